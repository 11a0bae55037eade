import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { openChatWorld } from './world.ts';
import type { ChatWorld } from './world.ts';

let world: ChatWorld;
beforeAll(async () => {
  world = await openChatWorld();
});
afterAll(() => world.stop());

const kept = async (): Promise<number> => {
  const entries = await readdir(path.join(world.portal.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};
const rows = async (): Promise<number> => Number((await world.sql('select count(*)::int as count from chat_file'))[0]?.['count']);
const everything = async () => [await kept(), await rows()];

const boundary = 'part';
const opening = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="..\\notes.txt"\r\ncontent-type: text/html\r\n\r\n`;
type Body = string | ReadableStream<Uint8Array>;
const whole = (text: string): string => `${opening}${text}\r\n--${boundary}--\r\n`;

const upload = async (
  person: PersonName,
  channel: string,
  body: Body = whole('<b>a</b>'),
  headers: Readonly<Record<string, string>> = {},
) => {
  const answer = await fetch(`${world.portal.url}/api/chat-files?channel=${channel}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await world.portal.server.identity.mint(idOf('a', person))}`,
      'x-organization-public-id': publicId('a'),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    body,
    ...(typeof body === 'string' ? {} : { duplex: 'half' }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const statuses = async (channel: string) => {
  const found: Partial<Record<PersonName, number>> = {};
  for (const person of ['customer', 'manager', 'accepted', 'assigned', 'removed', 'unassigned'] as const)
    found[person] = (await upload(person, channel)).status;
  return found;
};

describe('a file for a chat', () => {
  it('is taken from those who may write there, under a name and kind that tell the truth', async () => {
    const outside = { assigned: 404, removed: 404, unassigned: 404 };
    expect(await statuses(world.id('chat-public'))).toEqual({ customer: 200, manager: 200, accepted: 200, ...outside });
    expect(await statuses(world.id('chat-private'))).toEqual({ customer: 404, manager: 200, accepted: 200, ...outside });
    const { body } = await upload('manager', world.id('chat-public'));
    expect(body).toMatchObject({ name: 'notes.txt', mediaKind: 'text' });
    const shown = await fetch(`${world.portal.url}${String(body['url'])}`);
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')?.split(';')[0]]).toEqual([
      'text/plain; charset=utf-8',
      'attachment',
    ]);
  });

  it('for a channel that is foreign, absent or no id leaves nothing', async () => {
    const before = await everything();
    for (const channel of [idOf('b', 'chat-public'), crypto.randomUUID(), 'nothing', ''])
      expect(await upload('manager', channel)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect((await upload('manager', world.id('chat-public'), whole('a'), { authorization: 'Bearer x' })).status).toBe(401);
    expect((await upload('manager', world.id('chat-public'), whole('a'), { 'x-organization-public-id': publicId('b') })).status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['is no form', '{}', { 'content-type': 'application/json' }, 'blank'],
    ['names no boundary', whole('a'), { 'content-type': 'multipart/form-data' }, 'blank'],
    ['has a field and no file', `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n--${boundary}--\r\n`, {}, 'blank'],
    ['breaks off', `${opening}half`, {}, 'invalid'],
    ['is empty', whole(''), {}, 'blank'],
  ])('that %s is refused in words, and leaves nothing', async (_, body, headers, code) => {
    const before = await everything();
    const answer = await upload('manager', world.id('chat-public'), body, headers);
    expect(answer).toMatchObject({ status: 422, body: { error_code: code, errors: [{ code, path: 'file' }] } });
    expect(await everything()).toEqual(before);
  });

  it('for two channels at once is for none', async () => {
    const id = world.id('chat-public');
    expect(await upload('manager', `${id}&channel=${id}`)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
  });

  it('says in megabytes how large it may be', async () => {
    const { status, body } = await upload('manager', world.id('chat-public'), whole('a'.repeat(10 * 1024 * 1024 + 1)));
    expect([status, body['errors']]).toEqual([413, [{ code: 'too_large', message: 'The file is larger than 10 MB.', path: 'file' }]]);
  });

  it.each([
    [
      'is removed',
      `update organization_user set state = 'removed' where id = $1`,
      `update organization_user set state = 'active' where id = $1`,
      403,
    ],
    [
      'becomes a customer',
      `update organization_user set role = 'customer' where id = $1`,
      `update organization_user set role = 'test_manager' where id = $1`,
      403,
    ],
  ])('of somebody who %s while it is on its way leaves nothing', async (_, change, back, status) => {
    const before = await everything();
    const letters = new TextEncoder();
    const halfway = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      start: async (line) => {
        line.enqueue(letters.encode(`${opening}${'a'.repeat(2 * 1024 * 1024)}`));
        halfway.resolve();
        await goOn.promise;
        line.enqueue(letters.encode(`b\r\n--${boundary}--\r\n`));
        line.close();
      },
    });
    const sent = upload('manager', world.id('chat-private'), body);
    await halfway.promise;
    await expect.poll(kept, { timeout: 10_000 }).toBe(Number(before[0]) + 1);
    await world.sql(change, [world.id('manager')]);
    goOn.resolve();
    try {
      expect((await sent).status).toBe(status);
      expect(await everything()).toEqual(before);
    } finally {
      await world.sql(back, [world.id('manager')]);
    }
  });
});
