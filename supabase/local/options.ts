import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type postgres from 'postgres';
import type { OnPublish } from './build-hook.ts';
import type { Mailbox } from './mailbox.ts';

/** Handles requests other than the backend's: the built site or Vite's middleware. */
export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StackOptions {
  /** Folder with `supabase/` and `node_modules/`; the checkout by default. */
  root?: string;
  /** Folder for everything the server writes: database, files, emails, passwords. */
  dataDir: string;
  /** 0 (the default) for a free port. */
  port?: number;
  /** Runs `supabase/seed.sql` on first boot (default true). */
  seed?: boolean;
  /** Runs `supabase/demo.sql` on first boot (default false). */
  demo?: boolean;
  /** Prints only errors (default false). */
  quiet?: boolean;
  web?: WebHandler | undefined;
  /** Builds the site on publishing; without it there is no build hook. */
  onPublish?: OnPublish;
  /** Called once data folder and port are taken, long before the database is ready. */
  listening?: (url: string) => void;
  /** Overrides of `private.settings` after seeding, e.g. small quotas in a test. */
  settings?: Record<string, string | number | boolean>;
  /** Restarts a function when its source changes (`npm run dev`). */
  watchFunctions?: boolean;
  /** Safe against power loss (default). Off for temporary test data; a killed process loses nothing either way. */
  fsync?: boolean;
  /** Poll interval of the outbox, ms (default 2000, 0 for never). */
  outboxEvery?: number;
  /** Idle time after which a function's process ends, ms (default 60 000). */
  functionIdle?: number;
  /** Public URL of the site if it is not this server's own. */
  siteUrl?: string;
  /** Additional environment of the functions, e.g. `NOTIFY_TO`. */
  functionEnv?: Record<string, string>;
}

export interface Stack {
  /** The data folder. */
  dataDir: string;
  /** `http://127.0.0.1:<port>` of site and API. */
  url: string;
  port: number;
  publishableKey: string;
  secretKey: string;
  /** Connection string of the superuser, for tools like `supabase gen types`. */
  databaseUrl: string;
  admin: { email: string; password: string };
  mailbox: Mailbox;
  /** Superuser pool: bypasses row-level security. */
  sql: postgres.Sql;
  /** For Vite's HMR socket in development. */
  server: Server;
  /** Reloads REST's schema cache; needed after DDL at run time. */
  reloadSchema: () => Promise<void>;
  /** Resolves with a user-facing line if PostgreSQL ends unexpectedly. */
  crashed: Promise<string>;
  /** Stops every process of this stack and releases its lock. */
  stop: () => Promise<void>;
}

/** Clean-up steps, run last first when the stack stops or fails to start. */
export type Undo = (() => Promise<unknown> | void)[];

/** An error the user can act on: scripts print its message as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
