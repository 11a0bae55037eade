import { selectIsAsking, selectIsReviewing, selectWished } from '#machines/flows/session/choose-cookies.ts';
import type { ChooseCookiesActorRef } from '#machines/flows/session/choose-cookies.ts';
import type { CookiePurpose } from '#schema/rules/session/cookie-choice.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { useSelector } from '@xstate/react';

/** What is offered at all, each with the words that say what it does. */
export type OfferedPurpose = { readonly purpose: CookiePurpose; readonly label: string; readonly hint: string };

type CookiesViewProps = { readonly actorRef: ChooseCookiesActorRef; readonly offered: readonly OfferedPurpose[] };

function Question({ actorRef, offered }: CookiesViewProps) {
  return (
    <section
      aria-label="Cookies"
      data-chrome
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-[640px] flex-col gap-3 rounded-sheet border border-line-strong bg-sheet p-4 shadow-pop"
    >
      <h2 className="text-section">May we use more than what the portal needs?</h2>
      <p className="text-ink-2">{offered.map(({ hint }) => hint).join(' ')} None of it is loaded until you allow it.</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onPress={() => actorRef.send({ type: 'choice.allowAll' })}>
          Allow all
        </Button>
        <Button onPress={() => actorRef.send({ type: 'choice.refuseAll' })}>Only what is needed</Button>
        <Button kind="ghost" onPress={() => actorRef.send({ type: 'preferences.open' })}>
          Choose
        </Button>
      </div>
    </section>
  );
}

function Preferences({ actorRef, offered }: CookiesViewProps) {
  const wished = useSelector(actorRef, selectWished);
  return (
    <Modal
      isOpen
      title="Cookie preferences"
      onClose={() => actorRef.send({ type: 'preferences.close' })}
      actions={
        <>
          <Button onPress={() => actorRef.send({ type: 'preferences.close' })}>Cancel</Button>
          <Button kind="primary" onPress={() => actorRef.send({ type: 'preferences.save' })}>
            Save
          </Button>
        </>
      }
    >
      <p className="text-ink-2">What the portal needs to work, such as your sign-in, is always kept.</p>
      {offered.map(({ purpose, label, hint }) => (
        <Switch
          key={purpose}
          label={label}
          on={wished[purpose]}
          consequence={hint}
          onChange={() => actorRef.send({ type: 'purpose.toggle', purpose })}
        />
      ))}
    </Modal>
  );
}

/** Asks for the choice where none was made, and lets it be made anew. */
export function CookiesView(props: CookiesViewProps) {
  const isAsking = useSelector(props.actorRef, selectIsAsking);
  const isReviewing = useSelector(props.actorRef, selectIsReviewing);
  if (isReviewing) return <Preferences {...props} />;
  return isAsking ? <Question {...props} /> : null;
}
