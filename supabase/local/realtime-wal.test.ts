import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { PgoutputPlugin } from 'pg-logical-replication';
import { expect, it } from 'vitest';
import { logReader } from './realtime-wal.ts';

/** A PostgreSQL message: type, length, payload. */
const message = (letter: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
};
const ASK_PASSWORD = message('R', Buffer.from([0, 0, 0, 3]));
const LET_IN = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

it('a session that ends while it is being opened ends the reader, not the process', async () => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(ASK_PASSWORD);
      // In one chunk, so that both are read in the same tick.
      socket.once('data', () => socket.end(Buffer.concat([LET_IN, READY, ENDED])));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = logReader(`postgres://postgres:secret@127.0.0.1:${port}/postgres`);
  reader.on('error', () => undefined);
  const plugin = new PgoutputPlugin({ protoVersion: 1, publicationNames: ['any'] });
  await expect(reader.subscribe(plugin, 'any')).rejects.toThrow('connection');
  server.close();
});
