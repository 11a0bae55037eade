import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { jiraAccess } from '#server/vendors/jira/connection.ts';
import { issueTypeNamed, jira } from '#server/vendors/jira/jira.ts';
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

/** What a form of settings reads of the tool it connects. */
export type Tracker = {
  readonly projects: (search: string) => Promise<{ readonly items: readonly Project[]; readonly hasMore: boolean }>;
  readonly issueTypes: (projectKey: string) => Promise<readonly IssueType[]>;
  readonly customFields: (projectKey: string, issueType: string) => Promise<readonly CustomField[]>;
};

/** Fields of Jira that every export fills by itself. */
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

/** How the projects of each tool are read. */
export const trackers: Readonly<Partial<Record<IntegrationCode, (call: VendorCall, connection: Connection) => Tracker>>> = {
  jira: jiraTracker,
};
