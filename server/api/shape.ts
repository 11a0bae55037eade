import { join, literal, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { Call, Selection } from './selection.ts';

/** How one field is written in SQL: an expression, a function of what is asked below it, or of its arguments. */
export type Field = Sql | ((selection: Selection) => Sql) | { readonly call: (call: Call) => Sql };

export type Fields = Readonly<Record<string, Field>>;

const isCall = (field: Field): field is { readonly call: (call: Call) => Sql } => 'call' in field;

const pairs = (selection: Selection, fields: Fields): readonly Sql[] =>
  selection.names.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    if (typeof field === 'function') return [sql`${raw(literal(name))}, ${field(selection.of(name))}`];
    if (isCall(field)) return selection.calls(name).map((call) => sql`${raw(literal(`@${call.key}`))}, ${field.call(call)}`);
    return [sql`${raw(literal(name))}, ${field}`];
  });

/** The JSON object of one row, with the asked fields only. */
export const shape = (selection: Selection, fields: Fields, typename?: string): Sql => {
  const all = [...(typename === undefined ? [] : [raw(`'__typename', ${literal(typename)}`)]), ...pairs(selection, fields)];
  if (all.length <= 48) return sql`json_build_object(${join(all)})`;
  const halves = [all.slice(0, 48), all.slice(48, 96)].map((half) => sql`jsonb_build_object(${join(half)})`);
  return sql`(${join(halves, ' || ')})`;
};

/** The JSON array of a correlated query: `from` holds everything from FROM on, `row` the object of one row. */
export const list = (row: Sql, from: Sql): Sql =>
  sql`coalesce((select json_agg(listed.item) from (select ${row} as item ${from}) listed), '[]'::json)`;

/** The JSON object of a correlated query of at most one row, or null. */
export const one = (row: Sql, from: Sql): Sql => sql`(select ${row} ${from} limit 1)`;

/** A moment as the API writes it. */
export const time = (expression: Sql): Sql => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
