import { join, literal, name as quoted, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { Call, Selection } from './selection.ts';
import { NotWritten } from './written.ts';

/** How one field is written in SQL: an expression, a function of what is asked below it, or of its arguments. */
export type Field = Sql | ((selection: Selection) => Sql) | { readonly call: (call: Call) => Sql };

export type Fields = Readonly<Record<string, Field>>;

const isCall = (field: Field): field is { readonly call: (call: Call) => Sql } => 'call' in field;

type Piece = readonly [key: string, value: Sql];

/** Whether a field answers with what is asked below it, and with nothing else. */
const isAsked = (field: Field): boolean => (typeof field === 'function' ? field.length > 0 : isCall(field));

/** The executor finds out the type of a member of a union by its name, and writes all other names by itself. */
const typenames = (selection: Selection, member: string | undefined): readonly string[] => {
  if (!selection.isWritten) return member === undefined ? [] : [member];
  const name = member ?? selection.typeName;
  if (!selection.has('__typename')) return [];
  if (name === null) throw new NotWritten('__typename');
  return [name];
};

/** A field that a role is not given is null; the executor knows that by itself. */
const absent = (selection: Selection, name: string): readonly Piece[] => {
  if (!selection.isWritten || name === '__typename') return [];
  if (!selection.isNullable(name)) throw new NotWritten(name);
  return [[name, raw('null')]];
};

const pieces = (selection: Selection, fields: Fields, typename: string | undefined): readonly Piece[] => [
  ...typenames(selection, typename).map((name): Piece => ['__typename', raw(literal(name))]),
  ...selection.names.flatMap((name): readonly Piece[] => {
    const field = fields[name];
    if (field === undefined) return absent(selection, name);
    if (selection.isWritten && !selection.isLeaf(name) && !isAsked(field)) throw new NotWritten(name);
    if (typeof field === 'function') return [[name, field(selection.of(name))]];
    if (isCall(field))
      return selection.calls(name).map((call) => [selection.isWritten ? call.key : `@${call.key}`, field.call(call)] as const);
    return [[name, field]];
  }),
];

const longestName = 63;
const columnsOf = new WeakMap<Sql, Sql>();

const asPair = ([key, value]: Piece): Sql => sql`${raw(literal(key))}, ${value}`;
const asColumn = ([key, value]: Piece): Sql => sql`${value} as ${quoted(key)}`;

/** The JSON object of one row, with the asked fields only. */
export const shape = (selection: Selection, fields: Fields, typename?: string): Sql => {
  const all = pieces(selection, fields, typename);
  const halves = [all.slice(0, 48), all.slice(48, 96)].map((half) => join(half.map(asPair)));
  const object =
    all.length <= 48
      ? sql`json_build_object(${halves[0]})`
      : sql`(${join(
          halves.map((half) => sql`jsonb_build_object(${half})`),
          ' || ',
        )})`;
  if (all.length > 0 && all.every(([key]) => key.length <= longestName)) columnsOf.set(object, join(all.map(asColumn)));
  return object;
};

/** The JSON array of a correlated query: `from` holds everything from FROM on, `row` the object of one row. */
export const list = (row: Sql, from: Sql): Sql => {
  const columns = columnsOf.get(row);
  const items =
    columns === undefined
      ? sql`json_agg(listed.item) from (select ${row} as item ${from}) listed`
      : sql`json_agg(listed) from (select ${columns} ${from}) listed`;
  return sql`coalesce((select ${items}), '[]'::json)`;
};

/** The JSON object of a correlated query of at most one row, or null. */
export const one = (row: Sql, from: Sql): Sql => sql`(select ${row} ${from} limit 1)`;

/** Whether a piece reads from an alias, so that what nobody reads is not joined; rather yes too often than too seldom. */
export const reads = ({ strings }: Sql, alias: string): boolean => strings.some((text) => new RegExp(`\\b${alias}\\.`, 'u').test(text));

/** A moment as the API writes it. */
export const time = (expression: Sql): Sql => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
