import type { Refusal } from '#machines/lib/refusal.ts';
import type { Tx } from './transaction.ts';
import { refusal } from '#machines/lib/refusal.ts';

type MovedSince = { readonly event: string | null; readonly who: string | null };

/** Refuses to undo a change that another one followed, naming that one's author. */
const movedSince = ({ deeds }: { readonly deeds?: Readonly<Record<string, string | undefined>> }, { event, who }: MovedSince): Refusal => {
  const deed = event === null ? undefined : deeds?.[event];
  return refusal('stale_object', `${who ?? 'Somebody else'} ${deed ?? 'changed this'} since.`);
};

/** The version that was seen, and what would be written. */
export type SeenThing = { readonly id: string; readonly seen: number; readonly version: number; readonly touching: readonly string[] };

type Move = {
  readonly id: string;
  readonly event: string | null;
  readonly userId: string | null;
  readonly role: string | null;
  readonly fullName: string | null;
};

/** A customer is not told which moderator it was. */
const whoOf = ({ viewer }: Tx, { userId, role, fullName }: Move): string | null => {
  if (userId !== null && userId === viewer.userId) return 'You';
  if (role === 'system') return 'The system';
  return viewer.role === 'customer' && role === 'community_test_manager' ? 'A moderator' : fullName;
};

/** The last change of the written part that was not undone; one statement. With `isKnown`, only one that the audit trail names. */
export const changedSince = async (
  tx: Tx,
  lifecycle: { readonly deeds?: Readonly<Record<string, string | undefined>> },
  things: readonly SeenThing[],
  { isKnown = false } = {},
): Promise<ReadonlyMap<string, Refusal>> => {
  const moves = await tx.query<Move>(
    `select s.id, m.event, m.user_id as "userId", m.role, m.full_name as "fullName"
     from jsonb_to_recordset($1::jsonb) as s (id uuid, seen integer, version integer, touching text[])
       cross join lateral moved_since(s.id, s.seen, s.version, s.touching) m`,
    [JSON.stringify(things)],
  );
  const told = moves.filter(({ event }) => !isKnown || event !== null);
  return new Map(told.map((move) => [move.id, movedSince(lifecycle, { event: move.event, who: whoOf(tx, move) })]));
};
