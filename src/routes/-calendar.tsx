import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import CalendarHost from '../areas/schedules/calendar/calendar.host.tsx';

const FeedHost = lazyPart(() => import('../areas/organization/calendar-feed/calendar-feed.host.tsx'));

/** The calendar, with the addresses at which calendar programs read it. */
export default function Calendar() {
  const navigate = useNavigate();
  const change = useCallback((search: object) => void navigate({ to: '/calendar', search, replace: true, resetScroll: false }), [navigate]);
  const feed = (
    <Suspense>
      <FeedHost />
    </Suspense>
  );
  return <CalendarHost search={useSearch({ strict: false })} onSearch={change} feed={feed} />;
}
