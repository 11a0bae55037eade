import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { personOf } from '#tests/support/builders/portal-world.ts';
import type { Subscription } from '#tests/support/live.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { changed, issueWasCreated, notificationWasSent, openLiveWorld, testWasLaunched } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 10_000 };

let world: LiveWorld;
beforeAll(async () => {
  world = await openLiveWorld();
});
afterAll(() => world.stop());

const id = (name: string): string => idOf('a', name);
const onTest = (topic: Announcement['topic'], name: string): Announcement => ({ topic, testId: id('supervised'), entityId: id(name) });
const listeners = { customer: 'C', manager: 'T', accepted: 'M', assigned: 'o', unassigned: 'u' } as const satisfies Partial<
  Record<PersonName, string>
>;
type Listener = keyof typeof listeners;
const everybody = Object.keys(listeners) as readonly Listener[];

describe('changed', () => {
  const heard = new Map<Listener | 'foreign', Subscription>();

  beforeAll(async () => {
    for (const person of everybody) {
      const subscription = (await world.socket(person)).subscribe(changed);
      await world.awake(subscription, 'a', { topic: 'organization' });
      heard.set(person, subscription);
    }
    const foreign = (await world.socket('manager of b')).subscribe(changed);
    await world.awake(foreign, 'b', { topic: 'organization' });
    heard.set('foreign', foreign);
  });
  /** Everybody is told something last that they do hear: what was told before has arrived then. */
  const arrived = async (): Promise<void> => {
    const last = randomUUID();
    for (const side of ['a', 'b'] as const) await world.tell(side, { topic: 'organization', entityId: last });
    await expect
      .poll(() => [...heard.values()].map(({ events }) => events.some(({ entityId }) => entityId === last)), soon)
      .toEqual([...heard.values()].map(() => true));
  };
  beforeEach(async () => {
    await arrived();
    for (const { events } of heard.values()) events.length = 0;
  });

  it('of a while ago is told to a page that asked since then and opens its first socket, and to nobody else', async () => {
    const told = randomUUID();
    const isTold = ({ events }: Subscription): boolean => events.some(({ entityId }) => entityId === told);
    await world.tell('a', { topic: 'participant', testId: id('supervised'), entityId: randomUUID() });
    await world.tell('a', { topic: 'organization', entityId: told });
    await expect.poll(() => [...heard.values()].some(isTold), { timeout: 10_000 }).toBe(true);
    const later = async (side: Side, person: PersonName, askedFor?: number) =>
      (await world.socket(personOf(side, person), askedFor)).subscribe(changed);
    const opened = [await later('a', 'customer', 5000), await later('a', 'customer'), await later('b', 'customer', 5000)];
    const last = randomUUID();
    const isOver = ({ events }: Subscription): boolean => events.some(({ entityId }) => entityId === last);
    await expect
      .poll(
        async () => {
          for (const side of ['a', 'b'] as const) await world.tell(side, { topic: 'organization', entityId: last });
          return opened.map(isOver);
        },
        { timeout: 10_000 },
      )
      .toEqual([true, true, true]);
    expect(opened.map(isTold)).toEqual([true, false, false]);
    expect(opened[0]?.events.some(({ topic }) => topic === 'participant')).toBe(false);
  });

  /** Who hears an event, by the initials above. */
  const hears = async (side: Side, event: Announcement): Promise<string> => {
    for (const { events } of heard.values()) events.length = 0;
    await world.tell(side, event);
    await arrived();
    const got = everybody.filter((person) =>
      heard.get(person)?.events.some(({ topic, entityId }) => topic === event.topic && entityId === event.entityId),
    );
    const foreign = heard.get('foreign')?.events.some(({ entityId }) => entityId === event.entityId) === true ? 'F' : '';
    return got.map((person) => listeners[person]).join('') + foreign;
  };

  it.each([
    ['a test', onTest('test', 'supervised'), 'CTM'],
    ['an issue', onTest('issue', 'issue-1'), 'CTM'],
    ['a participant', onTest('participant', 'participant-1'), 'TM'],
    ['a result', onTest('case_result', 'result-1-1'), 'TM'],
    ['a blocker', onTest('blocker', 'blocker'), 'TM'],
    ['the assignment of a moderator', onTest('assignment', 'assignment-assigned'), 'To'],
    ['the accepted assignment, also those who wait for the same test', onTest('assignment', 'assignment-accepted'), 'TMo'],
    ['a request', { topic: 'request', testId: id('advanced'), entityId: id('requested') }, 'CT'],
    ['a draft', { topic: 'request', testId: null, entityId: id('draft') }, 'CT'],
    ['the organization', { topic: 'organization', entityId: id('organization') }, 'CTMou'],
    ['a session', { topic: 'session', entityId: id('customer') }, ''],
  ] as const)('tells of %s whom it concerns', async (_, event, whom) => {
    expect(await hears('a', event)).toBe(whom);
  });

  it('tells one organization nothing of another', async () => {
    expect(await hears('b', { topic: 'issue', testId: idOf('b', 'supervised'), entityId: idOf('b', 'issue-1') })).toBe('F');
  });

  it('asks at each delivery: a moderator hears of a test as long as the assignment lasts', async () => {
    await world.sql(`update moderator_assignment set status = 'removed' where id = $1`, [id('assignment-accepted')]);
    await expect.poll(() => hears('a', onTest('participant', 'participant-1')), { timeout: 5000 }).toBe('T');
    await world.sql(`update moderator_assignment set status = 'accepted' where id = $1`, [id('assignment-accepted')]);
    await expect.poll(() => hears('a', onTest('participant', 'participant-1')), { timeout: 5000 }).toBe('TM');
  });

  it('can be limited to one test', async () => {
    const only = (await world.socket('manager')).subscribe(changed, { testId: id('supervised') });
    await world.awake(only, 'a', onTest('test', 'supervised'));
    await world.tell('a', { topic: 'test', testId: id('advanced'), entityId: id('advanced') });
    await world.tell('a', onTest('test', 'supervised'));
    await expect.poll(() => only.events.map(({ testId }) => testId), soon).toEqual([id('supervised')]);
  });

  it('numbers its events without a gap', async () => {
    const { events } = heard.get('manager')!;
    for (const name of ['issue-1', 'issue-2', 'issue-3']) await world.tell('a', onTest('issue', name));
    for (const person of ['customer', 'manager', 'accepted'] as const)
      await expect
        .poll(() => heard.get(person)?.events.map(({ entityId }) => entityId), soon)
        .toEqual(['issue-1', 'issue-2', 'issue-3'].map(id));
    const [first = 0, ...others] = events.map(({ number }) => Number(number));
    expect(others).toEqual([first + 1, first + 2]);
  });

  it('tells of what a mutation has done', async () => {
    const customer = await world.call('customer');
    const answer = await customer(
      'mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }',
      {
        input: { issueId: id('issue-3'), newSeverity: 'high' },
      },
    );
    expect(answer.data?.['flexibleTestingIssueAccept'].successful).toBe(true);
    for (const person of ['customer', 'manager', 'accepted'] as const)
      await expect
        .poll(() => heard.get(person)?.events.map(({ topic, entityId }) => ({ topic, entityId })), soon)
        .toEqual([{ topic: 'issue', entityId: id('issue-3') }]);
  });

  it.each([
    ['published', ['test']],
    ['unpublished', []],
  ] as const)('tells customers that a colleague has read a result only where it is %s', async (state, customerHears) => {
    await world.sql('update case_result set was_read = false, published_at = $2 where id = $1', [
      id('result-1-1'),
      state === 'published' ? new Date() : null,
    ]);
    for (const { events } of heard.values()) events.length = 0;
    const manager = await world.call('manager');
    const answer = await manager(
      'mutation ($input: FlexibleTestingMarkCaseResultsAsReadInput!) { flexibleTestingMarkCaseResultsAsRead(input: $input) { successful } }',
      { input: { caseResultIds: [id('result-1-1')] } },
    );
    expect(answer.data?.['flexibleTestingMarkCaseResultsAsRead'].successful).toBe(true);
    await arrived();
    const topicsOf = (person: 'customer' | 'manager') =>
      heard.get(person)?.events.flatMap(({ topic }) => (topic === 'organization' ? [] : [topic]));
    expect(topicsOf('customer')).toEqual(customerHears);
    expect(topicsOf('manager')).toEqual(['case_result', ...customerHears]);
  });
});

describe('issueWasCreated', () => {
  const made = (name: string, payload: object = { created: true }): Announcement => ({ ...onTest('issue', name), payload: { ...payload } });

  it('SH-394: tells of an issue of the test once it is visible to the listener', async () => {
    const [customer, manager] = [
      (await world.socket('customer')).subscribe(issueWasCreated, { testId: id('supervised') }),
      (await world.socket('manager')).subscribe(issueWasCreated, { testId: id('supervised') }),
    ];
    for (const each of [customer, manager]) await world.awake(each, 'a', made('issue-1'));
    await world.tell('a', made('issue-unpublished'));
    await world.tell('a', made('issue-1', { event: 'issue.accept' }));
    await world.tell('a', made('issue-2'));
    await expect
      .poll(() => manager.events, soon)
      .toEqual([
        { testId: id('supervised'), issueId: id('issue-unpublished') },
        { testId: id('supervised'), issueId: id('issue-2') },
      ]);
    await expect.poll(() => customer.events, soon).toEqual([{ testId: id('supervised'), issueId: id('issue-2') }]);
  });
});

describe('testWasLaunched', () => {
  it('SH-397: tells of the test that was launched', async () => {
    const subscription = (await world.socket('customer')).subscribe(testWasLaunched, { testId: id('advanced') });
    const launched = { topic: 'test', testId: id('advanced'), entityId: id('supervised'), payload: { launched: true } } as const;
    await world.awake(subscription, 'a', launched);
    await world.tell('a', { ...launched, payload: { published: true } });
    await world.tell('a', launched);
    await expect.poll(() => subscription.events, soon).toEqual([{ testId: id('supervised') }]);
  });
});

describe('notificationWasSent', () => {
  const send = (notice: Parameters<typeof notify>[1]) =>
    world.portal.server.database.write(systemViewer(id('organization')), (tx) => notify(tx, notice));
  const notice = (description: string, whom: { readonly userId?: string; readonly roles?: readonly ('customer' | 'test_manager')[] }) => ({
    kind: whom.userId === undefined ? 'results_published' : 'news',
    description,
    link: '/results',
    ...whom,
  });
  /** Says hello to a person until their subscription stands. */
  const wake = async ({ events }: Subscription, person: PersonName): Promise<void> => {
    await expect
      .poll(async () => {
        if (events.length === 0) await send(notice('hello', { userId: id(person) }));
        return events.length;
      }, soon)
      .toBeGreaterThan(0);
  };

  it('SH-392, SH-234, SH-235, SH-236, SH-237, SH-238: delivers kind, publicId and details to the person or the roles it is for', async () => {
    const people = {
      customer: await world.socket('customer'),
      manager: await world.socket('manager'),
      moderator: await world.socket('accepted'),
    };
    const [customer, manager, moderator] = Object.values(people).map((socket) => socket.subscribe(notificationWasSent)) as [
      Subscription,
      Subscription,
      Subscription,
    ];
    const foreign = (await world.socket('customer of b')).subscribe(notificationWasSent);
    await wake(customer, 'customer');
    await wake(manager, 'manager');
    await wake(moderator, 'accepted');
    for (const { events } of [customer, manager, moderator]) events.length = 0;

    await send(notice('for customers', { roles: ['customer'] }));
    await send(notice('for staff', { roles: ['test_manager'] }));
    await send(notice('for one', { userId: id('accepted') }));
    const details = (subscription: Subscription) =>
      subscription.events.map((event) => event['details']).filter((each) => (each as { description: string }).description !== 'hello');
    await expect.poll(() => details(moderator), soon).toEqual([{ description: 'for one', link: '/results' }]);
    await expect.poll(() => details(manager), soon).toEqual([{ description: 'for staff', link: '/results' }]);
    await expect.poll(() => details(customer), soon).toEqual([{ description: 'for customers', link: '/results' }]);
    expect(customer.events.at(-1)).toEqual({
      kind: 'results_published',
      publicId: expect.stringMatching(/^[0-9a-f]{32}$/u),
      details: { description: 'for customers', link: '/results' },
    });
    expect(foreign.events).toEqual([]);
  });

  it('of a while ago is told to a page that asked since then and opens its first socket, but not what its person has read', async () => {
    const watching = (await world.socket('customer')).subscribe(notificationWasSent);
    await wake(watching, 'customer');
    const heard = ({ events }: Subscription) => events.map(({ details }) => (details as { description: string }).description);
    for (const description of ['seen elsewhere', 'missed by a role']) await send(notice(description, { roles: ['customer'] }));
    await send(notice('missed by one', { userId: id('customer') }));
    await send(notice('of staff', { roles: ['test_manager'] }));
    await expect.poll(() => heard(watching), soon).toEqual(expect.arrayContaining(['seen elsewhere', 'missed by a role', 'missed by one']));
    const customer = await world.call('customer');
    const read = watching.events.find((event) => heard({ ...watching, events: [event] })[0] === 'seen elsewhere')?.['publicId'];
    await customer('mutation ($input: NotificationsMarkInput!) { notificationsMark(input: $input) { successful } }', {
      input: { publicIds: [read], isRead: true },
    });
    const late = (await world.socket('customer', 30_000)).subscribe(notificationWasSent);
    const anew = (await world.socket('customer')).subscribe(notificationWasSent);
    await expect
      .poll(async () => {
        await send(notice('from now on', { roles: ['customer'] }));
        return [late, anew].every((each) => heard(each).includes('from now on'));
      }, soon)
      .toBe(true);
    expect(new Set(heard(late).filter((each) => each !== 'hello' && !each.startsWith('for ')))).toEqual(
      new Set(['missed by a role', 'missed by one', 'from now on']),
    );
    expect(new Set(heard(anew))).toEqual(new Set(['from now on']));
  });
});
