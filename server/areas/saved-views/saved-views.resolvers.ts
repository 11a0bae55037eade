import type { GraphQLResolveInfo } from 'graphql';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { savedViewMachine } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { SavedViewRow, SavedViewWords } from '#machines/lifecycles/saved-view/saved-view.types.ts';
import { next } from '#machines/lib/lifecycle.ts';
import { templateOf } from '#schema/rules/launch/template.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
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
import { demandRoom } from '#server/workflow/subjects/saved-view.ts';

type Of = { readonly savedViewId: string };
type Created = Of & { readonly list: SavedViewList; readonly isPinned: boolean; readonly content?: unknown } & {
  readonly [Word in keyof SavedViewWords]: NonNullable<SavedViewWords[Word]>;
};

/** Alias w. */
const viewShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`w.id`,
    list: sql`w.list`,
    name: sql`w.name`,
    query: sql`w.query`,
    isShared: sql`w.is_shared`,
    isPinned: sql`${caller}::uuid = any (w.pinned_by)`,
    ownerId: sql`w.user_id`,
    ownerName: sql`coalesce((select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = w.user_id), '')`,
    content: () => sql`w.content`,
    testCount: sql`jsonb_array_length(w.content -> 'tests')`,
  });

const savedViews = (
  _: unknown,
  args: { readonly list: SavedViewList; readonly name?: string | null },
  context: RequestContext,
  info: GraphQLResolveInfo,
) =>
  read(
    context,
    info,
    { list: args.list, name: args.name ?? null },
    (selection) =>
      sql`select ${list(
        viewShape(selection),
        sql`from saved_view w where ${scopeOf(context).organization('w')} and (w.user_id = ${caller} or w.is_shared)
        and w.list = ${argument('list')} and w.state = 'kept' and (${argument('name')}::text is null or lower(w.name) = lower(${argument('name')}::text)) order by lower(w.name), w.id`,
      )} as json`,
  );

const viewOf = async (work: Work, id: string) => ({
  result: await work.select(
    'result',
    { id },
    (selection) => sql`select ${viewShape(selection)} as json from saved_view w where w.id = ${argument('id')}`,
  ),
});

const move = async (work: Work, { savedViewId, ...takenBack }: Of & TakenBack, event: EventOf<typeof savedViewMachine>) => {
  const id = savedViewId.toLowerCase();
  const { version } = await advance(work.tx, subjects.savedView, id, event, { operation: work.operation, ...takenBack });
  return { version, ...(await viewOf(work, id)) };
};

const unnamed: Omit<SavedViewRow, 'userId'> = { state: 'kept', name: '', query: '', isShared: false, pinnedBy: [] };
const forget = `delete from saved_view where user_id = $1 and removed_at < $2::timestamptz - interval '1 day'`;
const insert = `insert into saved_view (id, organization_id, user_id, list, name, query, is_shared, pinned_by, created_at, content)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`;

const mostBytes = 6 * 1024 * 1024;

/** The request of a template as text; null for every other view. */
const contentOf = (list: SavedViewList, content: unknown): string | null => {
  if (list !== 'requests') return content == null ? null : refuse('invalid', savedViewTexts.contentUnwanted, 'content');
  const text = JSON.stringify(templateOf(content) ?? refuse('blank', savedViewTexts.contentNeeded, 'content'));
  return Buffer.byteLength(text) > mostBytes ? refuse('too_large', savedViewTexts.contentTooLarge, 'content') : text;
};

export const savedViewResolvers: ResolverMap = {
  Query: { savedViews },
  Mutation: {
    savedViewCreate: mutation<Created>('savedViewCreate', async (work, { savedViewId, isPinned, list: of, content, ...input }) => {
      const { tx, operation } = work;
      const { organizationId, role, userId } = tx.viewer;
      if (!isId(savedViewId) || userId === null) return refuse('invalid', 'A view needs a uuid.', 'savedViewId');
      const blank = { ...unnamed, userId };
      const { row } = next(savedViewLifecycle, blank, { type: 'view.update', ...input, actor: { role, userId } });
      const { name, query, isShared } = { ...blank, ...row };
      const id = savedViewId.toLowerCase();
      await tx.query(forget, [userId, tx.at]);
      const values = [id, organizationId, userId, of, name, query, isShared, isPinned ? [userId] : [], tx.at, contentOf(of, content)];
      const [view] = await tx.query(insert, values);
      if (view === undefined) return refuse('taken', 'A view with this uuid already exists.', 'savedViewId');
      await demandRoom(tx, { userId, isShared });
      await record(tx, { operation, entity: 'saved-view', entityId: id, event: 'view.create', after: { name, query, isShared } });
      await announce(tx, { topic: 'view', entityId: id });
      return viewOf(work, id);
    }),
    savedViewUpdate: mutation<Of & TakenBack & Partial<SavedViewWords>>(
      'savedViewUpdate',
      (work, { name = null, query = null, isShared = null, ...of }) => move(work, of, { type: 'view.update', name, query, isShared }),
    ),
    savedViewPin: mutation<Of & TakenBack & { readonly isPinned: boolean }>('savedViewPin', (work, { isPinned, ...of }) =>
      move(work, of, { type: 'view.pin', isPinned }),
    ),
    savedViewRemove: mutation<Of & TakenBack & { readonly restore?: boolean | null }>('savedViewRemove', (work, { restore, ...of }) =>
      move(work, of, { type: restore === true ? 'view.restore' : 'view.remove' }),
    ),
  },
};
