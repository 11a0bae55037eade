import type { BrowseResultsActorRef } from '#machines/flows/results/browse-results/browse-results.machine.ts';
import { selectIsVisited } from '#machines/flows/results/browse-results/browse-results.selectors.ts';
import type { ResultSection } from '#machines/flows/results/browse-results/browse-results.types.ts';
import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { FirstUse } from '#src/first-use.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import type { Paged } from '#src/cache/paged.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import type { ResultOf, VariablesOf } from '#schema/generated/client/gql.ts';
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
  readonly renderActions: RenderActions | null;
};

type Page = Pick<SectionHostProps, 'section' | 'since' | 'browsed'> & { readonly after: string | null };

const usePage = ({ section, since, browsed, after }: Page, isAsked: boolean) =>
  usePaged({
    query: SectionTests,
    variables: variablesOf(section, since, browsed),
    after,
    pause: !isAsked,
  });

/** Keeps an earlier page asked for, so that a change in it shows. */
function KeptPage(page: Page) {
  usePage(page, true);
  return null;
}

const listOf = (
  { data, error, fetching, isCut }: Paged<ResultOf<typeof SectionTests>, VariablesOf<typeof SectionTests>>,
  onRetry: () => void,
  onMore: (after: string) => void,
): SectionList => {
  if (data === undefined) return error === undefined ? { kind: 'loading' } : { kind: 'failed', requestId: requestIdOf(error), onRetry };
  const { edges, totalCount, testsCount, pageInfo } = data.platformTests;
  const { endCursor, hasNextPage } = pageInfo;
  return {
    kind: 'listed',
    tests: edges.map(({ node }) => node),
    total: totalCount,
    testsCount,
    isLoadingMore: fetching,
    isCut,
    onMore: isCut ? onRetry : hasNextPage && endCursor != null ? () => onMore(endCursor) : null,
  };
};

const firstPage = [null];

/** Asks for the tests of one section, page after page, once the section was opened. */
export function SectionHost({ actorRef, section, since, browsed, isManager, onClear, renderActions }: SectionHostProps) {
  const isAsked = useSelector(actorRef, selectIsVisited(section));
  const page = { section, since, browsed };
  const { id, organization } = useViewer();
  const [cursors, keepCursors] = useKept<readonly (string | null)[]>(
    `pages ${organization.publicId} ${id} ${JSON.stringify(page)}`,
    firstPage,
  );
  const [state, ask] = usePage({ ...page, after: cursors.at(-1) ?? null }, isAsked);
  const list: SectionList = isAsked
    ? listOf(
        state,
        () => ask({ requestPolicy: 'network-only' }),
        (after) => keepCursors([...cursors, after]),
      )
    : { kind: 'unasked' };
  return (
    <KeptHeight name={`results ${section}`} isLoading={list.kind === 'loading'}>
      {isAsked ? cursors.slice(0, -1).map((after) => <KeptPage key={after ?? ''} {...page} after={after} />) : null}
      <SectionView
        actorRef={actorRef}
        section={section}
        list={list}
        isManager={isManager}
        isFound={browsed.find !== ''}
        onClear={onClear}
        firstUse={section === 'live' ? <FirstUse>{firstUseTexts.testsHint}</FirstUse> : undefined}
        renderActions={renderActions}
      />
    </KeptHeight>
  );
}
