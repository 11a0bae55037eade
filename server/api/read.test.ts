import { buildSchema, execute, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { raw, sql } from '../database/sql.ts';
import type { Statement } from '../database/sql.ts';
import type { RequestContext } from './context.ts';
import { argument } from './param.ts';
import { read } from './read.ts';
import type { Build } from './read.ts';

const schema = buildSchema(`
  type Query { shelf(kind: String, size: String): Shelf }
  type Shelf { books(kind: String, size: String): String }
`);

const text = `query ($rootKind: String, $rootSize: String, $kind: String, $size: String) {
  shelf(kind: $rootKind, size: $rootSize) { books(kind: $kind, size: $size) all: books(kind: null) red: books(kind: "red") }
}`;

/** Asks about a size only where a kind is given, so that what is asked about grows from call to call. */
const build: Build = (selection, _, given) => {
  const root = given('kind')
    ? sql`kind = ${argument('kind')} ${given('size') ? sql`and size = ${argument('size')}` : raw('')}`
    : raw('true');
  const books = selection
    .calls('books')
    .map((call) =>
      call.given('kind')
        ? sql`kind = ${call.argument('kind')} ${call.given('size') ? sql`and size = ${call.argument('size')}` : raw('')}`
        : raw('true'),
    );
  return books.reduce((all, each) => sql`${all} / ${each}`, root);
};

const variableNames = ['rootKind', 'rootSize', 'kind', 'size'] as const;
type Variables = Readonly<Record<string, string | null>>;

const combinations = variableNames.reduce<readonly Variables[]>(
  (all, name) => all.flatMap((each) => [each, { ...each, [name]: `${name} of this call` }, { ...each, [name]: null }]),
  [{}],
);

const statementFor = async (document: DocumentNode, variableValues: Variables): Promise<Statement> => {
  const statements: Statement[] = [];
  const context = {
    viewer: { organizationId: 'o', userId: 'u', role: 'customer' },
    services: { scopeChecks: true, clock: { now: () => new Date(0) } },
    database: {
      json: (_viewer: unknown, statement: Statement) => {
        statements.push(statement);
        return Promise.resolve('{}');
      },
    },
  } as unknown as RequestContext;
  const shelf = (args: Readonly<Record<string, unknown>>, _context: unknown, info: Parameters<typeof read>[1]) =>
    read(context, info, args, build);
  await execute({ schema, document, variableValues, rootValue: { shelf } });
  expect(statements).toHaveLength(1);
  return statements[0] as Statement;
};

describe('a prepared text', () => {
  it.each([
    ['', combinations],
    ['the other way round', combinations.toReversed()],
  ])('is used again only where the same arguments are given %s', async (_, calls) => {
    const kept = parse(text);
    for (const variables of [...calls, ...calls])
      expect(await statementFor(kept, variables)).toEqual(await statementFor(parse(text), variables));
  });

  it('holds no condition that is not asked', async () => {
    expect(await statementFor(parse(text), {})).toEqual({ text: 'true / true / true / kind = $1 ', values: ['red'] });
    expect(await statementFor(parse(text), { size: 'tall', rootSize: 'tall' })).toEqual({
      text: 'true / true / true / kind = $1 ',
      values: ['red'],
    });
  });

  it('holds those that are, by root and by field', async () => {
    const all = { rootKind: 'a', rootSize: 'b', kind: 'c', size: 'd' };
    expect(await statementFor(parse(text), all)).toEqual({
      text: 'kind = $1 and size = $2 / kind = $3 and size = $4 / true / kind = $5 ',
      values: ['a', 'b', 'c', 'd', 'red'],
    });
  });
});
