import { githubProblems, readGithubParams } from '#schema/rules/integrations/github.ts';
import { github, githubAccess } from '#server/vendors/github/github.ts';
import { connectionRefused, demandNone } from './connect.ts';
import type { Connector } from './connect.ts';

const root = 'githubAuthenticationParams';
const placeOf = (field: string): string => `${root}.${field}`;
const words = {
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
  refused: (error) => connectionRefused(error, words),
  check: (call, settings, secret) => github(call, githubAccess(settings, secret)).account(),
};
