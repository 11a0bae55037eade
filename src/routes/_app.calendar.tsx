import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';

const Calendar = lazyPart(() => import('./-calendar.tsx'));

export const Route = createFileRoute('/_app/calendar')({ component: Opened });

function Opened() {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the calendar">
          <SkeletonRows rows={6} />
        </Loading>
      }
    >
      <Calendar />
    </Suspense>
  );
}
