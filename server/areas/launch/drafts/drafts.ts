import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { copyOfValues, nameOfCopy } from '#schema/rules/launch/draft-copy.ts';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent, isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, caller, moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import {
  findDraft,
  holdDraft,
  insertDraft,
  lockLaunched,
  readDraftRow,
  releaseDraft,
  renameDraft,
  tellOfDraft,
  updateDraft,
} from './drafts.store.ts';
import type { DraftRow, KnownDraft } from './drafts.store.ts';
import type { DraftStanding } from '#server/api/facts.ts';
import { follow } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import type { Selection } from '#server/api/selection.ts';
import { approvalShape } from '#server/entities/approval.fields.ts';
import type { Sql } from '#server/database/sql.ts';

const isHeld = sql`d.held_until > ${moment}::timestamptz`;

const memberName = (column: Sql): Sql =>
  sql`(select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = ${column})`;

/** A draft by the alias d. */
const draftShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`d.id`,
    version: sql`d.version`,
    name: sql`d.name`,
    step: sql`d.step`,
    values: () => sql`d.form_values`,
    sdlcStage: sql`d.sdlc_stage`,
    state: sql`d.state`,
    savedAt: time(sql`d.saved_at`),
    testId: sql`d.test_id`,
    testCount: sql`d.test_count`,
    testIds: () => sql`d.test_ids`,
    openTestId: sql`d.open_test_id`,
    sharing: sql`d.shared_access`,
    ownerId: sql`d.created_by`,
    ownerName: sql`coalesce(${memberName(sql`d.created_by`)}, '')`,
    holder: sql`case when ${isHeld} then d.holder end`,
    holderName: sql`case when ${isHeld} then ${memberName(sql`d.held_by`)} end`,
    sentBack: (approval) =>
      sql`(select case when a.state = 'sent_back' then ${approvalShape(approval)} end from launch_approval a where d.state = 'draft' and a.customer_request_id = d.id and a.kind = 'request' order by a.asked_at desc, a.id limit 1)`,
  });

type SaveInput = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly step: string;
  readonly values: unknown;
  readonly sdlcStage?: string | null;
  readonly holder?: string | null;
};
type OpenInput = {
  readonly id: string;
  readonly holder?: string | null;
  readonly takeOver?: boolean | null;
  readonly release?: boolean | null;
};
type TakeBackInput = { readonly id: string; readonly testId: string };
type Sharing = 'view' | 'edit';

const mostBytes = 6 * 1024 * 1024;

export const idOf = (id: string): string => (isId(id) ? id.toLowerCase() : refuse('invalid', 'A draft needs a uuid.', 'id'));
const holderOf = (holder: string | null | undefined): string | null =>
  holder === null || holder === undefined || isId(holder) ? (holder ?? null) : refuse('invalid', 'A place needs a uuid.', 'holder');
const nameOf = (name: string): string =>
  name.length > launchLimits.name ? refuse('too_long', `Cannot be longer than ${launchLimits.name} characters`, 'name') : name;

const draftRow = (input: SaveInput): DraftRow => {
  const text = JSON.stringify(input.values ?? {});
  if (Buffer.byteLength(text) > mostBytes) return refuse('too_large', 'This draft is too large to save.', 'values');
  const stage = sdlcStages.find((each) => each === input.sdlcStage) ?? null;
  return { name: nameOf(input.name), step: input.step.slice(0, 100), text, sdlcStage: stage };
};

const found = async (tx: Tx, id: string, holder: string | null = null): Promise<KnownDraft> => {
  const known = await findDraft(tx, id, holder);
  if (known === null) throw new NotFound();
  return known;
};
const changedElsewhere = (): never => refuse('stale_object', 'This draft was changed in another tab.', 'version');
const heldElsewhere = (): never => refuse('draft_held', 'This draft is open elsewhere.', 'id');

export const draft = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) =>
      sql`select ${draftShape(selection)} as json from customer_request d
      where d.id = ${argument('id')} and (d.created_by = ${caller} or d.shared_access is not null) and ${scopeOf(work.context).organization('d')}`,
  );
const asItIs = async (work: Work, { id }: { readonly id: string }) => ({ result: isId(id) ? await draft(work, id.toLowerCase()) : null });

const demandSaving = async (tx: Tx, id: string): Promise<void> => {
  const { row } = await lock(tx, subjects.customerRequest, id);
  const actor = { role: tx.viewer.role, userId: tx.viewer.userId };
  const refused = refusalOf(subjects.customerRequest.lifecycle, row, { type: 'draft.save', actor });
  if (refused !== null) throw new RefusalError(refused);
};

const save = async (work: Work, input: SaveInput) => {
  const { tx } = work;
  const [id, holder, row] = [idOf(input.id), holderOf(input.holder), draftRow(input)];
  const known = await findDraft(tx, id, holder);
  if (known === null) {
    if (!(await insertDraft(tx, id, row))) {
      await found(tx, id);
      changedElsewhere();
    }
  } else {
    if (known.isHeldElsewhere) heldElsewhere();
    if (known.version !== input.version) changedElsewhere();
    await demandSaving(tx, id);
    await updateDraft(tx, id, row);
  }
  if (holder !== null) await holdDraft(tx, id, holder);
  await tellOfDraft(tx, id);
  return { result: await draft(work, id) };
};

const open = async (work: Work, input: OpenInput) => {
  const { tx } = work;
  const [id, holder] = [idOrAbsent(input.id), holderOf(input.holder)];
  const known = await found(tx, id, holder);
  const isReleased = input.release === true;
  if (isReleased && holder !== null) await releaseDraft(tx, id, holder);
  const holds = !isReleased && (await mayWrite(tx, id)) && holder !== null;
  if (holds) {
    if (known.isHeldElsewhere && input.takeOver !== true) heldElsewhere();
    await holdDraft(tx, id, holder);
  }
  if (holds !== known.isHeldHere) await tellOfDraft(tx, id);
  return { result: await draft(work, id) };
};

const mayWrite = async (tx: Tx, id: string): Promise<boolean> => {
  const { row } = await lock(tx, subjects.customerRequest, id);
  if (row.discardedAt !== null) throw new NotFound();
  const actor = { role: tx.viewer.role, userId: tx.viewer.userId };
  return refusalOf(subjects.customerRequest.lifecycle, row, { type: 'draft.save', actor }) === null;
};

const rename = async (work: Work, input: { readonly id: string; readonly name: string }) => {
  const { tx } = work;
  const id = idOrAbsent(input.id);
  const { isHeldElsewhere } = await found(tx, id);
  await demandSaving(tx, id);
  if (isHeldElsewhere) heldElsewhere();
  await renameDraft(tx, id, nameOf(input.name));
  await tellOfDraft(tx, id);
  return { result: await draft(work, id) };
};

const duplicate = async (work: Work, input: { readonly id: string; readonly copyId: string }) => {
  const { tx } = work;
  const [id, copyId] = [
    idOrAbsent(input.id),
    isId(input.copyId) ? input.copyId.toLowerCase() : refuse('invalid', 'A draft needs a uuid.', 'copyId'),
  ];
  await found(tx, id);
  const copied = await readDraftRow(tx, id);
  if (copied === null) throw new NotFound();
  const name = nameOfCopy(copied.name);
  const text = JSON.stringify(copyOfValues(copied.values, name, () => randomUUID()));
  const isMade = await insertDraft(tx, copyId, { ...copied, name, text });
  if (!isMade && !(await found(tx, copyId)).isOwn) throw new NotFound();
  return { result: await draft(work, copyId) };
};

const move = async (work: Work, given: string, event: EventOf<typeof customerRequestMachine>, takenBack: TakenBack = {}) => {
  const id = idOrAbsent(given);
  await found(work.tx, id);
  const { version } = await advance(work.tx, subjects.customerRequest, id, event, { operation: work.operation, ...takenBack });
  return { version, result: await draft(work, id) };
};

/** Whoever begins a test of the request holds its rows: they are waited for, in the same order, before the chart is asked. */
const takeBack = async (work: Work, { id, testId }: TakeBackInput) => {
  await lockLaunched(work.tx, idOrAbsent(id));
  return move(work, id, { type: 'request.takeBack', testId: idOrAbsent(testId) });
};

export const draftMutations: ResolverMap[string] = {
  takeBackLaunch: mutation<TakeBackInput>('takeBackLaunch', takeBack),
  saveLaunchDraft: mutation<SaveInput>('saveLaunchDraft', save, { refusedWith: asItIs }),
  openLaunchDraft: mutation<OpenInput>('openLaunchDraft', open, { refusedWith: asItIs }),
  renameLaunchDraft: mutation('renameLaunchDraft', rename, { refusedWith: asItIs }),
  duplicateLaunchDraft: mutation('duplicateLaunchDraft', duplicate),
  shareLaunchDraft: mutation<{ readonly id: string; readonly sharing?: Sharing | null }>('shareLaunchDraft', (work, { id, sharing }) =>
    move(work, id, { type: 'draft.share', sharedAccess: sharing ?? null }),
  ),
  discardLaunchDraft: mutation<{ readonly id: string; readonly restore?: boolean | null } & TakenBack>(
    'discardLaunchDraft',
    (work, { id, restore, version }) => move(work, id, { type: restore === true ? 'draft.restore' : 'draft.discard' }, { version }),
  ),
};

type Args = Readonly<Record<string, unknown>>;

export const draftQueries: ResolverMap[string] = {
  launchDrafts: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(
          draftShape(selection),
          sql`from customer_request d where d.created_by = ${caller} and ${scopeOf(context).organization('d')} and d.state = 'draft' and d.discarded_at is null order by d.saved_at desc limit 50`,
        )} as json`,
    ),

  launchDraft: async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
    const row = await read(
      context,
      info,
      { id: idOrAbsent(args.id) },
      (selection) => sql`select ${draftShape(selection)} as json from customer_request d
      where d.id = ${argument('id')} and (d.created_by = ${caller} or d.shared_access is not null) and ${scopeOf(context).organization('d')} and d.discarded_at is null`,
    );
    if (row === null) throw notFound();
    return row;
  },
};

const subscribe = (_: unknown, args: { readonly id: string }, context: RequestContext) => {
  admit(context, rowOf('Subscription.launchDraftChanged'));
  const id = args.id.toLowerCase();
  const { organizationId } = context.viewer;
  let last: DraftStanding | null = null;
  return follow(context, 'launchDraftChanged', {
    concerns: ({ topic, entityId }) => (topic === 'draft' || topic === 'request') && entityId === id,
    isPersonal: () => true,
    told: (_event, facts) => {
      const before = last;
      last = facts.draft(id);
      return last.version === before?.version && last.holder === before.holder ? null : { id: args.id, ...last };
    },
    opening: { organizationId, topic: 'draft', testId: null, entityId: isId(id) ? id : null, payload: {} },
  });
};

/** Tells the places that have a draft open how it stands. */
export const draftSubscriptions: ResolverMap[string] = { launchDraftChanged: { subscribe } };
