import { selectIsSwitching, selectIsTyping, selectPicked, selectRefusal } from '#machines/flows/session/switch-organization.ts';
import type { SwitchOrganizationActorRef } from '#machines/flows/session/switch-organization.ts';
import { actingRefusal } from '#src/acting.ts';
import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { Modal } from '#src/ui/modal.tsx';
import type { Option } from '#src/ui/option.ts';
import { useSelector } from '@xstate/react';

type SwitchOrganizationViewProps = {
  readonly actorRef: SwitchOrganizationActorRef;
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Finds an organization by code or name and moves there. */
export function SwitchOrganizationView({ actorRef, options, isLoading, failure, onRetry, onClose }: SwitchOrganizationViewProps) {
  const picked = useSelector(actorRef, selectPicked);
  const refusal = useSelector(actorRef, selectRefusal);
  const isSwitching = useSelector(actorRef, selectIsSwitching);
  const isTyping = useSelector(actorRef, selectIsTyping);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Switch organization"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={isSwitching}
            disabledReason={actingRefusal()}
            onPress={() => actorRef.send({ type: 'switch.confirm' })}
          >
            Switch
          </Button>
        </>
      }
    >
      <ComboBox
        label="Organization"
        placeholder="Search by code or name"
        options={options}
        value={picked}
        error={refusal}
        loading={isLoading || isTyping}
        failure={failure}
        onRetry={onRetry}
        isSearchedAtOnce
        autoFocus
        onSearch={(query) => actorRef.send({ type: 'query.change', query })}
        onChange={(publicId) => actorRef.send({ type: 'organization.pick', publicId })}
      />
    </Modal>
  );
}
