import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import type { Services } from '#server/api/services.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { askThrough } from '#server/vendors/note-access.ts';
import { testRailResults } from '#server/vendors/testrail/testrail.ts';
import type { TestRun } from '#server/vendors/test-run.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import { squadResults } from '#server/vendors/zephyr-squad/zephyr-squad.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { linkToRun } from '../external-run.ts';
import type { Batch } from './report.store.ts';

/** A tool as one worker sees it: its runs, and what happens when it does not take the credential. */
export type Tool = {
  readonly integrationId: string;
  /** Null where the integration leads to another site than the one the run was launched from. */
  readonly open: (batch: Batch) => Promise<TestRun | null>;
  readonly noteUnauthorized: () => Promise<void>;
};

export type ToolDeps = { readonly database: Database; readonly services: Pick<Services, 'vendors' | 'scopeChecks' | 'clock'> };

/** For all reads of one batch. */
const budgetMilliseconds = 30_000;

const runOf = (
  { services }: ToolDeps,
  organizationId: string,
  { site, username, secret }: Connection,
  { source, runId, projectId }: Batch,
): Promise<TestRun> => {
  const options = { ...services.vendors.call, fetch: forOrganization(services.vendors.call.fetch, organizationId) };
  const call = vendorCall({ vendor: externalTools[source].code, ...options, budgetMilliseconds });
  const write = vendorWrite({ fetch: options.fetch, now: () => services.clock.now().getTime() });
  return source === 'testrail'
    ? testRailResults(call, write, { site, username, apiKey: secret }, Number(runId))
    : squadResults(call, write, { site, token: secret }, { projectId: projectId ?? '', cycle: runId });
};

/** The tool that an organization launches its runs from; null while it is not connected. */
export const openTool =
  (deps: ToolDeps) =>
  async (organizationId: string, source: ExternalVendor): Promise<Tool | null> => {
    const { database, services } = deps;
    const viewer = systemViewer(organizationId);
    const { code } = externalTools[source];
    const found = await findConnection(
      { database, viewer, secrets: services.vendors.secrets, scopeChecks: services.scopeChecks },
      { code },
    );
    if (typeof found === 'string' || found.state !== 'active') return null;
    const refuse = (): Promise<never> => Promise.reject(new VendorError(code, 'unauthorized'));
    return {
      integrationId: found.id,
      open: async (batch) => {
        const { runId: externalTestId, projectId, url } = batch;
        return url !== null && url !== linkToRun({ vendor: source, externalTestId, projectId }, found)
          ? null
          : runOf(deps, organizationId, found, batch);
      },
      noteUnauthorized: async () => {
        await askThrough({ database, organizationId }, found, refuse).catch(() => undefined);
      },
    };
  };
