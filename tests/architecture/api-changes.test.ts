import { buildSchema, findBreakingChanges, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../support/schema.ts';
import { textOf } from '../support/tree.ts';

/** The API as its last version left it; `npm run generate -- --released` writes it anew for the next. */
const released = buildSchema(textOf('schema/released.graphql'));

const told = textOf('docs/api.md').split('## What stays')[1] ?? '';

const breaking = (before: GraphQLSchema, now: GraphQLSchema): readonly string[] =>
  findBreakingChanges(before, now).map(({ description }) => description.replace(/\.$/u, ''));

type Deprecated = { readonly at: string; readonly reason: string };

const deprecations = (of: GraphQLSchema): readonly Deprecated[] =>
  Object.values(of.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) => [field, ...('args' in field ? field.args : [])])
        : [];
    return parts.flatMap(({ name, deprecationReason: reason }) => (reason == null ? [] : [{ at: `${type.name}.${name}`, reason }]));
  });

const isWhole = ({ reason }: Deprecated): boolean => /^Since \d+\.\d+\.\d+\. Use /u.test(reason);

describe('the API for programs of others', () => {
  it('breaks nothing that its last version had without a word in docs/api.md', () => {
    expect(Object.keys(released.getTypeMap()).length).toBeGreaterThan(300);
    expect(breaking(released, schema).filter((change) => !told.includes(change))).toEqual([]);
  });

  it('is compared by what would break a program', () => {
    const of = (text: string): GraphQLSchema =>
      buildSchema(`type Query { ${text} } enum Colour { red green } input Wish { colour: Colour }`);
    const before = of('a(first: Int): Int b: Colour! c(wish: Wish): String');
    expect(breaking(before, of('a: Int b: Colour c(wish: Wish!): String'))).toEqual([
      'Query.a arg first was removed',
      'Query.b changed type from Colour! to Colour',
      'Query.c arg wish has changed type from Wish to Wish!',
    ]);
    expect(breaking(before, of('a(first: Int): Int b: Colour! c(wish: Wish): String d: Int'))).toEqual([]);
  });

  it('says since when something is deprecated and what takes its place', () => {
    const marked = buildSchema('type Query { a: Int @deprecated(reason: "Since 1.2.0. Use b.") b: Int c: Int @deprecated }');
    expect(deprecations(marked).map((each) => [each.at, isWhole(each)])).toEqual([
      ['Query.a', true],
      ['Query.c', false],
    ]);
    expect(deprecations(schema).filter((each) => !isWhole(each))).toEqual([]);
  });
});
