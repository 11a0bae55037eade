import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType, isObjectType } from 'graphql';
import { apiTokenScopeNames, apiTokenScopes } from '#schema/vocabulary/api-token.ts';
import type { ApiTokenScope } from '#schema/vocabulary/api-token.ts';
import { refusalWords } from '#server/api/answer-call.ts';
import { readReference } from '#server/areas/reference/reference.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { openSocket } from '#tests/support/live.ts';
import type { GraphQLAnswer } from '#tests/support/portal.ts';
import { textOf } from '#tests/support/tree.ts';
import { argumentsFor } from '../authorization/samples.ts';

/** By hand: each operation with the scope that it needs, or never. */
const decided = textOf('tests/architecture/token-scopes.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [field: string, scope: string]);
const open = decided.filter(([, scope]) => scope !== 'never');

const reference = readReference();
const operations = reference.areas.flatMap((area) => area.operations);
const nameOf = ({ kind, field }: (typeof operations)[number]): string => `${kind}-${field.name}`;

let world: PortalWorld;
const tokens = new Map<Person, string>();
beforeAll(async () => {
  world = await openPortalWorld();
  for (const person of ['customer', 'manager', 'accepted'] as const) {
    const input = { name: 'Reference', scopes: apiTokenScopeNames, days: 30 };
    const answer = await world.act(person, 'apiTokenCreate', input, 'secret');
    tokens.set(person, answer.secret);
  }
});
afterAll(() => world.stop());

const by = (person: Person, query: string, variables: object = {}): Promise<GraphQLAnswer> =>
  world.portal.post({ query, variables }, { authorization: `Bearer ${tokens.get(person) ?? ''}` });
const page = async (): Promise<Response> => fetch(`${world.portal.url}/api/reference`);

describe('the reference of the API', () => {
  it('has what a token may call, each with the scope that it needs, and nothing else', () => {
    const found = operations.map(({ kind, field, scope }) => `${kind}.${field.name} ${scope}`);
    const expected = open.map(([field, scope]) => `${field.replace(/^\w+/u, (root) => root.toLowerCase())} ${scope}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('is one page for everybody, of its own and without a script', async () => {
    const response = await page();
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'none'`);
    expect(text).not.toMatch(/<script|undefined|\[object/u);
    const ids = [...text.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.length - new Set(ids).size).toBe(0);
    const links = [...text.matchAll(/ href="#([^"]+)"/gu)].map(([, id]) => id);
    expect([...new Set(links)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(operations.map(nameOf).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says who may, by which token, and what is counted apart', async () => {
    const text = await (await page()).text();
    const said = (id: string): string =>
      (text.split(`<h3 id="${id}">`)[1] ?? '')
        .split('</article>')[0]
        ?.replaceAll(/<[^>]+>/gu, '')
        .replaceAll(/\s+/gu, ' ') ?? '';
    expect(said('mutation-flexibleTestingIssueReject')).toMatch(/Token: Decide issues\. Customers, test managers/u);
    expect(said('query-waitingResults')).toMatch(/Token: Read\. .*ommunity test managers/u);
    expect(said('mutation-exportIssuesToCsv')).toContain('10 a minute');
    expect(said('query-testersByEmail')).not.toContain('Customers');
    for (const scope of new Set(operations.map((operation) => operation.scope))) expect(text).toContain(apiTokenScopes[scope].label);
  });

  it('describes every type that an operation takes or answers', () => {
    const known = new Set(reference.types.map(({ name }) => name));
    const asked = operations.flatMap(({ field }) => [field, ...field.args].map(({ type }) => getNamedType(type).name));
    expect(asked.filter((name) => !known.has(name) && !['ID', 'String', 'Int', 'Boolean', 'Float'].includes(name))).toEqual([]);
    const bare = reference.types.filter(({ description }) => description == null || description === '');
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

const personOf = ({ row }: (typeof operations)[number]): Person =>
  row.test_manager === 'y' ? 'manager' : row.customer === 'y' ? 'customer' : 'accepted';

describe.each(operations.filter(({ kind }) => kind !== 'subscription').map((operation) => ({ operation, name: nameOf(operation) })))(
  'the example of $name',
  ({ operation }) => {
    it('is a document that the API takes', async () => {
      const path = `${operation.kind === 'query' ? 'Query' : 'Mutation'}.${operation.field.name}`;
      const answer = await by(personOf(operation), operation.example, argumentsFor(path, 'a'));
      expect([answer.status, answer.errors.filter(({ extensions }) => /GRAPHQL|LIMIT|BAD_USER/u.test(extensions?.code ?? ''))]).toEqual([
        200,
        [],
      ]);
      const type = getNamedType(operation.field.type);
      if (isObjectType(type)) expect(operation.example).toMatch(/\{ \w+.*\{ .+ \} \}$/su);
    });
  },
);

describe('docs/api.md', () => {
  const text = textOf('docs/api.md');
  const blocks = new Map([...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gmu)].map(({ 1: name = '', 2: block = '' }) => [name, block]));
  const block = (name: string): string => blocks.get(name) ?? '';

  it('has a call that goes from page to page', async () => {
    const { data } = await by('customer', block('untriaged.graphql'));
    expect(Object.keys(data?.['flexibleTestingIssues'].edges[0].node)).toEqual(['id', 'code', 'title', 'severity', 'createdAt', 'test']);
    expect(data?.['flexibleTestingIssues'].pageInfo).toHaveProperty('endCursor');
  });

  it('has a change, and the refusal that it tells of', async () => {
    const issueId = world.id('issue-2');
    const refused = await by('customer', block('reject.graphql'), { issueId, reason: 'Too small' });
    expect(JSON.parse(refused.text)).toEqual(JSON.parse(block('refused.json')));
    const done = await by('customer', block('reject.graphql'), { issueId, reason: 'Other' });
    expect(done.data?.['flexibleTestingIssueReject']).toMatchObject({ successful: true, result: { triageReason: 'Other' } });
  });

  it('has a subscription that is told of that change', async () => {
    const socket = openSocket(world.portal.url, { token: tokens.get('manager') ?? '' });
    const { events } = socket.subscribe(block('events.graphql'));
    expect(await socket.settled()).toBe(true);
    const issueId = world.id('issue-2');
    for (const reason of ['Duplicate', 'Other']) await by('customer', block('reject.graphql'), { issueId, reason });
    await expect.poll(() => events.map(({ entityId }) => entityId)).toContain(issueId);
    socket.close();
  });

  it('names every status and code that a call is refused with before it is looked at', () => {
    const table = text.split('## What is refused before')[1]?.split('## Limits')[0] ?? '';
    const known = [...Object.keys(refusalWords), 'bad_request', 'too_large', 'unsupported_media_type', 'internal', 'unavailable'];
    expect(known.filter((code) => !table.includes(`\`${code}\``))).toEqual([]);
  });
});

it('knows each scope by name', () => {
  const used = new Set<ApiTokenScope>(operations.map(({ scope }) => scope));
  expect([...used].filter((scope) => !apiTokenScopeNames.includes(scope))).toEqual([]);
});
