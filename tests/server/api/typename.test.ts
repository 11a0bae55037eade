import { randomUUID } from 'node:crypto';
import { getNamedType, isLeafType } from 'graphql';
import type { GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import { openSocket } from '#tests/support/live.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer } from '#tests/support/portal.ts';
import { publicId } from '#tests/support/twin-world.ts';
import { selectionOf } from '../authorization/documents.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { onceCases, prepareFor } from '../once/cases.ts';
import { connectTestrail } from '../once/integration.ts';

const types = { Query: schema.getQueryType(), Mutation: schema.getMutationType(), Subscription: schema.getSubscriptionType() } as const;
const rootsOf = (kind: keyof typeof types): readonly GraphQLField<unknown, unknown>[] => Object.values(types[kind]?.getFields() ?? {});

/** How the same root field may be asked together with the name of its type. */
const ways: Readonly<Record<string, (field: (directive?: string) => string, kind: string) => string>> = {
  beside: (field) => `first: __typename answer: ${field()} __typename`,
  'inside fragments': (field, kind) => `... on ${kind} { __typename ...Root } ... @include(if: true) { again: __typename }`,
  'under a condition': (field) => `__typename @include(if: true) never: __typename @skip(if: true) answer: ${field('@include(if: true)')}`,
};

const writtenFor = (kind: string, field: GraphQLField<unknown, unknown>) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(getNamedType(field.type), 0, nestedRules.forbiddenToCustomers);
  const asked = (directive = ''): string =>
    `${field.name}${passed === '' ? '' : `(${passed})`} ${directive} ${isLeafType(getNamedType(field.type)) ? '' : selection}`;
  const head = `${kind.toLowerCase()}${declared === '' ? '' : `(${declared})`}`;
  return {
    plain: `${head} { answer: ${asked()} }`,
    by: (way: string) => {
      const body = `${head} { ${ways[way]?.(asked, kind)} }`;
      return way === 'inside fragments' ? `${body} fragment Root on ${kind} { answer: ${asked()} }` : body;
    },
  };
};

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ standIns: await startStandIns() });
  await connectTestrail(world.portal);
});
afterAll(() => world.stop());

/** The disk fills and empties beside the test, and the database grows. */
const still = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'diskFree' in answer ? { ...answer, diskFree: null, databaseBytes: null } : answer;

const told = ({ status, data, errors }: GraphQLAnswer) => ({
  status,
  answer: still(data?.['answer']),
  codes: errors.map(({ extensions }) => extensions?.code),
});

describe('the name of its type beside a root field', () => {
  it.each(rootsOf('Query').map(({ name }) => name))('changes nothing of the query %s', async (name) => {
    const field = rootsOf('Query').find((each) => each.name === name)!;
    const written = writtenFor('Query', field);
    const call = await world.call(name.startsWith('operator') ? 'operator' : 'manager');
    const plain = told(await call(written.plain, argumentsFor(`Query.${name}`, 'a')));
    expect(plain.status).toBe(200);
    for (const way of Object.keys(ways))
      expect([way, told(await call(written.by(way), argumentsFor(`Query.${name}`, 'a')))]).toEqual([way, plain]);
  });

  it.each(rootsOf('Mutation').map(({ name }) => name))('changes nothing of the mutation %s', async (name) => {
    const field = rootsOf('Mutation').find((each) => each.name === name)!;
    const { person, input, leaves = false } = onceCases[name]!;
    const written = writtenFor('Mutation', field);
    await prepareFor(world.sql, name);
    const key = { 'idempotency-key': randomUUID() };
    const plain = told(await (await world.call(person))(written.plain, { input }, key));
    expect(plain).toMatchObject({ status: 200, answer: { successful: true } });
    for (const way of Object.keys(ways)) {
      if (leaves) await prepareFor(world.sql, name);
      const again = await (await world.call(person))(written.by(way), { input }, leaves ? {} : key);
      expect([way, told(again)]).toEqual([way, plain]);
    }
  });

  it.each(rootsOf('Subscription').map(({ name }) => name))(
    'is refused beside the subscription %s, which runs in fragments',
    async (name) => {
      const field = rootsOf('Subscription').find((each) => each.name === name)!;
      const written = writtenFor('Subscription', field);
      const variables = argumentsFor(`Subscription.${name}`, 'a');
      const token = await world.token('manager');
      const socket = openSocket(world.portal.url, { token, organization: publicId('a') });
      expect(await socket.settled()).toBe(true);
      const inFragments = written.plain.replace(
        / \{ (answer: .*) \}$/u,
        ' { ... on Subscription { ...Root } } fragment Root on Subscription { $1 }',
      );
      const running = [inFragments, written.plain].map((document) => socket.subscribe(document, variables));
      for (const way of Object.keys(ways)) {
        const refused = socket.subscribe(written.by(way), variables);
        await vi.waitFor(() => expect([way, refused.refusals]).toEqual([way, expect.arrayContaining(['GRAPHQL_VALIDATION_FAILED'])]));
      }
      expect(running.map(({ refusals, end }) => [refusals, end()])).toEqual([
        [[], null],
        [[], null],
      ]);
      expect(socket.closedWith()).toBe(null);
      socket.close();
    },
  );

  it('is not counted, and needs no organization where its neighbour needs none', async () => {
    const token = await world.token('customer');
    const asked = await world.portal.post(
      { query: '{ __typename getCurrentOrganizationUser { email } }' },
      { authorization: `Bearer ${token}` },
    );
    expect([asked.status, asked.data?.['getCurrentOrganizationUser']]).toEqual([200, { email: 'customer@a.example' }]);
  });
});
