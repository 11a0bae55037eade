import { savedViewLimits, savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { savedViewMachine } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { SavedViewRow } from '#machines/lifecycles/saved-view/saved-view.types.ts';
import type { Moved, Subject } from '../advance.ts';
import { refuse } from '../refused.ts';
import type { Tx } from '../transaction.ts';

const counted = `select count(*) filter (where user_id = $2)::int as own, count(*) filter (where is_shared)::int as shared
  from saved_view where organization_id = $1 and state = 'kept'`;

/** Checked after the write, under a lock, so that several at once cannot pass the limit. */
export const demandRoom = async (tx: Tx, view: Pick<SavedViewRow, 'userId' | 'isShared'>): Promise<void> => {
  const { organizationId } = tx.viewer;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 6203))', [organizationId]);
  const [{ own, shared } = { own: 0, shared: 0 }] = await tx.query<{ own: number; shared: number }>(counted, [organizationId, view.userId]);
  if (own > savedViewLimits.perPerson) refuse('too_many', savedViewTexts.tooMany);
  if (view.isShared && shared > savedViewLimits.shared) refuse('too_many', savedViewTexts.tooManyShared, 'isShared');
};

const follow = async (tx: Tx, { type, before, after }: Moved<typeof savedViewMachine, SavedViewRow>): Promise<void> => {
  if (type === 'view.restore' || after.isShared !== before.isShared) await demandRoom(tx, after);
};

export const savedView: Subject<typeof savedViewMachine, SavedViewRow> = {
  lifecycle: savedViewLifecycle,
  table: 'saved_view',
  columns: {
    state: 't.state',
    name: 't.name',
    query: 't.query',
    isShared: 't.is_shared',
    pinnedBy: 't.pinned_by',
    userId: 't.user_id',
  },
  topic: 'view',
  testId: null,
  leaves: ({ after, at }) => ({ removed_at: after.state === 'removed' ? at : null }),
  follows: follow,
};
