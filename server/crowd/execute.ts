import { randomUUID } from 'node:crypto';
import { execute, GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { isUnavailable } from '../lib/unavailable.ts';
import { demandSize } from '../api/document-size.ts';
import { documentLimits, documentSize, withinLimits } from './limits.ts';
import type { CrowdContext, CrowdLog } from './context.ts';

export type Call = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
};
export type Answer = { readonly status: number; readonly body: object };

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

/** Answers one GraphQL call: refuses what is not in the schema or too big, masks what nobody expected. */
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
