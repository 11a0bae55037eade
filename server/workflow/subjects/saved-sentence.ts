import { savedSentenceLimits, savedSentenceTexts } from '#schema/vocabulary/saved-sentence.ts';
import { savedSentenceLifecycle } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { savedSentenceMachine } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { SavedSentenceRow } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import type { Moved, Subject } from '../advance.ts';
import { refuse } from '../refused.ts';
import type { Tx } from '../transaction.ts';

const counted = `select count(*) filter (where user_id = $2)::int as own, count(*) filter (where is_shared)::int as shared
  from saved_sentence where organization_id = $1 and state = 'kept'`;

/** Checked after the write, under a lock, so that several at once cannot pass the limit. */
export const demandPlace = async (tx: Tx, sentence: Pick<SavedSentenceRow, 'userId' | 'isShared'>): Promise<void> => {
  const { organizationId } = tx.viewer;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 6565))', [organizationId]);
  const [{ own, shared } = { own: 0, shared: 0 }] = await tx.query<{ own: number; shared: number }>(counted, [
    organizationId,
    sentence.userId,
  ]);
  if (own > savedSentenceLimits.perPerson) refuse('too_many', savedSentenceTexts.tooMany);
  if (sentence.isShared && shared > savedSentenceLimits.shared) refuse('too_many', savedSentenceTexts.tooManyShared, 'isShared');
};

const follow = async (tx: Tx, { type, before, after }: Moved<typeof savedSentenceMachine, SavedSentenceRow>): Promise<void> => {
  if (type === 'sentence.restore' || after.isShared !== before.isShared) await demandPlace(tx, after);
};

export const savedSentence: Subject<typeof savedSentenceMachine, SavedSentenceRow> = {
  lifecycle: savedSentenceLifecycle,
  table: 'saved_sentence',
  columns: { state: 't.state', text: 't.text', isShared: 't.is_shared', userId: 't.user_id' },
  topic: 'sentence',
  testId: null,
  leaves: ({ after, at }) => ({ removed_at: after.state === 'removed' ? at : null }),
  follows: follow,
};
