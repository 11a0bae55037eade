import { createHash } from 'node:crypto';
import { execute, GraphQLError, parse } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import type { Answer } from '#server/api/mutation.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { isTakenBack, readableBy } from './trail.store.ts';
import { wayBackOf } from './ways-back.ts';
import type { Undoable, WayBack } from './ways-back.ts';

type Found = Omit<Undoable, 'now'> & { readonly outcome: string; readonly isTakenBack: boolean };
type Call = { readonly mutation: string; readonly input: object };
type Undone = { readonly successful: boolean; readonly result: string | null; readonly errors: readonly FieldError[] };

const isNumber = (id: string): boolean => /^\d{1,15}$/u.test(id);

const nowOf = async (tx: Tx, { now }: WayBack, id: string): Promise<Undoable['now']> =>
  now === undefined ? {} : ((await tx.query<Undoable['now']>(now, [id]))[0] ?? {});

const refused = (code: RefusalCode, message: string): Undone => ({
  successful: false,
  result: null,
  errors: [{ code, message, path: 'lineId' }],
});
const done = (lineId: string): Undone => ({ successful: true, result: lineId, errors: [] });

/** The call that takes a line back, or what is answered without one: a lost answer that is asked for again says that it is taken back. A line that the caller may not read is not there. */
const callOf = async (tx: Tx, lineId: string): Promise<Call | Undone> => {
  const [line] = isNumber(lineId)
    ? await tx.query<Found>(
        `select a.entity, a.entity_id as "entityId", a.event, a.operation, a.before, a.after, a.version, a.outcome, ${isTakenBack} as "isTakenBack"
         from audit a where ${['a.id = $1::bigint', ...readableBy(tx.viewer.role)].join(' and ')}`,
        [lineId],
      )
    : [];
  if (line === undefined) throw notFound();
  const way = wayBackOf(line);
  if (way === null) return refused('invalid', 'This cannot be undone here.');
  if (line.isTakenBack) return done(lineId);
  return { mutation: way.mutation(line), input: way.inputOf({ ...line, now: await nowOf(tx, way, line.entityId) }) };
};

const asking = (mutation: string, { schema }: GraphQLResolveInfo) => {
  const field = schema.getMutationType()?.getFields()[mutation];
  const type = String(field?.args.find(({ name }) => name === 'input')?.type);
  return parse(`mutation ($input: ${type}) { told: ${mutation}(input: $input) { successful errors { code message path } } }`);
};

/** As long as any, however long the caller's is. */
const keyOf = (key: string): string => createHash('sha256').update(`undo ${key}`).digest('base64url');

type Input = { readonly lineId: string };

/**
 * Calls the mutation that takes the line back, as if whoever reads the line had called it: its own rules decide. Under a key of its own, so
 * that the page hears of the change as of one by somebody else, which it has to show anew.
 */
export const undoLine = async (_: unknown, { input }: { readonly input: Input }, context: RequestContext, info: GraphQLResolveInfo) => {
  const { idempotencyKey: key } = context;
  const call = await context.database.write(context.viewer, (tx) => callOf(tx, input.lineId));
  if ('successful' in call) return call;
  const { data, errors } = await execute({
    schema: info.schema,
    document: asking(call.mutation, info),
    variableValues: { input: call.input },
    contextValue: { ...context, idempotencyKey: key === null ? null : keyOf(key), isText: false } satisfies RequestContext,
  });
  const [error] = errors ?? [];
  if (error?.extensions['code'] === 'NOT_FOUND') return refused('not_found', 'It is gone, or not yours to change.');
  if (error !== undefined) throw error.originalError ?? new GraphQLError(error.message, { extensions: error.extensions });
  const { told } = data as { readonly told: Answer };
  return told.successful ? done(input.lineId) : { ...told, result: null };
};
