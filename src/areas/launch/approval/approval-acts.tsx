import { approveLaunchMachine, sendBackLaunchMachine, withdrawLaunchMachine } from '#machines/flows/launch/approval/acts.ts';
import { launchApprovalLifecycle } from '#machines/lifecycles/launch-approval/launch-approval.machine.ts';
import type { LaunchApprovalRow } from '#machines/lifecycles/launch-approval/launch-approval.types.ts';
import { isForbidden, refusalOf, verdicts } from '#machines/lib/lifecycle.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { approvalLimits } from '#schema/vocabulary/launch/approval.ts';
import { actingRefusal } from '#src/acting.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useKeys } from '#src/keys.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useAct } from '#src/use-act.ts';
import { useField, useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ApproveLaunch, SendBackLaunch, WithdrawLaunch } from './approval.documents.ts';
import type { OpenedApproval } from './approval.view.tsx';

type ActsProps = { readonly approval: OpenedApproval; readonly row: LaunchApprovalRow };

const whatFollows = {
  request: 'The request is launched, and its credits are held.',
  run: 'The run is launched, and its credits are spent.',
  test: 'A test manager can launch it then.',
} as const;

/** Approves or sends back, by button or key: each is asked once more before it is done. */
function Decide({ approval, row }: ActsProps) {
  const { id: userId, role } = useViewer();
  const { id, name, amount } = approval;
  const actor = { role, userId };
  const approvalEvent = { ...launchApprovalLifecycle.samples['approval.approve'], type: 'approval.approve', actor, amount } as const;
  const approveReason = actingRefusal() ?? refusalOf(launchApprovalLifecycle, row, approvalEvent)?.message ?? null;
  const backReason = actingRefusal() ?? verdicts(launchApprovalLifecycle, row, actor)['approval.sendBack'];
  const approving = useAct(approveLaunchMachine, ApproveLaunch, {
    input: { launchApprovalId: id, amount },
    done: `${name} was approved.`,
  });
  const sending = useForm(sendBackLaunchMachine, SendBackLaunch, { values: { launchApprovalId: id }, done: `${name} was sent back.` });
  const word = useField(sending, 'word');
  useKeys(
    useMemo(
      () => ({
        a: () => {
          if (approveReason === null) approving.send({ type: 'act.open' });
        },
        b: () => {
          if (backReason === null) sending.send({ type: 'form.open' });
        },
      }),
      [approving, sending, approveReason, backReason],
    ),
  );
  return (
    <>
      <Button kind="primary" keys="A" disabledReason={approveReason} onPress={() => approving.send({ type: 'act.open' })}>
        Approve
      </Button>
      <Button keys="B" disabledReason={backReason} reason="hidden" onPress={() => sending.send({ type: 'form.open' })}>
        Send back
      </Button>
      <ActQuestion actorRef={approving} title={`Approve ${creditsWords(amount)} for ${name}?`} action="Approve">
        {whatFollows[approval.kind]} This cannot be undone.
      </ActQuestion>
      <FormModal actorRef={sending} title={`Send ${name} back?`} action="Send back">
        <TextArea
          label="What should change"
          name="word"
          isRequired
          autoFocus
          rows={3}
          max={approvalLimits.word}
          hint="Who asked is told, and reads it at the draft."
          {...word}
        />
      </FormModal>
    </>
  );
}

function Withdraw({ approval, row }: ActsProps) {
  const { id: userId, role } = useViewer();
  const withdrawing = useAct(withdrawLaunchMachine, WithdrawLaunch, {
    input: { launchApprovalId: approval.id },
    done: `${approval.name} was withdrawn.`,
  });
  return (
    <Button
      busy={useSelector(withdrawing, selectIsBusy)}
      disabledReason={verdicts(launchApprovalLifecycle, row, { role, userId })['approval.withdraw']}
      reason="hidden"
      onPress={() => withdrawing.send({ type: 'act.confirm' })}
    >
      Withdraw
    </Button>
  );
}

/** What this viewer may do with a launch that waits; what is not for them at all is absent. */
export function ApprovalActs({ approval, row }: ActsProps) {
  const { id: userId, role } = useViewer();
  const actor = { role, userId };
  const decides = !isForbidden(launchApprovalLifecycle, row, 'approval.sendBack', actor);
  const withdraws = !isForbidden(launchApprovalLifecycle, row, 'approval.withdraw', actor);
  if (row.state !== 'asked' || (!decides && !withdraws)) return null;
  return (
    <div className="flex flex-wrap gap-2" data-chrome>
      {decides ? <Decide approval={approval} row={row} /> : null}
      {withdraws ? <Withdraw approval={approval} row={row} /> : null}
    </div>
  );
}
