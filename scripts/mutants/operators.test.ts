import { describe, expect, it } from 'vitest';
import { mutantsOf } from './operators.ts';

const changes = (file: string, code: string): readonly string[] =>
  mutantsOf(file, code).map(({ start, end, now }) => code.slice(0, start) + now + code.slice(end));

describe('mutants', () => {
  it('of a chart leave out guards and their parts, turn them round, and leave out targets', () => {
    const chart = "'a.b': { guard: and(['mayDo', not('isDone')]), target: 'done' }";
    expect(changes('x.machine.ts', chart)).toEqual([
      "'a.b': { guard: () => true, target: 'done' }",
      "'a.b': { guard: and([not('isDone')]), target: 'done' }",
      "'a.b': { guard: and(['mayDo']), target: 'done' }",
      "'a.b': { guard: and(['mayDo', 'isDone']), target: 'done' }",
      "'a.b': { guard: and(['mayDo', not('isDone')]),  }",
    ]);
  });

  it('of who may send an event take a role away and add another', () => {
    expect(changes('x.machine.ts', "may: roleIn('customer', 'test_manager'),")).toEqual([
      "may: roleIn('test_manager'),",
      "may: roleIn('customer'),",
      "may: roleIn('customer', 'test_manager', 'community_test_manager'),",
    ]);
  });

  it('of a row of access change one role or its scope', () => {
    expect(changes('schema/authorization/rows.ts', "row('Q1', 'Query.test', 'y n acc', 'test', {})")).toEqual([
      "row('Q1', 'Query.test', 'n n acc', 'test', {})",
      "row('Q1', 'Query.test', 'y y acc', 'test', {})",
      "row('Q1', 'Query.test', 'y n y', 'test', {})",
      "row('Q1', 'Query.test', 'y n acc', 'none', {})",
    ]);
  });

  it('of a rule turn its conditions round', () => {
    expect(changes('x.rules.ts', 'a === b && c')).toEqual(['a !== b && c', 'a === b || c']);
  });
});
