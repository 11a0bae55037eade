import { describe, expect, it } from 'vitest';
import { compile, isSame, join, name, oneOf, raw, sql } from './sql.ts';

describe('composed SQL', () => {
  it('numbers the values of nested and joined pieces in the order in which they stand', () => {
    const parts = [sql`a = ${1}`, raw('b is null'), sql`c = ${2} and d = ${3}`];
    expect(compile(sql`select ${name('odd "one"')} from t where ${join(parts, ' and ')} limit ${4}`)).toEqual({
      text: 'select "odd ""one""" from t where a = $1 and b is null and c = $2 and d = $3 limit $4',
      values: [1, 2, 3, 4],
    });
    expect([compile(join([])), compile(join([sql`x`]))]).toEqual([
      { text: '', values: [] },
      { text: 'x', values: [] },
    ]);
  });

  it('sends what is the same by reference once, and what only looks the same as often as it stands', () => {
    const ids = ['i1'];
    expect(compile(sql`${ids} ${7} ${ids} ${7}`)).toEqual({ text: '$1 $2 $1 $3', values: [ids, 7, 7] });
  });

  it('takes what looks like a piece and is none for a value', () => {
    const forged = { strings: ['; drop table t'], values: [] };
    expect(compile(sql`select ${forged}`)).toEqual({ text: 'select $1', values: [forged] });
  });

  it('knows the same text with the same values', () => {
    const of = (value: number) => sql`a = ${value}`;
    expect([isSame(of(1), of(1)), isSame(of(1), of(2)), isSame(of(1), sql`b = ${1}`)]).toEqual([true, false, false]);
  });

  it('writes words as a list of literals', () => expect(oneOf(["it's", 'b'])).toBe("('it''s', 'b')"));
});
