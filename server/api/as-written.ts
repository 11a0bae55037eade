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
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { nestedRules } from '#schema/authorization/rows.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { RequestContext } from './context.ts';
import { signWritten } from './inner-page.ts';
import { isMadeHere } from './schema.ts';
import { NotWritten, Written } from './written.ts';

const handedOn: ReadonlySet<string> = new Set([
  'flexibleTestingIssue',
  'flexibleTestingIssueTags',
  'flexibleTestingIssues',
  'flexibleTestingTestCase',
  'flexibleTestingTestCaseResult',
  'issueStats',
  'organizationStats',
  'platformTest',
  'platformTests',
  'testParticipant',
]);

const refusedTo = (role: Role): ReadonlySet<string> =>
  new Set([
    ...(role === 'customer' ? [...nestedRules.forbiddenToCustomers, ...nestedRules.nullForCustomers] : []),
    ...(role === 'test_manager' ? [] : nestedRules.nullUnlessTestManager),
    ...(role === 'community_test_manager' ? nestedRules.nullForModerators : []),
  ]);

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const isPlain = ({ alias, directives = [] }: FieldNode): boolean => alias === undefined && directives.length === 0;

/**
 * Every field is sent as the statement returns it: no aliases, directives, computed fields or fields refused to a role. Nor user-written
 * JSON, since the result is searched for unsigned cursors.
 */
const isWhole = (schema: GraphQLSchema, fragments: Fragments, refused: ReadonlySet<string>) => {
  const below = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): boolean =>
    (set?.selections ?? []).every((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === '__typename' ? isPlain(selection) : field(selection, type);
      if ((selection.directives ?? []).length > 0) return false;
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      const condition = fragment?.typeCondition?.name.value;
      return below(fragment?.selectionSet, condition === undefined ? type : schema.getType(condition));
    });
  const field = (node: FieldNode, type: GraphQLNamedType | undefined): boolean => {
    if (!isObjectType(type) || !isPlain(node)) return false;
    const definition = type.getFields()[node.name.value];
    const path = `${type.name}.${node.name.value}`;
    const of = definition && getNamedType(definition.type);
    return definition !== undefined && of?.name !== 'JSON' && !refused.has(path) && !isMadeHere(definition) && below(node.selectionSet, of);
  };
  return (node: FieldNode, root: GraphQLObjectType): boolean => {
    const type = root.getFields()[node.name.value]?.type;
    const named = type && getNamedType(type);
    return isPlain(node) && handedOn.has(node.name.value) && (isObjectType(named) || isUnionType(named)) && below(node.selectionSet, named);
  };
};

type Root = { readonly node: FieldNode; readonly info: Omit<GraphQLResolveInfo, 'variableValues'> };

const rootsOf = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly Root[] | null => {
  const query = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || query === null || query === undefined) return null;
  const fragments = Object.fromEntries(
    document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const nodes = operation.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
  const names = new Set(nodes.map((node) => node.name.value));
  if (nodes.length !== operation.selectionSet.selections.length || names.size !== nodes.length) return null;
  return nodes.map((node) => {
    const returnType = query.getFields()[node.name.value]?.type;
    const path = { prev: undefined, key: node.name.value, typename: query.name };
    return {
      node,
      info: {
        fieldName: node.name.value,
        fieldNodes: [node],
        returnType,
        parentType: query,
        path,
        schema,
        fragments,
        rootValue: undefined,
        operation,
      } as unknown as Root['info'],
    };
  });
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

/** The response body as the statements wrote it; a result when it failed; null when the executor must run. */
export type AnswerAsWritten = (
  context: RequestContext,
  variables: Readonly<Record<string, unknown>>,
) => Promise<string | ExecutionResult | null>;

const never: AnswerAsWritten = () => Promise.resolve(null);

/** Sends the database's JSON unparsed where nothing has to be changed. */
export const asWritten = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): AnswerAsWritten => {
  const roots = rootsOf(schema, document, operation);
  const query = schema.getQueryType();
  if (roots === null || query === null || query === undefined) return never;
  const open = new Map<Role, boolean>();
  const isOpen = (role: Role): boolean => {
    const known = open.get(role);
    if (known !== undefined) return known;
    const made = roots.every(({ node, info }) => isWhole(schema, info.fragments, refusedTo(role))(node, query));
    open.set(role, made);
    return made;
  };
  const ask = async (
    { node, info }: Root,
    context: RequestContext,
    variableValues: GraphQLResolveInfo['variableValues'],
  ): Promise<string | null> => {
    const field = query.getFields()[node.name.value];
    const args = field && getArgumentValues(field, node, variableValues);
    const answer: unknown = await field?.resolve?.(undefined, args ?? {}, context, { ...info, variableValues });
    if (answer instanceof Written)
      return answer.text.includes('"place"') ? signWritten(answer.text, context.services.cursors, '') : answer.text;
    if (answer === null && !isNonNullType(info.returnType)) return 'null';
    throw new NotWritten(node.name.value);
  };
  return async (context, variables) => {
    const { role } = context.person;
    if (!isOpen(role)) return null;
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (coerced === undefined || errors !== undefined) return null;
    const written = { ...context, isWritten: true };
    const answers = await Promise.allSettled(roots.map((root) => ask(root, written, coerced)));
    let data = '';
    for (const [index, answer] of answers.entries()) {
      const key = roots[index]?.node.name.value ?? '';
      if (answer.status === 'fulfilled') data += `${data === '' ? '' : ','}${JSON.stringify(key)}:${answer.value}`;
      else if (answer.reason instanceof NotWritten) open.set(role, false);
      else if (!(answer.reason instanceof GraphQLError)) return failed(key, answer.reason);
    }
    return answers.every(({ status }) => status === 'fulfilled') ? `{"data":{${data}}}` : null;
  };
};
