import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';

const TesterChoices = lazyPart(() => import('./tester-choices.host.tsx').then((module) => ({ default: module.TesterChoicesHost })));

export function WhyTesters({ testId }: { readonly testId: string }) {
  return (
    <Suspense>
      <TesterChoices testId={testId} />
    </Suspense>
  );
}
