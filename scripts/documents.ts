import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

export type ClientDocument = {
  readonly file: string;
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly definition: DefinitionNode & { readonly kind: Kind.OPERATION_DEFINITION | Kind.FRAGMENT_DEFINITION };
  readonly name: string;
};

export type ComposedDocument = { readonly text: string; readonly hash: string; readonly name: string; readonly isOperation: boolean };

const call = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: {
      leave(node: SelectionSetNode, _key, parent) {
        const isRoot = parent !== undefined && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        const isThere = node.selections.some((each) => each.kind === Kind.FIELD && each.name.value === '__typename');
        return isRoot || isThere ? undefined : { ...node, selections: [...node.selections, typename] };
      },
    },
  });

/** In file order. */
export function documentsIn(file: string, code: string): ClientDocument[] {
  return [...code.matchAll(call)].map((match) => {
    const source = match[1] ?? '';
    if (source.includes('${')) throw new Error(`${file}: a document is one literal; spread a fragment by its name instead of \${}`);
    const [definition, ...rest] = parse(source).definitions;
    if (!definition || rest.length > 0 || (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)) {
      throw new Error(`${file}: each graphql() call holds exactly one operation or fragment`);
    }
    if (!definition.name) throw new Error(`${file}: every operation has a name`);
    return { file, source, start: match.index, end: match.index + match[0].length, definition, name: definition.name.value };
  });
}

/** `written` are generated files that are not on disk yet. */
export function collectDocuments(
  root: string,
  written: Readonly<Record<string, string>> = {},
): { documents: ClientDocument[]; problems: string[] } {
  const files = new Set([...globSync('{src,schema/generated/client}/**/*.documents.ts', { cwd: root }), ...Object.keys(written)]);
  const documents: ClientDocument[] = [];
  const problems: string[] = [];
  for (const file of [...files].toSorted()) {
    try {
      documents.push(...documentsIn(file, written[file] ?? readFileSync(join(root, file), 'utf8')));
    } catch (error) {
      problems.push(error instanceof Error && error.message.startsWith(file) ? error.message : `${file}: ${String(error)}`);
    }
  }
  return { documents, problems };
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = (documents: readonly ClientDocument[]): Fragments =>
  new Map(documents.flatMap(({ definition, name }) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[name, definition] as const] : [])));

/** Transitively; throws at an unknown name. */
export function fragmentsUsedBy(definition: DefinitionNode, fragments: Fragments): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const follow = (node: DefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`no fragment is called ${name.value}`);
        if (used.has(name.value) || fragment === definition) return;
        used.set(name.value, fragment);
        follow(fragment);
      },
    });
  follow(definition);
  return [...used.values()];
}

/** The document with its fragments and __typename, named by the hash of its text. */
export function compose(document: ClientDocument, fragments: Fragments): ComposedDocument {
  const definitions = [document.definition, ...fragmentsUsedBy(document.definition, fragments)];
  const text = stripIgnoredCharacters(print(withTypenames({ kind: Kind.DOCUMENT, definitions })));
  return {
    text,
    hash: createHash('sha256').update(text).digest('hex').slice(0, 32),
    name: document.name,
    isOperation: document.definition.kind === Kind.OPERATION_DEFINITION,
  };
}
