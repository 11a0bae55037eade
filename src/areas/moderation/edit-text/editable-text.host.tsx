import { editTextMachine, selectIsLeft, selectIsOpen, selectKept } from '#machines/flows/moderation/edit-text.ts';
import type { EditedPart } from '#machines/flows/moderation/edit-text.ts';
import { Button } from '#src/ui/button.tsx';
import { isNowhere } from '#src/ui/focus.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { onceFor, useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { PenLine } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeptPlace, useKeptWords } from '#src/keeping/use-kept-words.ts';
import { editTextPorts } from './edit-text.ports.ts';
import { EditTextView } from './edit-text.view.tsx';

/** A text of a result: how it is shown, and which answer holds it. */
type EditableTextProps = {
  readonly responseId: string;
  readonly part: EditedPart;
  /** What the field is called where it is said that it was updated. */
  readonly name: string;
  readonly value: string;
  /** Why it cannot be edited now; null where it can. */
  readonly refusal: string | null;
  readonly children: ReactNode;
};

/** A text with a pen; the pen puts an edit box in its place. */
export function EditableText({ responseId, part, name, value, refusal, children }: EditableTextProps) {
  const { client } = usePortal();
  const { place, kept } = useKeptPlace(`${responseId} ${part}`);
  const actorRef = useFlow(() => onceFor(client, editTextMachine, editTextPorts), {
    input: { caseResultResponseId: responseId, part, name, kept },
  });
  useKeptWords(actorRef, place, selectKept);
  const [isOpen, isLeft] = [useSelector(actorRef, selectIsOpen), useSelector(actorRef, selectIsLeft)];
  useEmitted(actorRef, {
    'text.saved': ({ message }) => showToast({ type: 'success', text: message }),
    'text.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const pen = useId();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isNowhere(document.activeElement)) document.getElementById(pen)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, pen]);
  if (isOpen) return <EditTextView actorRef={actorRef} name={name} />;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {children}
        {isLeft ? (
          <p className="flex flex-wrap items-center gap-2 pt-1 text-small text-warning">
            What you typed here was not saved.
            <Button
              size="small"
              label={`Go on with ${name}`}
              disabledReason={refusal}
              onPress={() => actorRef.send({ type: 'text.edit', text: value })}
            >
              Go on
            </Button>
            <Button
              size="small"
              kind="ghost"
              label={`Discard what was typed for ${name}`}
              onPress={() => actorRef.send({ type: 'text.discard' })}
            >
              Discard
            </Button>
          </p>
        ) : null}
      </div>
      <IconButton
        id={pen}
        small
        icon={PenLine}
        label={`Edit ${name}`}
        disabledReason={refusal}
        onPress={() => actorRef.send({ type: 'text.edit', text: value })}
      />
    </div>
  );
}
