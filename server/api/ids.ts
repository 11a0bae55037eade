const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Whether the text can be an identifier at all. */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

const absent = '00000000-0000-0000-0000-000000000000';

/** The identifier, or one that exists nowhere: a malformed id is an absent id. */
export const idOrAbsent = (text: unknown): string => (isId(text) ? text.toLowerCase() : absent);

/** A filter by ids, once each: a malformed id matches nothing; none at all, or an empty list, does not filter. */
export const tagIds = (given: unknown): readonly string[] | null => {
  const ids = Array.isArray(given) ? (given as readonly unknown[]) : given === null || given === undefined ? [] : [given];
  return ids.length === 0 ? null : [...new Set(ids.map(idOrAbsent))];
};

/** A list that narrows; none at all, or an empty one, does not. */
export const filledList = (given: unknown): readonly unknown[] | null =>
  Array.isArray(given) && given.length > 0 ? [...new Set(given as readonly unknown[])] : null;
