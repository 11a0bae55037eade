import { Kind } from 'graphql';
import { collectDocuments } from '../../scripts/documents.ts';
import { projectRoot } from './tree.ts';

const repeatable = new Set(
  collectDocuments(projectRoot).documents.flatMap(({ definition, name }) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.directives?.some((directive) => directive.name.value === 'repeatable')
      ? [name]
      : [],
  ),
);

/** Whether the client sends a mutation again by itself where its answer is lost. */
export const isRepeatable = (operation: string): boolean => repeatable.has(operation);

/** How often. */
export const repetitionsOf = (operation: string): number => (isRepeatable(operation) ? 2 : 0);
