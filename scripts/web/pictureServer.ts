import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import { basename, dirname } from 'node:path';
import send from 'send';
import type { Plugin } from 'vite';

async function servePicture(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const { pictureAt } = await import('../pictures.ts');
    const file = await pictureAt(pathname);
    if (file) send(request, encodeURI(basename(file)), { root: dirname(file) }).pipe(response);
    else next();
  } catch (error) {
    next(error);
  }
}

/** In development, makes picture variants on request. */
export function pictureServer(): Plugin {
  return {
    name: 'mandap-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = parseUrl(request.url ?? '/', 'http://dev')?.pathname ?? '/';
        if (!/^\/(?:pictures|og)\//.test(pathname)) {
          next();
          return;
        }
        void servePicture(pathname, request, response, next);
      });
    },
  };
}
