/** graphcache returns new objects for an unchanged result; compared by value, so that nothing is rendered again. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [entries, others] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return entries.length === Object.keys(others).length && entries.every(([name, value]) => isSame(value, others[name]));
}

function visit(value: unknown, see: (value: unknown) => void): void {
  see(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part, see);
}

/** All strings, ids among them. */
export const textsIn = (value: unknown): ReadonlySet<string> => {
  const texts = new Set<string>();
  visit(value, (part) => typeof part === 'string' && texts.add(part));
  return texts;
};

type Fields = Readonly<Record<string, unknown>>;

const seeEntities = (value: unknown, see: (key: string, fields: Fields) => void): void =>
  visit(value, (part) => {
    const { __typename: type, id } = Object(part) as Fields;
    if (typeof type === 'string' && typeof id === 'string') see(`${type}:${id}`, part as Fields);
  });

/** Of a list which things are in it; what stands in a thing is compared where that stands. */
const namedBy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => String(Reflect.get(Object(each), 'id') ?? each)).join(' ');
  return value === Object(value) ? 'a thing' : value;
};

/** Whether an answer says of a thing something else than a change or an event did that came meanwhile. */
export function contradicts(answer: unknown, changes: readonly unknown[]): boolean {
  if (changes.length === 0) return false;
  const changed = new Map<string, Fields>();
  seeEntities(changes, (key, fields) => changed.set(key, { ...changed.get(key), ...fields }));
  let isOther = false;
  seeEntities(answer, (key, fields) => {
    const now = changed.get(key) ?? {};
    for (const [name, value] of Object.entries(now)) isOther ||= name in fields && namedBy(fields[name]) !== namedBy(value);
  });
  return isOther;
}
