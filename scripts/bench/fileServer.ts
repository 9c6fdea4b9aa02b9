/**
 * `fileServer.ts <folder>`: serves a finished site's files as production does, in a process of its own. The backend's
 * addresses are taken and never answered, as where a provider swallows them. Prints its port.
 */
import { createServer } from 'node:http';
import { createWebHandler } from '../web/createWebHandler.ts';

const BACKEND = /^\/(?:rest|auth|storage|functions|realtime)\/v1\//;

const answer = createWebHandler(process.argv[2] ?? '');
const server = createServer((request, response) => {
  if (!BACKEND.test(request.url ?? '')) answer(request, response);
});
server.on('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'string' ? address : address?.port);
});
