import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#tests/support/seed.ts';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { at } from '#server/api/reach.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor, replaced } from './samples.ts';

const skip = [...nestedRules.forbiddenToCustomers];
const queries = authorizationRows.filter(({ field, scope }) => field.startsWith('Query.') && scope !== 'operator');
const isTrail = ({ field }: (typeof queries)[number]): boolean => field === 'Query.auditTrail';
const people = [
  'customer',
  'manager',
  'accepted',
  'assigned',
  'rejected',
  'removed',
  'unassigned',
] as const satisfies readonly PersonName[];

/** The arguments of a query: of the organization, of the other one, and of tests without a moderator or with nothing published. */
const argumentsOf = ({ field, ids = [] }: (typeof queries)[number]): readonly object[] => {
  const own = argumentsFor(field, 'a');
  const foreign = ids.map((id) => replaced(own, id.at, () => at(argumentsFor(field, 'b'), id.at)));
  const others = ids.flatMap((id) =>
    ['advanced', 'issue-unpublished', 'participant-2', 'result-2-1'].map((name) =>
      replaced(own, id.at, (old) => (Array.isArray(old) ? [idOf('a', name)] : idOf('a', name))),
    ),
  );
  return [own, ...foreign, ...others];
};

/** How much somebody has to do is counted from the tests that they see; nothing of those tests is told by it. */
const withoutLoad = (text: string): string => text.replaceAll(/"openTestsCount" ?: ?\d+/gu, '');

let world: PortalWorld;
const told = { withPolicies: new Map<string, string>(), without: new Map<string, string>() };

beforeAll(async () => {
  world = await openPortalWorld({ at: '2026-11-21T09:00:00Z' });
  const { owner } = world.portal.database;
  await seed(owner, 'invitation', {
    organization_id: idOf('b', 'organization'),
    email: 'customer@a.example',
    role: 'customer',
    token_hash: 'elsewhere',
    expires_at: '2099-01-01',
    sent_at: '2026-11-20',
  });
  const calls = new Map<PersonName, Call>();
  for (const person of people) calls.set(person, await world.call(person));
  const askAll = async (answers: Map<string, string>, asked: typeof queries, who: readonly PersonName[]): Promise<void> => {
    for (const query of asked)
      for (const person of who)
        for (const [index, variables] of argumentsOf(query).entries()) {
          const { text } = await (calls.get(person) as Call)(documentFor(schema, query.field, { depth: 2, skip }), variables);
          answers.set(`${query.field} ${person} ${index}`, withoutLoad(text));
        }
  };
  /** The trail grows by what is asked and refused: nothing is in between its two answers, and who reads it stands in it once in ten minutes. */
  const [trail, others] = [queries.filter(isTrail), queries.filter((query) => !isTrail(query))];
  const askTrail = (answers: Map<string, string>) => askAll(answers, trail, ['customer', 'manager']);
  await askAll(told.withPolicies, others, people);
  await askTrail(new Map());
  await askTrail(told.withPolicies);
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await owner.query(`alter table ${name} disable row level security`);
  await askTrail(told.without);
  await askAll(told.without, others, people);
}, 300_000);
afterAll(() => world.stop());

describe('a query whose rows no policy keeps back', () => {
  it.each(queries)('$row $field shows what it shows with policies, and nothing more', (query) => {
    for (const person of people)
      for (const [index, variables] of argumentsOf(query).entries()) {
        const key = `${query.field} ${person} ${index}`;
        expect([person, variables, told.without.get(key)]).toEqual([person, variables, told.withPolicies.get(key)]);
      }
  });
});
