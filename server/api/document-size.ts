import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** Checked before validation, which compares every field with every other of its name and so is quadratic. */
export type DocumentSize = {
  readonly fields: number;
  readonly fragments: number;
  readonly spreads: number;
  /** Repeats of one response path. */
  readonly repeats: number;
};

const tooMuch = (what: string): GraphQLError =>
  new GraphQLError(`The document has too many ${what}.`, { extensions: { code: 'LIMIT_EXCEEDED' } });

type Found = { fields: number; spreads: number; readonly fragments: ReadonlyMap<string, FragmentDefinitionNode> };

const gather = (
  set: SelectionSetNode,
  found: Found,
  size: DocumentSize,
  within: ReadonlySet<string>,
  places: Map<string, SelectionSetNode[]>,
): void => {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if ((found.fields += 1) > size.fields) throw tooMuch('fields');
      const name = selection.alias?.value ?? selection.name.value;
      const place = places.get(name) ?? [];
      places.set(name, place);
      place.push(selection.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] });
      if (place.length > size.repeats) throw tooMuch('fields of one name');
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      gather(selection.selectionSet, found, size, within, places);
    } else {
      if ((found.spreads += 1) > size.spreads) throw tooMuch('spreads');
      const name = selection.name.value;
      const fragment = found.fragments.get(name);
      if (fragment !== undefined && !within.has(name)) gather(fragment.selectionSet, found, size, new Set([...within, name]), places);
    }
  }
};

const measure = (sets: readonly SelectionSetNode[], found: Found, size: DocumentSize): void => {
  const places = new Map<string, SelectionSetNode[]>();
  for (const set of sets) gather(set, found, size, new Set(), places);
  for (const below of places.values()) measure(below, found, size);
};

/** Throws; fragments are counted at each spread, cycles end where they close. */
export const demandSize = (document: DocumentNode, size: DocumentSize): void => {
  const definitions = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  if (definitions.length > size.fragments) throw tooMuch('fragments');
  const found: Found = { fields: 0, spreads: 0, fragments: new Map(definitions.map((each) => [each.name.value, each])) };
  for (const each of document.definitions) if ('selectionSet' in each) measure([each.selectionSet], found, size);
};
