import { join, literal, name as quoted, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import { keyInStatement } from './selection.ts';
import type { Call, Selection } from './selection.ts';

export type Field = Sql | ((selection: Selection) => Sql) | { readonly call: (call: Call) => Sql };

export type Fields = Readonly<Record<string, Field>>;

const isCall = (field: Field): field is { readonly call: (call: Call) => Sql } => 'call' in field;

type Piece = readonly [key: string, value: Sql];

/** A member of a union always says which it is, since the executor asks. */
const typenames = (selection: Selection, member: string | undefined): readonly string[] => {
  const name = member ?? selection.typeName;
  return name !== null && (selection.isMember || selection.has('__typename')) ? [name] : [];
};

/** What the statement does not have: made by code, or refused to the role. */
const absent = (selection: Selection, name: string): readonly Piece[] =>
  name !== '__typename' && selection.isNullable(name) ? [[name, raw('null')]] : [];

const isAsked = (field: Field): boolean => (typeof field === 'function' ? field.length > 0 : isCall(field));

const pieces = (selection: Selection, fields: Fields, typename: string | undefined): readonly Piece[] => [
  ...typenames(selection, typename).map((name): Piece => ['__typename', raw(literal(name))]),
  ...selection.names.flatMap((name): readonly Piece[] => {
    const field = fields[name];
    if (field === undefined) return absent(selection, name);
    if (!selection.isLeaf(name) && !isAsked(field))
      throw new Error(`${selection.typeName}.${name} is an object, and is made without its selection.`);
    if (typeof field === 'function') return [[name, field(selection.of(name))]];
    if (isCall(field)) return selection.calls(name).map((call) => [keyInStatement(name, call.key), field.call(call)] as const);
    return [[name, field]];
  }),
];

const longestName = 63;
const columnsOf = new WeakMap<Sql, Sql>();

const asPair = ([key, value]: Piece): Sql => sql`${raw(literal(key))}, ${value}`;
const asColumn = ([key, value]: Piece): Sql => sql`${value} as ${quoted(key)}`;

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

export const list = (row: Sql, from: Sql): Sql => {
  const columns = columnsOf.get(row);
  const items =
    columns === undefined
      ? sql`json_agg(listed.item) from (select ${row} as item ${from}) listed`
      : sql`json_agg(listed) from (select ${columns} ${from}) listed`;
  return sql`coalesce((select ${items}), '[]'::json)`;
};

export const one = (row: Sql, from: Sql): Sql => sql`(select ${row} ${from} limit 1)`;

/** Objects of a jsonb array, whose keys are the names of the fields. */
export const stored =
  (objects: Sql) =>
  (selection: Selection): Sql =>
    list(
      shape(
        selection,
        Object.fromEntries(
          selection.names.filter((name) => name !== '__typename').map((name) => [name, sql`stored.item -> ${raw(literal(name))}`]),
        ),
      ),
      sql`from jsonb_array_elements(${objects}) with ordinality stored (item, place) order by stored.place`,
    );

/** Decides about joins by text: a false yes costs a join, a false no would break the statement. */
export const reads = ({ strings }: Sql, alias: string): boolean => strings.some((text) => new RegExp(`\\b${alias}\\.`, 'u').test(text));

export const time = (expression: Sql): Sql => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
