import { GraphQLError } from 'graphql';
import type { AuthorizationRow } from '#schema/authorization/row.ts';
import { record } from '../workflow/audit.ts';
import { Bound } from '../workflow/bound.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { RequestContext } from './context.ts';

const bounds = new WeakMap<object, Bound>();

/** So many refusals of a person are written down that nobody fills the disk by being refused; that there are more is said once. */
const boundOf = ({ database, services }: Pick<RequestContext, 'database' | 'services'>): Bound => {
  const known = bounds.get(database);
  if (known !== undefined) return known;
  const made = new Bound({ each: 200 * services.launchFactor, all: 20_000 * services.launchFactor, seconds: 600 });
  bounds.set(database, made);
  return made;
};

const refused = (tx: Tx, operation: string, errors: readonly unknown[]): Promise<void> =>
  record(tx, { operation, entity: 'call', entityId: null, after: { errors }, outcome: 'refused' });

const bounded = async (
  context: Pick<RequestContext, 'database' | 'services' | 'viewer'>,
  tell: (operation: string | null) => Promise<void>,
): Promise<void> => {
  const keep = boundOf(context).keep(context.viewer.userId);
  if (keep !== 'no') await tell(keep === 'last' ? 'refusals.more' : null);
};

export const recordRefusal = async (
  tx: Tx,
  context: RequestContext,
  row: AuthorizationRow,
  { operation, errors }: { readonly operation: string; readonly errors: readonly unknown[] },
): Promise<void> => {
  if (row.silent !== true) await bounded(context, (more) => refused(tx, more ?? operation, errors));
};

const denials: readonly unknown[] = ['FORBIDDEN', 'NOT_FOUND'];

/** Audits a call refused by role or scope, silent or not, without naming the id. */
export const recordDenial = async (context: RequestContext, row: AuthorizationRow, operation: string, error: unknown): Promise<void> => {
  if (!(error instanceof GraphQLError)) return;
  const { code } = error.extensions;
  if (row.silent === true && !denials.includes(code)) return;
  await bounded(context, (more) => context.database.write(context.viewer, (tx) => refused(tx, more ?? operation, [{ code }])));
};
