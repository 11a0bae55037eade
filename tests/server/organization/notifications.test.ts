import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWebhook, resumeWebhooks } from '#server/areas/organization/notify/call-webhook.job.ts';
import { deliverNotifications } from '#server/areas/organization/notify/deliver.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { unsubscribeTokens } from '#server/identity/unsubscribe-page.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { writtenMails } from '#tests/support/mails.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { Loose } from '#tests/support/portal.ts';

const listed =
  'query ($unreadOnly: Boolean, $kind: String) { notifications(unreadOnly: $unreadOnly, kind: $kind) { publicId kind isRead testId details { description } } unreadNotificationCount }';
const settings = 'choices { event app mail webhook } mailEnabled digest quietFrom quietUntil timeZone webhookUrl mutedTests { id }';
const ask = `{ notificationSettings { ${settings} } }`;
const save = `mutation ($input: NotificationSettingsInput!) { answer: notificationSettingsUpdate(input: $input) { successful errors { path } result { ${settings} } } }`;
const mark =
  'mutation ($input: NotificationsMarkInput!) { answer: notificationsMark(input: $input) { successful result { publicId isRead } } }';
const markAll = 'mutation ($input: NotificationsMarkAllInput!) { answer: notificationsMarkAll(input: $input) { successful } }';
const mute = `mutation ($input: NotificationTestMuteInput!) { answer: notificationTestMute(input: $input) { successful result { ${settings} } } }`;

const tokens = unsubscribeTokens(testMasterKey);
const form = { choices: [], mailEnabled: true, digest: 'soon', timeZone: 'UTC' };

let world: PortalWorld;
let standIns: StandIns;
let at = Date.parse('2026-11-21T09:00:00.000Z');
const clock = { now: () => new Date(at) };
const enqueued: { name: string; data: object }[] = [];
beforeAll(async () => {
  standIns = await startStandIns();
  world = await openPortalWorld({ standIns });
});
afterAll(() => world.stop());
beforeEach(async () => {
  at = Date.parse('2026-11-21T09:00:00.000Z');
  enqueued.length = 0;
  for (const table of ['notification_settings', 'notification', 'mail', 'webhook_call']) await world.sql(`delete from ${table}`);
});

const tell = (description: string, more: object = {}, kind = 'results_published') =>
  world.portal.server.database.write(systemViewer(world.id('organization')), (tx) =>
    notify({ ...tx, at: clock.now().toISOString() }, { roles: ['customer'], kind, description, link: '/results/1', ...more }),
  );
const read = async (person: Person = 'customer', variables: object = {}): Promise<Loose> => world.ask(person, listed, variables);
const words = async (person: Person = 'customer', variables: object = {}): Promise<string[]> =>
  (await read(person, variables)).notifications.map(({ details }: Loose) => details.description);
const deliver = () =>
  deliverNotifications({
    mail: world.portal.server.services.mail,
    secrets: world.portal.server.services.vendors.secrets,
    enqueue: async (_db, name, data) => void enqueued.push({ name, data }),
    publicUrl: 'https://muster.example.com',
    sender: 'Acme',
    unsubscribeUrl: (userId) => `https://muster.example.com/unsubscribe/${tokens.of(userId)}`,
  })({ owner: world.portal.database.owner, clock });
const after = async (minutes: number): Promise<void> => {
  at += minutes * 60_000;
  await deliver();
};
const mails = async () => (await writtenMails(world.sql)).filter(({ kind }) => kind === 'notification');
const set = async (more: object, person: Person = 'customer') => (await world.ask(person, save, { input: { ...form, ...more } })).answer;

describe('notifications', () => {
  it('show the marks with which somebody turns the direction of words', async () => {
    await tell('Ann cannot go on: see \u202Egnp.exe');
    expect(await words()).toEqual(['Ann cannot go on: see [RLO]gnp.exe']);
  });

  it('are marked by each person for themselves, one, back and all', async () => {
    for (const description of ['one', 'two', 'three']) await tell(description, { roles: ['customer', 'test_manager'] });
    const { notifications, unreadNotificationCount } = await read();
    expect([notifications.length, unreadNotificationCount]).toEqual([3, 3]);
    const [{ publicId }] = notifications;
    const marked = async (isRead: boolean) =>
      (await world.ask('customer', mark, { input: { publicIds: [publicId], isRead } })).answer.result;
    expect(await marked(true)).toEqual([{ publicId, isRead: true }]);
    expect([(await read()).unreadNotificationCount, (await words('customer', { unreadOnly: true })).length]).toEqual([2, 2]);
    expect(await marked(false)).toEqual([{ publicId, isRead: false }]);
    await world.ask('customer', markAll, { input: { until: '2026-11-21T10:00:00.000Z' } });
    expect([(await read()).unreadNotificationCount, (await read('manager')).unreadNotificationCount]).toEqual([0, 3]);
  });

  it('are marked for nobody who may not see them', async () => {
    await tell('theirs', { roles: ['test_manager'] });
    const [{ public_id: publicId }] = (await world.sql('select public_id from notification')) as [{ public_id: string }];
    for (const person of ['customer', 'manager of b'] as const)
      expect((await world.ask(person, mark, { input: { publicIds: [publicId], isRead: true } })).answer.result).toEqual([]);
    expect(await world.sql('select 1 from notification_mark')).toEqual([]);
  });

  it('are found by their kind, and left out of the app where nobody wants them there', async () => {
    await tell('published');
    await tell('exported', {}, 'issues_exported');
    expect(await words('customer', { kind: 'issues_exported' })).toEqual(['exported']);
    await set({ choices: [{ event: 'issues_exported', app: false, mail: false, webhook: false }] });
    expect([await words(), (await read()).unreadNotificationCount]).toEqual([['published'], 1]);
  });

  it('of a muted test are told nowhere', async () => {
    const testId = world.id('supervised');
    await tell('loud', { testId: null });
    await tell('muted', { testId });
    const muted = async (isMuted: boolean) => (await world.ask('customer', mute, { input: { testId, isMuted } })).answer.result.mutedTests;
    expect(await muted(true)).toEqual([{ id: testId }]);
    expect(await words()).toEqual(['loud']);
    await after(5);
    expect((await mails()).map(({ text }) => text.includes('muted'))).toEqual([false]);
    expect(await muted(false)).toEqual([]);
    expect((await words()).toSorted()).toEqual(['loud', 'muted']);
  });
});

describe('notification settings', () => {
  it('are the usual until they are saved, and keep what is left out', async () => {
    const usual = (await world.ask('customer', ask)).notificationSettings;
    expect([usual.digest, usual.mailEnabled, usual.choices.map(({ event }: Loose) => event)]).toEqual([
      'soon',
      true,
      [
        'results_published',
        'issues_exported',
        'integration_stopped',
        'results_not_returned',
        'approval_asked',
        'approval_told',
        'tests_removed',
        'archive_made',
        'chat_message',
      ],
    ]);
    expect((await world.ask('manager', ask)).notificationSettings.choices.map(({ event }: Loose) => event)).toEqual([
      'results_published',
      'issues_exported',
      'integration_stopped',
      'results_not_returned',
      'approval_told',
      'run_waits',
      'test_waits',
      'tests_removed',
      'archive_made',
      'chat_message',
      'blocker_raised',
    ]);
    await set({ choices: [{ event: 'issues_exported', app: true, mail: true, webhook: false }] });
    const { result } = await set({ quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Europe/Berlin' });
    expect([result.choices[1], result.quietFrom, result.timeZone]).toEqual([
      { event: 'issues_exported', app: true, mail: true, webhook: false },
      '22:00',
      'Europe/Berlin',
    ]);
  });

  it('are refused where they cannot be', async () =>
    expect((await set({ quietFrom: '25:00', webhookUrl: 'http://x' })).errors.map(({ path }: Loose) => path)).toEqual([
      'quietFrom',
      'quietUntil',
      'webhookUrl',
    ]));
});

describe('a mail', () => {
  it('tells twenty events at once, each once, whoever else looks at the same moment', async () => {
    for (let number = 1; number <= 20; number += 1) await tell(`Event ${number} of <b>many</b>`);
    await after(0.5);
    expect(await mails()).toEqual([]);
    at += 60_000;
    await Promise.all([deliver(), deliver(), deliver()]);
    const [mail, ...others] = await mails();
    expect([others, mail?.['recipient'], mail?.['subject']]).toEqual([[], 'customer@a.example', '20 notifications']);
    for (let number = 1; number <= 20; number += 1)
      expect(mail?.text).toContain(`Event ${number} of <b>many</b>\n  https://muster.example.com/results/1`);
    await after(30);
    expect(await mails()).toHaveLength(1);
  });

  it('is not written of what was read, of internal errors, nor in quiet hours', async () => {
    await tell('read already');
    await tell('broken', {}, 'internal_error');
    await world.ask('customer', markAll, { input: { until: '2026-11-21T10:00:00.000Z' } });
    await set({ quietFrom: '08:00', quietUntil: '10:00' });
    await tell('later');
    await after(10);
    expect(await mails()).toEqual([]);
    await after(60);
    const [mail] = await mails();
    expect([mail?.subject, mail?.text.includes('read already')]).toEqual(['later', false]);
  });

  it('ends with one press, without a sign-in, and for nobody else', async () => {
    const press = (token: string) =>
      fetch(`${world.portal.url}/unsubscribe/${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    await tell('one');
    await after(2);
    const [mail] = await mails();
    const token = /unsubscribe\/([^>]+)>/u.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await fetch(`${world.portal.url}/unsubscribe/${token}`)).status).toBe(200);
    expect((await world.ask('customer', ask)).notificationSettings.mailEnabled).toBe(true);
    expect((await press(`${world.id('manager')}.${token.split('.')[1]}`)).status).toBe(404);
    expect(await (await fetch(`${world.portal.url}/unsubscribe/cut.short`)).text()).toContain('<h1>This link is not complete</h1>');
    expect((await press(token)).status).toBe(200);
    expect((await world.ask('customer', ask)).notificationSettings.mailEnabled).toBe(false);
    await tell('two');
    await after(30);
    expect(await mails()).toHaveLength(1);
  });
});

describe('somebody who cannot be told', () => {
  it('keeps nobody else from being told', async () => {
    await set({ timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:00' });
    await set({}, 'manager');
    await world.sql(`update notification_settings set time_zone = 'Atlantis/Capital' where user_id = $1`, [world.id('customer')]);
    await tell('published', { roles: ['customer', 'test_manager'] });
    at += 120_000;
    await expect(deliver()).rejects.toThrow('Invalid time zone specified: Atlantis/Capital');
    expect((await mails()).map(({ recipient }) => recipient)).toContain('manager@a.example');
  });
});

describe('a webhook', () => {
  const url = 'https://hooks.slack.com/services/T/B/x';
  const call = async (fetch: GuardedFetch) => {
    const [{ data } = { data: {} }] = enqueued.splice(0);
    await callWebhook(
      {
        owner: world.portal.database.owner,
        clock,
        enqueue: async (_db, name, again) => void enqueued.push({ name, data: again }),
        fetch,
        secrets: world.portal.server.services.vendors.secrets,
      },
      data as { webhookCallId: string },
    );
    return (await world.sql('select state from webhook_call'))[0]?.['state'];
  };
  const told = async () => {
    await set({ webhookUrl: url });
    await tell('A & <b>');
    await after(2);
  };

  it('is called once with what Slack reads', async () => {
    await told();
    const asked: Loose[] = [];
    const again = enqueued[0];
    expect(await call(async (outgoing) => (asked.push(outgoing), { status: 200, retryAfter: null, text: 'ok' }))).toBe('sent');
    expect([asked[0].url, JSON.parse(asked[0].body)]).toEqual([
      url,
      { text: '*Acme: 1 notification*\n• <https://muster.example.com/results/1|A &amp; &lt;b&gt;>' },
    ]);
    if (again !== undefined) enqueued.push(again);
    expect([await call(async (outgoing) => (asked.push(outgoing), { status: 200, retryAfter: null, text: '' })), asked.length]).toEqual([
      'sent',
      1,
    ]);
  });

  it.each([
    ['unreachable', 'waiting', 1],
    ['too_slow', 'unconfirmed', 0],
    ['inside', 'failed', 0],
  ] as const)('that is %s is %s', async (code, state, jobs) => {
    await told();
    expect([await call(() => Promise.reject(new CallRefusedError(code))), enqueued.length]).toEqual([state, jobs]);
  });

  it('is kept sealed, shown by its place alone, and left as it is by a save that shows it', async () => {
    const { result } = await set({ webhookUrl: url });
    expect(result.webhookUrl).toBe('https://hooks.slack.com/…/B/x');
    const kept = async () => (await world.sql('select webhook_url, webhook_sealed from notification_settings'))[0];
    const first = await kept();
    expect([first?.['webhook_url'], String(first?.['webhook_sealed']).includes('services')]).toEqual([null, false]);
    await set({ webhookUrl: result.webhookUrl, digest: 'hourly' });
    expect(await kept()).toEqual(first);
    expect((await set({ webhookUrl: null })).result.webhookUrl).toBeNull();
  });

  it('that an older version kept in the open is sealed, and still called', async () => {
    await set({});
    await world.sql(`update notification_settings set webhook_url = '${url}'`);
    await tell('after the update');
    await after(2);
    expect((await world.sql('select webhook_url from notification_settings'))[0]?.['webhook_url']).toBeNull();
    const asked: Loose[] = [];
    expect(await call(async (outgoing) => (asked.push(outgoing), { status: 200, retryAfter: null, text: 'ok' }))).toBe('sent');
    expect(asked[0].url).toBe(url);
  });

  it('whose server was killed is taken up again: begun is not called twice, waiting is', async () => {
    await told();
    const resume = () =>
      resumeWebhooks(async (_db, name, data) => void enqueued.push({ name, data }))({ owner: world.portal.database.owner, clock });
    enqueued.length = 0;
    await resume();
    expect(enqueued).toEqual([]);
    at += 90_000;
    await resume();
    expect(enqueued).toHaveLength(1);
    const killed = new Error('killed');
    await expect(call(() => Promise.reject(killed))).rejects.toBe(killed);
    await resume();
    expect((await world.sql('select state from webhook_call'))[0]?.['state']).toBe('sending');
    at += 121_000;
    await resume();
    expect([(await world.sql('select state, message from webhook_call'))[0], enqueued]).toEqual([
      { state: 'unconfirmed', message: 'The server was stopped before the webhook answered.' },
      [],
    ]);
  });

  it('is not called for somebody who was removed meanwhile, nor after it was changed or given up', async () => {
    const outcomes: unknown[] = [];
    for (const change of [
      `update organization_user set state = 'removed' where id = '${world.id('customer')}'`,
      'update notification_settings set webhook_sealed = null, webhook_shown = null',
    ]) {
      await world.sql('delete from notification');
      await told();
      await world.sql(change);
      const asked: Loose[] = [];
      outcomes.push([await call(async (outgoing) => (asked.push(outgoing), { status: 200, retryAfter: null, text: 'ok' })), asked.length]);
      await world.sql(`update organization_user set state = 'active' where id = '${world.id('customer')}'`);
      await world.sql('delete from webhook_call');
    }
    expect(outcomes).toEqual([
      ['failed', 0],
      ['failed', 0],
    ]);
  });
});

describe('a test manager who works for another organization', () => {
  const url = 'https://hooks.slack.com/services/T/B/y';
  const tellB = () =>
    world.portal.server.database.write(systemViewer(idOf('b', 'organization')), (tx) =>
      notify({ ...tx, at: clock.now().toISOString() }, { roles: ['test_manager'], kind: 'run_waits', description: 'In B', link: null }),
    );
  const change = 'mutation ($input: ChangeOrganizationInput!) { answer: changeOrganization(input: $input) { successful } }';

  it('keeps what they chose, may change it, and is called as before', async () => {
    expect((await set({ webhookUrl: url, digest: 'hourly' }, 'manager')).successful).toBe(true);
    await world.ask('manager', change, { input: { organizationPublicId: 'org-b' } });
    const inB = await world.portal.as(world.id('manager'), 'org-b');
    const read = async () => (await inB(ask)).data?.['notificationSettings'];
    expect(await read()).toMatchObject({ digest: 'hourly', webhookUrl: 'https://hooks.slack.com/…/B/y' });
    const { webhookUrl } = await read();
    const saved = await inB(save, { input: { ...form, webhookUrl, quietFrom: '22:00', quietUntil: '07:00' } });
    expect([saved.errors, saved.data?.['answer'].successful]).toEqual([[], true]);
    await tellB();
    await after(2);
    const [{ data } = { data: {} }] = enqueued.splice(0);
    const asked: Loose[] = [];
    await callWebhook(
      {
        owner: world.portal.database.owner,
        clock,
        enqueue: async () => undefined,
        fetch: async (outgoing) => (asked.push(outgoing), { status: 200, retryAfter: null, text: 'ok' }),
        secrets: world.portal.server.services.vendors.secrets,
      },
      data as { webhookCallId: string },
    );
    expect(asked.map((each) => each.url)).toEqual([url]);
  });
});
