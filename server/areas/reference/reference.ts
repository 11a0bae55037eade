import {
  Kind,
  buildSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import type { AuthorizationRow } from '#schema/authorization/row.ts';
import { tokenScopeOf } from '#schema/authorization/token-scopes.ts';
import type { ApiTokenScope } from '#schema/vocabulary/api-token.ts';
import { readSdlFiles } from '#server/api/schema.ts';

type Field = GraphQLField<unknown, unknown>;

/** What a program may call with a token. */
export type ReferenceOperation = {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly field: Field;
  readonly row: AuthorizationRow;
  readonly scope: ApiTokenScope;
  /** A document that asks it, with its arguments as variables. */
  readonly example: string;
};

export type Reference = {
  /** By the areas of the SDL. */
  readonly areas: readonly { readonly name: string; readonly operations: readonly ReferenceOperation[] }[];
  /** What the operations take and answer, by name. */
  readonly types: readonly GraphQLNamedType[];
};

/** Fields of an answer that lead to what was asked for. */
const leading: readonly string[] = ['edges', 'node', 'nodes', 'pageInfo', 'errors', 'result'];

const hidden: readonly string[] = nestedRules.forbiddenToCustomers;

const isBare = ({ args }: Field): boolean =>
  !args.some(({ type, defaultValue }: GraphQLArgument) => isNonNullType(type) && defaultValue === undefined);

const selectionOf = (type: GraphQLNamedType): string => {
  if (isUnionType(type))
    return `{ ${['__typename', ...type.getTypes().map((each) => `... on ${each.name} ${selectionOf(each)}`)].join(' ')} }`;
  if (!isObjectType(type)) return '';
  const open = Object.values(type.getFields()).filter((field) => isBare(field) && !hidden.includes(`${type.name}.${field.name}`));
  const named = open.flatMap(({ name, type: of }) =>
    isLeafType(getNamedType(of)) ? [name] : leading.includes(name) ? [`${name} ${selectionOf(getNamedType(of))}`] : [],
  );
  return `{ ${(named.length === 0 ? ['__typename'] : named).join(' ')} }`;
};

const exampleOf = (kind: ReferenceOperation['kind'], { name, args, type }: Field): string => {
  const list = (parts: readonly string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const declared = list(args.map((argument) => `$${argument.name}: ${String(argument.type)}`));
  const passed = list(args.map((argument) => `${argument.name}: $${argument.name}`));
  return `${kind}${declared === '' ? '' : ` ${declared}`} { ${name}${passed} ${selectionOf(getNamedType(type))} }`.replace('  }', ' }');
};

/** Everything that is reached from some types, the given ones with them. */
const reachedFrom = (given: readonly GraphQLNamedType[]): ReadonlySet<GraphQLNamedType> => {
  const reached = new Set(given);
  for (const type of reached) {
    if (isUnionType(type)) for (const each of type.getTypes()) reached.add(each);
    if (!('getFields' in type)) continue;
    for (const field of Object.values(type.getFields()) as readonly (Field | GraphQLArgument)[])
      for (const { type: of } of [field, ...('args' in field ? field.args : [])]) reached.add(getNamedType(of));
  }
  return reached;
};

const fieldOf = (schema: GraphQLSchema, path: string): Field => {
  const [root = '', name = ''] = path.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${path} is not in the schema`);
  return field;
};

const kindOf = (path: string): ReferenceOperation['kind'] => path.slice(0, path.indexOf('.')).toLowerCase() as ReferenceOperation['kind'];

/** What the SDL and the tables of authorization say to those who write a program. */
export const readReference = (): Reference => {
  const files = readSdlFiles();
  const schema = buildSchema(files.map(({ text }) => text).join('\n'));
  const rows = new Map<string, AuthorizationRow>(authorizationRows.map((row) => [row.field, row]));
  const areas = Map.groupBy(
    files.flatMap(({ name, text }) =>
      parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_EXTENSION
          ? (definition.fields ?? []).flatMap((node) => {
              const path = `${definition.name.value}.${node.name.value}`;
              const [row, scope, field] = [rows.get(path), tokenScopeOf(path), fieldOf(schema, path)];
              const kind = kindOf(path);
              return row === undefined || scope === null
                ? []
                : [{ area: name.replace(/[/.].*$/u, ''), operation: { kind, field, row, scope, example: exampleOf(kind, field) } }];
            })
          : [],
      ),
    ),
    ({ area }) => area,
  );
  const operations = [...areas.values()].flatMap((found) => found.map(({ operation }) => operation));
  const named = operations.flatMap(({ field }) => [field, ...field.args].map(({ type }) => getNamedType(type)));
  return {
    areas: [...areas].map(([name, found]) => ({ name, operations: found.map(({ operation }) => operation) })),
    types: [...reachedFrom(named)]
      .filter((type) => !isSpecifiedScalarType(type) && type !== schema.getQueryType())
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
};
