import { liftHoldMachine, placeHoldMachine } from '#machines/flows/operator/acts.ts';
import type { Fault, FormValues } from '#machines/lib/form.ts';
import { holdTexts } from '#schema/vocabulary/retention.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useForm } from '#src/use-form.ts';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { LiftHold as LiftHoldDocument, OperatorRetention, PlaceHold } from './retention.documents.ts';
import { PlaceHoldView, RetentionView } from './retention.view.tsx';
import type { ShownHold } from './retention.view.tsx';

/** Asks before what a legal hold kept may go. */
export function LiftHold({
  hold: { id, organizationName, testCode, state },
  onLifted,
}: {
  readonly hold: ShownHold;
  readonly onLifted: () => void;
}) {
  const what = testCode ?? organizationName;
  const actorRef = useAct(liftHoldMachine, LiftHoldDocument, { input: { holdId: id }, done: `The hold of ${what} was lifted.` });
  useEmitted(actorRef, { 'act.done': onLifted });
  if (state === 'lifted') return null;
  return (
    <>
      <Button size="small" label={`Lift the hold of ${what}`} onPress={() => actorRef.send({ type: 'act.open' })}>
        Lift
      </Button>
      <ActQuestion actorRef={actorRef} title={`Lift the legal hold of ${what}?`} action="Lift hold">
        What it kept beyond its time is removed for good: at once where that was already announced, otherwise 30 days after customers are
        told.
      </ActQuestion>
    </>
  );
}

/** What cannot be sent at all. */
export const unchosen = ({ organizationId }: FormValues): readonly Fault[] =>
  organizationId === null ? [{ path: 'organizationId', message: holdTexts.noOrganization }] : [];

/** What is about to be removed, and what is kept from it. */
export function RetentionHost() {
  const [{ data, error }, ask] = useQuery({ query: OperatorRetention, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const placing = useForm(placeHoldMachine, PlaceHold, {
    done: 'The hold was placed. What it is about stays.',
    onDone: again,
    check: unchosen,
  });
  return (
    <OperatorFrame
      current="retention"
      actions={
        <Button
          disabledReason={data === undefined ? 'Organizations are being loaded.' : null}
          onPress={() => placing.send({ type: 'form.open' })}
        >
          Place a hold
        </Button>
      }
    >
      <RetentionView
        retention={data?.operatorRetention ?? null}
        unread={<Unloaded what="retention" error={error} onRetry={again} />}
        renderLift={(hold) => <LiftHold hold={hold} onLifted={again} />}
      />
      {data === undefined ? null : <PlaceHoldView actorRef={placing} organizations={data.operatorOrganizations} />}
    </OperatorFrame>
  );
}
