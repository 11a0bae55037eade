import { selectIsOpen, selectIsVisited } from '#machines/flows/results/browse-results.ts';
import type { BrowseResultsActorRef, ResultSection } from '#machines/flows/results/browse-results.ts';
import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { FirstUseHost } from '#src/first-use.host.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import type { Paged } from '#src/cache/paged.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { useKept } from '../parts/results-place.ts';
import { SectionTests } from './browse-results.documents.ts';
import { variablesOf } from './browsed.ts';
import type { Browsed } from './browsed.ts';
import type { RenderActions, SectionList } from './section.view.tsx';
import { SectionView } from './section.view.tsx';

type SectionHostProps = {
  readonly actorRef: BrowseResultsActorRef;
  readonly section: ResultSection;
  readonly since: string;
  readonly browsed: Browsed;
  readonly isManager: boolean;
  readonly onClear: (() => void) | null;
  /** The section has matching tests, or may have some. */
  readonly onMatching: (section: ResultSection, isMatching: boolean) => void;
  readonly renderActions: RenderActions | null;
};

const listOf = ({ platformTests }: ResultOf<typeof SectionTests>) => platformTests;
type Test = ReturnType<typeof listOf>['edges'][number]['node'];

const sectionOf = (
  { data, rows, error, fetching, isCut, hasMore, retry }: Paged<ResultOf<typeof SectionTests>, Test>,
  onMore: () => void,
): SectionList => {
  if (data === undefined)
    return error === undefined ? { kind: 'loading' } : { kind: 'failed', requestId: requestIdOf(error), onRetry: retry };
  return {
    kind: 'listed',
    tests: rows,
    total: data.platformTests.totalCount,
    testsCount: data.platformTests.testsCount,
    isLoadingMore: fetching,
    isCut,
    onMore: isCut ? retry : hasMore ? onMore : null,
  };
};

/** Queries page by page, once the section was opened. */
export function SectionHost({ actorRef, section, since, browsed, isManager, onClear, onMatching, renderActions }: SectionHostProps) {
  const isAsked = useSelector(actorRef, selectIsVisited(section));
  const isOpen = useSelector(actorRef, selectIsOpen(section));
  const isFound = browsed.find !== '';
  const page = { section, since, browsed };
  const { id, organization } = useViewer();
  const [pages, keepPages] = useKept(`pages ${organization.publicId} ${id} ${JSON.stringify(page)}`, 1);
  const paged = usePaged({
    query: SectionTests,
    variables: variablesOf(section, since, browsed),
    listOf,
    wanted: pages * pageSizes.platformTests,
    pause: !isAsked,
  });
  const list: SectionList = isAsked ? sectionOf(paged, () => keepPages(pages + 1)) : { kind: 'unasked' };
  const isMatching = list.kind === 'loading' || list.kind === 'failed' || (list.kind === 'listed' && list.tests.length > 0);
  useEffect(() => onMatching(section, isMatching), [onMatching, section, isMatching]);
  return (
    <KeptHeight name={`results ${section}${isOpen ? '' : ' folded'}${isFound ? ' found' : ''}`} isLoading={list.kind === 'loading'}>
      <SectionView
        actorRef={actorRef}
        section={section}
        list={list}
        isManager={isManager}
        isFound={isFound}
        onClear={onClear}
        days={browsed.days}
        firstUse={section === 'live' ? <FirstUseHost>{firstUseTexts.testsHint}</FirstUseHost> : undefined}
        renderActions={renderActions}
      />
    </KeptHeight>
  );
}
