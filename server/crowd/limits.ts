import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

/** Bounds of one document of the gateway, far above what a crowd system needs. */
export const documentLimits = { tokens: 4000, depth: 12, rootFields: 20, fields: 1000 } as const;

/** What would keep validation busy, looked at before it. */
export const documentSize = { fields: 2000, fragments: 50, spreads: 200, repeats: 20 } as const;

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

/** Refuses a document that is deeper or wider than any honest one, fragments counted wherever they are spread. */
export const withinLimits = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const { depth, fields } = measured(context, operation.selectionSet, new Set(), new Map());
    if (operation.selectionSet.selections.length > documentLimits.rootFields)
      context.reportError(tooMuch('fields at its root', documentLimits.rootFields));
    if (depth > documentLimits.depth) context.reportError(tooMuch('levels', documentLimits.depth));
    if (fields > documentLimits.fields) context.reportError(tooMuch('fields', documentLimits.fields));
  },
});
