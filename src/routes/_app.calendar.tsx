import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export const Route = createFileRoute('/_app/calendar')({
  wrapInSuspense: true,
  component: lazyPart(() => import('./-calendar.tsx')),
  validateSearch: (search: { view?: unknown; day?: unknown; show?: unknown }) => search,
});
