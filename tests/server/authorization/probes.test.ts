import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import type { AuthorizationRow, IdAt } from '#schema/authorization/row.ts';
import { at } from '#server/api/reach.ts';
import { schema } from '#tests/support/schema.ts';
import { chatTypes } from '#schema/vocabulary/around.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { chatAnswer, saidIn } from '../../support/chat-access.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { absentId, idOf, marker, people } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '../../support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor, replaced } from './samples.ts';

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(isObjectType(type) ? type.getFields() : {}).map((name) => `${type?.name}.${name}`),
);
const rows = authorizationRows.filter((row) => !row.field.startsWith('Subscription.'));
const skip = [...nestedRules.forbiddenToCustomers];

const roleOf = {
  customer: 'customer',
  manager: 'test_manager',
  accepted: 'community_test_manager',
  assigned: 'community_test_manager',
  rejected: 'community_test_manager',
  removed: 'community_test_manager',
  unassigned: 'community_test_manager',
} as const;
type Actor = keyof typeof roleOf;
const actors = Object.keys(roleOf) as readonly Actor[];

const kinds = ['foreign', 'absent', 'malformed'] as const;
type Kind = (typeof kinds)[number];

const swapped = (row: AuthorizationRow, id: IdAt, kind: Kind): Record<string, unknown> => {
  const own = argumentsFor(row.field, 'a');
  const other = kind === 'foreign' ? at(argumentsFor(row.field, 'b'), id.at) : kind === 'absent' ? absentId : 'not-an-id';
  return replaced(own, id.at, (old) =>
    Array.isArray(old) ? [...old.slice(1), ...(Array.isArray(other) ? other : [other])] : Array.isArray(other) ? other[0] : other,
  );
};

const codeOf = (answer: GraphQLAnswer): string | undefined => answer.errors[0]?.extensions?.code;

/** Where a moderator is told in words that something is not here, alike whether it is nowhere or with others. */
const elsewhereWords = [
  'Mutation.publishIssuesAndCaseResults input.participantIds',
  'Mutation.publishIssuesAndCaseResults input.accepted.participantId',
  'Mutation.takeBackPublishing input.participants.participantId',
  'Mutation.removeTestersFromTest input.participantIds',
  'Mutation.exportTestCaseResultsToCsv input.participantsIds',
];
const refusalsOf = ({ data }: GraphQLAnswer): readonly string[] =>
  Object.values<{ errors: readonly { code: string }[] }>(data ?? {}).flatMap(({ errors }) => errors.map(({ code }) => code));

const sees = (row: AuthorizationRow, actor: Actor): 'yes' | 'forbidden' | 'not found' => {
  const access = row[roleOf[actor]];
  if (access === 'n') return 'forbidden';
  if (access === 'acc') return actor === 'accepted' ? 'yes' : 'not found';
  if (access === 'own') return actor === 'assigned' || (row.field.startsWith('Query') && actor !== 'unassigned') ? 'yes' : 'not found';
  return 'yes';
};

const readsChat = (chat: ChatType, actor: Actor): boolean =>
  chatAnswer(chat, 'read', actor === 'unassigned' ? 'elsewhere' : actor) === 'yes';

/** The ids of the input that name a chat or a message of one. */
const chatIds = rows.flatMap((row) =>
  (row.ids ?? []).filter(({ entity }) => entity === 'chat_channel' || entity === 'chat_message').map((id) => ({ row, id })),
);
const inChat = ({ entity }: IdAt, chat: ChatType): string =>
  idOf('a', entity === 'chat_channel' ? `chat-${chat}` : chat === 'public' ? 'chat-message' : `chat-${chat}-message`);

/** Everything of one organization, so that a write by the other shows. */
const digest = async (portal: Portal, side: Side): Promise<string> => {
  const { rows: tables } = await portal.database.owner.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id' and table_name not in ('outbox', 'audit', 'idempotency') order by 1`,
  );
  const parts = tables.map(
    ({ table_name }) =>
      `select '${table_name}' as t, coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as h from ${table_name} x where organization_id = '${idOf(side, 'organization')}'`,
  );
  const { rows: hashes } = await portal.database.owner.query(`${parts.join(' union all ')} order by 1`);
  return JSON.stringify(hashes);
};

describe('the authorization table', () => {
  it('has a row for each root field, and a field for each row', () => {
    expect([...new Set(rows.map((row) => row.field))].toSorted()).toEqual([...rootFields].toSorted());
  });
});

describe.each([
  ['with the scope checks of the resolvers', true],
  ['by row-level security alone', false],
] as const)('probes %s', (_, scopeChecks) => {
  let world: PortalWorld;
  const calls = new Map<string, Call>();
  const call = (actor: PersonName): Call => calls.get(actor) as Call;
  let before = '';

  beforeAll(async () => {
    world = await openPortalWorld({ at: null, scopeChecks });
    for (const name of people) calls.set(name, await world.call(name));
    before = await digest(world.portal, 'b');
  });
  afterAll(() => world.stop());

  const leaks = (answer: GraphQLAnswer): boolean => answer.text.includes(marker('b'));

  describe.each(
    rows
      .filter((row) => (row.ids ?? []).length > 0)
      .flatMap((row) =>
        (row.ids ?? []).flatMap((id) => kinds.map((kind) => ({ row, id, kind, name: `${row.row} ${row.field} ${id.at}` }))),
      ),
  )('$name $kind', ({ row, id, kind }) => {
    it.each(actors)('SH-366: answers %s as if it were not there', async (actor) => {
      const answer = await call(actor)(documentFor(schema, row.field, { skip }), swapped(row, id, kind));
      expect(leaks(answer)).toBe(false);
      if (sees(row, actor) === 'forbidden') expect(codeOf(answer)).toBe('FORBIDDEN');
      else if (scopeChecks && kind !== 'malformed' && actor === 'accepted' && elsewhereWords.includes(`${row.field} ${id.at}`))
        expect(refusalsOf(answer)).toEqual(['not_found']);
      else if (scopeChecks || kind === 'malformed') expect(codeOf(answer)).toBe('NOT_FOUND');
      expect(answer.status).toBe(200);
    });
  });

  describe.each(rows.map((row) => ({ row, name: `${row.row} ${row.field}` })))('$name on own things', ({ row }) => {
    it.each(actors)('answers %s by the table', async (actor) => {
      const answer = await call(actor)(documentFor(schema, row.field, { skip }), argumentsFor(row.field, 'a'));
      const expected = sees(row, actor);
      expect(row.scope !== 'all' && leaks(answer)).toBe(false);
      for (const chat of chatTypes) if (!readsChat(chat, actor)) expect(answer.text).not.toContain(saidIn(chat));
      expect(answer.status).toBe(200);
      if (expected === 'forbidden') expect(codeOf(answer)).toBe('FORBIDDEN');
      if (expected === 'not found' && (scopeChecks || row.field.startsWith('Query.'))) expect(codeOf(answer)).toBe('NOT_FOUND');
      const selfOnly = row.scope === 'self' && (row.ids ?? []).length === 0;
      if (expected === 'yes' && !selfOnly && actor !== 'assigned')
        expect(['FORBIDDEN', 'NOT_FOUND', 'INTERNAL']).not.toContain(codeOf(answer));
    });
  });

  describe.each(chatTypes.flatMap((chat) => chatIds.map((one) => ({ ...one, chat, name: `${one.row.field} ${one.id.at}` }))))(
    '$name in a $chat chat',
    ({ row, id, chat }) => {
      it.each(actors)('answers %s by the table of chats', async (actor) => {
        const answer = await call(actor)(
          documentFor(schema, row.field, { skip }),
          replaced(argumentsFor(row.field, 'a'), id.at, () => inChat(id, chat)),
        );
        expect([answer.status, !readsChat(chat, actor) && answer.text.includes(saidIn(chat))]).toEqual([200, false]);
        if (readsChat(chat, actor)) expect(['FORBIDDEN', 'NOT_FOUND', 'INTERNAL']).not.toContain(codeOf(answer));
        else if (scopeChecks || row.field.startsWith('Query.')) expect(codeOf(answer)).toBe('NOT_FOUND');
      });
    },
  );

  it('gives the same bytes for foreign, absent and malformed ids', async () => {
    const texts = await Promise.all(
      ['b', 'absent', 'malformed'].map(async (kind) => {
        const id = kind === 'b' ? idOf('b', 'supervised') : kind === 'absent' ? absentId : 'x';
        return (await call('customer')(documentFor(schema, 'Query.platformTest', { skip }), { id })).text;
      }),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('leaves the other organization as it was', async () => {
    expect(await digest(world.portal, 'b')).toBe(before);
  });
});
