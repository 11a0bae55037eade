import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { isAbstractType, isObjectType } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { scalarsOf } from './scalars.ts';

/** Entities are JSON that one statement cut to the selection, which resolvers pass on; envelopes and refusals keep their shape. */
function mappersOf(schema: GraphQLSchema): Record<string, string> {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map((type) => type?.name));
  const isPassedOn = (name: string): boolean => {
    const type = schema.getType(name);
    if (roots.has(name) || name.startsWith('__')) return false;
    if (isAbstractType(type)) return true;
    return isObjectType(type) && !('successful' in type.getFields()) && !('code' in type.getFields() && 'path' in type.getFields());
  };
  return Object.fromEntries(
    Object.keys(schema.getTypeMap())
      .filter(isPassedOn)
      .map((name) => [name, 'unknown']),
  );
}

export const generateResolvers = (document: DocumentNode, schema: GraphQLSchema): Promise<string> =>
  codegen({
    filename: 'schema/generated/resolvers.ts',
    schema: document,
    schemaAst: schema,
    documents: [],
    config: {
      enumsAsTypes: true,
      enumType: 'string-literal',
      useTypeImports: true,
      immutableTypes: true,
      skipTypename: true,
      scalars: scalarsOf(schema),
      contextType: '../../server/api/context.ts#RequestContext',
      mappers: mappersOf(schema),
      makeResolverTypeCallable: true,
    },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, typescriptResolvers: resolversPlugin },
  });
