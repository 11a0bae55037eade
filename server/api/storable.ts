import { getNamedType, GraphQLID, isInputObjectType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { NotFound, refuse } from '../workflow/refused.ts';

const deepest = 64;

/** NUL and lone surrogates cannot be stored by PostgreSQL. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const under = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

const typeUnder = (type: GraphQLInputType | undefined, key: string): GraphQLInputType | undefined => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[key]?.type : undefined;
};

/** Malformed internal ids become absent ones elsewhere; ids that people type are refused at their field. */
const isId = (type: GraphQLInputType | undefined, path: string): boolean => getNamedType(type) === GraphQLID && !path.endsWith('PublicId');

export const demandStorable = (value: unknown, type: GraphQLInputType | undefined, path = '', depth = 0): void => {
  if (typeof value === 'string' && !isStorable(value)) {
    if (isId(type, path)) throw new NotFound();
    refuse('invalid', 'This text holds a character that cannot be stored.', path);
  }
  if (value === null || typeof value !== 'object') return;
  if (depth > deepest) refuse('invalid', 'This value is nested too deeply.', path);
  if (Array.isArray(value)) return value.forEach((each, index) => demandStorable(each, type, under(path, index), depth + 1));
  for (const [key, each] of Object.entries(value)) {
    if (!isStorable(key)) refuse('invalid', 'This text holds a character that cannot be stored.', path);
    demandStorable(each, typeUnder(type, key), under(path, key), depth + 1);
  }
};
