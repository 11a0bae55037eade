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
import { reach } from './reach.ts';
import { reread } from './read.ts';
import type { Build } from './read.ts';
import { recordDenial, recordRefusal } from './refusals.ts';
import { demandStorable } from './storable.ts';

/** What a mutation works with, inside its one transaction. */
export type Work = {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly operation: string;
  /** Refuses what the database cannot keep of the input. */
  readonly demandStorable: () => void;
  /** Reads an entity back as the document asks for it below a field of the answer. */
  readonly select: (part: string, args: Readonly<Record<string, unknown>>, build: Build) => Promise<unknown>;
};

export type Answer = { readonly successful: boolean; readonly errors: readonly FieldError[] } & Readonly<Record<string, unknown>>;

type MutationOptions<Input> = {
  readonly refusedWith?: (work: Work, input: Input, errors: readonly FieldError[]) => Promise<Readonly<Record<string, unknown>>>;
  /** Its own rules say which texts cannot be stored, each at its place; it demands the rest itself. */
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

/** The last walls: a key that carries another organization, a row that security does not let in. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '42501');

/** What a unique index refuses, as an error of the field whose value is taken. */
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

/**
 * A root field that writes: ids are reached, the work is done once, and everything happens in one transaction.
 * A refusal writes nothing but its own audit row.
 */
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
    const run = async (tx: Tx): Promise<Answer> => {
      await reach(tx, row, args, context.services.scopeChecks);
      const work = workIn(tx);
      if (!judgesTexts) work.demandStorable();
      const done = async (): Promise<Answer> => ({ successful: true, errors: [], ...(await act(work, args.input)) });
      const days = row.silent === true ? limits.silentKeyDays : limits.keyDays;
      return once(tx, { operation: field, variables: args, key: context.idempotencyKey, days, answers: context.services.house }, done);
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
        await recordRefusal(tx, row, field, errors);
        return refusedWith === undefined ? {} : refusedWith(workIn(tx), args.input, errors);
      });
      return { successful: false, ...more, errors };
    }
  };
