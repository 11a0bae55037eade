const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

const absent = '00000000-0000-0000-0000-000000000000';

/** A malformed id becomes one that does not exist, so that both are NOT_FOUND. */
export const idOrAbsent = (text: unknown): string => (isId(text) ? text.toLowerCase() : absent);

/** A malformed id matches nothing; null or an empty list does not filter. */
export const tagIds = (given: unknown): readonly string[] | null => {
  const ids = Array.isArray(given) ? (given as readonly unknown[]) : given === null || given === undefined ? [] : [given];
  return ids.length === 0 ? null : [...new Set(ids.map(idOrAbsent))];
};

export const filledList = (given: unknown): readonly unknown[] | null =>
  Array.isArray(given) && given.length > 0 ? [...new Set(given as readonly unknown[])] : null;
