import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { integrationCodes } from '#schema/vocabulary/around.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { withFreshTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import type { EntraClient } from '#server/vendors/entra/entra.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { askThrough } from '#server/vendors/note-access.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorCallOptions } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import type { ChoreDeps } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import { checkOf } from './connectors.ts';
import { keepDrift, readDrift } from './drift.ts';

export type CheckDeps = {
  readonly database: Database;
  readonly vendors: {
    readonly call: Pick<VendorCallOptions, 'fetch' | 'pause'>;
    readonly secrets: Secrets;
    readonly entra: EntraClient | null;
  };
};

const atOnce = 20;

const due = `
  select id, organization_id from integration
  where state <> 'unconfigured' and code = any ($2) and coalesce(checked_at, created_at) <= $1::timestamptz - make_interval(mins => $3)
  order by checked_at nulls first limit $4`;

/** Queues a check of each credential that was not checked for a while; any node may run it. */
export const queueDueChecks =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows } = await owner.query<{ id: string; organization_id: string }>(due, [
      clock.now(),
      integrationCodes,
      limits.integrationCheckMinutes,
      atOnce,
    ]);
    for (const { id, organization_id: organizationId } of rows) {
      await database.write(systemViewer(organizationId), async (tx) => {
        const taken = await tx.query(
          `update integration set checked_at = $2 where id = $1 and coalesce(checked_at, created_at) <= $2::timestamptz - make_interval(mins => $3) returning id`,
          [id, tx.at, limits.integrationCheckMinutes],
        );
        if (taken.length > 0) await enqueue(tx, 'check-integration', { organizationId, integrationId: id });
      });
    }
  };

/** A tool that does not respond says nothing about the credential, nor about its places. */
export const checkIntegration = async (
  { database, vendors }: CheckDeps,
  { organizationId, integrationId }: Jobs['check-integration'],
): Promise<void> => {
  const viewer = systemViewer(organizationId);
  const connection = await findConnection({ database, viewer, secrets: vendors.secrets, scopeChecks: true }, { id: integrationId });
  if (typeof connection === 'string') return;
  const fetch = forOrganization(vendors.call.fetch, organizationId);
  const call = vendorCall({ vendor: connection.code, ...vendors.call, fetch });
  const { entra, secrets } = vendors;
  const deps = { fetch, now: Date.now, entra, secrets, database, organizationId };
  const look = async (fresh: Connection): Promise<void> => {
    await checkOf(fresh.code)(call, fresh.settings, fresh.secret);
    const write = vendorWrite({ fetch });
    const drift = await readDrift({ database, viewer, call, write }, fresh);
    if (drift !== null) await database.write(viewer, (tx) => keepDrift(tx, integrationId, drift));
  };
  await askThrough({ database, organizationId }, connection, look, (stale) => withFreshTokens(deps, stale)).catch((error: unknown) => {
    if (!(error instanceof VendorError)) throw error;
  });
};
