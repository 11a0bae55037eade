import { limits } from '../database/pool.ts';
import { refuse, NotFound, Refused } from '../workflow/refused.ts';
import type { FieldError } from '../workflow/refused.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Viewer } from '../workflow/transaction.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { CrowdToken, CrowdContext } from './context.ts';
import { createHash } from 'node:crypto';
import { RefusalError } from '#machines/lib/lifecycle.ts';
import { isId } from '../api/ids.ts';
import type { Checked } from './rules.ts';

type Kept<TAnswer> = { readonly operation: string; readonly hash: string; readonly answer: TAnswer };

/** Once for a token and key: an equal call gets the first result, another under the key is refused. */
const onceForToken = async <TAnswer extends object>(
  tx: Tx,
  token: CrowdToken,
  call: { readonly key: string; readonly operation: string; readonly fingerprint: string },
  work: () => Promise<TAnswer>,
): Promise<TAnswer> => {
  await tx.query(`select set_config('lock_timeout', '10s', true), set_config('statement_timeout', '11s', true)`);
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended($1, 7)), set_config('statement_timeout', '${limits.statement_timeout}ms', true)`,
    [`${token.id} ${call.key}`],
  );
  const [kept] = await tx.query<Kept<TAnswer>>(
    'select operation, variables_hash as hash, answer from crowd_receipt where token_id = $1 and key = $2',
    [token.id, call.key],
  );
  if (kept !== undefined) {
    return kept.operation === call.operation && kept.hash === call.fingerprint
      ? kept.answer
      : refuse('idempotency_mismatch', 'This key was already used for another call.', 'key');
  }
  const answer = await work();
  await tx.query('insert into crowd_receipt (token_id, key, operation, variables_hash, answer) values ($1, $2, $3, $4, $5)', [
    token.id,
    call.key,
    call.operation,
    call.fingerprint,
    JSON.stringify(answer),
  ]);
  return answer;
};

export type Payload<TResult> = { readonly successful: boolean; readonly result: TResult | null; readonly errors: readonly FieldError[] };

type Keyed = { readonly key: string };
type Finder = { readonly path: string; readonly find: string };

export const finders = {
  participantId: { path: 'participantId', find: 'select organization_id as "organizationId" from participant where id = $1' },
  testId: { path: 'testId', find: `select organization_id as "organizationId" from test where id = $1` },
  editRequestId: { path: 'editRequestId', find: 'select organization_id as "organizationId" from edit_request where id = $1' },
} as const satisfies Record<string, Finder>;

export const succeeded = <TResult>(result: TResult): Payload<TResult> => ({ successful: true, result, errors: [] });
export const refusedWith = (errors: readonly FieldError[]): Payload<never> => ({ successful: false, result: null, errors });

const absent = (path: string): FieldError => ({ code: 'not_found', message: 'The requested resource was not found.', path });

/** Thrown refusals become errors of the result; anything else is rethrown. */
export const errorsOf = (error: unknown, path: string): readonly FieldError[] => {
  if (error instanceof Refused) return error.errors;
  if (error instanceof RefusalError) return [{ ...error.refusal, path: error.refusal.path?.join('.') ?? null }];
  if (error instanceof NotFound) return [absent(path)];
  throw error;
};

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([left], [right]) => (left < right ? -1 : 1))
          .map(([key, inner]) => [key, canonical(inner)]),
      )
    : Array.isArray(value)
      ? value.map(canonical)
      : value;

export const fingerprintOf = (operation: string, input: object): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, canonical(input)]))
    .digest('hex');

const organizationOf = async ({ owner }: CrowdContext, finder: Finder, id: string): Promise<string | null> => {
  if (!isId(id)) return null;
  const { rows } = await owner.query<{ organizationId: string }>(finder.find, [id]);
  return rows[0]?.organizationId ?? null;
};

export const viewerOf = ({ name }: CrowdContext['token'], organizationId: string): Viewer => ({
  ...systemViewer(organizationId),
  origin: { source: 'gateway', address: null, device: name, session: null },
});

export const inOrganizationOf = async <TResult extends object>(
  context: CrowdContext,
  subject: Finder & { readonly id: string },
  receipt: Keyed & { readonly operation: string; readonly fingerprint: string },
  work: (tx: Tx) => Promise<TResult>,
): Promise<Payload<TResult>> => {
  const organizationId = await organizationOf(context, subject, subject.id);
  if (organizationId === null) return refusedWith([absent(subject.path)]);
  try {
    return succeeded(
      await context.database.write(viewerOf(context.token, organizationId), (tx) =>
        onceForToken(tx, context.token, receipt, () => work(tx)),
      ),
    );
  } catch (error) {
    return refusedWith(errorsOf(error, subject.path));
  }
};

type Described<TInput, TBy extends keyof typeof finders, TResult> = {
  readonly operation: string;
  readonly rule: (input: unknown) => Checked<TInput>;
  readonly by: TBy;
  readonly work: (tx: Tx, input: TInput, context: CrowdContext) => Promise<TResult>;
};

type Resolver<TResult> = (args: { readonly input: unknown }, context: CrowdContext) => Promise<Payload<TResult>>;

export const call = <TBy extends keyof typeof finders, TInput extends Keyed & Record<TBy, string>, TResult extends object>(
  described: Described<TInput, TBy, TResult>,
): Resolver<TResult> => {
  const { operation, rule, by, work } = described;
  return async ({ input }, context) => {
    const { value, errors } = rule(input);
    if (value === null) return refusedWith(errors);
    const receipt = { key: value.key, operation, fingerprint: fingerprintOf(operation, value) };
    return inOrganizationOf(context, { ...finders[by], id: value[by] }, receipt, (tx) => work(tx, value, context));
  };
};
