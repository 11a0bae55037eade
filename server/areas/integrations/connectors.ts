import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { Connector, Wanted } from './connect.ts';
import { zephyrCheck } from './zephyr.mutations.ts';
import { testRailProblems } from '#schema/rules/integrations/forms.ts';
import type { TestRailAccess } from '#server/vendors/testrail/testrail.ts';
import { testRailHasProject } from '#server/vendors/testrail/testrail.ts';
import { Refused } from '#server/workflow/refused.ts';
import { connectionRefused, demandNone } from './connect.ts';
import { githubProblems, readGithubParams } from '#schema/rules/integrations/github.ts';
import { github, githubAccess } from '#server/vendors/github/github.ts';
import { azureDevopsProblems, fromAzureDevopsParams, isAzureCloud, toAzureDevopsParams } from '#schema/rules/integrations/azure-devops.ts';
import { azureTexts, jiraPermissionNames, jiraTexts, priorityNames } from '#schema/vocabulary/trackers.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import { azureDevopsAccess, tokensIn, writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevops, azureDevopsProfile } from '#server/vendors/azure-devops/azure-devops.ts';
import { hashOf } from '#server/vendors/entra/grants.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { sealedTokens, useKey } from './azure-grant.store.ts';
import { jiraProblems } from '#schema/rules/integrations/jira.ts';
import type { JiraValues } from '#schema/rules/integrations/jira.ts';
import { fromJiraParams, toJiraParams } from '#schema/rules/integrations/jira-params.ts';
import { issueTypeNamed, jira, jiraAccessOf, jiraEdition } from '#server/vendors/jira/jira.ts';
import type { Jira, JiraPermission } from '#server/vendors/jira/jira.ts';

const jiraRoot = 'jiraAuthenticationParams';
const places: Readonly<Record<string, string>> = {
  accessToken: `${jiraRoot}.access_token`,
  ...Object.fromEntries(priorityNames.map((name) => [name, `${jiraRoot}.priority_mappings.${name}`])),
  projectKey: `${jiraRoot}.default_export_settings.project_key`,
  issuetypeName: `${jiraRoot}.default_export_settings.issuetype_name`,
  labels: `${jiraRoot}.default_export_settings.labels`,
  customFieldsMapping: `${jiraRoot}.default_export_settings.custom_fields_mapping`,
};
const jiraPlaceOf = (field: string): string => places[field] ?? `${jiraRoot}.${field}`;

const words = {
  site: jiraPlaceOf('site'),
  secret: jiraPlaceOf('accessToken'),
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
    { code: 'client_authentication_invalid', message, path: jiraPlaceOf(projectKey === null ? 'accessToken' : 'projectKey') },
  ]);
};

const namedAt =
  (field: string, message: string) =>
  (error: unknown): never => {
    throw error instanceof VendorError && error.fault === 'not_found'
      ? new Refused([{ code: 'invalid', message, path: jiraPlaceOf(field) }])
      : error;
  };

const demandExportable = async (client: Jira, { projectKey, issuetypeName }: JiraValues): Promise<void> => {
  const unknown = `Jira does not know the project ${projectKey}, or this account may not see it.`;
  await demandPermissions(client, projectKey).catch(namedAt('projectKey', unknown));
  const noType = `Jira does not know the issue type ${issuetypeName} in the project ${projectKey}.`;
  await issueTypeNamed(client, projectKey, issuetypeName).catch(namedAt('issuetypeName', noType));
};

/** Jira's edition is asked before the token is sent, so that it goes out in the right scheme. */
const jiraConnector: Connector = {
  read: (input, known) => {
    const values = fromJiraParams(input[jiraRoot]);
    demandNone(jiraProblems(values, known === null ? null : fromJiraParams(known)), jiraPlaceOf);
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

const inPlace = (field: string): string => field;
const cloud = {
  site: 'organization',
  secret: 'credentialsKey',
  refused: azureTexts.unauthenticated,
  noSuchSite: azureTexts.noSuchOrganization,
};
const server = { site: 'site', secret: 'accessToken', refused: azureTexts.refused, noSuchSite: azureTexts.noSuchSite };
const wordsOf = ({ site }: IntegrationSettings) => (isAzureCloud(site) ? cloud : server);

const usedUp = (): Refused => new Refused([{ code: 'invalid', message: azureTexts.signInAgain, path: 'credentialsKey' }]);

const openKey = async ({ database, viewer, services }: RequestContext, key: string): Promise<string> => {
  const sealed = await database.write(viewer, (tx) => sealedTokens(tx, hashOf(key)));
  const tokens = sealed === null ? null : services.vendors.grants.unseal(viewer, sealed);
  if (tokens === null) throw usedUp();
  return writeTokens(tokens);
};

/** Empty where the token may not read the profile. */
const signedIn = async (call: VendorCall, secret: string): Promise<{ readonly username?: string }> => {
  const tokens = tokensIn(secret);
  if (tokens === null) return {};
  const { name } = await azureDevopsProfile(call, tokens.accessToken).catch((error: unknown) => {
    if (error instanceof VendorError) return { name: '' };
    throw error;
  });
  return name === '' ? {} : { username: name };
};

const azureDevopsConnector: Connector = {
  read: (input) => {
    const values = fromAzureDevopsParams(input);
    demandNone(azureDevopsProblems(values), inPlace);
    const params = toAzureDevopsParams(values);
    if ('credentialsKey' in params) {
      const { credentialsKey: secret, ...settings } = params;
      return { settings, secret };
    }
    const { accessToken: secret, ...settings } = params;
    return { settings, secret };
  },
  open: async (context, { settings, secret }) => (isAzureCloud(settings['site']) ? openKey(context, secret) : secret),
  connect: async (call, { settings, secret }) => {
    try {
      await azureDevops(call, azureDevopsAccess({ settings, secret })).check();
      return { ...settings, ...(await signedIn(call, secret)) };
    } catch (error) {
      throw error instanceof VendorError ? connectionRefused(error, wordsOf(settings)) : error;
    }
  },
  keep: async ({ tx }, input) => {
    const { isHosted, credentialsKey } = fromAzureDevopsParams(input);
    if (isHosted && !(await useKey(tx, hashOf(credentialsKey.trim())))) throw usedUp();
  },
  refused: (error) => connectionRefused(error, server),
  check: (call, settings, secret) => azureDevops(call, azureDevopsAccess({ settings, secret })).check(),
};

const root = 'githubAuthenticationParams';
const placeOf = (field: string): string => `${root}.${field}`;
const githubWords = {
  site: placeOf('site'),
  secret: placeOf('access_token'),
  refused: 'GitHub does not accept this token.',
  noSuchSite: 'There is no GitHub at this address.',
};

/** The token must be able to write to a repository. */
export const githubConnector: Connector = {
  read: (input) => {
    const params = readGithubParams(input[root]);
    demandNone(githubProblems(params), placeOf);
    return { settings: { site: params.site }, secret: params.access_token };
  },
  connect: async (call, { settings, secret }) => {
    const { login } = await github(call, githubAccess(settings, secret)).check();
    return { ...settings, username: login };
  },
  refused: (error) => connectionRefused(error, githubWords),
  check: (call, settings, secret) => github(call, githubAccess(settings, secret)).account(),
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const testrailWords = {
  site: 'site',
  secret: 'api_key',
  refused: 'TestRail does not accept this username and API key.',
  noSuchSite: 'There is no TestRail at this address.',
};
const noProject = 'This account can see no project in TestRail.';

const accessOf = (settings: Wanted['settings'], apiKey: string): TestRailAccess => ({
  site: textOf(settings['site']),
  username: textOf(settings['username']),
  apiKey,
});

const testRailConnector: Connector = {
  read: (input) => {
    const values = { site: textOf(input['site']), username: textOf(input['username']), apiKey: textOf(input['api_key']) };
    demandNone(testRailProblems(values), (field) => (field === 'apiKey' ? 'api_key' : field));
    const { site, username, apiKey } = values;
    return { settings: { site, username }, secret: apiKey };
  },
  connect: async (call, { settings, secret }) => {
    const isUsable = await testRailHasProject(call, accessOf(settings, secret));
    if (!isUsable) throw new Refused([{ code: 'client_authentication_invalid', message: noProject, path: testrailWords.secret }]);
    return settings;
  },
  refused: (error) => connectionRefused(error, testrailWords),
  check: (call, settings, secret) => testRailHasProject(call, accessOf(settings, secret)),
};

const connectors: Readonly<Record<AvailableCode, Connector>> = {
  testrail: testRailConnector,
  azure_devops: azureDevopsConnector,
  jira: jiraConnector,
  github: githubConnector,
};

export const connectorOf = (code: string): Connector | undefined =>
  Object.hasOwn(connectors, code) ? connectors[code as AvailableCode] : undefined;

export const checkOf = (code: IntegrationCode): Connector['check'] =>
  code === 'zephyr_squad' || code === 'zephyr_scale' ? zephyrCheck(code) : connectors[code].check;
