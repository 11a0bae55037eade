import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import { azureDevopsConnector } from './azure-devops.connect.ts';
import type { Connector, Wanted } from './connect.ts';
import { jiraConnector } from './jira.connect.ts';
import { zephyrCheck } from './zephyr.mutations.ts';
import { testRailProblems } from '#schema/rules/integrations/forms.ts';
import type { TestRailAccess } from '#server/vendors/testrail/testrail.ts';
import { testRailHasProject } from '#server/vendors/testrail/testrail.ts';
import { Refused } from '#server/workflow/refused.ts';
import { connectionRefused, demandNone } from './connect.ts';
import { githubProblems, readGithubParams } from '#schema/rules/integrations/github.ts';
import { github, githubAccess } from '#server/vendors/github/github.ts';

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

export const connectors: Readonly<Record<AvailableCode, Connector>> = {
  testrail: testRailConnector,
  azure_devops: azureDevopsConnector,
  jira: jiraConnector,
  github: githubConnector,
};

export const connectorOf = (code: string): Connector | undefined =>
  Object.hasOwn(connectors, code) ? connectors[code as AvailableCode] : undefined;

export const checkOf = (code: IntegrationCode): Connector['check'] =>
  code === 'zephyr_squad' || code === 'zephyr_scale' ? zephyrCheck(code) : connectors[code].check;
