import { testRailProblems } from '#schema/rules/integrations/testrail.ts';
import type { TestRailAccess } from '#server/vendors/testrail/testrail.ts';
import { testRailHasProject } from '#server/vendors/testrail/testrail.ts';
import { Refused } from '#server/workflow/refused.ts';
import { connectionRefused, demandNone } from './connect.ts';
import type { Connector, Wanted } from './connect.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const words = {
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

export const testRailConnector: Connector = {
  read: (input) => {
    const values = { site: textOf(input['site']), username: textOf(input['username']), apiKey: textOf(input['api_key']) };
    demandNone(testRailProblems(values), (field) => (field === 'apiKey' ? 'api_key' : field));
    const { site, username, apiKey } = values;
    return { settings: { site, username }, secret: apiKey };
  },
  connect: async (call, { settings, secret }) => {
    const isUsable = await testRailHasProject(call, accessOf(settings, secret));
    if (!isUsable) throw new Refused([{ code: 'client_authentication_invalid', message: noProject, path: words.secret }]);
    return settings;
  },
  refused: (error) => connectionRefused(error, words),
  check: (call, settings, secret) => testRailHasProject(call, accessOf(settings, secret)),
};
