import { createHash, randomUUID } from 'node:crypto';
import { seed } from '#tests/support/seed.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

const hooks = 'https://hooks.example.com';
const closed = 'https://closed.example.com';
const hangsUp = 0;
const heard: string[] = [];
let status = 200;
const service = createServer((request, response) => {
  void request.setEncoding('utf8').on('data', (chunk: string) => heard.push(chunk));
  request.on('end', () =>
    status === hangsUp ? request.socket.destroy() : response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(),
  );
});

let world: PortalWorld;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const standIns = new Map([
    [hooks, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`],
    [closed, 'http://127.0.0.1:1'],
  ]);
  const resolve = async (host: string) => {
    if (host === 'unknown.example.com') throw new Error('ENOTFOUND');
    return [{ address: '10.1.2.3', family: 4 }];
  };
  world = await openPortalWorld({ at: null, guard: { standIns, resolve } });
});
afterAll(async () => {
  await world.stop();
  service.close();
});

beforeEach(() => world.portal.database.owner.query('delete from notification_settings'));

const save = async (webhookUrl: string, person: Person = 'customer', headers: Readonly<Record<string, string>> = {}) => {
  const call = await world.call(person);
  const { data } = await call(
    'mutation ($input: NotificationSettingsInput!) { answer: notificationSettingsUpdate(input: $input) { successful errors { path message } result { webhookUrl } webhookWarning } }',
    { input: { choices: [], mailEnabled: true, digest: 'soon', timeZone: 'UTC', webhookUrl } },
    headers,
  );
  return data?.['answer'];
};
const refused = (message: string) => ({ successful: false, errors: [{ path: 'webhookUrl', message }], result: null, webhookWarning: null });

describe('the address of a webhook', () => {
  it.each([
    ['https://127.0.0.1/', notificationTexts.webhookInside],
    ['https://169.254.169.254/latest', notificationTexts.webhookInside],
    ['https://[::1]/', notificationTexts.webhookInside],
    ['https://intranet.corp.example/hook', notificationTexts.webhookInside],
    ['https://user:pw@hooks.example.com/', notificationTexts.webhookMalformed],
    ['http://hooks.example.com/', notificationTexts.noWebhook],
  ])('%s is refused at its field, in words, when it is saved', async (url, message) => {
    expect(await save(url)).toEqual(refused(message));
    expect((await world.portal.database.owner.query('select from notification_settings where webhook_sealed is not null')).rowCount).toBe(
      0,
    );
  });

  it('gets one test message when it is saved, and none when it stays as it is', async () => {
    heard.length = 0;
    const { successful, result } = await save(`${hooks}/services/one`);
    expect([successful, heard.length, heard.join('')]).toEqual([true, 1, expect.stringContaining(notificationTexts.webhookTrial)]);
    expect((await save(result.webhookUrl)).successful).toBe(true);
    expect(heard.length).toBe(1);
  });

  it.each(['customer', 'manager', 'accepted', 'assigned'] as const)('is kept for every role: %s', async (person) => {
    status = 200;
    await world.portal.database.owner.query('delete from data_key');
    for (const name of ['one', 'two'])
      expect((await save(`${hooks}/services/${name}`, person))?.result).toEqual({ webhookUrl: `${hooks}/…/${name}` });
  });

  it.each([
    [404, notificationTexts.webhookAnswered(404)],
    [403, notificationTexts.webhookAnswered(403)],
    [302, notificationTexts.webhookRedirects],
  ])('that answers %i is refused, and the one before stays', async (code, message) => {
    status = 200;
    await save(`${hooks}/services/one`);
    status = code;
    expect(await save(`${hooks}/services/two`)).toEqual(refused(message));
    const { rows } = await world.portal.database.owner.query<{ shown: string }>('select webhook_shown as shown from notification_settings');
    expect(rows).toEqual([{ shown: `${hooks}/…/one` }]);
  });

  it.each([429, 500, 503])('that answers %i for the moment is kept, with a warning at its place', async (code) => {
    status = code;
    expect(await save(`${hooks}/services/busy`)).toEqual({
      successful: true,
      errors: [],
      result: { webhookUrl: `${hooks}/…busy` },
      webhookWarning: notificationTexts.webhookBusy(code),
    });
    expect((await save(`${hooks}/…busy`)).webhookWarning).toBe(null);
  });

  it('that hangs up on the test message is kept, with a warning at its place', async () => {
    status = hangsUp;
    expect((await save(`${hooks}/services/mute`)).webhookWarning).toBe(notificationTexts.webhookSilent);
  });

  it.each([
    ['https://unknown.example.com/hook', notificationTexts.webhookUnknown],
    [`${closed}/hook`, notificationTexts.webhookAway],
  ])('%s, which nobody answers, is refused at its field', async (url, message) => {
    expect(await save(url)).toEqual(refused(message));
  });

  it('is tried once under a key, whether it is asked again later or at the same moment', async () => {
    [status, heard.length] = [429, 0];
    const [key, other] = [randomUUID(), randomUUID()];
    const again = () => save(`${hooks}/services/once`, 'customer', { 'idempotency-key': key });
    const first = await again();
    expect([first.webhookWarning, await again(), heard.length]).toEqual([notificationTexts.webhookBusy(429), first, 1]);
    const twin = () => save(`${hooks}/services/twin`, 'customer', { 'idempotency-key': other });
    const [left, right] = await Promise.all([twin(), twin()]);
    expect([left, heard.length]).toEqual([right, 2]);
  });

  it('is not tried where a twin of the call on another node has begun to: what that finds is waited for', async () => {
    [status, heard.length] = [200, 0];
    const key = randomUUID();
    const url = `${hooks}/services/elsewhere`;
    const call = createHash('sha256')
      .update(JSON.stringify([key, url]))
      .digest('hex');
    const { owner } = world.portal.database;
    await seed(owner, 'webhook_trial', {
      organization_id: idOf('a', 'organization'),
      user_id: idOf('a', 'customer'),
      call,
      claimed_at: new Date(),
    });
    const saved = save(url, 'customer', { 'idempotency-key': key });
    const found = { fault: null, warning: notificationTexts.webhookBusy(503) };
    await owner.query('update webhook_trial set found = $2 where call = $1', [call, JSON.stringify(found)]);
    expect([(await saved).webhookWarning, heard.length]).toEqual([found.warning, 0]);
  });
});
