import type { CloseWindowActorRef } from '#machines/flows/results/close-window/close-window.machine.ts';
import { closeWindowTexts } from '#machines/flows/results/close-window/close-window.rules.ts';
import { selectIsAsking, selectIsClosing } from '#machines/flows/results/close-window/close-window.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import { CircleStop, Ellipsis, Send } from 'lucide-react';
import type { HeaderOffers } from './test-page.rules.ts';

type ActionsViewProps = { readonly closing: CloseWindowActorRef; readonly offers: HeaderOffers; readonly onPublishAll: () => void };

/** What may be done with the whole test, and the question before it is ended. */
export function ActionsView({ closing, offers, onPublishAll }: ActionsViewProps) {
  const isAsking = useSelector(closing, selectIsAsking);
  const isClosing = useSelector(closing, selectIsClosing);
  const act = (id: string): void => {
    if (id === 'publish-all') onPublishAll();
    else closing.send({ type: 'window.end' });
  };
  const items = [
    ...(offers.canPublishAll ? [{ id: 'publish-all', label: 'Publish all', icon: Send }] : []),
    ...(offers.canEnd ? [{ id: 'end', label: closeWindowTexts.action, icon: CircleStop, danger: true }] : []),
  ];
  return (
    <>
      <Menu
        label="Test actions"
        trigger={<IconButton icon={Ellipsis} label="Test actions" edge />}
        groups={[{ id: 'actions', items }]}
        onAction={act}
      />
      <Modal
        isOpen={isAsking}
        urgent
        title={closeWindowTexts.question}
        onClose={() => closing.send({ type: 'end.cancel' })}
        actions={
          <>
            <Button onPress={() => closing.send({ type: 'end.cancel' })}>Cancel</Button>
            <Button kind="destructive" busy={isClosing} onPress={() => closing.send({ type: 'end.confirm' })}>
              {closeWindowTexts.action}
            </Button>
          </>
        }
      >
        <p>{closeWindowTexts.consequence}</p>
      </Modal>
    </>
  );
}
