import { NotFound, refuse } from '../workflow/refused.ts';

const deepest = 64;

/** Keys of ids: a malformed id is an absent id. */
const namesOne = /^(?:id|.+(?<!Public)Id)$/u;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const under = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Refuses an input that the database cannot keep: NUL, halves of surrogate pairs, values nested without end. */
export const demandStorable = (value: unknown, path = '', depth = 0): void => {
  if (typeof value === 'string' && !isStorable(value)) refuse('invalid', 'This text holds a character that cannot be stored.', path);
  if (value === null || typeof value !== 'object') return;
  if (depth > deepest) refuse('invalid', 'This value is nested too deeply.', path);
  if (Array.isArray(value)) return value.forEach((each, index) => demandStorable(each, under(path, index), depth + 1));
  for (const [key, each] of Object.entries(value)) {
    if (!isStorable(key)) refuse('invalid', 'This text holds a character that cannot be stored.', path);
    if (typeof each === 'string' && namesOne.test(key) && !isStorable(each)) throw new NotFound();
    demandStorable(each, under(path, key), depth + 1);
  }
};
