import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const Calendar = lazyPart(() => import('./-calendar.tsx'));

export const Route = createFileRoute('/_app/calendar')({
  wrapInSuspense: true,
  component: () => <Calendar />,
  validateSearch: (search: { view?: unknown; day?: unknown; show?: unknown }) => search,
});
