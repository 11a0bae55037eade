import { releaseTesterMachine, takeOverTesterMachine, takeTesterMachine } from '#machines/flows/moderation/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { moderationClaimLifecycle } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import type { ModerationClaimRow } from '#machines/lifecycles/moderation-claim/moderation-claim.types.ts';
import { moderationClaimRowOf } from '#schema/generated/client/rows/moderation-claim.documents.ts';
import type { ModerationClaimRowFragment } from '#schema/generated/client/graphql.ts';
import { useKeys } from '#src/keys.ts';
import { useAct } from '#src/use-act.ts';
import { useForm } from '#src/use-form.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { ReleaseTester, TakeOverTester, TakeTester } from './claim-tester.documents.ts';
import { ClaimTesterView } from './claim-tester.view.tsx';

type Claim = ModerationClaimRowFragment & { readonly name: string };

const nobody: ModerationClaimRow = {
  state: 'free',
  userId: null,
  since: null,
  reason: null,
  takenFrom: null,
  actedAt: null,
  hasAccess: true,
};

type ClaimTesterProps = { readonly participantId: string; readonly claim: Claim | null };

/** Who moderates the tester, and how one takes them, over from somebody else with a word, or lets them go; `t` takes or asks for the word. */
export function ClaimTester({ participantId, claim }: ClaimTesterProps) {
  const { id: userId, role } = useViewer();
  const input = { participantId };
  const taking = useAct(takeTesterMachine, TakeTester, { input });
  const release = useAct(releaseTesterMachine, ReleaseTester, { input });
  const takeOver = useForm(takeOverTesterMachine, TakeOverTester, { values: input });
  const row = claim === null ? nobody : moderationClaimRowOf(claim);
  const refusals = verdicts(moderationClaimLifecycle, row, { role, userId });
  const mayTake = claim === null && refusals['claim.take'] === null;
  const mayTakeOver = refusals['claim.takeOver'] === null;
  const isTaking = useSelector(taking, selectIsBusy);
  const isReleasing = useSelector(release, selectIsBusy);
  useKeys(
    useMemo(
      () => ({
        t: () => {
          if (mayTake) taking.send({ type: 'act.confirm' });
          else if (mayTakeOver) takeOver.send({ type: 'form.open', values: { participantId } });
        },
      }),
      [mayTake, mayTakeOver, taking, takeOver, participantId],
    ),
  );
  return (
    <ClaimTesterView
      claim={claim}
      viewerId={userId}
      mayTake={mayTake}
      mayTakeOver={mayTakeOver}
      mayRelease={refusals['claim.release'] === null}
      isBusy={isTaking || isReleasing}
      takeOver={takeOver}
      onTake={() => taking.send({ type: 'act.confirm' })}
      onTakeOver={() => takeOver.send({ type: 'form.open', values: { participantId } })}
      onRelease={() => release.send({ type: 'act.confirm' })}
    />
  );
}

/** Lets the viewer's own tester go when their page is left; a page that is closed is not asked, and the claim ends by its time. */
export function useLetGo(participantId: string, isOwn: boolean): void {
  const { client } = usePortal();
  const held = useRef(isOwn);
  useEffect(() => void (held.current = isOwn), [isOwn]);
  useEffect(
    () => () => {
      if (held.current) void client.mutation(ReleaseTester, { input: { participantId } }).toPromise();
    },
    [client, participantId],
  );
}
