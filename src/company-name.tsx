import {
  selectCanSkip,
  selectGeneral,
  selectIsSaving,
  selectIsSettled,
  selectName,
  selectRefusal,
} from '#machines/flows/shared/name-organization.ts';
import type { NameOrganizationActorRef } from '#machines/flows/shared/name-organization.ts';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { Modal } from './ui/modal.tsx';
import { TextField } from './ui/text-field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';

type CompanyNameProps = {
  readonly actorRef: NameOrganizationActorRef;
  readonly title: string;
  readonly face?: 'success';
  readonly children?: ReactNode;
};

/** Asks for the name of the company, before anything else is done. */
export function CompanyName({ actorRef, title, face, children }: CompanyNameProps) {
  const form = useId();
  const name = useSelector(actorRef, selectName);
  const refusal = useSelector(actorRef, selectRefusal);
  const general = useSelector(actorRef, selectGeneral);
  const isSaving = useSelector(actorRef, selectIsSaving);
  const isSettled = useSelector(actorRef, selectIsSettled);
  const canSkip = useSelector(actorRef, selectCanSkip);
  return (
    <Modal
      isOpen={!isSettled}
      face={face}
      isDismissable={false}
      onClose={() => undefined}
      title={title}
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
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'name.save' });
        }}
      >
        {children}
        <FormFault fault={general} />
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
