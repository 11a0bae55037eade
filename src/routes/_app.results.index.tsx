import { readAutoLaunch, writeAutoLaunch } from '#machines/flows/results/browse-results/browse-results.rules.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { BrowseResultsHost } from '../areas/results/browse-results/browse-results.host.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { BrowsedTest } from '../areas/results/browse-results/test-row.view.tsx';
import { ManageScheduleHost } from '../areas/schedules/manage-schedule/manage-schedule.host.tsx';
import { MenuHost } from '../areas/schedules/manage-schedule/menu.host.tsx';

const WaitingLink = lazyPart(() =>
  import('../areas/moderation/desk/waiting-link.tsx').then(({ WaitingLink: part }) => ({ default: part })),
);

const search = v.object({ autoLaunchStatuses: v.optional(v.fallback(v.optional(v.string()), undefined)) });

export const Route = createFileRoute('/_app/results/')({ component: Results, validateSearch: search });

const actionsOf = ({ id, code, schedule }: BrowsedTest): ReactNode =>
  schedule == null ? null : <MenuHost testId={id} code={code} schedule={schedule} />;

function Results() {
  const { autoLaunchStatuses } = Route.useSearch();
  const navigate = Route.useNavigate();
  const chosen = useMemo(() => readAutoLaunch(autoLaunchStatuses), [autoLaunchStatuses]);
  const filter = useCallback(
    (statuses: readonly string[]) => {
      const written = writeAutoLaunch(statuses);
      void navigate({ search: written === undefined ? {} : { autoLaunchStatuses: written }, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return (
    <ManageScheduleHost>
      <BrowseResultsHost autoLaunchStatuses={chosen} onFilter={filter} renderUpcomingActions={actionsOf} />
    </ManageScheduleHost>
  );
}
