import type { GraphQLResolveInfo } from 'graphql';
import { savedSentenceLifecycle } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { savedSentenceMachine } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { SavedSentenceWords } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import { next } from '#machines/lib/lifecycle.ts';
import type { RequestContext } from '#server/api/context.ts';
import { isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { demandPlace } from '#server/workflow/subjects/saved-sentence.ts';

type Of = { readonly savedSentenceId: string };
type Created = Of & { readonly text: string; readonly isShared: boolean };

/** Alias w. */
const sentenceShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`w.id`,
    text: sql`w.text`,
    isShared: sql`w.is_shared`,
    ownerId: sql`w.user_id`,
    ownerName: sql`coalesce((select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = w.user_id), '')`,
  });

/** A sentence that was never taken stands where it was written. */
const savedSentences = (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
  read(
    context,
    info,
    { ...args },
    (selection) =>
      sql`select ${list(
        sentenceShape(selection),
        sql`from saved_sentence w left join saved_sentence_use o on o.saved_sentence_id = w.id and o.user_id = ${caller}
        where ${scopeOf(context).organization('w')} and (w.user_id = ${caller} or w.is_shared) and w.state = 'kept'
        order by coalesce(o.used_at, w.created_at) desc, w.id`,
      )} as json`,
  );

const sentenceOf = async (work: Work, id: string) => ({
  result: await work.select(
    'result',
    { id },
    (selection) => sql`select ${sentenceShape(selection)} as json from saved_sentence w where w.id = ${argument('id')}`,
  ),
});

const move = async (work: Work, { savedSentenceId, ...takenBack }: Of & TakenBack, event: EventOf<typeof savedSentenceMachine>) => {
  const id = savedSentenceId.toLowerCase();
  const { version } = await advance(work.tx, subjects.savedSentence, id, event, { operation: work.operation, ...takenBack });
  return { version, ...(await sentenceOf(work, id)) };
};

const forget = `delete from saved_sentence where user_id = $1 and removed_at < $2::timestamptz - interval '1 day'`;
const insert = `insert into saved_sentence (id, organization_id, user_id, text, is_shared, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`;
const use = `insert into saved_sentence_use (saved_sentence_id, user_id, organization_id, used_at) values ($1, $2, $3, $4)
  on conflict (saved_sentence_id, user_id) do update set used_at = greatest(saved_sentence_use.used_at, excluded.used_at)`;

export const savedSentenceResolvers: ResolverMap = {
  Query: { savedSentences },
  Mutation: {
    savedSentenceCreate: mutation<Created>('savedSentenceCreate', async (work, { savedSentenceId, ...input }) => {
      const { tx, operation } = work;
      const { organizationId, role, userId } = tx.viewer;
      if (!isId(savedSentenceId) || userId === null) return refuse('invalid', 'A sentence needs a uuid.', 'savedSentenceId');
      const blank = { state: 'kept', text: '', isShared: false, userId } as const;
      const { row } = next(savedSentenceLifecycle, blank, { type: 'sentence.update', ...input, actor: { role, userId } });
      const { text, isShared } = { ...blank, ...row };
      const id = savedSentenceId.toLowerCase();
      await tx.query(forget, [userId, tx.at]);
      const [made] = await tx.query(insert, [id, organizationId, userId, text, isShared, tx.at]);
      if (made === undefined) return refuse('taken', 'A sentence with this uuid already exists.', 'savedSentenceId');
      await demandPlace(tx, { userId, isShared });
      await record(tx, { operation, entity: 'saved-sentence', entityId: id, event: 'sentence.create', after: { text, isShared } });
      await announce(tx, { topic: 'sentence', entityId: id });
      return sentenceOf(work, id);
    }),
    savedSentenceUpdate: mutation<Of & TakenBack & Partial<SavedSentenceWords>>(
      'savedSentenceUpdate',
      (work, { text = null, isShared = null, ...of }) => move(work, of, { type: 'sentence.update', text, isShared }),
    ),
    savedSentenceRemove: mutation<Of & TakenBack & { readonly restore?: boolean | null }>(
      'savedSentenceRemove',
      (work, { restore, ...of }) => move(work, of, { type: restore === true ? 'sentence.restore' : 'sentence.remove' }),
    ),
    savedSentenceUse: mutation<Of>('savedSentenceUse', async (work, { savedSentenceId }) => {
      const { tx } = work;
      const id = savedSentenceId.toLowerCase();
      await tx.query(use, [id, tx.viewer.userId, tx.viewer.organizationId, tx.at]);
      return sentenceOf(work, id);
    }),
  },
};
