import type { GraphQLResolveInfo } from 'graphql';
import type { AuditFilter } from '#schema/rules/audit-filter.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { record } from '#server/workflow/audit.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { exportPath } from './export.route.ts';
import type { Format } from './export.route.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import { describeBy } from './lines.ts';
import type { Tell } from './lines.ts';
import { undoLine } from './undo-line.ts';
import { filterOf, readTrail } from './trail.ts';
import { readStatement } from './trail.store.ts';
import type { Place } from './trail.store.ts';

type Args = { readonly filter?: object | null; readonly first: number; readonly after?: string | null };

const given = (filter: AuditFilter): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

const entityOf = ({ viewer }: Tx): string => (viewer.role === 'operator' ? 'installation-audit' : 'audit');

/** Once in ten minutes for the same filter, so that whoever pages through it does not fill it. */
const tellRead = async (tx: Tx, operation: string, filter: AuditFilter): Promise<void> => {
  const after = given(filter);
  const known = await tx.query(readStatement, [tx.viewer.userId, tx.at, operation, JSON.stringify(after)]);
  if (known.length === 0) await record(tx, { operation, entity: entityOf(tx), entityId: null, event: 'audit.read', after });
};

const personOf = async (tx: Tx, { person }: AuditFilter): Promise<string | null> => {
  if (person === null || !isId(person)) return person;
  const [found] = await tx.query<{ name: string | null }>('select full_name as name from audit_people(array[$1::uuid])', [person]);
  return found?.name ?? 'Former member';
};

const trail =
  (operation: string) =>
  async (_: unknown, { filter: asked, first, after }: Args, context: RequestContext, info: GraphQLResolveInfo) => {
    if (first < 1 || first > 100) throw badUserInput('first must be from 1 to 100.');
    const filter = filterOf(asked);
    const binding = `${context.viewer.organizationId}:${operation}:${JSON.stringify(filter)}`;
    const { cursors } = context.services;
    const place = after == null ? null : (cursors.open(binding, after) as unknown as Place);
    return context.database.write(context.viewer, async (tx) => {
      const { lines, next, lookedBackTo } = await readTrail(tx, { filter, first, after: place, ...tellBy(context, info) });
      const person = await personOf(tx, filter);
      if (place === null) await tellRead(tx, operation, filter);
      const pageInfo = { hasNextPage: next !== null, endCursor: next === null ? null : cursors.seal(binding, next) };
      return { nodes: lines, pageInfo, lookedBackTo, person };
    });
  };

/** Whether the caller may call a mutation at all, before any id is looked at. */
const tellBy = (context: RequestContext, { schema }: GraphQLResolveInfo): Tell => ({
  describe: describeBy(schema),
  mayCall: (mutation) => {
    try {
      admit(context, rowOf(`Mutation.${mutation}`));
      return context.viewer.role !== 'operator';
    } catch {
      return false;
    }
  },
});

type Input = { readonly filter?: object | null; readonly format: Format };

const exported = async ({ tx, operation, context }: Work, { filter: asked, format }: Input) => {
  const filter = filterOf(asked);
  await record(tx, { operation, entity: entityOf(tx), entityId: null, event: 'audit.export', after: { ...given(filter), format } });
  return { result: exportPath(context.services, tx.viewer, { filter, format }) };
};

const [own, whole] = [trail('auditTrail'), trail('operatorAuditTrail')];

export const auditResolvers: ResolverMap = {
  Query: {
    auditTrail: own,
    operatorAuditTrail: (parent: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      whole(parent, args, operating(context), info),
  },
  Mutation: {
    undoAuditLine: undoLine,
    exportAuditTrail: mutation<Input>('exportAuditTrail', exported),
    operatorExportAuditTrail: operatorMutation<Input>('operatorExportAuditTrail', exported),
  },
};
