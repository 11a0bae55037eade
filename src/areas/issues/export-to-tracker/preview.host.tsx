import { selectAgain, selectCode, selectIssueIds, selectValues } from '#machines/flows/issues/export-to-tracker.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import type { StepProps } from './place.host.tsx';
import { PreviewView } from './preview.view.tsx';
import { usePreviews } from './use-previews.ts';

/** The dry run of an export: what will be sent, and what is there already. */
export function PreviewHost({ actorRef, title, destination: { name }, onClose }: StepProps) {
  const again = useSelector(actorRef, selectAgain);
  const issueIds = useSelector(actorRef, selectIssueIds);
  const code = useSelector(actorRef, selectCode) ?? 'jira';
  const { previews, failure, retry } = usePreviews(issueIds, code, useSelector(actorRef, selectValues));
  const there = (previews ?? []).filter(({ existing }) => existing !== null && existing !== undefined).length;
  const going = again ? issueIds.length : issueIds.length - there;
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
          <Button
            kind="primary"
            autoFocus
            disabledReason={previews !== null && going === 0 ? 'They are there already.' : null}
            onPress={() => actorRef.send({ type: 'export.start' })}
          >
            {previews === null || going === issueIds.length ? 'Export' : `Export ${going}`}
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
          label={there === 1 ? 'Export the one that is there already again' : `Export the ${there} that are there already again`}
          checked={again}
          onChange={() => actorRef.send({ type: 'again.toggle' })}
        />
      )}
      {previews === null ? null : <PreviewView previews={previews} />}
    </Modal>
  );
}
