import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getNamedType, isLeafType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ReadsAsViewer } from '#server/database/reads-as-viewer.ts';
import { announce } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Subscription } from '#tests/support/live.ts';
import type { Call } from '#tests/support/portal.ts';
import { schema } from '#tests/support/schema.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { openLiveWorld } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 20_000 };
const id = (name: string): string => idOf('a', name);

let world: LiveWorld;
beforeAll(async () => {
  world = await openLiveWorld();
});
afterAll(() => world.stop());

const ofPage = (name: string): string =>
  Object.values(JSON.parse(readFileSync('schema/generated/persisted.json', 'utf8')) as Record<string, string>).find((text) =>
    text.includes(name),
  ) ?? '';

/** Differ from one moment to the next. */
const passing = new Set(['url', 'streamChatToken']);

const fieldsOf = (type: GraphQLObjectType, depth: number): string =>
  Object.values(type.getFields())
    .flatMap((field) => {
      const of = getNamedType(field.type);
      if (field.args.length > 0 || passing.has(field.name)) return [];
      if (isLeafType(of)) return [field.name];
      return depth > 0 && isObjectType(of) ? [`${field.name} { __typename ${fieldsOf(of, depth - 1)} }`] : [];
    })
    .join(' ');

/** Every field that takes no argument, and those of what it leads to. */
const everything = (name: string): string => {
  const type = schema.getType(name) as GraphQLNamedType;
  if (isUnionType(type))
    return type
      .getTypes()
      .map((each) => `... on ${each.name} { ${fieldsOf(each, 1)} }`)
      .join(' ');
  return fieldsOf(type as GraphQLObjectType, 1);
};

type Asked = { readonly data: unknown };

/** One kind of thing: how an event includes it, and how its receiver asks for it. */
type Kind = {
  readonly field: string;
  readonly type: string;
  readonly topic: Announcement['topic'];
  readonly rows: string;
  readonly ask: (call: Call, entityId: string, testId: string | null) => Promise<Asked>;
};

const rootOf =
  (root: string, type: string) =>
  async (call: Call, entityId: string): Promise<Asked> => {
    const { data } = await call(`query ($id: ID!) { ${root}(id: $id) { __typename ${everything(type)} } }`, { id: entityId });
    return { data: data?.[root] ?? null };
  };

const withId = (list: unknown, entityId: string): Asked => ({
  data: (Array.isArray(list) ? (list as readonly { readonly id: string }[]) : []).find((each) => each.id === entityId) ?? null,
});

const kinds: readonly Kind[] = [
  { field: 'issue', type: 'Issue', topic: 'issue', rows: 'issue', ask: rootOf('flexibleTestingIssue', 'Issue') },
  { field: 'issueTag', type: 'IssueTag', topic: 'issue', rows: 'issue_tag', ask: rootOf('flexibleTestingIssueTag', 'IssueTag') },
  { field: 'participant', type: 'Participant', topic: 'participant', rows: 'participant', ask: rootOf('testParticipant', 'Participant') },
  {
    field: 'caseResult',
    type: 'CaseResult',
    topic: 'case_result',
    rows: 'case_result',
    ask: rootOf('flexibleTestingTestCaseResult', 'CaseResult'),
  },
  { field: 'test', type: 'PlatformTest', topic: 'test', rows: 'test', ask: rootOf('platformTest', 'PlatformTest') },
  {
    field: 'blocker',
    type: 'TestBlocker',
    topic: 'blocker',
    rows: 'blocker',
    ask: async (call, entityId, testId) => {
      const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { id blockers { __typename ${everything('TestBlocker')} } } } }`;
      const { data } = await call(document, { id: testId });
      return withId(data?.['platformTest']?.blockers, entityId);
    },
  },
  {
    field: 'reproduction',
    type: 'ReproducibilityTestDetails',
    topic: 'reproduction',
    rows: 'reproducibility_test',
    ask: async (call, entityId) => {
      const [row] = await world.sql('select issue_id from reproducibility_test where id = $1', [entityId]);
      const document = `query ($id: ID!) { reproducibilityTestDetails(issueId: $id) { __typename ${everything('ReproducibilityTestDetails')} } }`;
      const { data } = await call(document, { id: row?.['issue_id'] });
      return withId(data?.['reproducibilityTestDetails'], entityId);
    },
  },
];

const documentOf = ({ field, type }: Kind): string =>
  `subscription { changed { topic testId entityId ${field} { __typename ${everything(type)} } } }`;

const people = [
  'customer',
  'manager',
  'accepted',
  'assigned',
  'rejected',
  'removed',
  'unassigned',
] as const satisfies readonly PersonName[];

const fence = async (subscriptions: readonly Subscription[], sides: readonly Side[]): Promise<void> => {
  const last = randomUUID();
  for (const side of sides) await world.tell(side, { topic: 'organization', entityId: last });
  for (const { events } of subscriptions) await expect.poll(() => events.some(({ entityId }) => entityId === last), soon).toBe(true);
};

describe('what an event includes', () => {
  beforeAll(async () => {
    await world.sql(
      `insert into reproducibility_test (id, organization_id, test_id, issue_id, position, status, published_at)
       select gen_random_uuid(), i.organization_id, i.test_id, i.id, made.position, 'pass', made.at
       from issue i, (values (1, now()), (2, null)) made (position, at)`,
    );
    for (const table of ['participant', 'case_result', 'issue'])
      await world.sql(`update ${table} set published_at = case when hashtext(id::text) % 2 = 0 then now() end`);
  });

  it.each(kinds)('is what its receiver reads by asking, or nothing: $field', async (kind) => {
    const rows = await world.sql(
      `select id, ${kind.rows === 'test' ? 'id' : kind.rows === 'issue_tag' ? 'null::uuid' : 'test_id'} as "testId" from ${kind.rows}`,
    );
    const heard = new Map<string, { readonly subscription: Subscription; readonly call: Call }>();
    for (const person of people) {
      const subscription = (await world.socket(person)).subscribe(documentOf(kind));
      await world.awake(subscription, 'a', { topic: 'organization' });
      heard.set(person, { subscription, call: await world.portal.as(id(person), publicId('a')) });
    }
    const everybody = [...heard.values()].map(({ subscription }) => subscription);
    await world.portal.server.database.write(systemViewer(id('organization')), async (tx) => {
      for (const row of rows)
        await announce(tx, { topic: kind.topic, testId: row['testId'] as string | null, entityId: row['id'] as string });
    });
    await fence(everybody, ['a']);
    const sent: string[] = [];
    for (const [person, { subscription, call }] of heard) {
      expect([person, subscription.refusals]).toEqual([person, expect.not.arrayContaining(['INTERNAL_SERVER_ERROR'])]);
      for (const event of subscription.events.filter(({ topic }) => topic === kind.topic)) {
        const { data } = await kind.ask(call, event['entityId'] as string, event['testId'] as string | null);
        expect({ person, [kind.field]: event[kind.field] }).toEqual({ person, [kind.field]: data });
        if (data !== null) sent.push(person);
      }
    }
    expect([...new Set(sent)]).toEqual(sentTo[kind.field]);
    for (const subscription of everybody) subscription.stop();
  });
});

/** By hand, to whom an event of a kind includes anything at all. */
const sentTo: Readonly<Record<string, readonly string[]>> = {
  issue: ['customer', 'manager', 'accepted'],
  issueTag: ['customer', 'manager'],
  participant: ['manager', 'accepted'],
  caseResult: ['manager', 'accepted'],
  test: ['customer', 'manager', 'accepted'],
  blocker: ['manager', 'accepted'],
  reproduction: ['customer', 'manager', 'accepted'],
};

describe('an event', () => {
  const rich = 'subscription { changed { topic entityId issue { id title wasRead version test { id issueCounts { untriaged } } } } }';
  const own = 'subscription { changed { topic entityId caseResult { id otherModerators } } }';

  /** How many reads the database is sent while something is told to all. */
  const readsOf = async (event: Announcement, subscriptions: readonly Subscription[]): Promise<number> => {
    await fence(subscriptions, ['a']);
    let reads = 0;
    const ask = Reflect.get(pg.Client.prototype, 'query') as () => unknown;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      if (given[0] instanceof ReadsAsViewer) reads += 1;
      return Reflect.apply(ask, this, given) as never;
    });
    try {
      for (const { events } of subscriptions) events.length = 0;
      await world.tell('a', event);
      for (const { events } of subscriptions) await expect.poll(() => events.length, soon).toBe(1);
    } finally {
      spy.mockRestore();
    }
    return reads;
  };

  const listening = async (count: number, document: string): Promise<readonly Subscription[]> => {
    const more = Array.from({ length: count }, () => randomUUID());
    for (const [index, userId] of more.entries())
      await world.sql(
        `insert into organization_user (id, organization_id, public_id, role, email, first_name, last_name, state, is_support, version, created_at)
         select $1, organization_id, $2, role, $2 || '@a.example', 'n', 'x', 'active', false, 1, now() from organization_user where id = $3`,
        [userId, `extra-${userId.slice(0, 8)}-${index}`, id('manager')],
      );
    return Promise.all(
      more.map(async (userId) => {
        const socket = openSocket(world.portal.url, {
          token: await world.portal.server.identity.mint(userId),
          organization: publicId('a'),
        });
        expect(await socket.settled()).toBe(true);
        const subscription = socket.subscribe(document);
        await world.awake(subscription, 'a', { topic: 'organization' });
        return subscription;
      }),
    );
  };

  it('is read once for everybody of a role: what is told and what it includes', async () => {
    const subscriptions = await listening(50, rich);
    const event = { topic: 'issue', testId: id('supervised'), entityId: id('issue-1') } as const;
    expect(await readsOf(event, subscriptions.slice(0, 1))).toBe(await readsOf(event, subscriptions));
    expect(await readsOf(event, subscriptions)).toBe(2);
    expect(new Set(subscriptions.map(({ events }) => JSON.stringify(events[0]?.['issue']))).size).toBe(1);
    for (const subscription of subscriptions) subscription.stop();
  });

  it('is read for each person where the selection asks for what is theirs', async () => {
    const subscriptions = await listening(5, own);
    const [busy] = await world.sql('select id from organization_user where public_id like $1 limit 1', ['extra-%']);
    await world.sql(
      `insert into moderation_activity (case_result_id, organization_id, test_id, user_id) select id, organization_id, test_id, $2 from case_result where id = $1`,
      [id('result-1-1'), busy?.['id']],
    );
    const event = { topic: 'case_result', testId: id('supervised'), entityId: id('result-1-1') } as const;
    expect(await readsOf(event, subscriptions)).toBe(1 + subscriptions.length);
  });

  it('of one participant of a thousand is small, with all that the page asks for, to each role', async () => {
    await world.sql(
      `insert into tester overriding system value select made.* from tester t, generate_series(1, 1000) n,
         jsonb_populate_record(t, jsonb_build_object('id', md5('more' || n)::uuid, 'number', 900000 + n, 'email', n || '@more.example')) made
       where t.id = (select tester_id from participant where id = $1)`,
      [id('participant-3')],
    );
    await world.sql(
      `insert into participant select made.* from participant p, generate_series(1, 1000) n,
         jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'tester_id', md5('more' || n)::uuid, 'full_name', 'Tester ' || n)) made
       where p.id = $1`,
      [id('participant-3')],
    );
    await world.sql('update issue set published_at = now() where id = $1', [id('issue-3')]);
    const document = ofPage('Shell_Changed');
    const heard = new Map<string, Subscription>();
    for (const person of ['customer', 'manager', 'accepted'] as const)
      heard.set(person, (await world.socket(person)).subscribe(document, { isStaff: person !== 'customer' }));
    for (const subscription of heard.values()) await world.awake(subscription, 'a', { topic: 'organization' });
    await world.tell('a', { topic: 'participant', testId: id('supervised'), entityId: id('participant-3') });
    await world.tell('a', { topic: 'issue', testId: id('supervised'), entityId: id('issue-3') });
    for (const [person, { events, refusals }] of heard) {
      await expect.poll(() => events.map(({ topic }) => topic), soon).toEqual(person === 'customer' ? ['issue'] : ['participant', 'issue']);
      expect(refusals).toEqual([]);
      for (const event of events) expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(4096);
      const idIn = (event: Record<string, unknown> | undefined, field: string): unknown => Reflect.get(Object(event?.[field]), 'id');
      if (person !== 'customer') expect(idIn(events[0], 'participant')).toBe(id('participant-3'));
      expect(['issue', 'test'].map((field) => idIn(events.at(-1), field))).toEqual([id('issue-3'), id('supervised')]);
    }
  });

  it('tells its sender alone under which key it was sent', async () => {
    const document = 'subscription { changed { topic entityId idempotencyKey } }';
    const [sender, other] = [(await world.socket('customer')).subscribe(document), (await world.socket('manager')).subscribe(document)];
    for (const each of [sender, other]) await world.awake(each, 'a', { topic: 'organization' });
    const call = await world.call('customer');
    await world.sql('update issue set published_at = now() where id = $1', [id('issue-3')]);
    const key = randomUUID();
    const answer = await call(
      'mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }',
      { input: { issueId: id('issue-3'), newSeverity: 'high' } },
      { 'idempotency-key': key },
    );
    expect(answer.data?.['flexibleTestingIssueAccept'].successful).toBe(true);
    const told = (subscription: Subscription) => subscription.events.filter(({ topic }) => topic === 'issue');
    await expect.poll(() => [told(sender).length, told(other).length], soon).toEqual([1, 1]);
    expect([told(sender)[0]?.['idempotencyKey'], told(other)[0]?.['idempotencyKey']]).toEqual([key, null]);
  });
});
