import type { GraphQLResolveInfo } from 'graphql';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent, isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { draftShape } from './draft.fields.ts';

type SaveInput = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly step: string;
  readonly values: unknown;
  readonly sdlcStage?: string | null;
};

const mostBytes = 6 * 1024 * 1024;

const idOf = (id: string): string => (isId(id) ? id.toLowerCase() : refuse('invalid', 'A draft needs a uuid.', 'id'));

const textOf = (input: SaveInput): string => {
  const text = JSON.stringify(input.values ?? {});
  if (Buffer.byteLength(text) > mostBytes) return refuse('too_large', 'This draft is too large to save.', 'values');
  if (input.name.length > launchLimits.name) return refuse('too_long', `Cannot be longer than ${launchLimits.name} characters`, 'name');
  return text;
};

const own = async (tx: Tx, id: string): Promise<{ readonly version: number } | null> => {
  const [row] = await tx.query<{ version: number }>('select version from customer_request where id = $1 and created_by = $2 for update', [
    id,
    tx.viewer.userId,
  ]);
  return row ?? null;
};

const notHere = (): never => {
  throw new NotFound();
};
const changedElsewhere = (): never => refuse('stale_object', 'This draft was changed in another tab.', 'version');

const draft = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) =>
      sql`select ${draftShape(selection)} as json from customer_request d where d.id = ${argument('id')} and d.created_by = ${caller}`,
  );

const save = async (work: Work, input: SaveInput) => {
  const { tx } = work;
  const id = idOf(input.id);
  const text = textOf(input);
  const stage = (sdlcStages as readonly string[]).includes(input.sdlcStage ?? '') ? input.sdlcStage : null;
  const known = await own(tx, id);
  if (known === null) {
    const made = await tx.query(
      `insert into customer_request (id, organization_id, created_by, version, name, step, form_values, sdlc_stage, created_at, saved_at)
       values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $8) on conflict do nothing returning id`,
      [id, tx.viewer.organizationId, tx.viewer.userId, input.name, input.step.slice(0, 100), text, stage, tx.at],
    );
    if (made.length === 0) return (await own(tx, id)) === null ? notHere() : changedElsewhere();
    return { result: await draft(work, id) };
  }
  if (known.version !== input.version) changedElsewhere();
  const { row } = await lock(tx, subjects.customerRequest, id);
  const refused = refusalOf(subjects.customerRequest.lifecycle, row, {
    type: 'draft.save',
    actor: { role: tx.viewer.role, userId: tx.viewer.userId },
    at: tx.at,
  });
  if (refused !== null) throw new RefusalError(refused);
  await tx.query(
    'update customer_request set name = $2, step = $3, form_values = $4, sdlc_stage = $5, saved_at = $6, version = version + 1 where id = $1',
    [id, input.name, input.step.slice(0, 100), text, stage, tx.at],
  );
  return { result: await draft(work, id) };
};

export const draftMutations: ResolverMap[string] = {
  saveLaunchDraft: mutation<SaveInput>('saveLaunchDraft', save, {
    refusedWith: async (work, input) => ({ result: isId(input.id) ? await draft(work, input.id.toLowerCase()) : null }),
  }),

  discardLaunchDraft: mutation<{ readonly id: string; readonly restore?: boolean | null }>('discardLaunchDraft', async (work, input) => {
    const id = idOrAbsent(input.id);
    if ((await own(work.tx, id)) === null) throw new NotFound();
    await advance(
      work.tx,
      subjects.customerRequest,
      id,
      { type: input.restore === true ? 'draft.restore' : 'draft.discard' },
      { operation: work.operation },
    );
    return { result: await draft(work, id) };
  }),
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
    const found = await read(
      context,
      info,
      { id: idOrAbsent(args.id) },
      (selection) => sql`select ${draftShape(selection)} as json from customer_request d
      where d.id = ${argument('id')} and d.created_by = ${caller} and ${scopeOf(context).organization('d')} and d.discarded_at is null`,
    );
    if (found === null) throw notFound();
    return found;
  },
};
