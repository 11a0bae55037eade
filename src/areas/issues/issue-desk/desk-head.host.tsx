import { mayTag } from '#machines/flows/issues/tag.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { IssueTags } from '../issue/issue.documents.ts';
import type { ItemStateFilterProps } from './item-state-filter.tsx';
import type { TagFilterProps } from './tag-filter.tsx';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { absent } from '#src/cache/call.ts';
import { memo } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { SearchIssuesHost } from '../search-issues/search-issues.host.tsx';
import { ChosenTest, TestsWithIssues } from './all-issues.documents.ts';
import { TestChoicesView, TestFilterView } from './test-filter.view.tsx';
import { DeskHeadView } from './issue-desk.view.tsx';
import type { IssueCounts } from '../issue/issue-list.ts';

type OwnFilters = { readonly tags: TagFilterProps; readonly itemState: ItemStateFilterProps };

/** Null for viewers without tags and exports. */
const useOwnFilters = ({ search, change }: IssueAddress): OwnFilters | null => {
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

type TestFilterProps = { readonly testId: string | null; readonly onTest: (testId: string | null) => void };

function TestFilterHost({ testId, onTest }: TestFilterProps) {
  const [{ data, error }] = useQuery({
    query: ChosenTest,
    variables: { id: testId ?? '' },
    pause: testId === null,
    context: absent,
  });
  const test = data?.platformTest.__typename === 'FlexibleTestingTest' ? data.platformTest : null;
  const name = test?.id === testId ? test?.name : undefined;
  return (
    <TestFilterView name={testId === null ? null : (name ?? (error === undefined ? 'Test' : 'Unknown test'))}>
      {(close) => (
        <TestChoicesHost
          testId={testId}
          onTest={(chosen) => {
            onTest(chosen);
            close();
          }}
        />
      )}
    </TestFilterView>
  );
}

function TestChoicesHost({ testId, onTest }: TestFilterProps) {
  const [words, setWords] = useChoice('');
  const [{ data, error }, ask] = useQuery({ query: TestsWithIssues, variables: words === '' ? {} : { search: words } });
  const page = data?.flexibleTestingTests;
  return (
    <TestChoicesView
      search={<SearchIssuesHost words={words} onWords={setWords} label="Search tests" placeholder="Name or code" />}
      tests={page?.edges.map(({ node }) => node) ?? null}
      hasMore={page?.pageInfo.hasNextPage === true}
      chosen={testId}
      onChoose={onTest}
      onRetry={error === undefined ? null : () => ask({ requestPolicy: 'network-only' })}
    />
  );
}

type DeskHeadHostProps = { readonly address: IssueAddress; readonly counts: IssueCounts | null; readonly isAcrossTests: boolean };

function DeskHead({ address, counts, isAcrossTests }: DeskHeadHostProps) {
  const { search, change } = address;
  const own = useOwnFilters(address);
  const narrow = (part: Parameters<typeof change>[0]): void => change({ ...part, issue: null, pages: 1 });
  return (
    <DeskHeadView
      triage={search.triage}
      counts={counts}
      onTriage={(triage) => narrow({ triage })}
      filter={own?.tags ?? null}
      itemState={own?.itemState ?? null}
      severity={{ chosen: search.severities, onChange: (severities) => narrow({ severities }) }}
      search={<SearchIssuesHost words={search.words} onWords={(words) => narrow({ words })} />}
      recent={isAcrossTests && search.days !== null ? { days: search.days, onClear: () => narrow({ days: null }) } : null}
      test={isAcrossTests ? <TestFilterHost testId={search.testId} onTest={(testId) => narrow({ testId })} /> : null}
      sort={isAcrossTests ? { direction: search.sort, onChange: (sort) => narrow({ sort }) } : null}
    />
  );
}

/** Memoized: the open issue does not concern it. */
export const DeskHeadHost = memo(DeskHead);
