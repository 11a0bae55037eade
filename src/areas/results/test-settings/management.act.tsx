import { disableManagementMachine, managementTexts } from '#machines/flows/results/acts.ts';
import { selectIsAsked, selectIsSending, selectRefusal, selectValue } from '#machines/lib/value-act.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useValueAct } from '#src/use-value-act.ts';
import { useSelector } from '@xstate/react';
import { Hand } from 'lucide-react';
import { DisableManagement } from './test-settings.documents.ts';

type ManagementProps = {
  readonly testId: string;
  readonly isEnabled: boolean;
  readonly reason: string | null;
  /** Null where it can be disabled with this reason. */
  readonly refusalOf: (reason: string) => string | null;
};

export function Management({ testId, isEnabled, reason, refusalOf }: ManagementProps) {
  const disabling = useValueAct(
    disableManagementMachine,
    DisableManagement,
    { testId },
    { done: managementTexts.disabled, refused: managementTexts.failed },
  );
  const [isAsked, isBusy] = [useSelector(disabling, selectIsAsked), useSelector(disabling, selectIsSending)];
  const [typed, said] = [useSelector(disabling, selectValue), useSelector(disabling, selectRefusal)];
  const cancel = () => disabling.send({ type: 'value.cancel' });
  return (
    <>
      {isEnabled ? (
        <span className="flex flex-col items-start gap-2">
          <span>Automated: testers are invited and replaced by the system.</span>
          <Button size="small" icon={Hand} label={managementTexts.action} onPress={() => disabling.send({ type: 'value.open', value: '' })}>
            Disable
          </Button>
        </span>
      ) : (
        <span className="flex flex-col gap-1">
          <span>Manual: a test manager chooses every tester.</span>
          {reason === null ? null : <span className="measure block text-ink-2 [overflow-wrap:anywhere]">{reason}</span>}
        </span>
      )}
      <Modal
        isOpen={isAsked}
        title={managementTexts.question}
        isDismissable={!isBusy}
        onClose={cancel}
        actions={
          <>
            <Button onPress={cancel}>Cancel</Button>
            <Button
              kind="destructive"
              busy={isBusy}
              disabledReason={isBusy ? null : refusalOf(typed)}
              reason="below"
              onPress={() => disabling.send({ type: 'value.send' })}
            >
              Disable
            </Button>
          </>
        }
      >
        <p>The system stops:</p>
        <ul className="list-disc pl-5">
          {managementTexts.stops.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ul>
        <p>{managementTexts.stays}</p>
        <TextArea
          label="Reason"
          isRequired
          autoFocus
          max={limits.disabledReason}
          hint="Kept with the test."
          error={said === managementTexts.failed ? null : said}
          value={typed}
          onChange={(value) => disabling.send({ type: 'value.change', value })}
        />
      </Modal>
    </>
  );
}
