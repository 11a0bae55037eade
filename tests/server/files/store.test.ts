import { createHash } from 'node:crypto';
import { open as openFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/lib/config.ts';
import { bucketFiles } from '#server/files/bucket.ts';
import { folderFiles } from '#server/files/open.ts';
import type { FilesPort, StoreOptions } from '#server/files/files.ts';
import { startStorage } from '#tests/support/bucket.ts';
import type { Storage } from '#tests/support/bucket.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

type Place = {
  readonly files: FilesPort;
  /** How many files are kept there, drafts too. */
  readonly count: () => Promise<number>;
  /** The file behind a key. */
  readonly fileOf: (storageKey: string) => string;
  readonly close: () => Promise<void>;
};

const countIn = async (folder: string, isCounted: (name: string) => boolean): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && isCounted(entry.name)).length;

const openFolder = async (root: string): Promise<Place> => ({
  files: folderFiles(root),
  count: () => countIn(root, () => true),
  fileOf: (key) => path.join(root, key),
  close: () => Promise.resolve(),
});

const openBucket = async (root: string): Promise<Place> => {
  const storage = await startStorage(root);
  return {
    files: await bucketFiles(storage.place, path.join(root, 'incoming')),
    count: () => countIn(root, (name) => !name.includes('._S3rver_') || name.endsWith('._S3rver_object')),
    fileOf: storage.fileOf,
    close: storage.stop,
  };
};

async function* pieces(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(typeof part === 'string' ? Buffer.from(part) : part);
}

const allowed: StoreOptions = { name: 'x', maxBytes: 1000, kinds: ['image', 'csv', 'json', 'log', 'text'] };

describe.each([
  ['a folder', openFolder],
  ['a bucket of an S3-compatible storage', openBucket],
])('%s', (_, open) => {
  let root: string;
  let place: Place;

  beforeAll(async () => {
    root = await makeFolder();
    place = await open(root);
  });

  afterAll(async () => {
    await place.close();
    await removeFolder(root);
  });

  it('keeps a file whole and gives it back, or a part of it', async () => {
    const content = 'a,b\n1,"zwölf"\n';
    const stored = await place.files.store(pieces('a,b\n1,"zw\u00f6', 'lf"\n'), { ...allowed, name: 'Cases.CSV' });
    expect(stored).toEqual({
      mediaKind: 'csv',
      contentType: 'text/csv; charset=utf-8',
      sizeBytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey: stored.storageKey,
    });
    const [whole, part] = [await place.files.read(stored.storageKey), await place.files.read(stored.storageKey, { start: 2, end: 3 })];
    expect(whole && (await text(whole))).toBe(content);
    expect(part && (await text(part))).toBe('b\n');
    await place.files.remove(stored.storageKey);
    expect(await place.files.read(stored.storageKey)).toBeNull();
  });

  it('keeps a file whole where the disk takes a part of a write', async () => {
    const probe = await openFile(path.join(root, 'probe'), 'w');
    const handles = Object.getPrototypeOf(probe) as typeof probe;
    await probe.close();
    await rm(path.join(root, 'probe'));
    const write = Reflect.get(handles, 'write') as (this: typeof probe, bytes: Uint8Array) => Promise<{ readonly bytesWritten: number }>;
    const spy = vi.spyOn(handles, 'write').mockImplementation(function part(this: typeof probe, bytes: unknown) {
      return write.call(this, (bytes as Uint8Array).subarray(0, 2)) as never;
    });
    const stored = await place.files.store(pieces('a,b\n1,2\n'), { ...allowed, name: 'x.csv' });
    spy.mockRestore();
    const whole = await place.files.read(stored.storageKey);
    expect(whole && (await text(whole))).toBe('a,b\n1,2\n');
    await place.files.remove(stored.storageKey);
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
    const before = await place.count();
    await expect(place.files.store(pieces(content), { ...allowed, ...options })).rejects.toMatchObject({ code });
    expect(await place.count()).toBe(before);
  });

  it('goes by the bytes, not by the name', async () => {
    expect(await place.files.store(pieces(png), { ...allowed, name: '../../evil.html' })).toMatchObject({
      mediaKind: 'image',
      contentType: 'image/png',
    });
    expect(await place.files.store(pieces('<script>1</script>'), { ...allowed, name: 'x.html' })).toMatchObject({
      mediaKind: 'text',
      contentType: 'text/plain; charset=utf-8',
    });
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const before = await place.count();
    const breaking = (async function* broken() {
      yield Buffer.from('half');
      throw new Error('cut');
    })();
    await expect(place.files.store(breaking, allowed)).rejects.toThrow('cut');
    expect(await place.count()).toBe(before);
  });

  it('never leaves its folder', async () => {
    expect(await place.files.read('../../etc/passwd')).toBeNull();
    expect(await place.files.read('ab/../../../../etc/passwd-0000-0000-0000-000')).toBeNull();
  });

  it('sweeps old files that nothing names', async () => {
    const [kept, orphan, fresh] = [
      await place.files.store(pieces('1'), allowed),
      await place.files.store(pieces('2'), allowed),
      await place.files.store(pieces('3'), allowed),
    ];
    const yesterday = new Date(Date.now() - 86_400_000);
    await writeFile(path.join(root, 'incoming', 'half'), 'x');
    for (const file of [place.fileOf(kept.storageKey), place.fileOf(orphan.storageKey), path.join(root, 'incoming', 'half')])
      await utimes(file, yesterday, yesterday);
    expect(await place.files.sweep((keys) => Promise.resolve(new Set(keys.filter((key) => key === kept.storageKey))), 3_600_000)).toBe(2);
    expect(
      await Promise.all([kept, orphan, fresh].map(async ({ storageKey }) => (await place.files.read(storageKey))?.destroy() !== undefined)),
    ).toEqual([true, false, true]);
  });
});

describe('a bucket', () => {
  let root: string;
  let storage: Storage;

  beforeAll(async () => {
    root = await makeFolder();
    storage = await startStorage(root);
  });

  afterAll(async () => {
    await storage.stop();
    await removeFolder(root);
  });

  it('is swept of the files of this installation and of nothing else in it', async () => {
    const files = await bucketFiles(storage.place, path.join(root, 'incoming'));
    const beside = await bucketFiles({ ...storage.place, prefix: '' }, path.join(root, 'incoming'));
    const [foreign, own] = [await beside.store(pieces('1'), allowed), await files.store(pieces('2'), allowed)];
    expect(await files.sweep(() => Promise.resolve(new Set()), -60_000)).toBe(1);
    expect([(await beside.read(foreign.storageKey)) !== null, await files.read(own.storageKey)]).toEqual([true, null]);
  });

  it('that is not there stops the start, and says where it was looked for', async () => {
    const missing = bucketFiles({ ...storage.place, bucket: 'nowhere' }, path.join(root, 'incoming'));
    await expect(missing).rejects.toThrow(
      /^FILES leads to s3:\/\/nowhere\/uploads\/ at 127\.0\.0\.1:\d+, which cannot be used: NoSuchBucket/u,
    );
  });
});

describe('FILES', () => {
  const placeIn = (FILES: string) => readConfig({ FILES }).files;

  it('names a folder or a bucket', () => {
    expect(placeIn('/srv/files')).toEqual({ kind: 'folder', folder: '/srv/files' });
    expect(placeIn('s3://files.example?region=eu-central-1')).toEqual({
      kind: 'bucket',
      bucket: 'files.example',
      prefix: '',
      region: 'eu-central-1',
      endpoint: null,
      pathStyle: false,
    });
    expect(placeIn('s3://files/a/b?endpoint=https://minio.example&path-style=0')).toMatchObject({
      prefix: 'a/b/',
      endpoint: 'https://minio.example',
      pathStyle: false,
    });
    expect(placeIn('s3://files?endpoint=https://minio.example')).toMatchObject({ pathStyle: true });
  });

  it.each([
    ['gs://files', 'must name a folder, or a bucket'],
    ['s3://key:secret@files', 'holds no key'],
    ['s3://files?endpint=x', 'has the option endpint'],
    ['s3://files?endpoint=minio', 'has an endpoint that is no address'],
    ['s3://files?path-style=yes', 'has a path-style'],
    ['s3://UP_case', 'must name a bucket'],
  ])('refuses %s and says why', (address, words) => {
    expect(() => readConfig({ FILES: address })).toThrow(`FILES ${words}`);
  });
});
