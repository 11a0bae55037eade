import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import CalendarHost from '../areas/schedules/calendar/calendar.host.tsx';

const FeedHost = lazyPart(() => import('../areas/organization/calendar-feed/calendar-feed.host.tsx'));

const route = getRouteApi('/_app/calendar');

/** The calendar, with the addresses at which calendar programs read it. */
export default function Calendar() {
  const navigate = route.useNavigate();
  const change = useCallback((search: object) => void navigate({ search, replace: true, resetScroll: false }), [navigate]);
  const feed = (
    <Suspense>
      <FeedHost />
    </Suspense>
  );
  return <CalendarHost search={route.useSearch()} onSearch={change} feed={feed} />;
}
