import { getNamedType, getNullableType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Source } from '#machines/lifecycles/shown.ts';

export type ShownLifecycles = Readonly<Record<string, { readonly type: string; readonly row: Readonly<Record<string, Source<unknown>>> }>>;

type Tree = { [field: string]: Tree };

const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const objectOf = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`machines/lifecycles/shown.ts: no type is called ${name}`);
  return type;
};

/** Throws where a path leads nowhere, or through a nullable field. */
const isNullable = (schema: GraphQLSchema, typeName: string, path: string): boolean => {
  const names = path.split('.');
  let type = objectOf(schema, typeName);
  for (const [at, name] of names.entries()) {
    const field = type.getFields()[name];
    if (field === undefined) throw new Error(`machines/lifecycles/shown.ts: ${type.name} has no field ${name}`);
    if (at === names.length - 1) return !isNonNullType(field.type);
    if (getNullableType(field.type) === field.type) throw new Error(`machines/lifecycles/shown.ts: ${type.name}.${name} may be null`);
    type = objectOf(schema, getNamedType(field.type).name);
  }
  return true;
};

const treeOf = (paths: readonly string[]): Tree => {
  const tree: Tree = {};
  for (const path of paths) {
    let at = tree;
    for (const name of path.split('.')) at = at[name] ??= {};
  }
  return tree;
};

const selectionOf = (schema: GraphQLSchema, type: GraphQLObjectType, tree: Tree, indent: string): string[] => {
  const fields = type.getFields();
  const names = 'id' in fields ? ['id', ...Object.keys(tree).filter((name) => name !== 'id')] : Object.keys(tree);
  return names.flatMap((name) => {
    const below = tree[name] ?? {};
    if (Object.keys(below).length === 0) return [`${indent}${name}`];
    const inner = objectOf(schema, getNamedType(fields[name]?.type)?.name ?? '');
    return [`${indent}${name} {`, ...selectionOf(schema, inner, below, `${indent}  `), `${indent}}`];
  });
};

const valueOf = (schema: GraphQLSchema, type: string, source: Source<unknown>): string => {
  if (typeof source === 'string') return `from.${source}${isNullable(schema, type, source) ? ' ?? null' : ''}`;
  return JSON.stringify('always' in source ? source.always : source.unread).replaceAll('"', "'");
};

const fileOf = (schema: GraphQLSchema, name: string, type: string, row: Readonly<Record<string, Source<unknown>>>): string => {
  const asked = Object.entries(row).flatMap(([key, source]) => (typeof source === 'string' ? [[key, source] as const] : []));
  const direct = asked.filter(([, path]) => !path.includes('.'));
  const tree = treeOf(asked.map(([, path]) => path));
  return `import type { ${pascal(name)}Row } from '#machines/lifecycles/${kebab(name)}/${kebab(name)}.types.ts';
import { graphql } from '../gql.ts';
import type { ${pascal(name)}RowFragment } from '../graphql.ts';

export const ${pascal(name)}Asked = graphql(\`
  fragment ${pascal(name)}Row on ${type} {
${selectionOf(schema, objectOf(schema, type), tree, '    ').join('\n')}
  }
\`);

/** What the chart asks of a ${type}, from what the API shows of it. */
export const ${name}RowOf = (from: ${pascal(name)}RowFragment): ${pascal(name)}Row => ({
${Object.entries(row)
  .map(([key, source]) => `  ${key}: ${valueOf(schema, type, source)},`)
  .join('\n')}
});

/** The fields of a ${type} that show columns of its chart. */
export const ${name}Fields = { ${direct.map(([key, path]) => `${key}: '${path}'`).join(', ')} } as const;
`;
};

/** By path: the fragment of each lifecycle and the function from its data to the chart's row. */
export const generateRows = (schema: GraphQLSchema, lifecycles: ShownLifecycles): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lifecycles).map(([name, { type, row }]) => [
      `schema/generated/client/rows/${kebab(name)}.documents.ts`,
      fileOf(schema, name, type, row),
    ]),
  );
