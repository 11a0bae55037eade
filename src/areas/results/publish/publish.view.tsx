import { areAccepted, publishTexts, selectAccepted, selectFailure, selectIsPublishing } from '#machines/flows/results/publish.ts';
import type { PublishActorRef } from '#machines/flows/results/publish.ts';
import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { moderationLabel } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { participantLabels } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus as Status, PublishingStop } from '#schema/vocabulary/participant.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { ParticipantStatus } from '#src/domain/participant-glyph.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { stopWords } from './publish-loss.rules.ts';
import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';

type Publishing = {
  readonly fullName: string;
  readonly status: Status;
  readonly assignedCasesCount: number;
  readonly approvedTestCasesCount: number;
  readonly reportedIssuesCount: number;
  readonly moderationStatus: string;
  readonly numberOfPendingIssueModerations: number;
  readonly numberOfPendingResultModerations: number;
  readonly publishingStops: readonly PublishingStop[];
};

type PublishViewProps = {
  readonly actorRef: PublishActorRef;
  readonly participant: Publishing;
  readonly control: PublishControl;
  readonly href: string;
  readonly makeKey: () => string;
};

export function PublishView({ actorRef, participant, control, href, makeKey }: PublishViewProps) {
  const isPublishing = useSelector(actorRef, selectIsPublishing);
  const failure = useSelector(actorRef, selectFailure);
  const isOffered = control.kind === 'offered';
  const foot = useStageFocus<HTMLDivElement>(control.kind);
  const { fullName, status, assignedCasesCount, approvedTestCasesCount, reportedIssuesCount, publishingStops: stops } = participant;
  const isAccepted = areAccepted(stops, useSelector(actorRef, selectAccepted));
  return (
    <SidePanel
      title={`Publish ${fullName}`}
      width={480}
      onClose={() => actorRef.send({ type: 'panel.close' })}
      foot={
        <div ref={foot} className="flex flex-wrap items-center justify-end gap-2">
          <Button onPress={() => actorRef.send({ type: 'panel.close' })}>{isOffered ? 'Cancel' : 'Close'}</Button>
          {control.kind === 'offered' ? (
            <Button
              kind="primary"
              icon={Send}
              busy={isPublishing}
              disabledReason={control.disabledReason ?? (isAccepted ? null : publishTexts.unaccepted)}
              reason="below"
              onPress={() => actorRef.send({ type: 'publish.confirm', key: makeKey(), stops })}
            >
              Publish results
            </Button>
          ) : (
            <span className="text-small text-ink-3">
              {control.kind === 'done'
                ? publishTexts.done
                : control.kind === 'running'
                  ? 'Being published'
                  : 'The results can be published once the tester has finished testing.'}
            </span>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {failure === null || !isOffered ? null : <Banner hue="danger" live title={failure} />}
        <Pairs
          items={[
            { label: 'Tester', value: <Link href={href}>{fullName}</Link> },
            { label: 'Status', value: <ParticipantStatus status={status}>{participantLabels[status]}</ParticipantStatus> },
            { label: 'Results approved', value: `${approvedTestCasesCount} of ${assignedCasesCount}` },
            { label: 'Issues reported', value: `${reportedIssuesCount}` },
            { label: 'Moderation', value: moderationLabel(participant) },
          ]}
        />
        <Ranks
          size="thick"
          segments={[
            { kind: 'done', count: approvedTestCasesCount, word: 'approved' },
            { kind: 'to_come', count: Math.max(0, assignedCasesCount - approvedTestCasesCount), word: 'not approved' },
          ]}
        />
        {isOffered && stops.length > 0 ? (
          <>
            <Banner hue="danger" title={publishTexts.stops}>
              <ul className="list-disc pl-4">
                {stopWords(participant).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Banner>
            <Checkbox label={publishTexts.accept} checked={isAccepted} onChange={() => actorRef.send({ type: 'stops.toggle', stops })} />
          </>
        ) : null}
        <Banner hue="warning" title={publishTexts.warning}>
          {publishTexts.untilItRuns}
        </Banner>
      </div>
    </SidePanel>
  );
}
