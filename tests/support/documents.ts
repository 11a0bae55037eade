import { isObjectType } from 'graphql';
import { schema } from './schema.ts';

const inputTypeOf = (mutation: string): string => {
  const type = schema.getMutationType();
  const field = isObjectType(type) ? type.getFields()[mutation] : undefined;
  if (field === undefined) throw new Error(`there is no mutation ${mutation}`);
  return String(field.args[0]?.type);
};

/** The document of a mutation that asks whether it went well and why not. */
export const documentOf = (mutation: string, more = ''): string =>
  `mutation ($input: ${inputTypeOf(mutation)}) { answer: ${mutation}(input: $input) { successful errors { code message path } ${more} } }`;
