import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const Calendar = lazyPart(() => import('./-calendar.tsx'));

export const Route = createFileRoute('/_app/calendar')({ component: Opened });

function Opened() {
  return (
    <Suspense>
      <Calendar />
    </Suspense>
  );
}
