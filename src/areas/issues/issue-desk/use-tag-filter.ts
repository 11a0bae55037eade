import { mayTag } from '#machines/flows/issues/tag-issue/tag-issue.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { IssueTags } from './issue.documents.ts';
import type { TagFilterProps } from './tag-filter.tsx';
import type { IssueAddress } from './use-issue-address.ts';

/** The tags that an address chooses among those there are; null for those who have no tags. */
export const useTagFilter = ({ search, change }: IssueAddress): TagFilterProps | null => {
  const { id: userId, role } = useViewer();
  const hasTags = mayTag({ role, userId });
  const [{ data }] = useQuery({ query: IssueTags, pause: !hasTags });
  if (!hasTags) return null;
  return {
    tags: data?.flexibleTestingIssueTags ?? null,
    chosen: search.tags,
    match: search.match,
    onChange: (part) => change({ ...part, issue: null, pages: 1 }),
  };
};
