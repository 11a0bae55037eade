import { mayTag } from '#machines/flows/issues/tag-issue.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { IssueTags } from '../issue/issue.documents.ts';
import type { ItemStateFilterProps } from './item-state-filter.tsx';
import type { TagFilterProps } from './tag-filter.tsx';
import type { IssueAddress } from '../issue/use-issue-address.ts';

type OwnFilters = { readonly tags: TagFilterProps; readonly itemState: ItemStateFilterProps };

/** What an address chooses among the tags and the states of items there are; null for those who have neither. */
export const useOwnFilters = ({ search, change }: IssueAddress): OwnFilters | null => {
  const { id: userId, role } = useViewer();
  const hasTags = mayTag({ role, userId });
  const [{ data }] = useQuery({ query: IssueTags, pause: !hasTags });
  if (!hasTags) return null;
  const narrow = (part: Parameters<typeof change>[0]): void => change({ ...part, issue: null, pages: 1 });
  return {
    tags: { tags: data?.flexibleTestingIssueTags ?? null, chosen: search.tags, match: search.match, onChange: narrow },
    itemState: { states: data?.issueItemStates ?? [], chosen: search.itemState, onChange: (itemState) => narrow({ itemState }) },
  };
};
