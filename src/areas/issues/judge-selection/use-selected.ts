import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { selectSelected } from '#machines/flows/issues/export-issues/export-issues.selectors.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { ListedIssue } from '../issue-desk/issue-list.ts';
import { SelectedIssues } from './judge-selection.documents.ts';

/** The issues that are selected, in the order of their selection; those that the list does not hold are asked for. */
export const useSelected = (exporter: ExportIssuesActorRef, listed: readonly ListedIssue[]): readonly ListedIssue[] => {
  const selected = useSelector(exporter, selectSelected);
  const known = useMemo(() => new Map(listed.map((issue) => [issue.id, issue])), [listed]);
  const ids = useMemo(() => selected.filter((id) => !known.has(id)).toSorted(), [selected, known]);
  const [{ data }] = useQuery({ query: SelectedIssues, variables: { ids }, pause: ids.length === 0 });
  return useMemo(() => {
    const elsewhere = new Map((data?.flexibleTestingIssues.edges ?? []).map(({ node }) => [node.id, node]));
    return selected.flatMap((id) => known.get(id) ?? elsewhere.get(id) ?? []);
  }, [selected, known, data]);
};
