import { spawn } from 'node:child_process';
import { existsSync, watch, type FSWatcher } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { cors, preflight } from './http.ts';
import type { Lock } from './lock.ts';
import { freePort, nameProcess, pause, stopProcess, type ProcessName } from './processes.ts';
import { bearerOf, type Tokens } from './tokens.ts';

export interface Functions {
  /** Handles /functions/v1/<name>; starts the function's process on the first call. */
  fetch: (request: Request) => Promise<Response>;
  /** Names of the functions with a running process. */
  running: () => string[];
  close: () => Promise<void>;
}

export interface FunctionsOptions {
  root: string;
  dataDir: string;
  env: Record<string, string>;
  tokens: Tokens;
  lock: Lock;
  /** Path of the deno executable. */
  program: string;
  verifyJwt: (name: string) => boolean;
  /** Idle time after which a process ends, ms. */
  idle: number;
  watchSource: boolean;
  log: (line: string) => void;
}

interface Worker {
  name: ProcessName;
  port: number;
  calls: number;
  idle: NodeJS.Timeout | undefined;
}

/** Runs the unmodified functions of `supabase/functions` with npm's deno: one process each, offline. */
export function createFunctions(options: FunctionsOptions): Functions {
  const folder = path.join(options.root, 'supabase/functions');
  const workers = new Map<string, Promise<Worker>>();

  const end = async (name: string) => {
    const worker = workers.get(name);
    workers.delete(name);
    const running = await worker?.catch(() => undefined);
    if (!running) return;
    clearTimeout(running.idle);
    await stopProcess(running.name, ['SIGTERM', 'SIGKILL']);
    await options.lock.removeChild(running.name.pid);
  };
  const endAll = () => Promise.all([...workers.keys()].map(end));

  const start = (name: string): Promise<Worker> => {
    const existing = workers.get(name);
    if (existing) return existing;
    const worker = startWorker(options, path.join(folder, name), name, () => {
      if (workers.get(name) === worker) workers.delete(name);
    });
    workers.set(name, worker);
    worker.catch(() => workers.delete(name));
    return worker;
  };

  const rest = (name: string, worker: Worker) => {
    worker.calls--;
    if (worker.calls > 0) return;
    worker.idle = setTimeout(() => void end(name), options.idle).unref();
  };

  const call = async (name: string, request: Request): Promise<Response> => {
    const worker = await start(name);
    worker.calls++;
    clearTimeout(worker.idle);
    try {
      return await forward(worker.port, request);
    } finally {
      rest(name, worker);
    }
  };

  const watcher = options.watchSource ? watchSource(folder, endAll) : undefined;

  return {
    running: () => [...workers.keys()],
    async fetch(request) {
      const name = /^\/functions\/v1\/([A-Za-z0-9-][\w-]*)(?:\/|$)/.exec(
        new URL(request.url).pathname,
      )?.[1];
      if (!name || !existsSync(path.join(folder, name, 'index.ts'))) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      if (options.verifyJwt(name) && !(await isSigned(options.tokens, request))) {
        return request.method === 'OPTIONS'
          ? preflight(request)
          : refuse(401, 'UNAUTHORIZED', 'Invalid JWT');
      }
      try {
        return await call(name, request);
      } catch (error) {
        options.log(`[${name}] ${error instanceof Error ? error.message : String(error)}`);
        return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
      }
    },
    async close() {
      watcher?.close();
      await endAll();
    },
  };
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: cors });
}

async function isSigned(tokens: Tokens, request: Request): Promise<boolean> {
  try {
    await tokens.verify(bearerOf(request));
    return true;
  } catch {
    return false;
  }
}

function watchSource(folder: string, changed: () => Promise<unknown>): FSWatcher | undefined {
  if (!existsSync(folder)) return undefined;
  const watcher = watch(folder, { recursive: true }, () => void changed());
  watcher.on('error', () => undefined);
  return watcher;
}

async function startWorker(
  { root, dataDir, env, lock, log, program }: FunctionsOptions,
  folder: string,
  name: string,
  ended: () => void,
): Promise<Worker> {
  const port = await freePort();
  // node_modules is next to this checkout's package.json, even if `root` is a test's fixture.
  const readable = `${root},${path.join(import.meta.dirname, '../..')}`;
  const permissions = [
    '--allow-net=127.0.0.1',
    '--allow-env',
    `--allow-read=${readable}`,
    '--allow-sys',
  ];
  const offline = ['--no-prompt', '--cached-only', '--no-lock', '--node-modules-dir=manual'];
  const config = path.join(folder, 'deno.json');
  const configured = existsSync(config) ? [`--config=${config}`] : [];
  const child = spawn(
    program,
    ['run', '--quiet', ...offline, ...permissions, ...configured, path.join(folder, 'index.ts')],
    {
      cwd: root,
      detached: true, // Ctrl-C must not reach it before a running call is done
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DENO_DIR: path.join(dataDir, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
        ...env,
      },
    },
  );
  let words = '';
  const hear = (bytes: Buffer) => {
    words = `${words}${bytes.toString()}`.slice(-2000);
    for (const line of bytes.toString().trimEnd().split('\n')) log(`[${name}] ${line}`);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('error', hear);
  child.on('exit', ended);
  const pid = child.pid ?? 0;
  await lock.addChild(pid);
  const identity = nameProcess(pid);
  while (child.exitCode === null && child.signalCode === null) {
    const listening = await isListening(port);
    if (listening && identity) return { name: identity, port, calls: 0, idle: undefined };
    await pause(15);
  }
  await lock.removeChild(pid);
  throw new Error(`did not start: ${words.trim()}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Forwards a request with the path /<name>/…, as hosted. */
async function forward(port: number, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.delete('content-length');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(
    `http://127.0.0.1:${port}${pathname.replace(/^\/functions\/v1/, '')}${search}`,
    {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: await request.arrayBuffer() }),
    },
  );
  const kept = new Headers(answer.headers);
  // fetch has already decoded the body.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return new Response(answer.body, { status: answer.status, headers: kept });
}
