const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Whether the text can be an identifier at all. */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

const absent = '00000000-0000-0000-0000-000000000000';

/** The identifier, or one that exists nowhere: a malformed id is an absent id. */
export const idOrAbsent = (text: unknown): string => (isId(text) ? text.toLowerCase() : absent);
