import { getNamedType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call, GraphQLAnswer, Loose } from '#tests/support/portal.ts';
import { isOnDiagonal } from '#tests/support/diagonal.ts';
import { documentFor, selectionOf } from './documents.ts';
import { argumentsFor } from './samples.ts';
import { seed } from '#tests/support/seed.ts';

const skip = [...nestedRules.forbiddenToCustomers];

const rows = authorizationRows.filter(({ field }) => !field.startsWith('Subscription.'));
const fieldOf = (path: string) => {
  const [root = '', name = ''] = path.split('.');
  const field = (schema.getType(root) as GraphQLObjectType).getFields()[name];
  if (field === undefined) throw new Error(`${path} is not in the schema`);
  return { name, of: getNamedType(field.type) };
};
/** Somebody whom the row lets in. */
const actorOf = (row: (typeof rows)[number]) => (row.test_manager === 'y' ? 'manager' : row.customer === 'y' ? 'customer' : 'accepted');

const whole = (path: string): string => documentFor(schema, path, { skip });
/** The same document with another selection below its root field. */
const selecting = (path: string, below: string, more = ''): string => {
  const text = whole(path);
  const { of } = fieldOf(path);
  return `${text.slice(0, text.length - selectionOf(of, 1, skip).length - 2)} ${below} } ${more}`;
};

/** An organization that has nothing, so that no row comes to help. */
const empty = { organization: '00000000-0000-4000-8000-00000000e0e0', person: '00000000-0000-4000-8000-00000000e0e1' };

let world: PortalWorld;
const calls = new Map<string, Call>();

beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  await seed(world.portal.database.owner, 'organization', {
    id: empty.organization,
    public_id: 'empty',
    short_code: 'EM',
    advanced_tests_access: true,
    flexible_testing_access: true,
    credit_model_access: true,
    new_launch_ux_enabled: true,
  });
  await seed(world.portal.database.owner, 'organization_user', {
    id: empty.person,
    organization_id: empty.organization,
    role: 'test_manager',
  });
  calls.set('empty', await world.portal.as(empty.person, 'empty'));
  for (const name of ['manager', 'customer', 'accepted'] as const) calls.set(name, await world.call(name));
});
afterAll(() => world.stop());

const codeOf = ({ errors, data }: GraphQLAnswer): string => errors[0]?.extensions?.code ?? (data === undefined ? 'nothing' : 'data');
const one = (answer: Loose): Loose => (Array.isArray(answer) ? answer[0] : answer);

const objects = rows.filter(({ field }) => selectionOf(fieldOf(field).of, 1, skip) !== '');
const named = (some: typeof objects) => some.map((row) => ({ row, path: row.field }));
const isQuery = (path: string): boolean => path.startsWith('Query.');
/** What calls answered as a whole since something was last written: nothing else changes it. */
const read = new Map<string, GraphQLAnswer>();
const ask = (row: (typeof rows)[number], document: string): Promise<GraphQLAnswer> => {
  if (!isQuery(row.field)) read.clear();
  return (calls.get(actorOf(row)) as Call)(document, argumentsFor(row.field, 'a'));
};
const askAll = async (row: (typeof rows)[number]): Promise<GraphQLAnswer> => {
  const known = read.get(row.field) ?? (await ask(row, whole(row.field)));
  read.set(row.field, known);
  return known;
};
const isThere = (thing: unknown): boolean => thing !== null && thing !== undefined;

describe.each(named(objects).map((each, at) => ({ ...each, at })))('whatever part is asked of $path', ({ row, path, at }) => {
  const { name, of } = fieldOf(path);

  const ways = [
    ['its kind', '{ kind: __typename }', ''],
    ['its kind by its own name', '{ kind: __typename __typename }', ''],
    ['its kind alone', '{ __typename }', ''],
    ['its kind in a fragment', `{ ... on ${of.name} { kind: __typename } }`, ''],
    ['its own name in a fragment', `{ ... on ${of.name} { __typename } }`, ''],
    ['its kind in a named fragment', '{ ...Part }', `fragment Part on ${of.name} { kind: __typename }`],
  ] as const;

  it.each(ways.filter((_, way) => isOnDiagonal(at, way, ways.length)))('%s is answered', async (_, below, more) => {
    const first = await askAll(row);
    const answer = await ask(row, selecting(path, below, more));
    const last = await askAll(row);
    expect(answer.status).toBe(200);
    expect([codeOf(first), codeOf(last)], answer.text).toContain(codeOf(answer));
    const [given, expected] = [one(answer.data?.[name]), one(first.data?.[name])];
    const kinds = isObjectType(of) ? [of.name] : (of as GraphQLUnionType).getTypes().map((type) => type.name);
    const known = codeOf(answer) !== 'data' || (isThere(given) ? kinds.includes(given.kind ?? given.__typename) : !isThere(expected));
    expect([answer.text, known]).toEqual([answer.text, true]);
  });
});

const parts = objects.flatMap((row) => {
  const { of } = fieldOf(row.field);
  const fields = isObjectType(of) ? Object.values(of.getFields()) : [];
  const bare = fields.filter(({ args }) => args.every(({ type }) => !isNonNullType(type)));
  return bare
    .filter((field) => !skip.some((path) => path === `${of.name}.${field.name}`))
    .map((field) => ({ row, path: row.field, part: `${field.name} ${selectionOf(getNamedType(field.type), 0, skip)}` }));
});

it.each(parts)('$path with $part alone answers as it does with all', async ({ row, path, part }) => {
  const { name } = fieldOf(path);
  const before = await askAll(row);
  const answer = await ask(row, selecting(path, `{ ${part} }`));
  expect([codeOf(before), codeOf(await askAll(row))], answer.text).toContain(codeOf(answer));
  const isKept = path.startsWith('Mutation.') || isThere(one(answer.data?.[name])) === isThere(one(before.data?.[name]));
  expect([answer.text, isKept]).toEqual([answer.text, true]);
});

const queries = objects.filter(({ field, test_manager: manager }) => field.startsWith('Query.') && manager !== 'n');

it.each(named(queries))('$path answers its kind where there is nothing', async ({ path }) => {
  const { name } = fieldOf(path);
  const call = calls.get('empty') as Call;
  const all = await call(whole(path), argumentsFor(path, 'a'));
  const kind = await call(selecting(path, '{ __typename }'), argumentsFor(path, 'a'));
  expect([codeOf(kind), kind.status]).toEqual([codeOf(all), 200]);
  expect(kind.data?.[name] === null).toBe(all.data?.[name] === null);
});
