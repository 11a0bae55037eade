import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { Suspense } from 'react';
import { createRequest } from 'urql';
import type { GraphQLRequest } from 'urql';
import { SavedViews as SavedViewsOfList } from '../areas/saved-views/saved-views.documents.ts';
import type { AudiencesProps } from '../areas/saved-views/audiences.host.tsx';
import type { Keep } from '../areas/saved-views/use-view-address.ts';

/** The list does without its views: they come once it is there. */
const Views = lazyPart(() => afterFirstAnswer().then(() => import('../areas/saved-views/saved-views.host.tsx')), {
  otherwise: () => null,
});

const AudiencesHost = lazyPart(() => import('../areas/saved-views/audiences.host.tsx'), { otherwise: () => null });

/** The saved audiences above the criteria of a tester group. */
export function Audiences(props: AudiencesProps) {
  return (
    <div className="-my-1 min-h-8 [--behind:var(--sheet)] touch:min-h-11">
      <Suspense>
        <AudiencesHost {...props} />
      </Suspense>
    </div>
  );
}

/** What the views of a list ask for. */
export const askedForViews = (list: SavedViewList): GraphQLRequest<unknown> => createRequest(SavedViewsOfList, { list });

/** The saved views of a list, in a place that is as high from the start. */
export function SavedViews(props: { readonly list: SavedViewList; readonly keep: Keep }) {
  if (useViewer().role === 'community_test_manager') return null;
  return (
    <div data-print="hidden" className="-my-2 min-h-8 touch:my-0 touch:min-h-11">
      <Suspense>
        <Views {...props} />
      </Suspense>
    </div>
  );
}
