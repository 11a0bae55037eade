import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { Kind, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { collectDocuments, compose, fragmentsOf, fragmentsUsedBy } from '../documents.ts';
import type { ClientDocument, Fragments } from '../documents.ts';
import { generateRows } from './rows.ts';
import type { ShownLifecycles } from './rows.ts';
import { scalarsOf } from './scalars.ts';

type Checked = { readonly valid: readonly ClientDocument[]; readonly problems: readonly string[] };

function problemsOf(document: ClientDocument, fragments: Fragments, schema: GraphQLSchema): string[] {
  const nameless = (message: string) => `${document.file} ${document.name}: ${message}`;
  try {
    const definitions = [document.definition, ...fragmentsUsedBy(document.definition, fragments)];
    const errors = validate(schema, { kind: Kind.DOCUMENT, definitions });
    return errors.filter(({ message }) => !/^Fragment ".*" is never used/.test(message)).map(({ message }) => nameless(message));
  } catch (error) {
    return [nameless(error instanceof Error ? error.message : String(error))];
  }
}

/** Leaves out invalid documents, so that one mistake does not stop the others. */
function checkDocuments(documents: readonly ClientDocument[], schema: GraphQLSchema): Checked {
  const fragments = fragmentsOf(documents);
  const firstOf = new Map<string, ClientDocument>();
  const problems: string[] = [];
  const valid = documents.filter((document) => {
    const found = problemsOf(document, fragments, schema);
    const first = firstOf.get(document.name);
    if (first) found.push(`${document.file} ${document.name}: the name is taken by ${first.file}`);
    else firstOf.set(document.name, document);
    problems.push(...found);
    return found.length === 0;
  });
  return { valid, problems };
}

const typesOf = (schema: GraphQLSchema, document: DocumentNode, valid: readonly ClientDocument[]): Promise<string> =>
  codegen({
    filename: 'schema/generated/client/graphql.ts',
    schema: document,
    schemaAst: schema,
    documents: valid.map(({ file, definition }) => ({ location: file, document: { kind: Kind.DOCUMENT, definitions: [definition] } })),
    config: {
      enumType: 'string-literal',
      enumsAsTypes: true,
      useTypeImports: true,
      immutableTypes: true,
      skipTypename: true,
      nonOptionalTypename: false,
      exportFragmentSpreadSubTypes: true,
      inlineFragmentTypes: 'inline',
      dedupeFragments: true,
      namingConvention: 'keep',
      operationResultSuffix: '',
      scalars: scalarsOf(schema),
      avoidOptionals: false,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });

const suffix = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

function entryOf({ definition, name, source }: ClientDocument): string {
  const base = definition.kind === Kind.FRAGMENT_DEFINITION ? `${name}Fragment` : `${name}${suffix[definition.operation]}`;
  const variables = definition.kind === Kind.FRAGMENT_DEFINITION ? 'Record<string, never>' : `types.${base}Variables`;
  return `  ${JSON.stringify(source)}: TypedDocumentNode<types.${base}, ${variables}>;`;
}

const header = `import { createRequest } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';
import type * as types from './graphql.ts';

export type { TypedDocumentNode };
export type ResultOf<TDocument> = TDocument extends TypedDocumentNode<infer TResult, infer _TVariables> ? TResult : never;
export type VariablesOf<TDocument> = TDocument extends TypedDocumentNode<infer _TResult, infer TVariables> ? TVariables : never;
export type NotGenerated = { readonly 'Run npm run generate: this document is unknown': never };

type Documents = {
`;

const footer = `};

/** The hash of each operation that a production build has loaded, by the operation's name. */
export const persistedHashes = new Map<string, string>();

/** What the build writes in place of a call of graphql(): the whole text with its fragments, parsed once. */
export function composed(text: string, persisted?: { readonly name: string; readonly hash: string }): unknown {
  if (persisted) persistedHashes.set(persisted.name, persisted.hash);
  return createRequest(text, {}).query;
}

/** One operation or fragment of the API, typed by its text. */
export function graphql<const TSource extends string>(source: TSource): TSource extends keyof Documents ? Documents[TSource] : NotGenerated;
export function graphql(source: string): unknown {
  throw new Error(\`a document was not composed by the build (scripts/vite-documents.ts): \${source}\`);
}
`;

export async function generateDocuments(
  root: string,
  document: DocumentNode,
  schema: GraphQLSchema,
  lifecycles: ShownLifecycles,
): Promise<{ files: Record<string, string>; problems: string[] }> {
  const rows = generateRows(schema, lifecycles);
  const collected = collectDocuments(root, rows);
  const { valid, problems } = checkDocuments(collected.documents, schema);
  const fragments = fragmentsOf(valid);
  const composed = valid.map((each) => compose(each, fragments)).filter((each) => each.isOperation);
  const persisted = Object.fromEntries(composed.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ hash, text }) => [hash, text]));
  return {
    files: {
      ...rows,
      'schema/generated/client/graphql.ts': await typesOf(schema, document, valid),
      'schema/generated/client/gql.ts': `${header}${valid.map((each) => `${entryOf(each)}\n`).join('')}${footer}`,
      'schema/generated/persisted.json': `${JSON.stringify(persisted, null, 2)}\n`,
    },
    problems: [...collected.problems, ...problems],
  };
}
