import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { contentType } from './contentType.ts';

async function servePicture(
  pathname: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const { pictureAt } = await import('../pictures.ts');
    const file = await pictureAt(pathname);
    if (!file) {
      next();
      return;
    }
    response.setHeader('Content-Type', contentType(file));
    createReadStream(file).pipe(response);
  } catch (error) {
    next(error);
  }
}

/** In development the variants of pictures are made when a page first asks for them. */
export function pictureServer(): Plugin {
  return {
    name: 'mandap-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://dev');
        if (!/^\/(?:pictures|og)\//.test(pathname)) {
          next();
          return;
        }
        void servePicture(pathname, response, next);
      });
    },
  };
}
