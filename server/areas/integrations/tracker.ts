import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { azureDevopsAccess } from '#server/vendors/azure-devops/azure-access.ts';
import { isMappable } from '#server/vendors/azure-devops/azure-fields.ts';
import { azureDevops } from '#server/vendors/azure-devops/azure-devops.ts';
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

export type Tracker = {
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

export const trackers: Readonly<Partial<Record<IntegrationCode, (call: VendorCall, connection: Connection) => Tracker>>> = {
  jira: jiraTracker,
  azure_devops: azureDevopsTracker,
  github: githubTracker,
};
