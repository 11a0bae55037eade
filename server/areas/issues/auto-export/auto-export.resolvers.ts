import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { mutation } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { keepCatchingUp, makeRow, readSettings, settingsOf, shown } from './auto-export.store.ts';
import { matchingCount, portion, startAutoExports } from './start-auto-exports.ts';
import type { RequestContext } from '#server/api/context.ts';

type SaveInput = {
  readonly enabledDestinations: readonly string[];
  readonly severitiesForExport: readonly string[];
  readonly version?: number | null;
};
type ToggleInput = { readonly enabled?: boolean | null; readonly exportMatching?: boolean | null };

export const autoExportMutations: ResolverMap[string] = {
  saveAutoExportSettings: mutation<SaveInput>('saveAutoExportSettings', async ({ tx, operation, context }, { version, ...input }) => {
    const id = await makeRow(tx);
    const { version: current } = await lock(tx, subjects.autoExport, id);
    if (typeof version === 'number' && version !== current) refuse('stale_object', autoExportTexts.changedElsewhere, 'version');
    await startAutoExports(tx, context.services.enqueue, operation, { which: 'due', most: Number.MAX_SAFE_INTEGER });
    await advance(tx, subjects.autoExport, id, { type: 'settings.save', ...input }, { operation });
    return { result: await readSettings(tx) };
  }),

  toggleAutoExport: mutation<ToggleInput>('toggleAutoExport', async ({ tx, operation, context }, { enabled, exportMatching }) => {
    const id = await makeRow(tx);
    const { changed, after } = await advance(
      tx,
      subjects.autoExport,
      id,
      { type: 'export.toggle', enabled: enabled ?? null },
      { operation },
    );
    if (changed) {
      const isAsked = after.state === 'enabled' && exportMatching === true;
      const started = isAsked ? await startAutoExports(tx, context.services.enqueue, operation, { which: 'matching', most: portion }) : 0;
      await keepCatchingUp(tx, started >= portion ? tx.viewer.userId : null);
    }
    return { result: await readSettings(tx) };
  }),
};

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
