import { selectIsAsking, selectIsBusy } from '#machines/lib/act.ts';
import type { ActActorRef } from '#machines/lib/act.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { Modal } from './ui/modal.tsx';

type ActQuestionProps = {
  readonly actorRef: ActActorRef;
  readonly title: string;
  /** The words of the button that does it. */
  readonly action: string;
  /** Where the focus goes on once it was done, when what opened it is gone then; null where it is not. */
  readonly focusNext?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/** Asks before an act is done that cannot be taken back. */
export function ActQuestion({ actorRef, title, action, focusNext, children }: ActQuestionProps) {
  const isAsking = useSelector(actorRef, selectIsAsking);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const cancel = () => actorRef.send({ type: 'act.cancel' });
  return (
    <Modal
      isOpen={isAsking}
      urgent
      focusNext={focusNext}
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button kind="destructive" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
