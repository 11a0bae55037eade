import { tagsWith } from '#machines/flows/issues/tag.rules.ts';
import { selectQueue, tagChanges } from '#machines/flows/issues/judge.selectors.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIssueActs } from '../issue/use-acts.ts';

type Tagged = { readonly id: string; readonly issueTags: readonly { readonly id: string; readonly name: string }[] };

/** With unconfirmed changes. */
export const useTagged = <Issue extends Tagged>(issues: readonly Issue[]): readonly Issue[] => {
  const queue = useSelector(useIssueActs().judge, selectQueue);
  return useMemo(() => {
    const changes = tagChanges(queue);
    const wished = new Set(changes.map(({ issueId }) => issueId));
    if (wished.size === 0) return issues;
    return issues.map((issue) => {
      if (!wished.has(issue.id)) return issue;
      const issueTags = tagsWith(issue.id, issue.issueTags, changes).map(({ id, name }) => ({ id: id ?? `new ${name}`, name }));
      return { ...issue, issueTags };
    });
  }, [issues, queue]);
};
