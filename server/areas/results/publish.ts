import { forbidden } from '#server/api/errors.ts';
import { advanceAll } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';

type ParticipantEvent = EventOf<typeof participantMachine>;

export const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** All or none. A refused role is FORBIDDEN, as role is checked before state. */
export const moveAll = async (
  tx: Tx,
  ids: readonly string[],
  event: ParticipantEvent,
  operation: string,
  code: RefusalCode,
): Promise<void> => {
  if (ids.length === 0) refuse('blank', 'Choose at least one tester.', 'participantIds');
  const outcomes = await advanceAll(tx, subjects.participant, ids, event, { operation });
  const errors = outcomes.flatMap(({ refusal }, index): readonly FieldError[] => {
    if (refusal === null) return [];
    if (refusal.code === 'not_allowed') throw forbidden();
    const { message, path } = refusal;
    return [{ code: path === undefined ? code : refusal.code, message, path: path?.join('.') ?? `participantIds[${index}]` }];
  });
  const [first] = errors;
  if (first !== undefined) throw new Refused(errors.every((error) => error.path === first.path) ? [first] : errors);
};
