import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer, Loose } from '#tests/support/portal.ts';

/** Two organizations that have connected nothing, with the stand-ins of the tools. */
export type IntegrationsWorld = PortalWorld & {
  readonly standIns: StandIns;
  readonly save: (input: object, person?: Person) => Promise<Loose>;
  readonly reset: (code: string, person?: Person) => Promise<Loose>;
  readonly list: (person?: Person) => Promise<readonly Loose[]>;
  readonly one: (code: string, person?: Person) => Promise<Loose>;
};

const { testrail, jira } = demoAccess;
export const testRailInput = { code: 'testrail', site: testrail.site, username: testrail.username, api_key: testrail.secret };
export const jiraParams = {
  site: jira.site,
  username: jira.username,
  access_token: jira.secret,
  priority_mappings: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
};
export const jiraInput = (more: object = {}) => ({ code: 'jira', jiraAuthenticationParams: { ...jiraParams, ...more } });

const fields = `id code name description state clientAuthenticationValid clientAuthentication checkedAt features runsExportAttributes { name label required value }`;

export const openIntegrationsWorld = async (): Promise<IntegrationsWorld> => {
  const standIns = await startStandIns();
  const world = await openPortalWorld({ at: null, standIns, guard: { totalMilliseconds: 1_000 } });
  await world.sql('truncate integration cascade');
  const answer = ({ data, errors, text }: GraphQLAnswer): Loose => {
    if (errors.length > 0) return { error: errors[0]?.extensions?.code, message: errors[0]?.message };
    if (data === null || data === undefined) throw new Error(text);
    return data['answer'];
  };
  const list: IntegrationsWorld['list'] = async (person = 'customer') => {
    const { data } = await world.send(person, `{ availableIntegrations { edges { node { ${fields} } } } }`);
    return (data?.['availableIntegrations'].edges ?? []).map(({ node }: Loose) => node);
  };
  return {
    ...world,
    standIns,
    save: async (input, person = 'customer') => answer(await world.mutate(person, 'integrationUpdate', input, `result { ${fields} }`)),
    reset: async (code, person = 'customer') => answer(await world.mutate(person, 'integrationReset', { code }, `result { ${fields} }`)),
    list,
    one: async (code, person) => (await list(person)).find((each) => each.code === code),
  };
};
