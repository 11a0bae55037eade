import { tagsWith } from '#machines/flows/issues/tag-issue.rules.ts';
import { selectChanges } from '#machines/flows/issues/tag-issue.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTagging } from './tag-issue.host.tsx';

type Tagged = { readonly id: string; readonly issueTags: readonly { readonly id: string; readonly name: string }[] };

/** With unconfirmed changes. */
export const useTagged = <Issue extends Tagged>(issues: readonly Issue[]): readonly Issue[] => {
  const changes = useSelector(useTagging(), selectChanges);
  return useMemo(() => {
    const wished = new Set(changes.map(({ issueId }) => issueId));
    if (wished.size === 0) return issues;
    return issues.map((issue) => {
      if (!wished.has(issue.id)) return issue;
      const issueTags = tagsWith(issue.id, issue.issueTags, changes).map(({ id, name }) => ({ id: id ?? `new ${name}`, name }));
      return { ...issue, issueTags };
    });
  }, [issues, changes]);
};
