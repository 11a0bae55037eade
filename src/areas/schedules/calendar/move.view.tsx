import { movedTo } from '#machines/flows/schedules/acts.ts';
import { ruleAt } from '#machines/flows/schedules/calendar.rules.ts';
import type { PlannedSchedule } from '#machines/flows/schedules/calendar.rules.ts';
import { ruleWords } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { selectFault, selectIsOpen, selectIsSending } from '#machines/lib/form.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Button } from '#src/ui/button.tsx';
import { DateField, TimeField } from '#src/ui/date-field.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useField } from '#src/use-form.ts';
import { useSelector } from '@xstate/react';
import type { RunActs } from './run-acts.ts';

type MoveViewProps = {
  readonly acts: RunActs;
  readonly name: string;
  readonly schedule: PlannedSchedule;
  readonly zone: string;
  /** Why the run cannot stand at this moment. */
  readonly refusalAt: (to: string) => string | null;
  readonly ruleRefusal: string | null;
};

/** Asks where a run is to stand, and whether the others go with it. */
export function MoveView({ acts: { move, moveAll }, name, schedule, zone, refusalAt, ruleRefusal }: MoveViewProps) {
  const isOpen = useSelector(move, selectIsOpen);
  const day = useField<string | null>(move, 'day');
  const time = useField<string | null>(move, 'time');
  const fault = useSelector(move, selectFault('to'));
  const isMoving = useSelector(move, selectIsSending);
  const ruleFault = useSelector(moveAll, selectFault(null));
  const isRuling = useSelector(moveAll, selectIsSending);
  const close = () => move.send({ type: 'form.cancel' });
  const isWhole = day.value !== null && time.value !== null;
  const to = movedTo({ day: day.value, time: time.value, zone });
  const rule = isWhole ? ruleAt(schedule, to) : null;
  const { recurringDay, recurringTime, userTimezone } = schedule;
  const incomplete = isWhole ? null : 'Choose a day and a time.';
  const allMoved = () =>
    moveAll.send({
      type: 'form.submit',
      values: { scheduleId: schedule.id, ...rule, before: { recurringDay, recurringTime, userTimezone } },
    });
  if (!isOpen) return null;
  return (
    <Modal
      isOpen
      title={`Move the run of ${name}`}
      onClose={close}
      isDismissable={!isMoving && !isRuling}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button busy={isRuling} disabledReason={isRuling ? null : (incomplete ?? ruleRefusal)} reason="below" onPress={allMoved}>
            Move every run
          </Button>
          <Button
            kind="primary"
            busy={isMoving}
            disabledReason={isMoving ? null : (incomplete ?? refusalAt(to))}
            reason="below"
            onPress={() => move.send({ type: 'form.submit' })}
          >
            Move this run
          </Button>
        </>
      }
    >
      <FormFault fault={ruleFault} />
      <div className="flex flex-wrap items-start gap-3">
        <DateField label="Day" isRequired value={day.value} onChange={day.onChange} />
        <TimeField label="Time" isRequired zone={zone.replaceAll('_', ' ')} value={time.value} onChange={time.onChange} />
      </div>
      {fault === null ? null : <FieldError id="move-fault">{fault}</FieldError>}
      {rule === null ? null : <p className="text-small text-ink-3">Every run: {ruleWords(rule, to)}.</p>}
    </Modal>
  );
}

/** Asks why a run is left out. */
export function SkipView({ acts: { skip }, name }: Pick<MoveViewProps, 'acts' | 'name'>) {
  const reason = useField(skip, 'reason');
  return (
    <FormModal actorRef={skip} title={`Skip the run of ${name}`} action="Skip run">
      <p className="text-ink-2">The other runs stay.</p>
      <TextArea label="Reason" isRequired autoFocus hint="Kept in the audit log." {...reason} />
    </FormModal>
  );
}
