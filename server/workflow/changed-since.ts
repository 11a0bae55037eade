import type { Refusal } from '#machines/lib/refusal.ts';
import type { Tx, Viewer } from './transaction.ts';
import { refusal } from '#machines/lib/refusal.ts';

/** Past tense, by event. */
export type Deeds = Readonly<Record<string, string | undefined>>;

/** Of what hangs on an issue and has no chart. */
export const tagDeeds: Deeds = { 'tags.update': 'changed these tags' };

/** The version that was seen, and what would be written. */
export type SeenThing = { readonly id: string; readonly seen: number; readonly version: number; readonly touching: readonly string[] };

export type Move = {
  readonly event: string | null;
  readonly userId: string | null;
  readonly role: string | null;
  readonly fullName: string | null;
};

/** A customer is not told which moderator it was. */
const whoOf = (viewer: Viewer, { userId, role, fullName }: Move): string | null => {
  if (userId !== null && userId === viewer.userId) return 'You';
  if (role === 'system') return 'The system';
  return viewer.role === 'customer' && role === 'community_test_manager' ? 'A moderator' : fullName;
};

/** Refuses to undo a change that another one followed, naming that one's author. */
export const movedSince = (viewer: Viewer, deeds: Deeds | undefined, move: Move): Refusal => {
  const deed = move.event === null ? undefined : deeds?.[move.event];
  return refusal('stale_object', `${whoOf(viewer, move) ?? 'Somebody else'} ${deed ?? 'changed this'} since.`);
};

/** The last change of the written part that was not undone; one statement. With `isKnown`, only one that the audit trail names. */
export const changedSince = async (
  tx: Tx,
  { deeds }: { readonly deeds?: Deeds },
  things: readonly SeenThing[],
  { isKnown = false } = {},
): Promise<ReadonlyMap<string, Refusal>> => {
  const moves = await tx.query<Move & { readonly id: string }>(
    `select s.id, m.event, m.user_id as "userId", m.role, m.full_name as "fullName"
     from jsonb_to_recordset($1::jsonb) as s (id uuid, seen integer, version integer, touching text[])
       cross join lateral moved_since(s.id, s.seen, s.version, s.touching) m`,
    [JSON.stringify(things)],
  );
  const told = moves.filter(({ event }) => !isKnown || event !== null);
  return new Map(told.map((move) => [move.id, movedSince(tx.viewer, deeds, move)]));
};
