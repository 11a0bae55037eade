import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import * as v from 'valibot';
import type { LaunchAnswer } from '#machines/flows/launch/connect/external-launch.ts';
import { readExternalRun } from '#schema/rules/launch/external-run.ts';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ApprovalHost = lazyPart(() => import('../areas/launch/approval/approval.host.tsx'));
const ExternalLaunchHost = lazyPart(() => import('../areas/launch/connect/external-launch/external-launch.host.tsx'));

const project = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const search = v.object({ project_id: v.fallback(v.optional(project), undefined) });

export const Route = createFileRoute('/_app/test-requests/$vendor/$externalTestId/')({
  validateSearch: search,
  component: TestRequest,
});

function TestRequest() {
  const { vendor, externalTestId } = Route.useParams();
  const { project_id: project } = Route.useSearch();
  const run = useMemo(() => readExternalRun({ vendor, externalTestId, projectId: project ?? null }), [vendor, externalTestId, project]);
  const navigate = useNavigate();
  const answered = useCallback(
    ({ testId, error }: LaunchAnswer) => {
      const state = {
        isAnswered: true,
        ...(error === null ? {} : { launchError: error }),
        ...(testId === null ? {} : { launchedTestId: testId }),
      };
      const to = '/test-requests/$vendor/$externalTestId/confirmation';
      void navigate({ to, params: { vendor, externalTestId }, search: { project_id: project }, state, replace: testId !== null });
    },
    [navigate, vendor, externalTestId, project],
  );
  if (vendor === 'approval')
    return (
      <Suspense>
        <ApprovalHost key={externalTestId} id={externalTestId} />
      </Suspense>
    );
  if (run === null) return <NotFoundPage />;
  return (
    <Suspense>
      <ExternalLaunchHost key={`${run.vendor} ${run.externalTestId} ${run.projectId ?? ''}`} run={run} onAnswered={answered} />
    </Suspense>
  );
}
