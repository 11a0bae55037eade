import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { costsOf } from './costs.ts';
import { Documents } from './documents.ts';
import { makeLimiter } from './rate-limit.ts';
import type { Costs } from './rate-limit.ts';
import { readSdl } from './schema.ts';

const schema = buildSchema(readSdl());
const own = Object.values(
  JSON.parse(readFileSync(new URL('../../schema/generated/persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
);
const documents = new Documents(schema, { introspection: true, own });

/** What a document takes beside the one operation that every call is. */
const costs = (text: string, variables: Readonly<Record<string, unknown>> = {}): Costs => {
  const operation = documents.prepare(text, null);
  if ('errors' in operation) throw operation.errors[0];
  return costsOf(schema, operation, variables);
};

const ann = { id: 'ann', organizationId: 'a' };
const bob = { id: 'bob', organizationId: 'a' };
const allowed = async (count: number, cost: Costs, limiter = makeLimiter()): Promise<number> => {
  let passed = 0;
  for (let call = 0; call < count; call += 1) if ((await limiter.spend(ann, cost)) === 0) passed += 1;
  return passed;
};

describe('what is let through', () => {
  it('is 600 calls, 240 changes, 30 questions to outside services and 10 exports of a person in a minute', async () => {
    expect([
      await allowed(700, { operation: 1 }),
      await allowed(300, { mutation: 1 }),
      await allowed(40, { outside: 1 }),
      await allowed(20, { export: 1 }),
    ]).toEqual([600, 240, 30, 10]);
  });

  it('is counted for each person', async () => {
    const limiter = makeLimiter();
    expect([await allowed(40, { outside: 1 }, limiter), await limiter.spend(bob, { outside: 1 })]).toEqual([30, 0]);
  });

  it('is wider for services that are answered on this machine', async () => {
    expect(await allowed(40, { outside: 1 }, makeLimiter({ outsideFactor: 1_000 }))).toBe(40);
  });

  it('takes nothing scarce of what is refused', async () => {
    const limiter = makeLimiter();
    expect(await limiter.spend(ann, { export: 11 })).toBeGreaterThan(0);
    expect(await limiter.spend(ann, { export: 10 })).toBe(0);
  });
});

describe('what our own client asks in one document', () => {
  afterEach(() => vi.useRealTimers());
  const named = (name: string): string => own.find((text) => text.includes(` ${name}(`)) ?? '';

  it('is one call, and reads at most eight root fields', () => {
    expect(costs(named('IssueReading_Issue'))).toEqual({ operation: 0 });
    expect(costs(`${named('IssueReading_Issue')} `)).toEqual({ operation: 2 });
    const roots = own.map((text) => {
      const operation = documents.prepare(text, null);
      return 'errors' in operation ? Infinity : operation.roots.length + operation.again.length;
    });
    expect(Math.max(...roots)).toBe(8);
  });

  it('lets a person judge three issues a second for five minutes, with a fifth of all calls to spare', async () => {
    vi.useFakeTimers();
    const limiter = makeLimiter();
    const send = async (name: string) =>
      (await limiter.spend(ann, { operation: 1 })) + (await limiter.spend(ann, costs(named(name), { input: {} })));
    let waits = 0;
    for (let second = 0; second < 300; second += 1) {
      for (let verdict = 0; verdict < 3; verdict += 1) waits += (await send('TriageIssue_Accept')) + (await send('IssueReading_Issue'));
      if (second % 2 === 0) waits += await send('TriageIssue_Read');
      if (second % 8 === 0) waits += await send('AllIssues_Issues');
      if (second % 60 === 59) waits += await limiter.spend(ann, { operation: 120 });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(waits).toBe(0);
  });
});

describe('a document takes', () => {
  const projects = 'getProjects(connectionId: "x") { __typename }';

  it('for each use of a root field, by alias, by name and in fragments', () => {
    const spread = 'fragment F on Query { d: getProjects(connectionId: "x") { __typename } }';
    expect(costs(`{ a: ${projects} b: ${projects} ... on Query { c: ${projects} } ...F } ${spread}`)).toEqual({ operation: 3, outside: 4 });
    const changed = 'exportIssuesToCsv(input: { issueIds: [] }) { successful }';
    expect(costs(`mutation { a: ${changed} b: ${changed} }`)).toEqual({ operation: 1, mutation: 2, export: 2 });
  });

  it('for what the answer of a change reads again as for any query, the first of which comes with the change', () => {
    const again = `query { a: ${projects} ...F } fragment F on Query { b: ${projects} }`;
    const [selection, fragment] = again.split(' fragment ');
    const marked = `flexibleTestingMarkIssueAsRead(input: { issueId: "x" }) { ${selection} }`;
    expect(costs(`mutation { ${marked} } fragment ${fragment}`)).toEqual({ operation: 1, mutation: 1, outside: 2 });
    expect(costs(`mutation { c: ${marked} d: ${marked} } fragment ${fragment}`)).toEqual({ operation: 3 + 1, mutation: 2, outside: 4 });
    expect(
      costs('mutation { flexibleTestingMarkIssueAsRead(input: { issueId: "x" }) { query { issueStats { newIssuesCount } } } }'),
    ).toEqual({
      operation: 0,
      mutation: 1,
    });
  });

  it('for each address of a list, wherever the list stands', () => {
    const three = { urls: ['a', 'b', 'c'] };
    expect([
      costs('{ applicationLinks(urls: ["a", "b"]) { state } }'),
      costs('query ($urls: [String!]!) { a: applicationLinks(urls: $urls) { state } b: applicationLinks(urls: $urls) { state } }', three),
      costs('query ($urls: [String!]! = ["a", "b", "c", "d"]) { applicationLinks(urls: $urls) { state } }'),
      costs('query ($urls: [String!]!) { applicationLinks(urls: $urls) { state } }', { urls: null }),
    ]).toEqual([
      { operation: 0, outside: 2 },
      { operation: 1, outside: 6 },
      { operation: 0, outside: 4 },
      { operation: 0, outside: 0 },
    ]);
  });
});
