import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';

const hooks = 'https://hooks.example.com';
const heard: string[] = [];
let status = 200;
const service = createServer((request, response) => {
  void request.setEncoding('utf8').on('data', (chunk: string) => heard.push(chunk));
  request.on('end', () => response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end());
});

let portal: Portal;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const standIns = new Map([[hooks, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`]]);
  const resolve = async () => [{ address: '10.1.2.3', family: 4 }];
  portal = await startPortal({ guard: { standIns, resolve } });
  await plantTwins(portal.database.owner);
});
afterAll(async () => {
  await portal.stop();
  service.close();
});

beforeEach(() => portal.database.owner.query('delete from notification_settings'));

const save = async (webhookUrl: string, person = 'customer') => {
  const call = await portal.as(idOf('a', person), publicId('a'));
  const { data } = await call(
    'mutation ($input: NotificationSettingsInput!) { answer: notificationSettingsUpdate(input: $input) { successful errors { path message } result { webhookUrl } } }',
    { input: { choices: [], mailEnabled: true, digest: 'soon', timeZone: 'UTC', webhookUrl } },
  );
  return data?.['answer'];
};
const refused = (message: string) => ({ successful: false, errors: [{ path: 'webhookUrl', message }], result: null });

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
    expect((await portal.database.owner.query('select from notification_settings where webhook_sealed is not null')).rowCount).toBe(0);
  });

  it('gets one test message when it is saved, and none when it stays as it is', async () => {
    heard.length = 0;
    const { successful, result } = await save(`${hooks}/services/one`);
    expect([successful, heard.length, heard.join('')]).toEqual([true, 1, expect.stringContaining(notificationTexts.webhookTrial)]);
    expect((await save(result.webhookUrl)).successful).toBe(true);
    expect(heard.length).toBe(1);
  });

  it.each(['customer', 'manager', 'accepted', 'assigned'])('is kept for every role: %s', async (person) => {
    status = 200;
    await portal.database.owner.query('delete from data_key');
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
    const { rows } = await portal.database.owner.query<{ shown: string }>('select webhook_shown as shown from notification_settings');
    expect(rows).toEqual([{ shown: `${hooks}/…/one` }]);
  });

  it('is kept where its service is only busy for the moment', async () => {
    for (const code of [429, 503]) {
      status = code;
      expect((await save(`${hooks}/services/busy${code}`)).successful).toBe(true);
    }
  });
});
