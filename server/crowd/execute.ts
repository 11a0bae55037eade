import { GraphQLError, Kind, execute, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext, DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import { isUnavailable } from '../lib/unavailable.ts';
import { demandSize } from '../api/document-size.ts';
import type { CrowdContext, CrowdLog } from './context.ts';

const documentLimits = { tokens: 4000, depth: 12, rootFields: 20, fields: 1000 } as const;

/** Checked before validation, which is quadratic. */
const documentSize = { fields: 2000, fragments: 50, spreads: 200, repeats: 20 } as const;

const tooMuch = (what: string, limit: number): GraphQLError =>
  new GraphQLError(`The document has more than ${limit} ${what}.`, { extensions: { code: 'LIMIT_EXCEEDED' } });

type Measure = { readonly depth: number; readonly fields: number };

const measured = (
  context: ValidationContext,
  selections: SelectionSetNode,
  within: ReadonlySet<string>,
  known: Map<string, Measure>,
): Measure => {
  let depth = 0;
  let fields = 0;
  const add = (inner: Measure, level: number): void => {
    depth = Math.max(depth, inner.depth + level);
    fields += inner.fields + level;
  };
  for (const selection of selections.selections) {
    if (fields > documentLimits.fields) break;
    if (selection.kind === Kind.FIELD) {
      add(selection.selectionSet === undefined ? { depth: 0, fields: 0 } : measured(context, selection.selectionSet, within, known), 1);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measured(context, selection.selectionSet, within, known), 0);
    } else {
      const name = selection.name.value;
      const fragment = context.getFragment(name);
      if (fragment == null || within.has(name)) continue;
      const inner = known.get(name) ?? measured(context, fragment.selectionSet, new Set([...within, name]), known);
      known.set(name, inner);
      add(inner, 0);
    }
  }
  return { depth, fields };
};

const withinLimits = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const { depth, fields } = measured(context, operation.selectionSet, new Set(), new Map());
    if (operation.selectionSet.selections.length > documentLimits.rootFields)
      context.reportError(tooMuch('fields at its root', documentLimits.rootFields));
    if (depth > documentLimits.depth) context.reportError(tooMuch('levels', documentLimits.depth));
    if (fields > documentLimits.fields) context.reportError(tooMuch('fields', documentLimits.fields));
  },
});

type Call = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
};
type Answer = { readonly status: number; readonly body: object };

type Engine = {
  readonly schema: GraphQLSchema;
  readonly root: object;
  readonly introspection: boolean;
  readonly log: CrowdLog;
};

const refused = (code: string, errors: readonly GraphQLError[]): Answer => ({
  status: 400,
  body: {
    errors: errors
      .slice(0, 10)
      .map((error) => ({ message: error.message, locations: error.locations, extensions: { code, ...error.extensions } })),
  },
});

const parsed = (query: string): DocumentNode | GraphQLError => {
  try {
    const document = parse(query, { maxTokens: documentLimits.tokens });
    demandSize(document, documentSize);
    return document;
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read.');
  }
};

const isOurs = (error: GraphQLError): boolean =>
  error.originalError === undefined || error.originalError === null || error.originalError instanceof GraphQLError;

const masked = (result: ExecutionResult, log: CrowdLog): Answer => {
  const unknown = (result.errors ?? []).filter((error) => !isOurs(error));
  if (unknown.length === 0) {
    const errors = result.errors?.map((error) => ({
      message: error.message,
      path: error.path,
      extensions: { code: 'BAD_USER_INPUT', ...error.extensions },
    }));
    return { status: 200, body: errors === undefined ? { data: result.data } : { data: result.data ?? null, errors } };
  }
  const errorId = randomUUID();
  for (const error of unknown) log.error({ err: error.originalError, errorId, path: error.path }, 'The crowd gateway failed.');
  const isAway = unknown.every((error) => isUnavailable(error.originalError));
  return {
    status: isAway ? 503 : 500,
    body: {
      errors: [
        {
          message: 'Something went wrong on our side. Please try again.',
          extensions: { code: isAway ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', errorId },
        },
      ],
    },
  };
};

const kept = 200;

export const executeWith = ({ schema, root, introspection, log }: Engine): ((call: Call, context: CrowdContext) => Promise<Answer>) => {
  const valid = new Map<string, DocumentNode>();
  const rules = [...specifiedRules, withinLimits, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return async ({ query, variables, operationName }, contextValue) => {
    let document = valid.get(query);
    if (document === undefined) {
      const read = parsed(query);
      if (read instanceof GraphQLError) return refused('GRAPHQL_PARSE_FAILED', [read]);
      const errors = validate(schema, read, rules, { maxErrors: 10, hideSuggestions: true });
      if (errors.length > 0) return refused('GRAPHQL_VALIDATION_FAILED', errors);
      if (valid.size >= kept) valid.clear();
      valid.set(query, read);
      document = read;
    }
    const result = await execute({ schema, document, rootValue: root, contextValue, variableValues: variables, operationName });
    if (result.data === undefined && result.errors?.every(isOurs) === true) return refused('BAD_USER_INPUT', result.errors);
    return masked(result, log);
  };
};
