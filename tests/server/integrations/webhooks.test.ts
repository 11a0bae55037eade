import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { pauseAfter, webhookMessage } from '#schema/rules/integrations/webhook.ts';
import { webhookLimits, webhookReasons, webhookTexts } from '#schema/vocabulary/webhook.ts';
import type { WebhookEvent } from '#schema/vocabulary/webhook.ts';
import type { Loose } from '#tests/support/portal.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import { hooks, openWebhookWorld } from './webhook-world.ts';
import type { WebhookWorld } from './webhook-world.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await openWebhookWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  vi.useRealTimers();
  world.heard.length = 0;
  world.answers.with = () => ({ status: 204 });
  await world.sql('delete from webhook');
  await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null`);
  await world.sql('delete from notification');
});

const accept = (issue: string) => world.act('customer', 'flexibleTestingIssueAccept', { issueId: world.id(issue), newSeverity: 'high' });
const reject = (issue: string) =>
  world.act('customer', 'flexibleTestingIssueReject', { issueId: world.id(issue), rejectionReason: 'As designed' });
const anHour = 3_600_000;
const headersOf = (heard: WebhookWorld['heard'][number] | undefined) => heard?.headers as Record<string, string>;
/** By the library of the standard, at the moment of the message. */
const verified = (secret: string, heard = world.heard.at(-1), at = world.now()) => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    return new Webhook(secret).verify(heard?.body ?? '', headersOf(heard)) as Loose;
  } finally {
    vi.useRealTimers();
  }
};
const states = async (id: string) => (await world.deliveries(id)).map(({ state, attempts }) => `${state} ${attempts}`);
const shown = async (id: string, person: Person = 'customer') =>
  (await world.ask(person, '{ webhooks { id state reason address events openCount previousUntil } }'))['webhooks'].find(
    (each: Loose) => each.id === id,
  );

describe('a new webhook', () => {
  it('hands its secret over once, keeps it and its address sealed, and is listed by a mask', async () => {
    const { id, secret } = await world.made({ address: `${hooks}/services/hidden-part` });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
    expect(await shown(id)).toEqual({
      id,
      state: 'active',
      reason: null,
      address: `${hooks}/…part`,
      events: ['issue.changed'],
      openCount: 0,
      previousUntil: null,
    });
    const kept = await world.sql(
      `select row_to_json(w)::text as row from webhook w union all select coalesce(answer::text, '') || coalesce(encode(sealed, 'escape'), '') from idempotency
       union all select row_to_json(a)::text from audit a union all select row_to_json(o)::text from outbox o`,
    );
    for (const part of [secret, secret.slice(6), 'hidden']) expect(kept.filter(({ row }) => String(row).includes(part))).toEqual([]);
  });

  it.each([
    ['https://127.0.0.1/', webhookTexts.inside],
    ['https://169.254.169.254/latest', webhookTexts.inside],
    ['https://[::1]/', webhookTexts.inside],
    ['https://intranet.corp.example/hook', webhookTexts.inside],
    ['https://unknown.example.com/hook', webhookTexts.unknown],
    ['https://user:pw@hooks.example.com/', webhookTexts.unusable],
    ['http://hooks.example.com/', webhookTexts.address],
    ['javascript:alert(1)', webhookTexts.address],
    [' ', webhookTexts.address],
    [`https://hooks.example.com/${'x'.repeat(webhookLimits.address)}`, webhookTexts.tooLong],
  ])('is refused at its field where the guard would refuse it: %s', async (address, message) => {
    const { successful, errors } = await world.act('customer', 'webhookCreate', { address, events: ['issue.changed'] }, 'secret');
    expect([successful, errors.map(({ path, message: words }: Loose) => [path, words])]).toEqual([false, [['address', message]]]);
    expect(world.heard).toEqual([]);
  });

  it('needs an event of the catalogue and a place among ten', async () => {
    const events = async (...names: readonly string[]) =>
      (await world.act('customer', 'webhookCreate', { address: hooks, events: names })).errors.map(({ path }: Loose) => path);
    expect([await events(), await events('issue.deleted')]).toEqual([['events'], ['events.0']]);
    for (let place = 0; place < webhookLimits.ofOrganization; place += 1) await world.made();
    expect((await world.act('manager', 'webhookCreate', { address: hooks, events: ['issue.changed'] })).errors[0].message).toBe(
      webhookTexts.tooMany,
    );
  });
});

describe('a message', () => {
  it('is verified by standardwebhooks, and forged, replayed or with another secret it is not', async () => {
    const { id, secret } = await world.made();
    await accept('issue-1');
    await world.deliver(id);
    const [heard] = world.heard;
    expect(verified(secret)).toEqual({
      type: 'issue.changed',
      version: 1,
      timestamp: world.now().toISOString(),
      data: expect.objectContaining({ issue: expect.objectContaining({ id: world.id('issue-1'), status: 'accepted', severity: 'high' }) }),
    });
    const forged = { headers: heard?.headers ?? {}, body: (heard?.body ?? '').replace('accepted', 'rejected') };
    expect(() => verified(secret, forged)).toThrow('No matching signature found');
    expect(() => verified(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)).toThrow('No matching signature found');
    const later = new Date(world.now().getTime() + 301_000);
    expect(() => verified(secret, heard, later)).toThrow('Message timestamp too old');
    const renewed = { body: heard?.body ?? '', headers: { ...heard?.headers, 'webhook-timestamp': String(later.getTime() / 1000) } };
    expect(() => verified(secret, renewed, later)).toThrow('No matching signature found');
  });

  it('is signed by the old secret, too, for 24 hours after a new one, or until that is ended', async () => {
    const { id, secret: old } = await world.made();
    const { secret: fresh } = await world.act('customer', 'webhookRotateSecret', { webhookId: id }, 'secret');
    const until = new Date(world.now().getTime() + 24 * anHour).toISOString();
    expect((await shown(id)).previousUntil).toBe(until);
    expect((await world.act('customer', 'webhookRotateSecret', { webhookId: id }, 'secret')).errors[0].message).toBe(
      'The old secret still signs. End it first.',
    );
    await accept('issue-1');
    await world.deliver(id);
    expect([verified(fresh).type, verified(old).type]).toEqual(['issue.changed', 'issue.changed']);
    world.passes(24 * anHour);
    await reject('issue-1');
    await world.deliver(id);
    expect(verified(fresh).data.issue.status).toBe('rejected');
    expect(() => verified(old)).toThrow('No matching signature found');
    await world.chores();
    expect((await shown(id)).previousUntil).toBeNull();
    await world.act('customer', 'webhookRotateSecret', { webhookId: id }, 'secret');
    await world.act('manager', 'webhookRetireSecret', { webhookId: id });
    await accept('issue-2');
    await world.deliver(id);
    expect(() => verified(fresh)).toThrow('No matching signature found');
    expect(await world.sql('select previous_sealed from webhook where id = $1', [id])).toEqual([{ previous_sealed: null }]);
  });

  it('waits behind an earlier one of the same thing, and passes those of others', async () => {
    const { id } = await world.made();
    world.answers.with = ({ data }) => ({ status: data.issue.id === world.id('issue-1') ? 500 : 204 });
    await accept('issue-1');
    await reject('issue-1');
    await accept('issue-2');
    await world.deliver(id);
    await world.deliver(id);
    expect(await states(id)).toEqual(['waiting 1', 'due 0', 'delivered 1']);
    world.answers.with = () => ({ status: 204 });
    world.passes(5_000);
    await world.deliver(id);
    await world.deliver(id);
    expect(await states(id)).toEqual(['delivered 2', 'delivered 1', 'delivered 1']);
    const told = world.heard.map(({ headers, body }) => [JSON.parse(body).data.issue, headers['webhook-id']] as const);
    const ofFirst = told.filter(([issue]) => issue.id === world.id('issue-1'));
    expect(ofFirst.map(([{ status }]) => status)).toEqual(['accepted', 'accepted', 'rejected']);
    expect(new Set(ofFirst.slice(0, 2).map(([, message]) => message)).size).toBe(1);
  });

  it('is tried ten times within a day, and then its webhook is disabled and its people are told', async () => {
    const { id } = await world.made();
    world.answers.with = () => ({ status: 503, text: 'busy' });
    await accept('issue-1');
    const begun = world.now().getTime();
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await world.deliver(id);
      const [{ id: delivery, not_before: next }] = (await world.deliveries(id)) as [Loose];
      expect(Date.parse(next) - world.now().getTime()).toBe(pauseAfter(attempt, delivery));
      expect(world.woken.at(-1)).toBe(next);
      world.setClock(next);
    }
    expect(world.now().getTime() - begun).toBeLessThan(24 * anHour);
    expect(await states(id)).toEqual(['waiting 9']);
    await world.deliver(id);
    expect(await states(id)).toEqual(['given_up 10']);
    expect(await shown(id)).toMatchObject({ state: 'disabled', reason: 'failing' });
    expect(await world.sql('select kind, roles, description from notification')).toEqual([
      {
        kind: 'integration_stopped',
        roles: ['customer', 'test_manager'],
        description: `The webhook Our desk was disabled. ${webhookReasons.failing}`,
      },
    ]);
    await reject('issue-1');
    expect(await states(id)).toEqual(['given_up 10']);
    expect((await world.act('customer', 'webhookResume', { webhookId: id })).successful).toBe(true);
    expect(await shown(id)).toMatchObject({ state: 'active', reason: null });
  });

  it('is no reason to disable what took another one meanwhile', async () => {
    const { id } = await world.made();
    world.answers.with = ({ data }) => ({ status: data.issue.id === world.id('issue-1') ? 500 : 204 });
    await accept('issue-1');
    await world.deliver(id);
    await world.sql('update webhook_delivery set attempts = 9, not_before = null where webhook_id = $1', [id]);
    world.passes(anHour);
    await accept('issue-2');
    await world.deliver(id);
    expect([await states(id), (await shown(id)).state]).toEqual([['given_up 10', 'delivered 1'], 'active']);
  });

  it('that is answered with 410 disables its webhook at once', async () => {
    const { id } = await world.made();
    world.answers.with = () => ({ status: 410 });
    await accept('issue-1');
    await world.deliver(id);
    expect([await states(id), await shown(id)]).toEqual([['given_up 1'], expect.objectContaining({ state: 'disabled', reason: 'gone' })]);
  });

  it('follows no redirect, keeps a bound of the answer and leaves secrets out of it', async () => {
    const { id, secret } = await world.made();
    world.answers.with = () => ({ status: 302, location: `${hooks}/elsewhere` });
    await accept('issue-1');
    await world.deliver(id);
    expect(world.heard).toHaveLength(1);
    world.answers.with = () => ({ status: 200, text: `${secret} \u0000${hooks}/muster ${'y'.repeat(5_000)}` });
    world.passes(5_000);
    await world.deliver(id);
    const [{ id: delivery }] = (await world.deliveries(id)) as [Loose];
    const log = '{ webhookDelivery(id: "$id") { messageId body tries { status problem milliseconds answer } } }'.replace('$id', delivery);
    const { webhookDelivery } = await world.ask('manager', log);
    expect(webhookDelivery.tries.map(({ status, problem }: Loose) => [status, problem])).toEqual([
      [200, null],
      [null, 'redirected'],
    ]);
    const [{ answer }] = webhookDelivery.tries;
    expect([answer.slice(0, 25), answer.length]).toEqual(['[left out] [left out] yyy', webhookLimits.answer]);
    expect(webhookDelivery.body).toBe(world.heard.at(-1)?.body.replace('https://muster.example.com', 'http://localhost:4173'));
    expect(webhookDelivery.messageId).toBe(world.heard.at(-1)?.headers['webhook-id']);
  });

  it('is not lost with a server that is killed before or during the call', async () => {
    const { id } = await world.made();
    await accept('issue-1');
    expect(await world.chores()).toEqual([id]);
    await world.sql(
      `update webhook_delivery set held_until = $2::timestamptz + interval '1 minute', first_tried_at = $2 where webhook_id = $1`,
      [id, world.now()],
    );
    await world.deliver(id);
    expect([world.heard.length, await world.chores()]).toEqual([0, []]);
    world.passes(60_000);
    expect(await world.chores()).toEqual([id]);
    await world.deliver(id);
    expect([world.heard.length, await states(id)]).toEqual([1, ['delivered 1']]);
  });

  it('waits while its webhook is paused, and goes out in order when it is resumed', async () => {
    const { id } = await world.made();
    await world.act('manager', 'webhookPause', { webhookId: id });
    await accept('issue-1');
    await reject('issue-1');
    await world.deliver(id);
    expect([world.heard.length, await world.chores(), await states(id)]).toEqual([0, [], ['due 0', 'due 0']]);
    expect((await shown(id)).openCount).toBe(2);
    await world.act('manager', 'webhookResume', { webhookId: id });
    expect(await world.chores()).toEqual([id]);
    await world.deliver(id);
    await world.deliver(id);
    expect(world.heard.map(({ body }) => JSON.parse(body).data.issue.status)).toEqual(['accepted', 'rejected']);
  });

  it('is sent again by a press, under its id, and a test message once', async () => {
    const { id, secret } = await world.made();
    await accept('issue-1');
    await world.deliver(id);
    const [{ id: delivery }] = (await world.deliveries(id)) as [Loose];
    expect((await world.act('manager', 'webhookRedeliver', { webhookDeliveryId: delivery }, 'result { state attempts }')).result).toEqual({
      state: 'due',
      attempts: 0,
    });
    await world.deliver(id);
    expect(new Set(world.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    world.answers.with = () => ({ status: 500 });
    await world.act('customer', 'webhookTest', { webhookId: id });
    await world.deliver(id);
    expect([await states(id), verified(secret).type, (await shown(id)).state]).toEqual([
      ['delivered 1', 'given_up 1'],
      'webhook.test',
      'active',
    ]);
  });

  it('is forgotten after 30 days, with what was answered', async () => {
    const { id } = await world.made();
    await accept('issue-1');
    await world.deliver(id);
    world.passes(webhookLimits.days * 24 * anHour + 1);
    await world.chores();
    expect([
      await states(id),
      await world.sql('select from webhook_attempt a join webhook_delivery d on d.id = a.webhook_delivery_id where d.webhook_id = $1', [
        id,
      ]),
    ]).toEqual([[], []]);
  });
});

describe('what is told', () => {
  const every: readonly WebhookEvent[] = ['issue.changed', 'test.closed', 'integration.stopped'];

  it('has the form of its version, and nothing of what customers do not see', async () => {
    const { id } = await world.made({ events: every });
    await accept('issue-1');
    await world.act('manager', 'flexibleTestingIssueAccept', { issueId: world.id('issue-unpublished'), newSeverity: 'high' });
    await world.act('manager', 'flexibleTestingCloseTestWindow', { testId: world.id('supervised') });
    await world.deliver(id);
    const told = world.heard.map(({ body }) => JSON.parse(body));
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['issue.changed', 'test.closed']));
    expect(told).toHaveLength(2);
    for (const message of told) expect(v.safeParse(webhookMessage(message.type), message).issues).toBeUndefined();
    for (const word of ['Tester', 'participant', 'note']) expect(JSON.stringify(told)).not.toContain(word);
    await world.sql(`update test set window_status = 'open', closed_at = null where id = $1`, [world.id('supervised')]);
  });

  it('is told to those who listen in that organization alone', async () => {
    const { id } = await world.made({ events: ['test.opened'] });
    const { result } = await world.act('customer of b', 'webhookCreate', { address: hooks, events: ['issue.changed'] }, 'result { id }');
    await accept('issue-1');
    expect([await states(id), await states(result.id)]).toEqual([[], []]);
  });

  it('is seen by customers and test managers of the organization, and by nobody else', async () => {
    const { id } = await world.made();
    await accept('issue-1');
    const [{ id: delivery }] = (await world.deliveries(id)) as [Loose];
    const reads = [
      '{ webhooks { id } }',
      `{ webhookDeliveries(webhookId: "${id}") { id } }`,
      `{ webhookDelivery(id: "${delivery}") { id } }`,
    ];
    for (const query of reads) expect(await world.refusal('accepted', query)).toBe('200 FORBIDDEN');
    expect((await world.ask('customer of b', '{ webhooks { id } }'))['webhooks'].map((each: Loose) => each.id)).not.toContain(id);
    for (const query of reads.slice(1)) expect(await world.refusal('customer of b', query)).toBe('200 NOT_FOUND');
  });

  it('is announced to the page as it comes and goes', async () => {
    const { id } = await world.made();
    const socket = await world.socket('customer');
    const heard = socket.subscribe('subscription { changed { topic } }');
    const ofWebhooks = () => heard.events.filter((each) => (each as Loose).topic === 'webhook').length;
    await accept('issue-1');
    await vi.waitFor(() => expect(ofWebhooks()).toBe(1));
    await world.deliver(id);
    await vi.waitFor(() => expect(ofWebhooks()).toBe(2));
  });
});
