// @vitest-environment node
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canReach, parsePasswd } from './os-user.ts';
import { choosePlace } from './place.ts';

let folder: string;
const stranger = { uid: 65_533, gid: 65_533 };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-place-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a folder is reachable only if every folder above it is', async () => {
  const deep = path.join(folder, 'open');
  await mkdir(deep, { mode: 0o755 });
  expect(await canReach(deep, stranger)).toBe(false); // created by mkdtemp for its owner only
  await chmod(folder, 0o711);
  expect(await canReach(deep, stranger)).toBe(true);
  expect(await canReach(path.join(deep, 'not/there/yet'), stranger)).toBe(true);
  await chmod(deep, 0o700);
  expect(await canReach(deep, stranger)).toBe(false);
});

it('uses the data folder itself unless run as root', async () => {
  const place = await choosePlace('/programs/native', folder, null);
  expect(place).toEqual({
    native: '/programs/native',
    pgData: path.join(folder, 'postgres'),
    moved: null,
  });
});

it('finds a user in /etc/passwd by name', () => {
  const text = 'root:x:0:0:root:/root:/bin/sh\npostgres:x:101:104::/var/lib:/bin/sh\n';
  expect(parsePasswd(text, 'postgres')).toEqual({ uid: 101, gid: 104 });
  expect(parsePasswd(text, 'post')).toBeNull();
});
