import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const files = ['crowd.graphql', 'calls.graphql'];

const text = (): string => files.map((file) => readFileSync(new URL(`../../schema/crowd/${file}`, import.meta.url), 'utf8')).join('\n');

const isoOf = (value: unknown): string => new Date(value as string | Date).toISOString();

/** The gateway's own schema; the portal's is another. */
export const buildCrowdSchema = (): GraphQLSchema => {
  const schema = buildSchema(text());
  const dateTime = schema.getType('DateTime');
  if (dateTime instanceof GraphQLScalarType) dateTime.serialize = isoOf;
  return schema;
};
