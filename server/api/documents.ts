import { existsSync, readFileSync } from 'node:fs';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  getNamedType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode, ValidationRule } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { demandSize } from './document-size.ts';
import { textAnswer } from './text-answer.ts';
import type { TextAnswer } from './text-answer.ts';
import type { CompiledQuery } from 'graphql-jit';

const persistedFile = new URL('../../schema/generated/persisted.json', import.meta.url);

export const persistedDocuments = (): ReadonlyMap<string, string> =>
  new Map(existsSync(persistedFile) ? Object.entries(JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>) : []);

/** Half as much again as the largest client document. */
export const documentLimits = { depth: 18, aliases: 40, directives: 30, tokens: 6000, cost: 60_000 } as const;

/** In characters; checked before parsing. */
const mostText = 64 * 1024;
const documentSize = { fields: 2000, fragments: 50, spreads: 100, repeats: 20 } as const;

export type Operation = {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** A document of the client that this server came with. */
  readonly isOwn: boolean;
  readonly roots: readonly FieldNode[];
  /** Fields of the query in the answers of a mutation, for each place that they are read at. */
  readonly again: readonly FieldNode[];
  readonly node: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  readonly document: DocumentNode;
  readonly asText: TextAnswer;
};

export type Refusal = { readonly errors: readonly GraphQLError[] };

const keptAtMost = 500;

const keyOf = (text: string, operationName: string | null): string => `${operationName ?? ''}\n${text}`;

const placeOf = ({ nodes, source, positions }: GraphQLError) => ({
  nodes: nodes ?? null,
  source: source ?? null,
  positions: positions ?? null,
});

const coded = (code: string, error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, { ...placeOf(error), extensions: { code } });

const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ n: documentLimits.depth, exposeLimits: false, errorMessage: 'The document is too deep.' }),
  maxAliasesRule({ n: documentLimits.aliases, exposeLimits: false, errorMessage: 'The document has too many aliases.' }),
  maxDirectivesRule({ n: documentLimits.directives, exposeLimits: false, errorMessage: 'The document has too many directives.' }),
  costLimitRule({ maxCost: documentLimits.cost, exposeLimits: false, errorMessage: 'The document asks for too much.' }),
].map((rule) => rule as unknown as ValidationRule);

export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly ValidationRule[];
  readonly #kept = new Map<string, Operation>();
  readonly #lasting = new Map<string, Operation>();
  readonly #own: ReadonlySet<string>;

  /** Client documents stay cached; of all others the least recently used go. */
  constructor(schema: GraphQLSchema, { introspection, own = [] }: { readonly introspection: boolean; readonly own?: Iterable<string> }) {
    this.#schema = schema;
    this.#own = new Set(own);
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  isKnown(text: string, operationName: string | null): boolean {
    return this.#own.has(text) || this.#kept.has(keyOf(text, operationName));
  }

  prepare(text: string, operationName: string | null): Operation | Refusal {
    if (text.length > mostText) return { errors: [limitError(new GraphQLError('The document is too long.'))] };
    const key = keyOf(text, operationName);
    const kept = this.#own.has(text) ? this.#lasting : this.#kept;
    const known = kept.get(key);
    const made = known ?? this.#tryToMake(text, operationName);
    if ('errors' in made) return made;
    kept.delete(key);
    kept.set(key, made);
    if (this.#kept.size > keptAtMost) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return made;
  }

  /** Deep nesting overflows the parser's stack, far beyond the limit. */
  #tryToMake(text: string, operationName: string | null): Operation | Refusal {
    try {
      return this.#make(text, operationName);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { errors: [limitError(new GraphQLError('The document is too deep.'))] };
    }
  }

  #make(text: string, operationName: string | null): Operation | Refusal {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: documentLimits.tokens });
      demandSize(document, documentSize);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      if (error.extensions['code'] === 'LIMIT_EXCEEDED') return { errors: [error] };
      const tooLong = error.message.includes('tokens');
      return { errors: [coded(tooLong ? 'LIMIT_EXCEEDED' : 'GRAPHQL_PARSE_FAILED', error)] };
    }
    const invalid = validate(this.#schema, document, this.#rules, { maxErrors: 10 });
    if (invalid.length > 0) return { errors: invalid.map((error) => coded('GRAPHQL_VALIDATION_FAILED', withoutSuggestion(error))) };
    const over = this.#overLimit(document);
    if (over !== null) return { errors: [over] };

    const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const operation =
      operationName === null
        ? operations.length === 1
          ? operations[0]
          : undefined
        : operations.find((each) => each.name?.value === operationName);
    if (operation === undefined)
      return { errors: [coded('GRAPHQL_VALIDATION_FAILED', new GraphQLError('Name one operation of the document.'))] };
    const compiled = compileQuery(this.#schema, document, operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return { errors: (compiled.errors ?? []).map((error) => coded('GRAPHQL_VALIDATION_FAILED', error)) };
    return {
      kind: operation.operation,
      isOwn: this.#own.has(text),
      node: operation,
      ...fieldsOf(this.#schema, document, operation),
      compiled,
      document,
      asText: textAnswer(this.#schema, document, operation),
    };
  }

  #overLimit(document: DocumentNode): GraphQLError | null {
    try {
      const [over] = validate(this.#schema, document, limitRules, { maxErrors: 1 });
      return over === undefined ? null : limitError(over);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return limitError(error);
    }
  }
}

const limitError = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message.replace('Syntax Error: ', ''), { extensions: { code: 'LIMIT_EXCEEDED' } });

const withoutSuggestion = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message.replace(/ Did you mean .*$/u, ''), placeOf(error));

const fieldsOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Pick<Operation, 'roots' | 'again'> => {
  const fragments = new Map(
    document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const inside = (set: OperationDefinitionNode['selectionSet'] | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__') ? [] : [selection];
      return inside((selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value))?.selectionSet);
    });
  const roots = inside(operation.selectionSet);
  const answers = schema.getMutationType()?.getFields() ?? {};
  const again = roots.flatMap((root) => {
    const answer = getNamedType(answers[root.name.value]?.type);
    if (operation.operation !== OperationTypeNode.MUTATION || !isObjectType(answer)) return [];
    return inside(root.selectionSet).flatMap((field) =>
      getNamedType(answer.getFields()[field.name.value]?.type) === schema.getQueryType() ? inside(field.selectionSet) : [],
    );
  });
  return { roots, again };
};
