import { randomUUID } from 'node:crypto';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Loose, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';

/** Twin organizations that have connected nothing, with the stand-ins of the tools. */
export type IntegrationsWorld = {
  readonly portal: Portal;
  readonly standIns: StandIns;
  readonly send: (query: string, variables?: object, person?: PersonName, side?: Side) => Promise<GraphQLAnswer>;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, Loose>[]>;
  readonly save: (input: object, person?: PersonName, side?: Side) => Promise<Loose>;
  readonly reset: (code: string, side?: Side) => Promise<Loose>;
  readonly list: (side?: Side, person?: PersonName) => Promise<readonly Loose[]>;
  readonly one: (code: string, side?: Side) => Promise<Loose>;
  readonly stop: () => Promise<void>;
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
const update = `mutation ($input: IntegrationUpdateInput!) { answer: integrationUpdate(input: $input) { successful result { ${fields} } errors { code message path } } }`;
const forget = `mutation ($input: IntegrationResetInput!) { answer: integrationReset(input: $input) { successful result { ${fields} } errors { code message path } } }`;
const available = `{ availableIntegrations { edges { node { ${fields} } } } }`;

export const openIntegrationsWorld = async (): Promise<IntegrationsWorld> => {
  const standIns = await startStandIns();
  const portal = await startPortal({ standIns, guard: { totalMilliseconds: 400 } });
  await plantTwins(portal.database.owner);
  await portal.database.owner.query('truncate integration cascade');
  const calls = new Map<string, Call>();
  const send: IntegrationsWorld['send'] = async (query, variables = {}, person = 'customer', side = 'a') => {
    const known = calls.get(`${side} ${person}`) ?? (await portal.as(idOf(side, person), publicId(side)));
    calls.set(`${side} ${person}`, known);
    return known(query, variables, query.startsWith('mutation') ? { 'idempotency-key': randomUUID() } : {});
  };
  const answer = async (asked: Promise<GraphQLAnswer>): Promise<Loose> => {
    const { data, errors, text } = await asked;
    if (errors.length > 0) return { error: errors[0]?.extensions?.code, message: errors[0]?.message };
    if (data === null || data === undefined) throw new Error(text);
    return data['answer'];
  };
  const list: IntegrationsWorld['list'] = async (side = 'a', person = 'customer') => {
    const { data } = await send(available, {}, person, side);
    return (data?.['availableIntegrations'].edges ?? []).map(({ node }: Loose) => node);
  };
  return {
    portal,
    standIns,
    send,
    sql: async (text, values = []) => (await portal.database.owner.query<Record<string, Loose>>(text, [...values])).rows,
    save: (input, person = 'customer', side = 'a') => answer(send(update, { input }, person, side)),
    reset: (code, side = 'a') => answer(send(forget, { input: { code } }, 'customer', side)),
    list,
    one: async (code, side = 'a') => (await list(side)).find((each) => each.code === code),
    stop: async () => {
      await portal.stop();
      await standIns.stop();
    },
  };
};
