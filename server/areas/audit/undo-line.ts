import { execute, GraphQLError, parse } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import type { Answer } from '#server/api/mutation.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { readableBy } from './trail.store.ts';
import { waysBack } from './ways-back.ts';
import type { Undoable, WayBack } from './ways-back.ts';

type Found = Omit<Undoable, 'now'> & { readonly outcome: string };
type Call = { readonly mutation: string; readonly input: object };

const isNumber = (id: string): boolean => /^\d{1,15}$/u.test(id);

const nowOf = async (tx: Tx, { now }: WayBack, id: string): Promise<Undoable['now']> =>
  now === undefined ? {} : ((await tx.query<Undoable['now']>(now, [id]))[0] ?? {});

/** The call that takes a line back; null where nothing does. A line that the caller may not read is not there. */
const callOf = async (tx: Tx, lineId: string): Promise<Call | null> => {
  const [line] = isNumber(lineId)
    ? await tx.query<Found>(
        `select a.entity, a.entity_id as "entityId", a.event, a.operation, a.before, a.after, a.version, a.outcome
         from audit a where ${['a.id = $1::bigint', ...readableBy(tx.viewer.role)].join(' and ')}`,
        [lineId],
      )
    : [];
  if (line === undefined) throw notFound();
  const way = waysBack[`${line.entity} ${line.event}`];
  if (way === undefined || line.version === null || line.outcome !== 'done') return null;
  return { mutation: way.mutation(line), input: way.inputOf({ ...line, now: await nowOf(tx, way, line.entityId) }) };
};

const asking = (mutation: string, { schema }: GraphQLResolveInfo) => {
  const field = schema.getMutationType()?.getFields()[mutation];
  const type = String(field?.args.find(({ name }) => name === 'input')?.type);
  return parse(`mutation ($input: ${type}) { told: ${mutation}(input: $input) { successful errors { code message path } } }`);
};

type Input = { readonly lineId: string };

/**
 * Calls the mutation that takes the line back, as if whoever reads the line had called it: its own rules decide. Under a key of its own, so
 * that the page hears of the change as of one by somebody else, which it has to show anew.
 */
export const undoLine = async (_: unknown, { input }: { readonly input: Input }, context: RequestContext, info: GraphQLResolveInfo) => {
  const { idempotencyKey: key } = context;
  const call = await context.database.write(context.viewer, (tx) => callOf(tx, input.lineId));
  if (call === null)
    return { successful: false, result: null, errors: [{ code: 'invalid', message: 'This cannot be undone here.', path: 'lineId' }] };
  const { data, errors } = await execute({
    schema: info.schema,
    document: asking(call.mutation, info),
    variableValues: { input: call.input },
    contextValue: { ...context, idempotencyKey: key === null ? null : `${key}:undo`, isText: false } satisfies RequestContext,
  });
  const [error] = errors ?? [];
  if (error !== undefined) throw error.originalError ?? new GraphQLError(error.message, { extensions: error.extensions });
  const { told } = data as { readonly told: Answer };
  return { ...told, result: told.successful ? input.lineId : null };
};
