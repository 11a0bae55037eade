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
import { isMappable } from '#server/vendors/azure-devops/azure-fields.ts';
import { github, githubAccess } from '#server/vendors/github/github.ts';
import { issueTypeNamed, jira, jiraAccess } from '#server/vendors/jira/jira.ts';
import type { JiraField } from '#server/vendors/jira/jira.schemas.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';

type Project = { readonly key: string; readonly name: string };
type IssueType = { readonly externalId: string; readonly name: string };
type CustomField = {
  readonly externalId: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly allowedValues: readonly string[];
};

type Tracker = {
  readonly projects: (search: string) => Promise<{ readonly items: readonly Project[]; readonly hasMore: boolean }>;
  readonly issueTypes: (projectKey: string) => Promise<readonly IssueType[]>;
  readonly customFields: (projectKey: string, issueType: string) => Promise<readonly CustomField[]>;
};

const shownAtOnce = 50;

/** Set by every export. */
const filled: readonly string[] = ['project', 'issuetype', 'summary', 'description', 'labels', 'priority', 'reporter', 'attachment'];

const isAsked = ({ id, isCustom, required, hasDefault }: JiraField): boolean =>
  isCustom || (required && !hasDefault && !filled.includes(id));

const jiraTracker = (call: VendorCall, connection: Connection): Tracker => {
  const client = jira(call, jiraAccess(connection));
  return {
    projects: client.projects,
    issueTypes: async (projectKey) => (await client.issueTypes(projectKey)).map(({ id, name }) => ({ externalId: id, name })),
    customFields: async (projectKey, issueType) => {
      const { id: typeId } = await issueTypeNamed(client, projectKey, issueType);
      return (await client.fields(projectKey, typeId)).filter(isAsked).map(({ id, name, type, required, allowedValues }) => ({
        externalId: id,
        name,
        type,
        required,
        allowedValues: allowedValues.map(({ label }) => label),
      }));
    },
  };
};

const found = (all: readonly Project[], search: string) => {
  const text = search.trim().toLowerCase();
  const items = all.filter(({ key, name }) => key.toLowerCase() === text || name.toLowerCase().includes(text));
  return { items: items.slice(0, shownAtOnce), hasMore: items.length > shownAtOnce };
};

const azureDevopsTracker = (call: VendorCall, connection: Connection): Tracker => {
  const client = azureDevops(call, azureDevopsAccess(connection));
  return {
    projects: async (search) =>
      found(
        (await client.projects()).map(({ id, name }) => ({ key: id, name })),
        search,
      ),
    issueTypes: async (projectId) => (await client.workItemTypes(projectId)).map((name) => ({ externalId: name, name })),
    customFields: async (projectId, workItemType) => {
      const [fields, kinds] = await Promise.all([client.fields(projectId, workItemType), client.fieldKinds(projectId)]);
      return fields.flatMap(({ id, name, required, hasDefault, allowedValues }) => {
        const kind = kinds.get(id);
        if (kind === undefined || !isMappable(id, kind)) return [];
        return [{ externalId: id, name, type: kind.type, required: required && !hasDefault, allowedValues }];
      });
    },
  };
};

const githubTracker = (call: VendorCall, { settings, secret }: Connection): Tracker => {
  const client = github(call, githubAccess(settings, secret));
  return {
    projects: async (search) =>
      found(
        (await client.repositories()).map(({ fullName }) => ({ key: fullName, name: fullName })),
        search,
      ),
    issueTypes: () => Promise.resolve([]),
    customFields: () => Promise.resolve([]),
  };
};

const trackers: Readonly<Partial<Record<IntegrationCode, (call: VendorCall, connection: Connection) => Tracker>>> = {
  jira: jiraTracker,
  azure_devops: azureDevopsTracker,
  github: githubTracker,
};

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
