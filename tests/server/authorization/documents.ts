import { getNamedType, isEnumType, isInterfaceType, isLeafType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';

const isBare = (field: GraphQLField<unknown, unknown>): boolean =>
  field.args.every((argument) => !isNonNullType(argument.type) || argument.defaultValue !== undefined);

/** What an answer reads again has the rules of its own root field. */
const isQueryAgain = (field: GraphQLField<unknown, unknown>): boolean => getNamedType(field.type).name === 'Query';

const leaves = (type: GraphQLObjectType, skip: readonly string[]): readonly string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && isBare(field) && !skip.includes(`${type.name}.${field.name}`))
    .map((field) => field.name);

/** Everything of a type down to a depth, without the fields that have a rule of their own. */
export const selectionOf = (type: GraphQLNamedType, depth: number, skip: readonly string[]): string => {
  if (isLeafType(type) || isEnumType(type)) return '';
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((each) => `... on ${each.name} ${selectionOf(each, depth, skip)}`)
      .join(' ')} }`;
  if (!isObjectType(type) || isInterfaceType(type)) return '';
  const nested =
    depth === 0
      ? []
      : Object.values(type.getFields())
          .filter(
            (field) =>
              !isLeafType(getNamedType(field.type)) &&
              !isQueryAgain(field) &&
              isBare(field) &&
              !skip.includes(`${type.name}.${field.name}`),
          )
          .map((field) => `${field.name} ${selectionOf(getNamedType(field.type), depth - 1, skip)}`);
  const all = [...leaves(type, skip), ...nested].filter((each) => !each.endsWith(' '));
  return `{ ${all.length === 0 ? '__typename' : all.join(' ')} }`;
};

/** A document that asks one root field, with its arguments as variables. */
export const documentFor = (
  schema: GraphQLSchema,
  path: string,
  { depth = 1, skip = [] }: { readonly depth?: number; readonly skip?: readonly string[] } = {},
): string => {
  const [root = '', name = ''] = path.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${path} is not in the schema`);
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = field.args.length === 0 ? '' : `(${declared})`;
  return `${root.toLowerCase()}${head} { ${name}${field.args.length === 0 ? '' : `(${passed})`} ${selectionOf(getNamedType(field.type), depth, skip)} }`;
};

export const isList = (schema: GraphQLSchema, path: string): boolean => {
  const [root = '', name = ''] = path.split('.');
  const type = schema.getType(root);
  const of = isObjectType(type) ? type.getFields()[name]?.type : undefined;
  return of !== undefined && isListType(isNonNullType(of) ? of.ofType : of);
};
