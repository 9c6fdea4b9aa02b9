import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import { createBodyReader, type Body, type BodyLimits } from './body.ts';
import { DATA_HEADERS, json, SECURITY_HEADERS, sendResponse, trustedHeaders } from './http.ts';
import { StartError, type WebHandler } from './options.ts';

/** Paths of the backend; all others belong to the site. */
const OWN =
  /^\/(?:rest|auth|storage|realtime|functions)\/v1(?:\/|\?|$)|^\/_mail(?:\.json)?(?:\?|$)|^\/_build\//;

export type Answer = (request: Request) => Promise<Response>;

/** Longer than any client here keeps an idle connection, so that requests never meet a closing one. */
const KEEP_ALIVE_MS = 75_000;

/** Listens on 127.0.0.1 at once; requests wait until the backend is ready. */
export async function listen(
  port: number,
  ready: Promise<Answer>,
  web: WebHandler | undefined,
  limits?: BodyLimits,
): Promise<{ server: Server; port: number }> {
  const readBody = createBodyReader(limits);
  const server = createServer((incoming, outgoing) => {
    // The request line may contain an absolute URL (RFC 9112, 3.2.2).
    incoming.url = (incoming.url ?? '/').replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, '') || '/';
    outgoing.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
    if (OWN.test(incoming.url ?? '')) {
      void answerOwn(incoming, outgoing, ready, readBody);
    } else if (web) {
      web(incoming, outgoing);
    } else {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('No site is served here.\n');
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} needs rights you do not have. Choose one above 1023: PORT=4173 npm start`,
    );
  }
  return error;
}

async function answerOwn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ready: Promise<Answer>,
  readBody: ReturnType<typeof createBodyReader>,
): Promise<void> {
  outgoing.setHeaders(new Map(Object.entries(DATA_HEADERS)));
  try {
    const body = await readBody(incoming, outgoing);
    if (!body) return;
    const request = toRequest(incoming, body);
    const answer = request instanceof Response ? request : await (await ready)(request);
    await sendResponse(answer, outgoing);
    if (request instanceof Response) incoming.destroy();
  } catch (error) {
    console.error('backend:', error instanceof Error ? error.message : error);
    if (outgoing.headersSent) outgoing.destroy();
    else await sendResponse(json(500, { message: 'Internal server error' }), outgoing);
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A host and port; anything more would change the path of the URL built below. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

function toRequest(incoming: IncomingMessage, body: NonNullable<Body>): Request | Response {
  const { method = 'GET', rawHeaders, socket } = incoming;
  if (!METHODS.has(method)) return json(405, { message: 'This method is not answered here' });
  if (body instanceof Response) return body;
  const host = incoming.headers.host ?? '127.0.0.1';
  const address = `http://${host}${incoming.url ?? '/'}`;
  if (!HOST.test(host) || !parseUrl(address)) {
    return json(400, { message: 'The address cannot be read' });
  }
  return new Request(address, {
    method,
    headers: trustedHeaders(rawHeaders, socket.remoteAddress),
    ...(method !== 'GET' && method !== 'HEAD' && body.length > 0 && { body }),
  });
}
