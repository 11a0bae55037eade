import { wakeManagement } from '../../workflow/effects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { CrowdContext } from '../context.ts';
import { abandonOpenCases, completeTesting } from './completion.ts';
import { acceptInvitation, declineInvitation, leaveTest, recountParticipant, startTesting } from './moves.ts';
import { demandPlaces, demandWorking, placeOf, readParticipant } from './place.ts';
import { advance } from '../../workflow/advance.ts';
import { NotFound } from '../../workflow/refused.ts';
import { subjects } from '../../workflow/subjects.ts';

type Node = Record<string, unknown>;
type About = { readonly participantId: string };

export const participation = {
  accept: async (tx: Tx, { participantId }: About): Promise<Node> => {
    const place = await placeOf(tx, participantId);
    demandPlaces(place);
    await acceptInvitation(tx, place);
    return readParticipant(tx, participantId);
  },
  decline: async (tx: Tx, { participantId }: About, { enqueue }: CrowdContext): Promise<Node> => {
    const place = await placeOf(tx, participantId);
    await declineInvitation(tx, place);
    await wakeManagement(tx, enqueue, place.testId);
    return readParticipant(tx, participantId);
  },
  dropOut: async (tx: Tx, { participantId }: About, { enqueue }: CrowdContext): Promise<Node> => {
    const place = await placeOf(tx, participantId);
    await leaveTest(tx, place);
    await abandonOpenCases(tx, place, 'dropOut');
    await wakeManagement(tx, enqueue, place.testId);
    return readParticipant(tx, participantId);
  },
  complete: async (tx: Tx, { participantId }: About): Promise<Node> => {
    const place = await placeOf(tx, participantId);
    demandWorking(place);
    await startTesting(tx, place);
    await recountParticipant(tx, place);
    await completeTesting(tx, place);
    return readParticipant(tx, participantId);
  },
};

/** Ends recruiting; submitted results are reviewed and published as before. */
export const finishTest = async (tx: Tx, { testId }: { readonly testId: string }): Promise<Record<string, unknown>> => {
  await advance(tx, subjects.testWindow, testId, { type: 'window.finish' }, { operation: 'finishTest' });
  const [found] = await tx.query<{ node: Record<string, unknown> }>(
    `select json_build_object('id', t.id, 'code', t.code, 'name', t.name, 'windowStatus', t.window_status) as node from test t where t.id = $1`,
    [testId],
  );
  if (found === undefined) throw new NotFound();
  return found.node;
};
