import { readAutoLaunch, writeAutoLaunch } from '#machines/flows/results/browse-results/browse-results.rules.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { BrowseResultsHost } from '../areas/results/browse-results/browse-results.host.tsx';

const search = v.object({ autoLaunchStatuses: v.optional(v.fallback(v.optional(v.string()), undefined)) });

export const Route = createFileRoute('/_app/results/')({ component: Results, validateSearch: search });

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
  return <BrowseResultsHost autoLaunchStatuses={chosen} onFilter={filter} />;
}
