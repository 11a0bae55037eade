import { isScalarType, isSpecifiedScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const known: Readonly<Record<string, string>> = { JSON: 'unknown', JSONObject: 'Record<string, unknown>', BigInt: 'number', Void: 'null' };

/** Strings, unless named here. */
export const scalarsOf = (schema: GraphQLSchema): Record<string, string> => ({
  ID: 'string',
  ...Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => [name, known[name] ?? 'string']),
  ),
});
