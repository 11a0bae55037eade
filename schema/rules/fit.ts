import * as v from 'valibot';

/** Something that could not be read, or has no place where it was brought: its field, the name of what it belongs to where that is a part, and the value as it was. */
export const unreadRule = v.object({
  field: v.string(),
  of: v.string(),
  value: v.unknown(),
  reason: v.exactOptional(v.literal('placeless')),
});
export const unreadRules = v.fallback(v.array(unreadRule), []);
export type Unread = Readonly<v.InferOutput<typeof unreadRule>>;
export type Fitted<Value> = { readonly value: Value; readonly unread: readonly Unread[] };

/** Those of some entries that are not among others. */
export function newAmong(entries: readonly Unread[], known: readonly Unread[]): readonly Unread[] {
  const texts = new Set(known.map((one) => JSON.stringify(one)));
  return entries.filter((one) => !texts.has(JSON.stringify(one)));
}

/** A rule with what valibot shows of its parts. */
type Rule = v.GenericSchema & {
  readonly wrapped?: Rule;
  readonly entries?: Readonly<Record<string, Rule>>;
  readonly item?: Rule;
  readonly key?: string;
  readonly options?: readonly Rule[];
};
type Place = { readonly field: string; readonly of: string; readonly unread: Unread[] };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that a text holds, or the text itself where it holds none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether nobody typed it. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && !(value instanceof Blob) && Object.keys(value).length === 0);

/** Something that could not be read at all, put aside under a field. */
export const asideOf = (field: string, value: unknown): readonly Unread[] =>
  value === undefined || isNothing(value) ? [] : [{ field, of: '', value }];

/** The name of a record, or of what it holds. */
const nameIn = ({ name, values }: Readonly<Record<string, unknown>>): string =>
  typeof name === 'string' ? name : isRecord(values) ? nameIn(values) : '';

/** The fields of a record, of whichever kind it is. */
function entriesFor({ entries, key, options = [] }: Rule, given: unknown): Rule['entries'] {
  if (key === undefined || !isRecord(given)) return entries;
  return options.find((one) => v.is(one.entries?.[key] ?? v.never(), given[key]))?.entries;
}

/** What of a value fits its rule; undefined where nothing does. */
function fitting(rule: Rule, given: unknown, place: Place): unknown {
  const { item } = rule.wrapped ?? rule;
  const entries = entriesFor(rule.wrapped ?? rule, given);
  const unread: Unread[] = [];
  let kept: unknown = given;
  if (isRecord(given) && entries !== undefined) {
    const of = nameIn(given) || place.of;
    const parts = Object.entries(given).map(([field, value]): readonly [string, unknown] => [
      field,
      fitting(Object.hasOwn(entries, field) ? (entries[field] ?? v.never()) : v.never(), value, { field, of, unread }),
    ]);
    kept = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  } else if (Array.isArray(given) && item !== undefined) {
    kept = given.map((each: unknown) => fitting(item, each, { ...place, unread })).filter((each) => each !== undefined && each !== null);
  }
  const read = v.safeParse(rule.wrapped ?? rule, kept);
  const isLeaf = kept === given;
  if (given === null || (read.success && (!isLeaf || JSON.stringify(read.output) === JSON.stringify(given)))) {
    place.unread.push(...unread);
    return kept;
  }
  if (given !== undefined && !isNothing(given))
    place.unread.push({ field: place.field, of: isRecord(given) ? nameIn(given) : place.of, value: given });
  return undefined;
}

/** Reads saved values by their rule, whatever wrote them, and tells what did not fit, which a fallback of the rule stands in for. */
export function fit<TRule extends v.GenericSchema>(rule: TRule, saved: unknown): Fitted<v.InferOutput<TRule>> {
  const unread: Unread[] = [];
  const value = v.parse(rule, fitting(rule, saved, { field: '', of: '', unread }));
  const own = isRecord(saved) ? nameIn(saved) : '';
  return { value, unread: unread.map((one) => (one.of === own ? { ...one, of: '' } : one)) };
}
