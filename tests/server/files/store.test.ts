import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { folderFiles, type FilesPort, type StoreOptions } from '#server/files/files.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let root: string;
let files: FilesPort;

beforeAll(async () => {
  root = await makeFolder();
  files = folderFiles(root);
});

afterAll(() => removeFolder(root));

async function* pieces(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(typeof part === 'string' ? Buffer.from(part) : part);
}

const allowed: StoreOptions = { name: 'x', maxBytes: 1000, kinds: ['image', 'csv', 'json', 'log', 'text'] };

const count = async (): Promise<number> =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

it('keeps a file whole and gives it back, or a part of it', async () => {
  const content = 'a,b\n1,"zwölf"\n';
  const stored = await files.store(pieces('a,b\n1,"zw\u00f6', 'lf"\n'), { ...allowed, name: 'Cases.CSV' });
  expect(stored).toEqual({
    mediaKind: 'csv',
    contentType: 'text/csv; charset=utf-8',
    sizeBytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey: stored.storageKey,
  });
  const [whole, part] = [await files.read(stored.storageKey), await files.read(stored.storageKey, { start: 2, end: 3 })];
  expect(whole && (await text(whole))).toBe(content);
  expect(part && (await text(part))).toBe('b\n');
  await files.remove(stored.storageKey);
  expect(await files.read(stored.storageKey)).toBeNull();
});

it.each<[string, Uint8Array | string, Partial<StoreOptions>, string]>([
  [
    'a program with the name of a picture',
    Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(60)]),
    { name: 'x.png' },
    'unsupported',
  ],
  [
    'a drawing that may carry scripts',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    { name: 'x.svg' },
    'unsupported',
  ],
  ['an archive', Buffer.from('504b0304140000000800', 'hex'), { name: 'x.csv' }, 'unsupported'],
  ['text with a zero byte', 'a\0b', { name: 'x.txt' }, 'unsupported'],
  ['bytes that are no text', Buffer.from([0xc3, 0x28, 0x41, 0xff]), { name: 'x.log' }, 'unsupported'],
  ['a picture where only tables are wanted', png, { kinds: ['csv'] }, 'unsupported'],
  ['more bytes than allowed', 'x'.repeat(1001), {}, 'too_large'],
  ['fewer bytes than promised', 'half', { sizeBytes: 8 }, 'broken'],
  ['other bytes than promised', 'other', { sha256: '00'.repeat(32) }, 'broken'],
  ['nothing', '', {}, 'empty'],
])('refuses %s and keeps nothing', async (_, content, options, code) => {
  const before = await count();
  await expect(files.store(pieces(content), { ...allowed, ...options })).rejects.toMatchObject({ code });
  expect(await count()).toBe(before);
});

it('goes by the bytes, not by the name', async () => {
  expect(await files.store(pieces(png), { ...allowed, name: '../../evil.html' })).toMatchObject({
    mediaKind: 'image',
    contentType: 'image/png',
  });
  expect(await files.store(pieces('<script>1</script>'), { ...allowed, name: 'x.html' })).toMatchObject({
    mediaKind: 'text',
    contentType: 'text/plain; charset=utf-8',
  });
});

it('keeps nothing of an upload that breaks off', async () => {
  const before = await count();
  const breaking = (async function* broken() {
    yield Buffer.from('half');
    throw new Error('cut');
  })();
  await expect(files.store(breaking, allowed)).rejects.toThrow('cut');
  expect(await count()).toBe(before);
});

it('never leaves its folder', async () => {
  expect(await files.read('../../etc/passwd')).toBeNull();
  expect(await files.read('ab/../../../../etc/passwd-0000-0000-0000-000')).toBeNull();
});

it('sweeps old files that nothing names', async () => {
  const [kept, orphan, fresh] = [
    await files.store(pieces('1'), allowed),
    await files.store(pieces('2'), allowed),
    await files.store(pieces('3'), allowed),
  ];
  const yesterday = new Date(Date.now() - 86_400_000);
  await writeFile(path.join(root, 'incoming', 'half'), 'x');
  for (const name of [kept.storageKey, orphan.storageKey, 'incoming/half']) await utimes(path.join(root, name), yesterday, yesterday);
  expect(await files.sweep((keys) => Promise.resolve(new Set(keys.filter((key) => key === kept.storageKey))), 3_600_000)).toBe(2);
  expect(
    await Promise.all([kept, orphan, fresh].map(async ({ storageKey }) => (await files.read(storageKey))?.destroy() !== undefined)),
  ).toEqual([true, false, true]);
});

it('refuses an address as the folder of files, naming the variable', () => {
  expect(() => readConfig({ FILES: 's3://bucket/files' })).toThrow('FILES must name a folder');
});
