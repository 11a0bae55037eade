import { selectAskedMatching, selectIsBusy } from '#machines/flows/issues/toggle-auto-export.ts';
import type { ToggleAutoExportActorRef } from '#machines/flows/issues/toggle-auto-export.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import { useLast } from '#src/ui/use-last.ts';

type ActorProps = { readonly actorRef: ToggleAutoExportActorRef };
type ToggleProps = ActorProps & { readonly isEnabled: boolean; readonly disabledReason: string | null };

function Question({ actorRef }: ActorProps) {
  const asked = useSelector(actorRef, selectAskedMatching);
  const shown = useLast(asked, asked === null) ?? 0;
  const cancel = () => actorRef.send({ type: 'question.cancel' });
  return (
    <Modal
      isOpen={asked !== null}
      urgent
      title={autoExportTexts.matching(shown)}
      onClose={cancel}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button onPress={() => actorRef.send({ type: 'matching.exclude' })}>{autoExportTexts.onlyNew}</Button>
          <Button kind="primary" onPress={() => actorRef.send({ type: 'matching.include' })}>
            {autoExportTexts.exportMatching}
          </Button>
        </>
      }
    >
      <p>{autoExportTexts.matchingMeans}</p>
    </Modal>
  );
}

export function ToggleAutoExportView({ actorRef, isEnabled, disabledReason }: ToggleProps) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <div className="desk:[&>span]:items-end">
      <Button
        busy={isBusy}
        reason="below"
        disabledReason={disabledReason}
        onPress={() => actorRef.send({ type: isEnabled ? 'export.disable' : 'export.enable' })}
      >
        {isEnabled ? autoExportTexts.turnOff : autoExportTexts.turnOn}
      </Button>
      <Question actorRef={actorRef} />
    </div>
  );
}
