import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { trackerCodes } from '#schema/vocabulary/export.ts';
import type { RequestContext } from '#server/api/context.ts';
import { connectionTo, notConnected, through } from '#server/api/ask-vendor.ts';
import type { Services } from '#server/api/services.ts';
import { withFreshTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { noteAccess } from '#server/vendors/note-access.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import { trackerAt } from '#server/vendors/trackers.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import type { ExportDeps } from './export.job.ts';

export type TrackerDeps = { readonly database: Database; readonly services: Pick<Services, 'vendors' | 'scopeChecks' | 'clock'> };

/** For all reads of one issue's export. */
const budgetMilliseconds = 30_000;

type Opening = { readonly deps: TrackerDeps; readonly organizationId: string; readonly connection: Connection };

const callsOf = ({ deps: { services }, organizationId }: Opening, vendor: TrackerCode) => {
  const fetch = forOrganization(services.vendors.call.fetch, organizationId);
  return {
    call: vendorCall({ vendor, ...services.vendors.call, fetch, budgetMilliseconds }),
    write: vendorWrite({ fetch, now: () => services.clock.now().getTime() }),
  };
};

const make = (code: TrackerCode, opening: Opening, params: object): Tracker =>
  trackerAt(code, { ...callsOf(opening, code), connection: opening.connection }, params);

export const withTracker = async <Found>(
  context: RequestContext,
  code: TrackerCode,
  params: object,
  work: (tracker: Tracker) => Promise<Found>,
): Promise<Found> => {
  const connection = await connectionTo(context, code);
  if (connection.state !== 'active') throw notConnected(code);
  const opening = { deps: context, organizationId: context.viewer.organizationId };
  return through(context, connection, (fresh) => work(make(code, { ...opening, connection: fresh }, params)));
};

/** Rests while the integration is inactive. */
export const openTracker =
  (deps: TrackerDeps): ExportDeps['open'] =>
  async ({ organizationId, integrationId }, { code, params }) => {
    const { database, services } = deps;
    const viewer = systemViewer(organizationId);
    const where = { id: integrationId, codes: trackerCodes };
    const found = await findConnection({ database, viewer, secrets: services.vendors.secrets, scopeChecks: services.scopeChecks }, where);
    if (typeof found === 'string') return 'reset';
    if (found.state !== 'active') return 'resting';
    const { vendors, clock } = services;
    const renewing = {
      ...vendors,
      fetch: forOrganization(vendors.call.fetch, organizationId),
      now: () => clock.now().getTime(),
      database,
      organizationId,
    };
    let used = found;
    const noteUnauthorized = (): Promise<void> => noteAccess({ database, organizationId }, used, false);
    try {
      used = await withFreshTokens(renewing, found);
      return { tracker: make(code, { deps, organizationId, connection: used }, params), noteUnauthorized };
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      if (error.fault === 'unauthorized') await noteUnauthorized();
      return 'resting';
    }
  };
