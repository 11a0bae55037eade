import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import * as v from 'valibot';
import type { ExportParams } from '#schema/rules/issues/export-params.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { trackerCodes } from '#schema/vocabulary/export.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import type { RequestContext } from '#server/api/context.ts';
import { connectionTo, notConnected, through } from '#server/api/ask-vendor.ts';
import type { Services } from '#server/api/services.ts';
import { azureDevopsAccess, withFreshTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevopsTracker } from '#server/vendors/azure-devops/azure-devops-tracker.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { githubAccess } from '#server/vendors/github/github.ts';
import { githubTracker } from '#server/vendors/github/github-tracker.ts';
import { jiraAccess } from '#server/vendors/jira/jira.ts';
import { jiraTracker } from '#server/vendors/jira/jira-tracker.ts';
import { noteAccess } from '#server/vendors/note-access.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import type { ExportDeps } from './export.job.ts';

export type TrackerDeps = { readonly database: Database; readonly services: Pick<Services, 'vendors' | 'scopeChecks' | 'clock'> };

const mappingSchema = v.fallback(
  v.record(v.string(), v.object({ gat_field: v.nullish(v.string()), default_value: v.optional(v.unknown()) })),
  {},
);
const jiraSettingsSchema = v.object({
  priority_mappings: v.fallback(v.record(v.picklist(severities), v.nullable(v.string())), {}),
  use_default_export_settings: v.fallback(v.boolean(), false),
  default_export_settings: v.fallback(
    v.object({ custom_fields_mapping: v.fallback(v.record(v.string(), v.record(v.string(), mappingSchema)), {}) }),
    { custom_fields_mapping: {} },
  ),
});

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

const makers: { readonly [Code in TrackerCode]: (opening: Opening, params: ExportParams[Code]) => Tracker } = {
  jira: (opening, { project_key: projectKey, issuetype_name: issueType, labels }) => {
    const { call, write } = callsOf(opening, 'jira');
    const settings = v.parse(jiraSettingsSchema, opening.connection.settings);
    const mappings = settings.use_default_export_settings ? settings.default_export_settings.custom_fields_mapping : {};
    const mapping = mappings[projectKey]?.[issueType] ?? {};
    const place = { projectKey, issueType, labels, priorities: settings.priority_mappings, mapping };
    return jiraTracker(call, write, jiraAccess(opening.connection), place);
  },
  github: (opening, place) => {
    const { call, write } = callsOf(opening, 'github');
    const { settings, secret } = opening.connection;
    return githubTracker(call, write, githubAccess(settings, secret), place);
  },
  azure_devops: (opening, { project_id: projectId, work_item_type: workItemType, area_path: areaPath, tags }) => {
    const { call, write } = callsOf(opening, 'azure_devops');
    return azureDevopsTracker(call, write, azureDevopsAccess(opening.connection), { projectId, workItemType, areaPath, tags });
  },
};

type Maker = (opening: Opening, params: object) => Tracker;

const make = (code: TrackerCode, opening: Opening, params: object): Tracker => (makers[code] as Maker)(opening, params);

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
