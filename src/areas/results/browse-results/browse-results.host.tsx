import { browseResultsMachine, selectOpen, openAtFirst } from '#machines/flows/results/browse-results.ts';
import { mayFilterByLaunch, recentSince, sectionsFor } from '#machines/flows/results/browse-results.rules.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { usePageTitle } from '#src/title.ts';
import { useViewer } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { useOnce } from '#src/ui/local.ts';
import type { ReactNode } from 'react';
import { useKept } from '../parts/results-place.ts';
import { scrollUp, useScrolledPast } from '../parts/scrolled.ts';
import { BrowseResultsView } from './browse-results.view.tsx';
import { SectionHost } from './section.host.tsx';
import type { Browsed } from './browsed.ts';
import type { RenderActions } from './section.view.tsx';

type BrowseResultsHostProps = {
  readonly browsed: Browsed;
  readonly onBrowse: (change: Partial<Browsed>) => void;
  readonly waiting: ReactNode;
  readonly views: ReactNode;
  readonly renderUpcomingActions: RenderActions;
};

const keys = [
  { keys: 'j k', label: 'move' },
  { keys: 'Enter', label: 'open' },
  { keys: '/', label: 'find' },
  { keys: 'v', label: 'views', act: 'Choose a saved view' },
];
const lines = { own: { keys: keys.slice(0, 3) }, withViews: { keys } };

/** On a return within this time the overview keeps its moment, and so finds its pages in the cache. */
const freshMilliseconds = 600_000;

export function BrowseResultsHost({ browsed, onBrowse, waiting, views, renderUpcomingActions }: BrowseResultsHostProps) {
  const { role, organization } = useViewer();
  const sections = useMemo(() => sectionsFor({ role, ...organization }), [role, organization]);
  const now = useOnce(Date.now);
  const [asked, keepAsked] = useKept('asked at', now);
  const moment = now - asked < freshMilliseconds ? asked : now;
  const since = recentSince(moment);
  useEffect(() => keepAsked(moment), [keepAsked, moment]);
  const [open, keepOpen] = useKept('open sections', openAtFirst);
  const actorRef = useActorRef(browseResultsMachine, { input: { sections, open: browsed.days === null ? open : sections } });
  useEffect(() => actorRef.send({ type: 'sections.change', sections }), [actorRef, sections]);
  useEffect(() => {
    const kept = actorRef.subscribe((snapshot) => keepOpen(selectOpen(snapshot)));
    return () => kept.unsubscribe();
  }, [actorRef, keepOpen]);
  const isFarDown = useScrolledPast(4);
  const [isManager, isOfOrganization] = [role === 'test_manager', role !== 'community_test_manager'];
  const { find, sort, days } = browsed;
  const [matching, setMatching] = useChoice<readonly string[]>(sections);
  const tellMatching = useCallback(
    (section: string, isMatching: boolean) =>
      setMatching((before) => [...before.filter((each) => each !== section), ...(isMatching ? [section] : [])]),
    [setMatching],
  );
  const filter = mayFilterByLaunch({ role, ...organization }) ? browsed.autoLaunchStatuses : null;
  const chosen = filter ?? [];
  usePageTitle('Results');
  useRowKeys();
  useStatusBar(isOfOrganization ? lines.withViews : lines.own);
  return (
    <BrowseResultsView
      filter={filter}
      mayAutoExport={isOfOrganization}
      find={find}
      isFoldable={sections.length > 1}
      isMatching={matching.length > 0}
      sort={sort}
      days={days}
      waiting={waiting}
      views={views}
      onBrowse={onBrowse}
      isFarDown={isFarDown}
      onTop={scrollUp}
    >
      {sections.map((section) => (
        <SectionHost
          key={`${section} ${sort} ${chosen.join()} ${days ?? ''} ${find}`}
          actorRef={actorRef}
          section={section}
          since={since}
          browsed={{ ...browsed, autoLaunchStatuses: chosen }}
          isManager={isManager}
          renderActions={section === 'upcoming' && isManager ? renderUpcomingActions : null}
          onMatching={tellMatching}
          onClear={
            chosen.length > 0 || find !== '' || days !== null ? () => onBrowse({ autoLaunchStatuses: [], find: '', days: null }) : null
          }
        />
      ))}
    </BrowseResultsView>
  );
}
