import * as v from 'valibot';

/** An unparsed value: its field, the name of the record that it belongs to, and the value as it was. */
export const unreadRule = v.object({
  field: v.string(),
  of: v.string(),
  value: v.unknown(),
  reason: v.exactOptional(v.literal('placeless')),
});
export const unreadRules = v.fallback(v.array(unreadRule), []);
export type Unread = Readonly<v.InferOutput<typeof unreadRule>>;
export type Fitted<Value> = { readonly value: Value; readonly unread: readonly Unread[] };

export function newAmong(entries: readonly Unread[], known: readonly Unread[]): readonly Unread[] {
  const texts = new Set(known.map((one) => JSON.stringify(one)));
  return entries.filter((one) => !texts.has(JSON.stringify(one)));
}

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

/** The text itself where it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && !(value instanceof Blob) && Object.keys(value).length === 0);

export const asideOf = (field: string, value: unknown): readonly Unread[] =>
  value === undefined || isNothing(value) ? [] : [{ field, of: '', value }];

const nameIn = ({ name, values }: Readonly<Record<string, unknown>>): string =>
  typeof name === 'string' ? name : isRecord(values) ? nameIn(values) : '';

function entriesFor({ entries, key, options = [] }: Rule, given: unknown): Rule['entries'] {
  if (key === undefined || !isRecord(given)) return entries;
  return options.find((one) => v.is(one.entries?.[key] ?? v.never(), given[key]))?.entries;
}

/** Undefined where nothing fits. */
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

/** Parses saved values of any version by a rule: what does not fit is returned in `unread`, and the rule's fallback stands in for it. */
export function fit<TRule extends v.GenericSchema>(rule: TRule, saved: unknown): Fitted<v.InferOutput<TRule>> {
  const unread: Unread[] = [];
  const value = v.parse(rule, fitting(rule, saved, { field: '', of: '', unread }));
  const own = isRecord(saved) ? nameIn(saved) : '';
  return { value, unread: unread.map((one) => (one.of === own ? { ...one, of: '' } : one)) };
}
