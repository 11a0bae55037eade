import { useSelector } from '@xstate/react';
import { notAnswered } from '#machines/flows/launch/request/build-request/build-request.rules.ts';
import type { PreviewActorRef } from '#machines/flows/launch/simple/preview/preview.machine.ts';
import { selectMessage, selectNameRef, selectOutcome, selectReceipt } from '#machines/flows/launch/simple/preview/preview.selectors.ts';
import type { NameOrganizationActorRef } from '#machines/flows/session/name-organization/name-organization.machine.ts';
import {
  selectCanSkip,
  selectIsSaving,
  selectName,
  selectRefusal,
} from '#machines/flows/session/name-organization/name-organization.selectors.ts';
import { previewTexts } from '#schema/vocabulary/launch/simple.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';

type OutcomeProps = { readonly actorRef: PreviewActorRef };

const form = 'preview-company-name';

function Naming({ nameRef }: { readonly nameRef: NameOrganizationActorRef }) {
  const name = useSelector(nameRef, selectName);
  const refusal = useSelector(nameRef, selectRefusal);
  const isSaving = useSelector(nameRef, selectIsSaving);
  const canSkip = useSelector(nameRef, selectCanSkip);
  return (
    <Modal
      isOpen
      face="success"
      isDismissable={false}
      onClose={() => undefined}
      title={previewTexts.received}
      actions={
        <>
          {canSkip ? <Button onPress={() => nameRef.send({ type: 'prompt.skip' })}>Skip</Button> : null}
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
          nameRef.send({ type: 'name.save' });
        }}
      >
        <p>{previewTexts.soon}</p>
        <p>{launchTexts.companyName}</p>
        <TextField
          label="Company name"
          name="chosenName"
          autoComplete="organization"
          autoFocus
          isRequired
          value={name}
          error={refusal}
          onChange={(value) => nameRef.send({ type: 'name.change', name: value })}
        />
      </form>
    </Modal>
  );
}

function Failure({ actorRef, title, message }: OutcomeProps & { readonly title: string; readonly message: string | null }) {
  const close = () => actorRef.send({ type: 'outcome.close' });
  return (
    <Modal
      isOpen
      face="error"
      urgent
      onClose={close}
      title={title}
      actions={
        <>
          <Button onPress={close}>Close</Button>
          <Button kind="primary" onPress={() => actorRef.send({ type: 'test.launch' })}>
            {previewTexts.tryAgain}
          </Button>
        </>
      }
    >
      {message === null ? null : <p>{message}</p>}
    </Modal>
  );
}

function Told({ actorRef }: OutcomeProps) {
  const receipt = useSelector(actorRef, selectReceipt);
  const close = () => actorRef.send({ type: 'outcome.close' });
  return (
    <Modal
      isOpen
      face="success"
      onClose={close}
      title={previewTexts.received}
      actions={
        <>
          <Button onPress={close}>Close</Button>
          <LinkButton kind="primary" href={receipt?.url ?? '/results'}>
            {previewTexts.viewResults}
          </LinkButton>
        </>
      }
    >
      <p>{previewTexts.soon}</p>
    </Modal>
  );
}

/** How the launch went: received, refused in words, or without an answer. */
export function OutcomeView({ actorRef }: OutcomeProps) {
  const outcome = useSelector(actorRef, selectOutcome);
  const message = useSelector(actorRef, selectMessage);
  const nameRef = useSelector(actorRef, selectNameRef);
  switch (outcome) {
    case null:
      return null;
    case 'refused': {
      const hasWords = message !== null && message.trim() !== '';
      return (
        <Failure
          actorRef={actorRef}
          title={hasWords ? previewTexts.notLaunched : previewTexts.notSent}
          message={hasWords ? message : null}
        />
      );
    }
    case 'unanswered':
      return <Failure actorRef={actorRef} title={previewTexts.notSent} message={notAnswered} />;
    case 'naming':
      return nameRef === undefined ? null : <Naming nameRef={nameRef} />;
    case 'telling':
      return <Told actorRef={actorRef} />;
  }
}
