import { placeParams, selectAgain, selectCode, selectIssueIds, selectValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { PlaceValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import type { ExportToTracker_PreviewsQueryVariables } from '#schema/generated/client/graphql.ts';
import { connectingAddress } from '#schema/vocabulary/integrations.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { useQuery } from 'urql';
import { Previews } from './export-to-tracker.documents.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import type { StepProps } from './place.host.tsx';
import { outlookOf } from './outlook.rules.ts';
import { PreviewView } from './preview.view.tsx';

const variablesOf = (issueIds: readonly string[], code: TrackerCode, values: PlaceValues): ExportToTracker_PreviewsQueryVariables => {
  const ids = [...issueIds];
  switch (code) {
    case 'jira':
      return { issueIds: ids, jira: placeParams.jira(values) };
    case 'github':
      return { issueIds: ids, github: placeParams.github(values) };
    case 'azure_devops':
      return { issueIds: ids, azureDevops: placeParams.azure_devops(values) };
  }
};

/** Never cached: issues and trackers change. */
function usePreviews(issueIds: readonly string[], code: TrackerCode, values: PlaceValues) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: Previews,
    variables: variablesOf(issueIds, code, values),
    requestPolicy: 'network-only',
  });
  return {
    previews: fetching || error !== undefined ? null : (data?.issueExportPreviews ?? null),
    failure: fetching || error === undefined ? null : wordsOf(error.graphQLErrors[0]?.message ?? 'The server did not answer.'),
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

export function PreviewHost({ actorRef, title, destination: { name }, onClose }: StepProps) {
  const again = useSelector(actorRef, selectAgain);
  const issueIds = useSelector(actorRef, selectIssueIds);
  const code = useSelector(actorRef, selectCode) ?? 'jira';
  const { previews, failure, retry } = usePreviews(issueIds, code, useSelector(actorRef, selectValues));
  const there = (previews ?? []).filter(({ existing }) => existing !== null && existing !== undefined).length;
  const { sent, whyNot } = outlookOf(previews ?? [], again);
  return (
    <Modal
      isOpen
      size="large"
      title={`${title} to ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onPress={() => actorRef.send({ type: 'preview.close' })}>
            Back
          </Button>
          <Button kind="primary" autoFocus disabledReason={whyNot} onPress={() => actorRef.send({ type: 'export.start' })}>
            {previews === null || sent === issueIds.length ? 'Export' : `Export ${sent}`}
          </Button>
        </>
      }
    >
      {failure === null ? null : <LoadFailure title="This could not be tried out." sentence={failure} onRetry={retry} />}
      {failure === null && previews === null ? (
        <Loading label="Trying out what will be sent">
          <SkeletonRows rows={Math.min(issueIds.length, 4)} />
        </Loading>
      ) : null}
      {there === 0 ? null : (
        <Checkbox
          label={there === 1 ? 'Export the one that is already there again' : `Export the ${there} that are already there again`}
          checked={again}
          onChange={() => actorRef.send({ type: 'again.toggle' })}
        />
      )}
      {previews === null ? null : <PreviewView previews={previews} again={again} settings={connectingAddress(code)} />}
    </Modal>
  );
}
