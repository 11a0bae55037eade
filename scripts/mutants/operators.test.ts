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

  it('of a screen keep a prop back, move a threshold, turn a condition round, and ask the cache', () => {
    const screen =
      "const far = useScrolledPast(4);\nuseQuery({ query, requestPolicy: 'network-only' });\n<a key={id} to={up}>{isNew && count > 2}</a>";
    const [first = '', second = '', third = ''] = screen.split('\n');
    expect(changes('src/x.host.tsx', screen)).toEqual(
      [
        [first.replace('4', '5'), second, third],
        [first, second.replace('network-only', 'cache-first'), third],
        [first, second, third.replace('to={up}', '')],
        [first, second, third.replace('isNew', '!isNew')],
        [first, second, third.replace('&&', '||')],
        [first, second, third.replace('2', '3')],
      ].map((lines) => lines.join('\n')),
    );
  });

  it('of a statement ask no condition and read no column, one at a time', () => {
    expect(
      changes(
        'server/x.ts',
        "sql`select ('a', i.name) from i where i.id = ${one} and (a or b) and i.n in (1, 2) order by 1`;\n// and b = 1",
      ),
    ).toEqual([
      "sql`select ('a', null) from i where i.id = ${one} and (a or b) and i.n in (1, 2) order by 1`;\n// and b = 1",
      "sql`select ('a', i.name) from i where true and (a or b) and i.n in (1, 2) order by 1`;\n// and b = 1",
      "sql`select ('a', i.name) from i where i.id = ${one} and (a or b)  order by 1`;\n// and b = 1",
    ]);
  });
});
