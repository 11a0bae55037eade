import { messageOf } from '#machines/lib/answer.ts';
import { editTexts, editTextMachine, selectIsLeft, selectIsOpen, selectKept } from '#machines/flows/moderation/edit-text.ts';
import type { EditTextPorts, SaveText, SaveTextAnswer, EditedPart } from '#machines/flows/moderation/edit-text.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { WholeResult } from '../case-result/result.documents.ts';
import { UpdateResponse } from './edit-text.documents.ts';
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
import { EditTextView } from './edit-text.view.tsx';

const textIn = (result: ResultOf<typeof WholeResult>, { part, caseResultResponseId }: SaveText): string | undefined =>
  part === 'text'
    ? [...result.stepResponses, ...result.additionalInformationResponses].find(({ id }) => id === caseResultResponseId)?.value
    : result[part];

const save = async (client: Client, wish: SaveText): Promise<SaveTextAnswer> => {
  const { caseResultResponseId, part, text, seen } = wish;
  const value = part === 'text' ? { text } : { step: { [part]: text } };
  const told = await client.mutation(UpdateResponse, { input: { caseResultResponseId, value, seen } }).toPromise();
  const answer = answerOf(told);
  if (answer.successful) return { kind: 'saved' };
  const { result, errors } = told.data?.flexibleTestingUpdateTestCaseResultResponse ?? { result: null, errors: [] };
  const theirs = result == null ? undefined : textIn(result, wish);
  if (theirs !== undefined && errors.some(({ code }) => code === 'stale_object')) return { kind: 'overtaken', theirs };
  return { kind: 'refused', message: messageOf(answer, editTexts.failed) };
};

/** Sends the text that was seen, so that the server detects another person's edit. */
const editTextPorts = (client: Client): EditTextPorts => ({ saveText: fromPromise(({ input }) => save(client, input)) });

type EditableTextProps = {
  readonly responseId: string;
  readonly part: EditedPart;
  /** The field's name in the toast. */
  readonly name: string;
  readonly value: string;
  /** Null where it can be edited. */
  readonly refusal: string | null;
  readonly children: ReactNode;
};

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
              label={`Continue with ${name}`}
              disabledReason={refusal}
              onPress={() => actorRef.send({ type: 'text.edit', text: value })}
            >
              Continue
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
