import { takeBackPublishingMachine } from '#machines/flows/results/acts.ts';
import { publishTexts } from '#machines/flows/results/publish.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { bothWords, sinceWords, useNow } from '#src/ui/relative-time.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { TakeBackPublishing } from './testers.documents.ts';

const minute = 60_000;

/** Null once it is due. */
export const dueWords = (publishesAt: string | null | undefined, now: number): string | null => {
  const left = publishesAt == null ? 0 : Date.parse(publishesAt) - now;
  if (left <= 0) return null;
  return left < minute ? 'in less than 1min' : `in ${sinceWords(left)}`;
};

/** "in 4min", for as long as it waits. */
export function PublishesIn({ at }: { readonly at: string | null | undefined }) {
  const due = dueWords(at, useNow());
  return due === null || at == null ? null : (
    <time dateTime={at} title={bothWords(at)} className="whitespace-nowrap">
      {due}
    </time>
  );
}

type TakeBackProps = {
  readonly testId: string;
  readonly participant: { readonly id: string; readonly fullName: string; readonly version: number };
  readonly disabledReason: string | null;
};

/** One for each version that is seen: an act keeps the input that it began with. */
export const TakeBack = (props: TakeBackProps) => <TakeBackSeen key={props.participant.version} {...props} />;

function TakeBackSeen({ testId, participant: { id, fullName, version }, disabledReason }: TakeBackProps) {
  const actorRef = useAct(takeBackPublishingMachine, TakeBackPublishing, {
    input: { testId, participants: [{ participantId: id, version }] },
    done: publishTexts.takenBack,
  });
  return (
    <Button
      size="small"
      icon={Undo2}
      label={`Take back publishing of ${fullName}`}
      busy={useSelector(actorRef, selectIsBusy)}
      disabledReason={disabledReason}
      reason="hidden"
      onPress={() => actorRef.send({ type: 'act.confirm' })}
    >
      Take back
    </Button>
  );
}

type TakeBackAllProps = {
  readonly testId: string;
  readonly participants: readonly { readonly participantId: string; readonly version: number }[];
};

/** All that have not run yet; given a key by their versions. */
export function TakeBackAll({ testId, participants }: TakeBackAllProps) {
  const actorRef = useAct(takeBackPublishingMachine, TakeBackPublishing, { input: { testId, participants }, done: publishTexts.takenBack });
  const isBusy = useSelector(actorRef, selectIsBusy);
  if (participants.length === 0) return null;
  return (
    <Button icon={Undo2} busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      {participants.length === 1 ? 'Take back 1 tester' : `Take back ${participants.length} testers`}
    </Button>
  );
}
