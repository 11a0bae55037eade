import type { NameOrganizationActorRef } from '#machines/flows/session/name-organization/name-organization.machine.ts';
import {
  selectCanSkip,
  selectIsSaving,
  selectIsSettled,
  selectName,
  selectRefusal,
} from '#machines/flows/session/name-organization/name-organization.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

const form = 'name-organization';

/** Asks for the company's name before its results or a launch are shown. */
export function NameOrganizationView({ actorRef }: { readonly actorRef: NameOrganizationActorRef }) {
  const name = useSelector(actorRef, selectName);
  const refusal = useSelector(actorRef, selectRefusal);
  const isSaving = useSelector(actorRef, selectIsSaving);
  const isSettled = useSelector(actorRef, selectIsSettled);
  const canSkip = useSelector(actorRef, selectCanSkip);
  return (
    <Modal
      isOpen={!isSettled}
      isDismissable={false}
      onClose={() => undefined}
      title="Before you view your test results, please let us know your company name."
      actions={
        <>
          {canSkip ? <Button onPress={() => actorRef.send({ type: 'prompt.skip' })}>Skip</Button> : null}
          <Button kind="primary" type="submit" form={form} busy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'name.save' });
        }}
      >
        <TextField
          label="Company name"
          name="chosenName"
          autoComplete="organization"
          autoFocus
          isRequired
          value={name}
          error={refusal}
          onChange={(value) => actorRef.send({ type: 'name.change', name: value })}
        />
      </form>
    </Modal>
  );
}
