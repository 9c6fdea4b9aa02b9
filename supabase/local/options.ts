import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type postgres from 'postgres';
import type { OnPublish } from './build-hook.ts';
import type { Mailbox } from './mailbox.ts';

/** Answers whatever is not the backend's: the built site or Vite's middleware. */
export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StackOptions {
  /** Folder that holds `supabase/` and `node_modules/`; the checkout by default. */
  root?: string;
  /** Where this server keeps everything it writes: database, files, mails, passwords. */
  dataDir: string;
  /** 0 (the default) takes a free port. */
  port?: number;
  /** Run `supabase/seed.sql` on first boot (default true). */
  seed?: boolean;
  /** Run `supabase/demo.sql` on first boot (default false). */
  demo?: boolean;
  /** Print nothing but errors (default false). */
  quiet?: boolean;
  web?: WebHandler | undefined;
  /** Who builds the site when the owner publishes; without it there is no build hook. */
  onPublish?: OnPublish;
  /** Called as soon as data folder and port are ours, long before the database is there. */
  listening?: (url: string) => void;
  /** Rows of `private.settings` to override after seeding, e.g. quotas a test wants small. */
  settings?: Record<string, string | number | boolean>;
  /** Restart a function when its source changes (`npm run dev`). */
  watchFunctions?: boolean;
  /** Safe against power loss (default). Off is for throw-away test data: a killed process loses nothing either way. */
  fsync?: boolean;
  /** How often due mail is looked for, in ms (default 2000, 0 switches it off). */
  outboxEvery?: number;
  /** How long a function's process lives without a call, in ms (default 60 000). */
  functionIdle?: number;
  /** Public address of the site when it is not this server's own. */
  siteUrl?: string;
  /** More environment for the functions, e.g. `NOTIFY_TO`. */
  functionEnv?: Record<string, string>;
}

export interface Stack {
  /** Where this stack keeps its data. */
  dataDir: string;
  /** `http://127.0.0.1:<port>`: site and API alike. */
  url: string;
  port: number;
  publishableKey: string;
  secretKey: string;
  /** Connection of the superuser, for tools like `supabase gen types`. */
  databaseUrl: string;
  admin: { email: string; password: string };
  mailbox: Mailbox;
  /** Superuser session pool: bypasses row-level security. */
  sql: postgres.Sql;
  /** For Vite's HMR socket in development. */
  server: Server;
  /** Call after DDL at run time, so that REST sees it. */
  reloadSchema: () => Promise<void>;
  /** Settles, with a line for the user, if PostgreSQL ends though nobody stopped it. */
  crashed: Promise<string>;
  /** Stops every process this stack started and frees its lock. */
  stop: () => Promise<void>;
}

/** What is undone, last first, when the stack stops or its start fails half-way. */
export type Undo = (() => Promise<unknown> | void)[];

/** A fault the user can act on: the scripts print its message as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
