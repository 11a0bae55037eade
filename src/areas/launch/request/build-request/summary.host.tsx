import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import {
  selectIsEmptyRequest,
  selectIsReading,
  selectMovedTest,
  selectStage,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { usePageTitle } from '#src/title.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { wizardPlace } from '../launch-places.ts';
import { useRequestActor } from '../request-actor.ts';
import type { RequestPageProps } from './request-page.host.tsx';
import { Waiting } from './request-stage.view.tsx';

/** Loaded on demand: a new request begins with its first test. */
const RequestPage = lazyPart(async () => ({ default: (await import('./request-page.host.tsx')).RequestPageHost }));

export function SummaryHost({ navigate, renderTemplate }: RequestPageProps) {
  const actorRef = useRequestActor();
  const stage = useSelector(actorRef, selectStage);
  const isEmpty = useSelector(actorRef, selectIsEmptyRequest);
  const isReading = useSelector(actorRef, selectIsReading);
  const movedTest = useSelector(actorRef, selectMovedTest);

  usePageTitle('Launch request');
  useEffect(() => void afterFirstAnswer().then(RequestPage.fetch), []);
  useEffect(() => {
    if (stage !== 'summary') return;
    if (isEmpty && !isReading) navigate('/launch/test', { replace: true });
    else if (movedTest !== null) navigate(wizardPlace(movedTest), { replace: true });
  }, [stage, isEmpty, isReading, movedTest, navigate]);

  if (isEmpty && !isReading) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <RequestPage navigate={navigate} renderTemplate={renderTemplate} />
    </Suspense>
  );
}
