import { getArgumentValues, getVariableValues } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Scarce } from '#schema/authorization/row.ts';
import type { Operation } from './documents.ts';
import { rowOf } from './guard.ts';
import type { Costs } from './rate-limit.ts';

/** An uncached document is parsed, validated and compiled, or refused: five calls in all. */
export const newDocument: Costs = { operation: 4 };

type Take = { readonly root: FieldNode; readonly takes: readonly Scarce[]; readonly times: number };

const takesOf = (
  schema: GraphQLSchema,
  { node }: Operation,
  roots: readonly FieldNode[],
  type: GraphQLObjectType | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): readonly Take[] =>
  roots.flatMap((root) => {
    const field = type?.getFields()[root.name.value];
    if (field === undefined) return [];
    const { takes = [], each } = rowOf(`${type?.name}.${field.name}`);
    if (takes.length === 0) return [];
    if (each === undefined) return [{ root, takes, times: 1 }];
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
    const list = coerced === undefined ? undefined : getArgumentValues(field, root, coerced)[each];
    return [{ root, takes, times: Array.isArray(list) ? list.length : 0 }];
  });

/**
 * The limit of calls bounds what others write: each root field is a statement, and the answer of a change may read more of them; the first
 * field of it comes with the change. What our own client asks in one document was bounded when it was built, and is one call.
 */
export const costsOf = (schema: GraphQLSchema, operation: Operation, variables: Readonly<Record<string, unknown>>): Costs => {
  const { kind, isOwn, node, roots, again } = operation;
  const extra = isOwn ? 0 : Math.max(0, roots.length - 1) + Math.max(0, again.length - 1);
  const costs: Record<string, number> = { operation: extra, ...(kind === 'mutation' && { mutation: roots.length }) };
  const takes = [
    ...takesOf(schema, operation, roots, schema.getRootType(node.operation), variables),
    ...takesOf(schema, operation, again, schema.getQueryType(), variables),
  ];
  for (const { takes: scarce, times } of takes) for (const take of scarce) costs[take] = (costs[take] ?? 0) + times;
  return costs;
};
