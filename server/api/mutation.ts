import type { GraphQLResolveInfo } from 'graphql';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { once } from '../workflow/once.ts';
import { NotFound, Refused } from '../workflow/refused.ts';
import type { FieldError } from '../workflow/refused.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { RequestContext } from './context.ts';
import { notFound } from './errors.ts';
import { rowOf } from './guard.ts';
import { recordDenial, recordRefusal } from './refusals.ts';
import { reach } from './reach.ts';
import { reread } from './read.ts';
import type { Build } from './read.ts';
import { demandStorable } from './storable.ts';

export type Work = {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly operation: string;
  /** Refuses input with NUL or lone surrogates, which PostgreSQL cannot store. */
  readonly demandStorable: () => void;
  readonly select: (part: string, args: Readonly<Record<string, unknown>>, build: Build) => Promise<unknown>;
};

export type Answer = { readonly successful: boolean; readonly errors: readonly FieldError[] } & Readonly<Record<string, unknown>>;

type MutationOptions<Input> = {
  readonly refusedWith?: (work: Work, input: Input, errors: readonly FieldError[]) => Promise<Readonly<Record<string, unknown>>>;
  /** Its own rules refuse unstorable texts at their fields; it calls `demandStorable` itself. */
  readonly judgesTexts?: boolean;
};

type Act<Input> = (work: Work, input: Input) => Promise<Readonly<Record<string, unknown>>>;

const errorsOf = (error: unknown): readonly FieldError[] | null => {
  if (error instanceof Refused) return error.errors;
  if (error instanceof RefusalError) {
    const { code, message, path } = error.refusal;
    return [{ code, message, path: path?.join('.') ?? null }];
  }
  const taken = takenOf(error);
  if (taken !== undefined) return [taken];
  if (isStorageFull(error))
    return [{ code: 'storage_full', message: 'There is no space left to save this. Nothing was changed.', path: null }];
  return null;
};

/** Violated foreign keys with the organization, and row-level security: the last defence, reported as NOT_FOUND. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '42501');

const takenBy: Readonly<Record<string, FieldError>> = {
  issue_tag_name: { code: 'taken', message: tagTexts.taken, path: 'name' },
  saved_view_name: { code: 'taken', message: savedViewTexts.taken, path: 'name' },
  organization_short_code_key: { code: 'taken', message: 'This code has already been taken', path: 'shortCode' },
  organization_user_email_key: { code: 'taken', message: 'Email has already been taken', path: 'email' },
};

const takenOf = (error: unknown): FieldError | undefined =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    ? takenBy[String(error.constraint)]
    : undefined;

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');

/** Fields of an answer in which anything is read after the change; they are guarded as in a query. */
export const readAgain = { query: () => ({}) };

/** Ids are checked, the work is done once for an idempotency key, in one transaction. A refusal writes nothing but its audit row. */
export const mutation =
  <Input>(field: string, act: Act<Input>, { refusedWith, judgesTexts = false }: MutationOptions<Input> = {}) =>
  async (_: unknown, args: { readonly input: Input }, context: RequestContext, info: GraphQLResolveInfo): Promise<Answer> => {
    const row = rowOf(`Mutation.${field}`);
    const type = info.parentType.getFields()[field]?.args.find(({ name }) => name === 'input')?.type;
    const workIn = (tx: Tx): Work => ({
      tx,
      context,
      operation: field,
      demandStorable: () => demandStorable(args.input, type),
      select: (part, named, build) => reread(tx, context, info, part, named, build),
    });
    const run = async (begun: Tx): Promise<Answer> => {
      const { idempotencyKey: key, viewer, seen } = context;
      const tx = { ...begun, seen, ...(key !== null && { command: { by: viewer.userId, key } }) };
      const work = workIn(tx);
      const admitted = reach(tx, row, args, context.services.scopeChecks).then(() => {
        if (!judgesTexts) work.demandStorable();
      });
      const done = async (): Promise<Answer> => ({ successful: true, errors: [], ...(await act(work, args.input)) });
      const days = row.silent === true ? limits.silentKeyDays : limits.keyDays;
      return once(tx, { operation: field, variables: args, key, admitted, days, answers: context.services.house }, done);
    };
    try {
      return await context.database.write(context.viewer, run);
    } catch (error) {
      const errors = errorsOf(error);
      if (errors === null) {
        const denial = error instanceof NotFound || isForeign(error) ? notFound() : error;
        await recordDenial(context, row, field, denial);
        throw denial;
      }
      for (const { retryAt } of errors) if (typeof retryAt === 'string') context.onWait?.(retryAt);
      const more = await context.database.write(context.viewer, async (tx) => {
        await recordRefusal(tx, context, row, { operation: field, errors });
        return refusedWith === undefined ? {} : refusedWith(workIn(tx), args.input, errors);
      });
      return { successful: false, ...more, errors };
    }
  };
