import { getArgumentValues, getVariableValues } from 'graphql';
import type { FieldNode, GraphQLSchema } from 'graphql';
import type { Scarce } from '#schema/authorization/rows.ts';
import type { Operation } from './documents.ts';
import { rowOf } from './guard.ts';
import type { Costs } from './rate-limit.ts';

/** An uncached document is parsed, validated and compiled, or refused: five calls in all. */
export const newDocument: Costs = { operation: 4 };

const typeNames = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

type Take = { readonly root: FieldNode; readonly takes: readonly Scarce[]; readonly times: number };

const takesOf = (
  schema: GraphQLSchema,
  { kind, node, roots }: Operation,
  variables: Readonly<Record<string, unknown>>,
): readonly Take[] => {
  const typeName = typeNames[kind];
  const fields = schema.getRootType(node.operation)?.getFields() ?? {};
  return roots.flatMap((root) => {
    const field = fields[root.name.value];
    if (field === undefined) return [];
    const { takes = [], each } = rowOf(`${typeName}.${field.name}`);
    if (takes.length === 0) return [];
    if (each === undefined) return [{ root, takes, times: 1 }];
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
    const list = coerced === undefined ? undefined : getArgumentValues(field, root, coerced)[each];
    return [{ root, takes, times: Array.isArray(list) ? list.length : 0 }];
  });
};

export const costsOf = (schema: GraphQLSchema, operation: Operation, variables: Readonly<Record<string, unknown>>): Costs => {
  const uses = operation.roots.length;
  const costs: Record<string, number> = { operation: Math.max(0, uses - 1), ...(operation.kind === 'mutation' && { mutation: uses }) };
  for (const { takes, times } of takesOf(schema, operation, variables)) for (const take of takes) costs[take] = (costs[take] ?? 0) + times;
  return costs;
};
