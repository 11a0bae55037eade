import { readdir } from 'node:fs/promises';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawScreenshot } from '#crowd/pictures/screenshot.ts';
import { randomFrom } from '#crowd/random.ts';
import { keepFile } from '#server/files/store.ts';
import { folderFiles } from '#server/files/open.ts';
import { send, upload } from './calls.ts';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

let world: CrowdWorld;
const participantId = ids.participant(101);
const png = drawScreenshot(
  { shape: 'phone', appName: 'Shop', caseCode: 'TC-1', heading: 'Basket', error: null, button: 'Pay' },
  randomFrom('test'),
);

const kept = async (): Promise<number> =>
  (await readdir(world.files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const rows = async (): Promise<number> =>
  Number((await world.db.owner.query<{ count: number }>('select count(*) from attachment')).rows[0]?.count);

beforeAll(async () => {
  world = await crowdWorld();
  await addTest(world.db, 1, { attachmentRequired: true, cases: 3, testers: 2 });
  await send(world, 'acceptInvitation', { key: 'a', participantId });
  await send(world, 'acceptInvitation', { key: 'b', participantId: ids.participant(102) });
});
afterAll(() => world.close());

describe('uploading', () => {
  it('keeps a screenshot once, and gives it to a result', async () => {
    const fields = { key: 'u1', participantId };
    const first = await upload(world, fields, { name: '..\\..\\Bild\u202Egnp.exe', type: 'image/png', body: png });
    expect(first).toMatchObject({ status: 200, body: { successful: true, result: { name: 'Bildgnp.png', mediaKind: 'image' } } });
    expect(await upload(world, fields, { name: '..\\..\\Bild\u202Egnp.exe', type: 'image/png', body: png })).toEqual(first);
    expect([await kept(), await rows()]).toEqual([1, 1]);
    expect(await upload(world, fields, { name: 'other.txt', type: 'text/plain', body: Buffer.from('other') })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'idempotency_mismatch' }] },
    });
    expect([await kept(), await rows()]).toEqual([1, 1]);

    const testCaseId = ids.testCase(101);
    expect(await send(world, 'submitCaseResult', { key: 's0', participantId, testCaseId, status: 'pass' })).toMatchObject({
      errors: [{ code: 'blank', path: 'attachmentIds' }],
    });
    const attachmentIds = [first.body.result?.id];
    expect(await send(world, 'submitCaseResult', { key: 's1', participantId, testCaseId, status: 'pass', attachmentIds })).toMatchObject({
      successful: true,
      result: { attachments: [{ name: 'Bildgnp.png' }] },
    });
    expect(
      await send(world, 'submitCaseResult', { key: 's2', participantId, testCaseId: ids.testCase(102), status: 'pass', attachmentIds }),
    ).toMatchObject({ errors: [{ code: 'not_found', path: 'attachmentIds[0]' }] });
  });

  it('gives no tester the files of another', async () => {
    const { body } = await upload(world, { key: 'mine', participantId }, { name: 'a.png', type: 'image/png', body: png });
    const input = {
      key: 'theirs',
      participantId: ids.participant(102),
      testCaseId: ids.testCase(101),
      status: 'pass',
      attachmentIds: [body.result?.id],
    };
    expect(await send(world, 'submitCaseResult', input)).toMatchObject({ errors: [{ code: 'not_found', path: 'attachmentIds[0]' }] });
  });

  it('tells logs, tables and data from one another', async () => {
    for (const [name, kind] of [
      ['device.log', 'log'],
      ['rows.csv', 'csv'],
      ['answer.json', 'json'],
      ['notes.txt', 'text'],
    ] as const) {
      expect(
        await upload(world, { key: name, participantId }, { name, type: 'application/x-msdownload', body: Buffer.from('{"a": 1}\n') }),
      ).toMatchObject({ status: 200, body: { result: { name, mediaKind: kind } } });
    }
  });
});

const chunk = (type: string, body: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type), body]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(body.length, 0);
  framed.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([framed.subarray(0, 4), typed, framed.subarray(4)]);
};
const bomb = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('pictures that are rarer', () => {
  const animation = Buffer.alloc(8);
  animation.writeUInt32BE(1, 0);
  const moving = Buffer.concat([png.subarray(0, 33), chunk('acTL', animation), png.subarray(33)]);
  const frame = Buffer.from('ffc0000b080010001001011100', 'hex');
  const segment = Buffer.concat([Buffer.from('ffe1fffe', 'hex'), Buffer.alloc(0xfffc, 1)]);
  const photo = Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...Array.from({ length: 12 }, () => segment),
    frame,
    Buffer.from('ffd9', 'hex'),
  ]);

  const slowly = async function* (body: Buffer) {
    for (let at = 0; at < body.length; at += 8192) yield body.subarray(at, at + 8192);
  };

  it.each([
    ['that moves', 'steps.png', moving],
    ['with much said about it before its size', 'photo.jpg', photo],
  ])('one %s is kept', async (_, name, body) => {
    expect(await keepFile(folderFiles(world.files), slowly(body), name)).toMatchObject({ name, mediaKind: 'image' });
  });
});

describe('hostile files leave neither a file nor a row', () => {
  const files: readonly (readonly [string, string, Buffer, number, string])[] = [
    ['a program', 'shot.png', Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'), 415, 'invalid_type'],
    ['an archive', 'shot.png', Buffer.from('504b0304140000000800', 'hex'), 415, 'invalid_type'],
    [
      'a drawing with script in XML',
      'shot.svg',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'invalid_type',
    ],
    ['text with NUL', 'notes.txt', Buffer.from('a\u0000b'), 415, 'invalid_type'],
    ['text that is not UTF-8', 'notes.txt', Buffer.from([0x61, 0xff, 0xfe, 0xfd]), 415, 'invalid_type'],
    ['nothing', 'empty.png', Buffer.alloc(0), 422, 'blank'],
    ['a picture of 3.6 billion pixels', 'bomb.png', bomb(), 413, 'too_large'],
    ['a broken picture', 'cut.png', png.subarray(0, 20), 422, 'invalid'],
  ];
  for (const [what, name, body, status, code] of files) {
    it(`refuses ${what}`, async () => {
      const before = [await kept(), await rows()];
      const answer = await upload(world, { key: `h-${what}`, participantId }, { name, type: 'image/png', body });
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([status, code]);
      expect([await kept(), await rows()]).toEqual(before);
    });
  }

  it('a text of eleven megabytes', async () => {
    const before = await kept();
    expect(
      await upload(
        world,
        { key: 'large', participantId },
        { name: 'a.log', type: 'text/plain', body: Buffer.alloc(11 * 1024 * 1024, 'a') },
      ),
    ).toMatchObject({ status: 413, body: { errors: [{ code: 'too_large', path: 'file' }] } });
    expect(await kept()).toBe(before);
  });

  it('no file, no key, no participation, a stranger', async () => {
    const file = { name: 'a.png', type: 'image/png', body: png };
    const before = [await kept(), await rows()];
    expect(await upload(world, { key: 'n', participantId }, null)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'blank', path: 'file' }] },
    });
    expect(await upload(world, { participantId }, file)).toMatchObject({ status: 422, body: { errors: [{ code: 'blank', path: 'key' }] } });
    expect(await upload(world, { key: 'n', participantId: 'x' }, file)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'not_found', path: 'participantId' }] },
    });
    expect(await upload(world, { key: 'n', participantId, kind: 'passport' }, file)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'inclusion', path: 'kind' }] },
    });
    expect([await kept(), await rows()]).toEqual(before);
  });
});
