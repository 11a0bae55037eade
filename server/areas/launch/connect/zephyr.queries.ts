import type { GraphQLResolveInfo } from 'graphql';
import { zephyrCodes } from '#schema/vocabulary/launch/connect-texts.ts';
import { connectorPageSize } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput, notFound } from '#server/api/errors.ts';
import { isId } from '#server/api/ids.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import type { VendorPage, Zephyr } from '#server/vendors/test-case.ts';
import { zephyrScale } from '#server/vendors/zephyr-scale/zephyr-scale.ts';
import { zephyrSquad } from '#server/vendors/zephyr-squad/zephyr-squad.ts';
import { vendorLabels } from '#server/vendors/vendor-error.ts';
import { answering, callTo, connectionsOf, integrationError, longBudget, through } from '../../../api/ask-vendor.ts';

type PageArgs = { readonly connectionId: string; readonly after?: string | null };
type Path = Readonly<Record<string, string>>;

const longestName = 255;

const connectionOf = async (context: RequestContext, id: string): Promise<Connection> => {
  const found = isId(id) ? await findConnection(connectionsOf(context), { id, codes: zephyrCodes }) : 'absent';
  if (found === 'absent') throw notFound();
  if (found === 'unusable') throw integrationError('You do not have an active integration with this tool.');
  return found;
};

const startOf = (context: RequestContext, binding: string, after: string | null | undefined): number => {
  if (after === null || after === undefined) return 0;
  const [start] = context.services.cursors.open(binding, after);
  if (typeof start !== 'number') throw badUserInput('This cursor does not belong to this list.');
  return start;
};

/** A list at a Zephyr tool: the connection is the caller's own, the place of a page is signed. */
const paged =
  <Args extends PageArgs, Item, Shown>(
    field: string,
    pathOf: (args: Args) => Path,
    ask: (zephyr: Zephyr, path: Path, start: number) => Promise<VendorPage<Item>>,
    show: (item: Item) => Shown,
  ) =>
  async (_: unknown, args: Args, context: RequestContext) => {
    const path = pathOf(args);
    if (Object.values(path).some((part) => part === '' || part.length > longestName)) throw badUserInput('Not a valid ID in this tool.');
    const connection = await connectionOf(context, args.connectionId);
    const binding = `${context.viewer.organizationId}:${field}:${connection.id}:${JSON.stringify(path)}`;
    const start = startOf(context, binding, args.after);
    const page = await answering(() =>
      through(context, connection, () => {
        const call = callTo(context, connection.code === 'zephyr_scale' ? 'zephyr_scale' : 'zephyr_squad', longBudget);
        const access = { site: connection.site, token: connection.secret };
        return ask(connection.code === 'zephyr_scale' ? zephyrScale(call, access) : zephyrSquad(call, access), path, start);
      }),
    );
    return {
      nodes: page.items.map(show),
      totalCount: page.total,
      pageInfo: {
        hasNextPage: page.next !== null,
        endCursor: page.next === null ? null : context.services.cursors.seal(binding, [page.next]),
      },
    };
  };

const named = ({ id, key, name }: { readonly id: string; readonly key: string; readonly name: string }) => ({ externalId: id, key, name });

export const zephyrQueries: ResolverMap[string] = {
  zephyrConnections: (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(
          shape(selection, {
            id: sql`i.id`,
            code: sql`i.code`,
            name: sql`coalesce(nullif(i.settings ->> 'name', ''), case i.code when 'zephyr_squad' then ${vendorLabels.zephyr_squad}::text else ${vendorLabels.zephyr_scale}::text end)`,
            active: sql`i.state = 'active'`,
            archived: sql`false`,
            site: sql`coalesce(i.settings ->> 'site', '')`,
            createdAt: time(sql`i.created_at`),
          }),
          sql`from integration i where ${scopeOf(context).organization('i')} and i.code in ('zephyr_squad', 'zephyr_scale') and i.state <> 'unconfigured'
            order by i.created_at, i.id`,
        )} as json`,
    ),

  getProjects: paged(
    'getProjects',
    (_args: PageArgs) => ({}),
    (zephyr, _path, start) => zephyr.projects(start, connectorPageSize),
    named,
  ),
  getTestCycles: paged(
    'getTestCycles',
    ({ projectId }: PageArgs & { readonly projectId: string }) => ({ projectId }),
    (zephyr, { projectId = '' }, start) => zephyr.cycles(projectId, start, connectorPageSize),
    named,
  ),
  getTestExecutions: paged(
    'getTestExecutions',
    ({ projectId, testCycleId }: PageArgs & { readonly projectId: string; readonly testCycleId: string }) => ({ projectId, testCycleId }),
    (zephyr, { projectId = '', testCycleId = '' }, start) => zephyr.executions(projectId, testCycleId, start, connectorPageSize),
    ({ id, testCase }) => ({ externalId: id, testCase }),
  ),
};
