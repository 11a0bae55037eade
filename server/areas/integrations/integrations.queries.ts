import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import { availableCodes } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput, notFound } from '#server/api/errors.ts';
import { isId } from '#server/api/ids.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { azureDevopsAccess } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevops } from '#server/vendors/azure-devops/azure-devops.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { vendorLabels } from '#server/vendors/vendor-error.ts';
import type { VendorName } from '#server/vendors/vendor-error.ts';
import { answering, callTo, connectionsOf, integrationError, through } from '../../api/ask-vendor.ts';
import { findIntegrations, shown } from './integration.store.ts';
import { trackers } from './tracker.ts';
import type { Tracker } from './tracker.ts';

type DetailsArgs = { readonly integrationId: string; readonly search?: string | null; readonly projectKey?: string | null };
type FieldsArgs = { readonly integrationId: string; readonly projectKey: string; readonly issueType: string };

type AzureArgs = { readonly integrationId: string; readonly projectId: string };

const longest = 255;

const known = async (context: RequestContext, id: string) => {
  const found = isId(id) ? (await findIntegrations(context)).find((row) => row.id === id.toLowerCase() && row.version > 0) : undefined;
  if (found === undefined) throw notFound();
  return found;
};

const demandShort = (...texts: readonly (string | null | undefined)[]): void => {
  if (texts.some((text) => (text ?? '').length > longest || (text ?? '').includes('\0')))
    throw badUserInput('Not a valid name in this tool.');
};

type Listed = { readonly key: string; readonly name: string; readonly issueTypes: Awaited<ReturnType<Tracker['issueTypes']>> | null };
type Projects = { readonly projects: readonly Listed[]; readonly hasMoreProjects: boolean };
const nothing: Projects = { projects: [], hasMoreProjects: false };

const projectsOf = async (tracker: Tracker, { search, projectKey }: DetailsArgs): Promise<Projects> => {
  if (typeof projectKey !== 'string') {
    const { items, hasMore } = await tracker.projects(search ?? '');
    return { projects: items.map((each) => ({ ...each, issueTypes: null })), hasMoreProjects: hasMore };
  }
  const [issueTypes, { items }] = [await tracker.issueTypes(projectKey), await tracker.projects(projectKey)];
  const name = items.find(({ key }) => key === projectKey)?.name ?? projectKey;
  return { projects: [{ key: projectKey, name, issueTypes }], hasMoreProjects: false };
};

const askActive = async <Found>(
  context: RequestContext,
  where: { readonly id: string; readonly codes: readonly IntegrationCode[] },
  ask: (connection: Connection) => Promise<Found>,
): Promise<Found> => {
  const connection = isId(where.id) ? await findConnection(connectionsOf(context), where) : 'absent';
  if (connection === 'absent') throw notFound();
  const label = connection === 'unusable' ? 'this tool' : vendorLabels[connection.code as VendorName];
  if (connection === 'unusable' || connection.state !== 'active')
    throw integrationError(`You do not have an active integration with ${label}.`);
  return answering(() => through(context, connection, ask));
};

const askTool = <Found>(context: RequestContext, id: string, otherwise: Found, ask: (tracker: Tracker) => Promise<Found>): Promise<Found> =>
  askActive(context, { id, codes: availableCodes }, async (connection) => {
    const make = trackers[connection.code];
    return make === undefined ? otherwise : ask(make(callTo(context, connection.code), connection));
  });

const azureFields = (context: RequestContext, { integrationId: id, projectId }: AzureArgs) =>
  askActive(context, { id, codes: ['azure_devops'] }, async (connection) => {
    const client = azureDevops(callTo(context, 'azure_devops'), azureDevopsAccess(connection));
    const [workItemTypes, areaPaths, tags] = await Promise.all([
      client.workItemTypes(projectId),
      client.areaPaths(projectId),
      client.tags(projectId),
    ]);
    return { workItemTypes, areaPaths, tags };
  });

export const integrationQueries: ResolverMap[string] = {
  availableIntegrations: async (_: unknown, _args: unknown, context: RequestContext) => ({
    edges: (await findIntegrations(context)).map((row) => ({ node: shown(row) })),
  }),

  integration: async (_: unknown, { id }: { readonly id: string }, context: RequestContext) => shown(await known(context, id)),

  integrationDetails: async (_: unknown, args: DetailsArgs, context: RequestContext) => {
    demandShort(args.search, args.projectKey);
    const row = await known(context, args.integrationId);
    return { integration: shown(row), ...(await askTool(context, args.integrationId, nothing, (tracker) => projectsOf(tracker, args))) };
  },

  integrationCustomFields: async (_: unknown, { integrationId, projectKey, issueType }: FieldsArgs, context: RequestContext) => {
    demandShort(projectKey, issueType);
    await known(context, integrationId);
    return askTool(context, integrationId, [], (tracker) => tracker.customFields(projectKey, issueType));
  },

  azureDevopsProjectFields: (_: unknown, args: AzureArgs, context: RequestContext) => {
    demandShort(args.projectId);
    return azureFields(context, args);
  },
};
