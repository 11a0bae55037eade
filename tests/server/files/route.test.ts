import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/lib/config.ts';
import { folderFiles } from '#server/files/open.ts';
import { fileLinks, type FileGrant } from '#server/files/links.ts';
import { mountFiles, rangeOf } from '#server/files/route.ts';
import { identitySettings } from '#server/identity/settings.ts';
import { readTarget } from '#server/identity/viewer.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { seed } from '#tests/support/seed.ts';

let database: TestDatabase;
let root: string;
let server: FastifyInstance;
let now = new Date('2026-03-01T12:00:30Z');
const links = fileLinks(Buffer.alloc(32, 7), () => now);
const [mine, other, customer, manager, foreigner] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [sheet, published, unpublished] = [randomUUID(), randomUUID(), randomUUID()];
const grantOf = (objectId: string, more: Partial<FileGrant> = {}): FileGrant => ({
  userId: customer,
  organizationId: mine,
  objectId,
  ...more,
});
const get = (grant: FileGrant, headers: Record<string, string> = {}) => server.inject({ url: links.pathOf(grant), headers });

beforeAll(async () => {
  [database, root] = [await createTestDatabase(), await makeFolder()];
  const files = folderFiles(root);
  const stored = await files.store(Readable.from([Buffer.from('a,b\n1,2\n')]), { name: 'x.csv', maxBytes: 99, kinds: ['csv'] });
  const { storageKey, contentType, sizeBytes, sha256 } = stored;
  for (const [id, code] of [
    [mine, 'NWD'],
    [other, 'FAB'],
  ])
    await seed(database.owner, 'organization', { id, short_code: code });
  for (const [id, organization, role] of [
    [customer, mine, 'customer'],
    [manager, mine, 'test_manager'],
    [foreigner, other, 'customer'],
  ])
    await seed(database.owner, 'organization_user', { id, organization_id: organization, role });
  const file = { organization_id: mine, content_type: contentType, size_bytes: sizeBytes, sha256, storage_key: storageKey };
  await seed(database.owner, 'upload', { ...file, id: sheet, name: 'Fälle "1".csv' });
  const test = randomUUID();
  await seed(database.owner, 'test', { id: test, organization_id: mine });
  for (const [id, at] of [
    [published, '2026-01-01'],
    [unpublished, null],
  ])
    await seed(database.owner, 'attachment', { ...file, id, test_id: test, kind: 'issue_attachment', published_at: at });
  server = fastify();
  const settings = identitySettings(readConfig({ NODE_ENV: 'test', DEMO: '0', PUBLIC_URL: 'http://localhost:4173' }));
  mountFiles(server, { files, links, app: database.app, standingOf: (userId) => readTarget(database.owner, settings, userId, now) });
});

afterAll(async () => {
  await server.close();
  await Promise.all([database.drop(), removeFolder(root)]);
});

it('hands a file to the person of the link, as a download that nothing can run', async () => {
  const answer = await get(grantOf(sheet));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('a,b\n1,2\n');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="F_lle__1_.csv"; filename*=UTF-8''F%C3%A4lle%20%221%22.csv`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('gives parts, and nothing when the reader has it already', async () => {
  const part = await get(grantOf(sheet), { range: 'bytes=4-6' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-6/8', '1,2']);
  const beyond = await get(grantOf(sheet), { range: 'bytes=9-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */8']);
  const etag = String((await get(grantOf(sheet))).headers['etag']);
  expect((await get(grantOf(sheet), { 'if-none-match': etag })).statusCode).toBe(304);
});

it.each<[string, number, ReturnType<typeof rangeOf>]>([
  ['bytes=0-', 8, { start: 0, end: 7 }],
  ['bytes=-3', 8, { start: 5, end: 7 }],
  ['bytes=-99', 8, { start: 0, end: 7 }],
  ['bytes=2-99', 8, { start: 2, end: 7 }],
  ['bytes=-0', 8, 'impossible'],
  ['bytes=5-2', 8, 'impossible'],
  ['bytes=0-1,3-4', 8, 'all'],
  ['items=0-1', 8, 'all'],
])('reads the range %s', (header, size, range) => {
  expect(rangeOf(header, size)).toEqual(range);
});

it('shows a customer what is published and a manager everything', async () => {
  const status = async (objectId: string, userId: string) => (await get(grantOf(objectId, { userId }))).statusCode;
  expect([await status(published, customer), await status(unpublished, customer), await status(unpublished, manager)]).toEqual([
    200, 404, 200,
  ]);
});

it('answers one and the same 404 to everything else', async () => {
  const path = links.pathOf(grantOf(sheet));
  const letter = path.at(20) === 'A' ? 'B' : 'A';
  const wrong = [
    links.pathOf(grantOf(randomUUID())),
    links.pathOf(grantOf(sheet, { userId: randomUUID() })),
    links.pathOf(grantOf(sheet, { userId: foreigner, organizationId: other })),
    `${path.slice(0, 20)}${letter}${path.slice(21)}`,
    `${path}=`,
    '/files/short',
    `/files/${fileLinks(Buffer.alloc(32, 8), () => now).tokenOf(grantOf(sheet))}`,
  ];
  for (const url of wrong) {
    const answer = await server.inject({ url });
    expect({ url, status: answer.statusCode, body: answer.body }).toEqual({ url, status: 404, body: '{"error":"not_found"}' });
  }
});

it('lets a link die after ten minutes, or with the membership', async () => {
  const path = links.pathOf(grantOf(sheet));
  const at = now;
  now = new Date(at.getTime() + 9 * 60_000);
  expect((await server.inject({ url: path })).statusCode).toBe(200);
  now = new Date(at.getTime() + 10 * 60_000);
  expect((await server.inject({ url: path })).statusCode).toBe(404);
  now = at;
  await database.owner.query(`update organization_user set state = 'removed' where id = $1`, [customer]);
  expect((await server.inject({ url: path })).statusCode).toBe(404);
  await database.owner.query(`update organization_user set state = 'active' where id = $1`, [customer]);
});

it('lets a link die with the organization it was made for', async () => {
  const path = links.pathOf(grantOf(sheet, { userId: manager }));
  const status = async () => (await server.inject({ url: path })).statusCode;
  const move = (organization: string) =>
    database.owner.query('update organization_user set organization_id = $2 where id = $1', [manager, organization]);
  expect(await status()).toBe(200);
  await move(other);
  expect(await status()).toBe(404);
  await move(mine);
  expect(await status()).toBe(200);
  await database.owner.query('update organization set deleted_at = now() where id = $1', [mine]);
  expect(await status()).toBe(404);
  await database.owner.query('update organization set deleted_at = null where id = $1', [mine]);
});

it('lets a link die with the trial, but for test managers', async () => {
  await database.owner.query(`update organization set has_contract = false where id = $1`, [mine]);
  await seed(database.owner, 'trial', { organization_id: mine, finishes_at: now, finished_at: now });
  const status = async (userId: string) => (await get(grantOf(sheet, { userId }))).statusCode;
  expect([await status(customer), await status(manager)]).toEqual([404, 200]);
  await database.owner.query('delete from trial where organization_id = $1', [mine]);
});

it('hands an upload to a moderator only where it is their own', async () => {
  const moderator = randomUUID();
  await seed(database.owner, 'organization_user', { id: moderator, organization_id: mine, role: 'community_test_manager' });
  const status = async () => (await get(grantOf(sheet, { userId: moderator }))).statusCode;
  expect(await status()).toBe(404);
  await database.owner.query('update upload set created_by = $2 where id = $1', [sheet, moderator]);
  expect(await status()).toBe(200);
  await database.owner.query('update upload set created_by = null where id = $1', [sheet]);
});
