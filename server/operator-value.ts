import { getNamedType, getNullableType, isListType } from 'graphql';
import type { GraphQLInputType } from 'graphql';

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off'];

/** Null where the words are no value of the type: an empty number would be 0, and any word false. */
export function optionValue(type: GraphQLInputType, words: string): unknown {
  const bare = getNullableType(type);
  if (isListType(bare))
    return words
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  const { name } = getNamedType(bare);
  const text = words.trim().toLowerCase();
  if (name === 'Boolean') return yes.includes(text) ? true : no.includes(text) ? false : null;
  if (name === 'Float') return /^[+-]?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null;
  if (name === 'Int') return /^[+-]?\d+$/u.test(text) ? Number(text) : null;
  return words;
}
