import type { RequestContext } from '#server/api/context.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { settingsOf, shown } from './auto-export.store.ts';
import { matchingCount } from './start-auto-exports.ts';

const find = async ({ database, viewer }: RequestContext) => {
  const json = await database.json(viewer, settingsOf(viewer.organizationId));
  return shown(JSON.parse(json ?? 'null'));
};

export const autoExportQueries: ResolverMap[string] = {
  autoExportSettings: async (_: unknown, _args: unknown, context: RequestContext) => (await find(context)).settings,

  autoExportDestinationOptions: async (_: unknown, _args: unknown, context: RequestContext) => (await find(context)).options,

  autoExportMatchingIssuesCount: async (_: unknown, _args: unknown, { database, viewer }: RequestContext) =>
    Number(await database.json(viewer, { text: matchingCount, values: [viewer.organizationId] })),
};
