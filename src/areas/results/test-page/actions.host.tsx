import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useState } from 'react';
import type { HeaderOffers } from '../test/test-page.rules.ts';

const TestActions = lazyPart(() => import('../close-window/test-actions.act.tsx').then((module) => ({ default: module.TestActions })), {
  leave: () => undefined,
});
const ExportResultsHost = lazyPart(() => import('../export-results/export-results.host.tsx'), { leave: ({ onClose }) => onClose() });
const PublishAllHost = lazyPart(() => import('../publish-all/publish-all.host.tsx'), { leave: ({ onClose }) => onClose() });

/** Holds the flows behind the menu of a test. */
export function ActionsHost({
  testId,
  code,
  offers,
  moderatorsHref,
}: {
  readonly testId: string;
  readonly code: string;
  readonly offers: HeaderOffers;
  readonly moderatorsHref: string;
}) {
  const [isExporting, setExporting] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <Suspense>
      <TestActions
        testId={testId}
        offers={offers}
        moderatorsHref={moderatorsHref}
        onPublishAll={() => setPublishing(true)}
        onExport={() => setExporting(true)}
      />
      {isExporting ? <ExportResultsHost testId={testId} code={code} onClose={() => setExporting(false)} /> : null}
      {isPublishing ? <PublishAllHost testId={testId} onClose={() => setPublishing(false)} /> : null}
    </Suspense>
  );
}
