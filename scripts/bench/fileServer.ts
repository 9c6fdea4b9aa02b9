/** `fileServer.ts <folder>`: serves the files of a finished site as production does. Prints its port. */
import { createServer } from 'node:http';
import { createWebHandler } from '../web/createWebHandler.ts';

const server = createServer(createWebHandler(process.argv[2] ?? ''));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'string' ? address : address?.port);
});
