import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  buildASTSchema,
  concatAST,
  introspectionFromSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  Source,
  validateSchema,
} from 'graphql';
import type { DocumentNode, GraphQLSchema, IntrospectionType, IntrospectionTypeRef } from 'graphql';

export type ReadSchema = { readonly document: DocumentNode; readonly schema: GraphQLSchema };

/** The hand-written SDL of all areas as one schema; areas extend the root types of each other freely. */
export function readSchema(root: string): ReadSchema {
  const files = globSync('schema/sdl/**/*.graphql', { cwd: root }).toSorted((one, other) =>
    basename(one).localeCompare(basename(other), 'en'),
  );
  const document = concatAST(files.map((file) => parse(new Source(readFileSync(join(root, file), 'utf8'), file), { noLocation: false })));
  const schema = buildASTSchema(document);
  const errors = validateSchema(schema);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return { document, schema };
}

const any = { kind: 'SCALAR', name: 'Any' } as const;

function minifyRef(ref: IntrospectionTypeRef): unknown {
  if (ref.kind === 'NON_NULL' || ref.kind === 'LIST') return { kind: ref.kind, ofType: minifyRef(ref.ofType) };
  return ref.kind === 'SCALAR' || ref.kind === 'ENUM' || ref.kind === 'INPUT_OBJECT' ? any : { kind: ref.kind, name: ref.name };
}

function minifyType(type: IntrospectionType): unknown[] {
  if (type.name.startsWith('__')) return [];
  const names = (refs: readonly { kind: string; name: string }[]) => refs.map(({ kind, name }) => ({ kind, name }));
  if (type.kind === 'UNION') return [{ kind: type.kind, name: type.name, possibleTypes: names(type.possibleTypes) }];
  if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') return [];
  const fields = type.fields.map((field) => ({
    name: field.name,
    type: minifyRef(field.type),
    args: field.args.map((arg) => ({ name: arg.name, type: any })),
  }));
  const interfaces = type.kind === 'OBJECT' ? names(type.interfaces) : [];
  return [
    {
      kind: type.kind,
      name: type.name,
      fields,
      interfaces,
      ...(type.kind === 'INTERFACE' ? { possibleTypes: names(type.possibleTypes) } : {}),
    },
  ];
}

/** The part of an introspection that graphcache reads: object types, their fields and what is possible for an abstract type. */
export function minifyIntrospection(schema: GraphQLSchema): string {
  const { __schema: full } = introspectionFromSchema(schema, { descriptions: false });
  const name = (type: { readonly name: string } | null | undefined) => (type ? { name: type.name } : null);
  const types = [...full.types.flatMap(minifyType), any];
  const minified = {
    queryType: name(full.queryType),
    mutationType: name(full.mutationType),
    subscriptionType: name(full.subscriptionType),
    types,
    directives: [],
  };
  return JSON.stringify({ __schema: minified });
}

export const generateSchema = (schema: GraphQLSchema): Record<string, string> => ({
  'schema/generated/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'schema/generated/introspection.json': `${minifyIntrospection(lexicographicSortSchema(schema))}\n`,
});
