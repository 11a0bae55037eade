import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { readExternalRun } from '#schema/rules/launch/external-run.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import { usePageTitle } from '#src/title.ts';
import { useFate } from '#src/launch-approval.tsx';
import { outcomeIn } from '../areas/launch/connect/external-launch/launch-outcome-state.ts';
import { outcomeOf } from '../areas/launch/connect/external-launch/outcome-words.ts';
import { OutcomeView } from '../areas/launch/connect/external-launch/outcome.view.tsx';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';

const project = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const search = v.object({ project_id: v.fallback(v.optional(project), undefined) });

export const Route = createFileRoute('/_app/test-requests/$vendor/$externalTestId/confirmation')({
  validateSearch: search,
  beforeLoad: ({ location, params, search: { project_id } }) => {
    if (outcomeIn(location.state).isAnswered) return;
    throw redirect({ to: '/test-requests/$vendor/$externalTestId', params, search: { project_id }, replace: true });
  },
  component: Confirmation,
});

function Confirmation() {
  const { vendor: named, externalTestId } = Route.useParams();
  const { project_id: projectId } = Route.useSearch();
  const state = useLocation({ select: (location) => location.state });
  const run = readExternalRun({ vendor: named, externalTestId, projectId: projectId ?? null });
  const error = outcomeIn(state).launchError;
  usePageTitle(run === null ? 'Not found' : outcomeOf(error, externalTools[run.vendor]).header);
  const testId = outcomeIn(state).launchedTestId;
  const fate = useFate(testId);
  if (run === null) return <NotFoundPage />;
  const search = projectId === undefined ? '' : `?${new URLSearchParams({ project_id: projectId }).toString()}`;
  const again = `/test-requests/${run.vendor}/${encodeURIComponent(externalTestId)}${search}`;
  return <OutcomeView vendor={run.vendor} error={error} testId={testId} again={again} fate={fate} />;
}
