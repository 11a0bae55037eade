import { useSelector } from '@xstate/react';
import { notAnswered } from '#machines/flows/launch/request/build-request.rules.ts';
import { selectMessage, selectNameRef, selectOutcome, selectReceipt } from '#machines/flows/launch/simple/preview.ts';
import type { PreviewActorRef } from '#machines/flows/launch/simple/preview.ts';
import type { NameOrganizationActorRef } from '#machines/flows/shared/name-organization.ts';
import { previewTexts } from '#schema/vocabulary/launch/simple.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { launched } from '#src/launch-approval.tsx';
import type { Fate } from '#src/launch-approval.tsx';
import { CompanyName } from '#src/company-name.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Modal } from '#src/ui/modal.tsx';

type OutcomeProps = {
  readonly actorRef: PreviewActorRef;
  readonly fate?: Fate;
};

type NamingProps = { readonly nameRef: NameOrganizationActorRef; readonly fate: Fate };

const Naming = ({ nameRef, fate }: NamingProps) => (
  <CompanyName actorRef={nameRef} face="success" title={previewTexts.received}>
    {fate.isLaunched ? <p>{previewTexts.soon}</p> : fate.words}
    <p>{launchTexts.companyName}</p>
  </CompanyName>
);

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

function Told({ actorRef, fate = launched }: OutcomeProps) {
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
      {fate.isLaunched ? <p>{previewTexts.soon}</p> : fate.words}
    </Modal>
  );
}

export function OutcomeView({ actorRef, fate = launched }: OutcomeProps) {
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
      return nameRef === undefined ? null : <Naming nameRef={nameRef} fate={fate} />;
    case 'telling':
      return <Told actorRef={actorRef} fate={fate} />;
  }
}
