import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLNamedType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { nestedRules } from '#schema/authorization/rows.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { RequestContext } from './context.ts';
import { isMadeHere } from './schema.ts';

/** JSON as a statement wrote it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Says of the resolver of a root field that it hands on what `read` answers, without a look into it. */
export const sendsText = <Resolve>(resolve: Resolve): { readonly resolve: Resolve; readonly extensions: { readonly sendsText: true } } => ({
  resolve,
  extensions: { sendsText: true },
});

type Root = { readonly node: FieldNode; readonly field: GraphQLField<unknown, unknown> };
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const refusedTo = (role: Role): ReadonlySet<string> =>
  new Set([
    ...(role === 'customer' ? [...nestedRules.forbiddenToCustomers, ...nestedRules.nullForCustomers] : []),
    ...(role === 'test_manager' ? [] : nestedRules.nullUnlessTestManager),
    ...(role === 'community_test_manager' ? nestedRules.nullForModerators : []),
  ]);

const isPlain = ({ alias, directives = [] }: FieldNode): boolean => alias === undefined && directives.length === 0;

const saysType = (set: SelectionSetNode | undefined): boolean =>
  (set?.selections ?? []).some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename');

/** Whether the statement writes each field as it is sent: none by another name, conditional, made by code or refused to the role.
 * Members of a union say which they are, asked or not. */
const isWritten = (schema: GraphQLSchema, fragments: Fragments, refused: ReadonlySet<string>) => {
  const below = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): boolean =>
    (!isUnionType(type) || saysType(set)) &&
    (set?.selections ?? []).every((selection) => {
      if (selection.kind === Kind.FIELD) return isPlain(selection) && (selection.name.value === '__typename' || field(selection, type));
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      const condition = fragment?.typeCondition?.name.value;
      return (
        (selection.directives ?? []).length === 0 &&
        below(fragment?.selectionSet, condition === undefined ? type : schema.getType(condition))
      );
    });
  const field = (node: FieldNode, type: GraphQLNamedType | undefined): boolean => {
    const definition = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (definition === undefined || isMadeHere(definition) || refused.has(`${type?.name}.${node.name.value}`)) return false;
    return below(node.selectionSet, getNamedType(definition.type));
  };
  return ({ node, field: { type } }: Root): boolean => {
    const named = getNamedType(type);
    return isPlain(node) && (isObjectType(named) || isUnionType(named)) && below(node.selectionSet, named);
  };
};

/** The root fields of a query that all send text; null for any other document. */
const rootsOf = (schema: GraphQLSchema, operation: OperationDefinitionNode): readonly Root[] | null => {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const roots = operation.selectionSet.selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    return node.kind === Kind.FIELD && field?.extensions['sendsText'] === true ? [{ node, field }] : [];
  });
  const names = new Set(roots.map(({ field }) => field.name));
  return names.size === operation.selectionSet.selections.length ? roots : null;
};

const failed = (key: string, error: unknown): ExecutionResult => ({
  data: null,
  errors: [
    new GraphQLError(error instanceof Error ? error.message : String(error), {
      path: [key],
      originalError: error instanceof Error ? error : null,
    }),
  ],
});

/** The body of a response, made of what the statements wrote; a result where one broke; null where the executor must answer. */
export type TextAnswer = {
  readonly isFor: (role: Role) => boolean;
  readonly ask: (context: RequestContext, variables: Readonly<Record<string, unknown>>) => Promise<string | ExecutionResult | null>;
};

export const textAnswer = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): TextAnswer => {
  const roots = rootsOf(schema, operation) ?? [];
  const fragments = Object.fromEntries(
    document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const known = new Map<Role, boolean>();
  const isFor = (role: Role): boolean => {
    const found = known.get(role) ?? (roots.length > 0 && roots.every(isWritten(schema, fragments, refusedTo(role))));
    known.set(role, found);
    return found;
  };
  const textOf = async ({ node, field }: Root, context: RequestContext, variableValues: GraphQLResolveInfo['variableValues']) => {
    const parentType = schema.getQueryType();
    const path = { prev: undefined, key: field.name, typename: parentType?.name };
    const info = { fieldName: field.name, fieldNodes: [node], returnType: field.type, parentType, path, schema, fragments, operation };
    const resolve = field.resolve as GraphQLFieldResolver<undefined, unknown>;
    const answer: unknown = await resolve(undefined, getArgumentValues(field, node, variableValues), context, {
      ...info,
      rootValue: undefined,
      variableValues,
    } as unknown as GraphQLResolveInfo);
    if (answer instanceof JsonText) return answer.text;
    return isNonNullType(field.type) ? null : 'null';
  };
  return {
    isFor,
    ask: async (context, variables) => {
      if (!isFor(context.person.role)) return null;
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      if (coerced === undefined) return null;
      const answers = await Promise.allSettled(roots.map((root) => textOf(root, { ...context, isText: true }, coerced)));
      const texts: string[] = [];
      for (const [index, answer] of answers.entries()) {
        const key = roots[index]?.field.name ?? '';
        if (answer.status === 'fulfilled' && answer.value !== null) texts.push(`${JSON.stringify(key)}:${answer.value}`);
        else if (answer.status === 'rejected' && !(answer.reason instanceof GraphQLError)) return failed(key, answer.reason);
      }
      return texts.length === roots.length ? `{"data":{${texts.join(',')}}}` : null;
    },
  };
};
