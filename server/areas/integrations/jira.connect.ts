import { jiraProblems } from '#schema/rules/integrations/jira.ts';
import type { JiraValues } from '#schema/rules/integrations/jira.ts';
import { fromJiraParams, toJiraParams } from '#schema/rules/integrations/jira-params.ts';
import { jiraPermissionNames, jiraTexts, priorityNames } from '#schema/vocabulary/jira.ts';
import { issueTypeNamed, jira, jiraAccessOf, jiraEdition } from '#server/vendors/jira/jira.ts';
import type { Jira, JiraPermission } from '#server/vendors/jira/jira.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';
import { connectionRefused, demandNone } from './connect.ts';
import type { Connector } from './connect.ts';

const root = 'jiraAuthenticationParams';
const places: Readonly<Record<string, string>> = {
  accessToken: `${root}.access_token`,
  ...Object.fromEntries(priorityNames.map((name) => [name, `${root}.priority_mappings.${name}`])),
  projectKey: `${root}.default_export_settings.project_key`,
  issuetypeName: `${root}.default_export_settings.issuetype_name`,
  labels: `${root}.default_export_settings.labels`,
  customFieldsMapping: `${root}.default_export_settings.custom_fields_mapping`,
};
const placeOf = (field: string): string => places[field] ?? `${root}.${field}`;

const words = {
  site: placeOf('site'),
  secret: placeOf('accessToken'),
  refused: jiraTexts.refused,
  noSuchSite: jiraTexts.noSuchSite,
};

const listed = (missing: readonly JiraPermission[]): string =>
  new Intl.ListFormat('en').format(missing.map((name) => `'${jiraPermissionNames[name]}'`));

const demandPermissions = async (client: Jira, projectKey: string | null): Promise<void> => {
  const missing = await client.missingPermissions(projectKey);
  if (missing.length === 0) return;
  const where = projectKey === null ? 'in any project' : `in the project ${projectKey}`;
  const message = `This account lacks the ${missing.length === 1 ? 'permission' : 'permissions'} ${listed(missing)} ${where} of Jira.`;
  throw new Refused([
    { code: 'client_authentication_invalid', message, path: placeOf(projectKey === null ? 'accessToken' : 'projectKey') },
  ]);
};

const namedAt =
  (field: string, message: string) =>
  (error: unknown): never => {
    throw error instanceof VendorError && error.fault === 'not_found'
      ? new Refused([{ code: 'invalid', message, path: placeOf(field) }])
      : error;
  };

const demandExportable = async (client: Jira, { projectKey, issuetypeName }: JiraValues): Promise<void> => {
  const unknown = `Jira does not know the project ${projectKey}, or this account may not see it.`;
  await demandPermissions(client, projectKey).catch(namedAt('projectKey', unknown));
  const noType = `Jira does not know the issue type ${issuetypeName} in the project ${projectKey}.`;
  await issueTypeNamed(client, projectKey, issuetypeName).catch(namedAt('issuetypeName', noType));
};

/** Jira's edition is asked before the token is sent, so that it goes out in the right scheme. */
export const jiraConnector: Connector = {
  read: (input, known) => {
    const values = fromJiraParams(input[root]);
    demandNone(jiraProblems(values, known === null ? null : fromJiraParams(known)), placeOf);
    const { access_token: secret, ...settings } = toJiraParams(values);
    return { settings, secret: secret ?? null };
  },
  connect: async (call, { settings, secret }) => {
    const values = fromJiraParams(settings);
    const edition = await jiraEdition(call, values.site);
    const client = jira(call, { site: values.site, username: values.username, edition, token: secret });
    await client.myself();
    await demandPermissions(client, null);
    if (values.useDefaultExportSettings) await demandExportable(client, values);
    return { ...settings, edition };
  },
  refused: (error) => connectionRefused(error, words),
  check: (call, settings, secret) => jira(call, jiraAccessOf(settings, secret)).myself(),
};
