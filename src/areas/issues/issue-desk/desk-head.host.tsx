import { memo } from 'react';
import { TestFilterHost } from './test-filter.host.tsx';
import { SearchIssuesHost } from '../search-issues/search-issues.host.tsx';
import { placeOfIssues } from '../issue/issue-address.rules.ts';
import { DeskHeadView } from './issue-desk.view.tsx';
import type { IssueCounts } from '../issue/issue-list.ts';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { useOwnFilters } from './use-own-filters.ts';

type DeskHeadHostProps = { readonly address: IssueAddress; readonly counts: IssueCounts | null; readonly isAcrossTests: boolean };

/** The filters over a list of issues, as the address has them. */
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

const isSame = (before: DeskHeadHostProps, after: DeskHeadHostProps): boolean =>
  before.counts === after.counts &&
  before.address.change === after.address.change &&
  placeOfIssues(before.address.search) === placeOfIssues(after.address.search);

/** Drawn again only where the list or its figures are others: the issue that is read does not concern it. */
export const DeskHeadHost = memo(DeskHead, isSame);
