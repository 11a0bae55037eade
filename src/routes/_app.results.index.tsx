import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { BrowseResultsHost } from '../areas/results/browse-results/browse-results.host.tsx';
import { WaitingHost } from '../areas/overview/waiting/waiting.host.tsx';
import { browsedSearch } from '../areas/results/browse-results/browsed-search.ts';
import { addressOf, browsedOf, keptOfTests } from '../areas/results/browse-results/browsed.ts';
import type { Browsed } from '../areas/results/browse-results/browsed.ts';
import type { BrowsedTest } from '../areas/results/browse-results/test-row.view.tsx';
import { useResultsPlace } from '../areas/results/parts/results-place.ts';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { SavedViews } from './-saved-views.tsx';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const search = v.object({ ...browsedSearch.entries, view: text, testId: text, id: text, tab: text });

export const Route = createFileRoute('/_app/results/')({
  component: Results,
  validateSearch: search,
  beforeLoad: ({ search: { testId, id, tab } }) => {
    const named = testId ?? id;
    if (named !== undefined) throw redirect({ to: '/results/$testId', params: { testId: named }, search: { tab }, replace: true });
  },
});

/** Few rows have a menu, and managers alone: it comes once the list is there. */
const ScheduleMenus = lazyPart(() => afterFirstAnswer().then(() => import('../areas/schedules/manage-schedule/menus.host.tsx')));

type MenuOf = (test: BrowsedTest) => ReactNode;

function Results() {
  const { autoLaunchStatuses, find, sort, days, view } = Route.useSearch();
  const navigate = Route.useNavigate();
  useResultsPlace(useLocation({ select: ({ searchStr }) => searchStr }));
  const browsed = useMemo(() => browsedOf({ autoLaunchStatuses, find, sort, days }), [autoLaunchStatuses, find, sort, days]);
  const browse = useCallback(
    (change: Partial<Browsed>) =>
      void navigate({ search: { ...addressOf({ ...browsed, ...change }), view }, replace: true, resetScroll: false }),
    [navigate, browsed, view],
  );
  const { role } = useViewer();
  const [menuOf, setMenuOf] = useState<MenuOf>(() => () => null);
  const takeMenus = useCallback((given: MenuOf) => setMenuOf(() => given), []);
  return (
    <>
      <BrowseResultsHost
        browsed={browsed}
        onBrowse={browse}
        waiting={<WaitingHost />}
        views={<SavedViews list="tests" keep={keptOfTests} />}
        renderUpcomingActions={menuOf}
      />
      {role === 'test_manager' ? (
        <Suspense>
          <ScheduleMenus onMenus={takeMenus} />
        </Suspense>
      ) : null}
    </>
  );
}
