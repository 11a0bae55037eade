import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { serviceRequestLabels } from '#schema/vocabulary/services.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { FormEvent } from 'react';
import type { ShownRequest } from './services.view.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';

const moves = [
  { move: 'cancel', event: 'service.cancel', label: 'Decline' },
  { move: 'start', event: 'service.start', label: 'Start' },
  { move: 'complete', event: 'service.complete', label: 'Complete' },
] as const;

type AnswerViewProps = {
  readonly actorRef: FormActorRef;
  readonly request: ShownRequest;
  readonly verdicts: Readonly<Record<(typeof moves)[number]['event'], string | null>>;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly onClose: () => void;
};

/** A request in full, what becomes of it, and what the customer is told. */
export function AnswerView({ actorRef, request, verdicts, answer, onAnswer, onClose }: AnswerViewProps) {
  const isSending = useSelector(actorRef, selectIsSending);
  const fault = useSelector(actorRef, selectFault('answer'));
  const general = useSelector(actorRef, selectFault(null));
  const id = useId();
  const place = useFaultFocus();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const move = submitter instanceof HTMLButtonElement ? submitter.value : '';
    actorRef.send({ type: 'form.submit', values: { requestId: request.id, move, answer: answer.trim() || null } });
  };
  const possible = moves.filter(({ event }) => verdicts[event] === null);
  return (
    <Modal
      isOpen
      size="large"
      title={request.professionalService.title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          {possible.map(({ move, label }) => (
            <Button key={move} kind={move === 'cancel' ? 'destructive' : 'primary'} busy={isSending} type="submit" form={id} value={move}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        {request.requestedBy}, {request.organizationName} <Pill>{serviceRequestLabels[request.state]}</Pill>
      </p>
      <p className="max-h-60 overflow-y-auto whitespace-pre-line text-ink [overflow-wrap:anywhere]">{request.content}</p>
      {possible.length === 0 ? (
        <p>{request.answer ?? 'It was not answered.'}</p>
      ) : (
        <form ref={place} id={id} noValidate onSubmit={send} className="flex flex-col gap-3">
          <FormFault fault={general} />
          <TextArea label="Answer to the customer" name="answer" isTall optional value={answer} onChange={onAnswer} error={fault} />
        </form>
      )}
    </Modal>
  );
}
