import { selectSelected } from '#machines/flows/issues/export-issues.ts';
import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { noIssues } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { SelectedIssues } from './judge-selection.documents.ts';

const byId = (issues: readonly ListedIssue[]): ReadonlyMap<string, ListedIssue> => new Map(issues.map((issue) => [issue.id, issue]));

/** The issues that are selected, in the order of their selection. Those that left the list are asked for, and stand as they were seen last until they came. */
export const useSelected = (exporter: ExportIssuesActorRef, listed: readonly ListedIssue[]): readonly ListedIssue[] => {
  const selected = useSelector(exporter, selectSelected);
  const [seen, setSeen] = useState(noIssues);
  const known = useMemo(() => byId(listed), [listed]);
  const ids = useMemo(() => selected.filter((id) => !known.has(id)).toSorted(), [selected, known]);
  const [{ data }] = useQuery({ query: SelectedIssues, variables: { ids }, pause: ids.length === 0 });
  const issues = useMemo(() => {
    const elsewhere = byId((data?.flexibleTestingIssues.edges ?? []).map(({ node }) => node));
    const before = byId(seen);
    return selected.flatMap((id) => known.get(id) ?? elsewhere.get(id) ?? before.get(id) ?? []);
  }, [selected, known, data, seen]);
  if (issues.length !== seen.length || issues.some((issue, at) => issue !== seen[at])) setSeen(issues);
  return issues;
};
