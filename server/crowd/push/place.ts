import {
  joinedParticipantStatuses,
  reviewedNextParticipantStatuses,
  testingParticipantStatuses,
  workingParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import { isId } from '../../api/ids.ts';
import { NotFound, refuse } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { participantJson } from '../shapes.ts';

export type Place = {
  readonly id: string;
  readonly testId: string;
  readonly testCode: string;
  readonly testerId: string;
  readonly fullName: string;
  readonly status: ParticipantStatus;
  readonly windowStatus: TestWindowStatus;
  readonly attachmentRequiredForPass: boolean;
};

/** Locks the participation: calls about one tester are serialized. */
export const placeOf = async (tx: Tx, participantId: string): Promise<Place> => {
  if (!isId(participantId)) throw new NotFound();
  await tx.query('select id from participant where id = $1 for update', [participantId]);
  const [place] = await tx.query<Place>(
    `select p.id, p.test_id as "testId", t.code as "testCode", p.tester_id as "testerId", p.full_name as "fullName", p.status,
       t.window_status as "windowStatus", s.required_attachment_for_pass as "attachmentRequiredForPass"
     from participant p join test t on t.id = p.test_id join supervised_test s on s.test_id = t.id where p.id = $1`,
    [participantId],
  );
  if (place === undefined) throw new NotFound();
  return place;
};

export const demandOpen = (place: Place): void => {
  if (place.windowStatus !== 'open') refuse('invalid_state', 'The test is not open.', 'participantId');
};

export const demandPlaces = (place: Place): void => {
  if (place.windowStatus === 'finished') refuse('invalid_state', 'Testing is over.', 'participantId');
};

export const demandWorking = (place: Place): void => {
  demandOpen(place);
  if (!testingParticipantStatuses.includes(place.status)) refuse('invalid_state', 'The tester is not testing now.', 'participantId');
};

/** Only testers who joined and whose results are still under review. */
export const demandTakingPart = (place: Place): void => {
  if (![...testingParticipantStatuses, ...reviewedNextParticipantStatuses].includes(place.status))
    refuse('invalid_state', 'The tester does not take part now.', 'participantId');
};

export const demandReproducing = (place: Place): void => {
  if (place.windowStatus === 'cancelled') refuse('invalid_state', 'The test was cancelled.', 'participantId');
  if (!joinedParticipantStatuses.includes(place.status)) refuse('invalid_state', 'The tester took no part in the test.', 'participantId');
};

/** Refuses published results, and those of a tester who left. */
export const demandUnpublished = (place: Place): void => {
  if (place.windowStatus === 'cancelled') refuse('invalid_state', 'The test was cancelled.', 'editRequestId');
  if (!workingParticipantStatuses.includes(place.status))
    refuse('invalid_state', 'The results of this tester cannot be changed any more.', 'editRequestId');
};

export const readParticipant = async (tx: Tx, id: string): Promise<Record<string, unknown>> => {
  const [found] = await tx.query<{ node: Record<string, unknown> }>(
    `select ${participantJson} as node from participant p where p.id = $1`,
    [id],
  );
  if (found === undefined) throw new NotFound();
  return found.node;
};
