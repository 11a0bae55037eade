import { GraphQLError } from 'graphql';
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { FormValues } from '#schema/rules/integrations/forms.ts';
import { emptyJira } from '#schema/rules/integrations/jira.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { configureIntegrationPorts } from './integration-page.host.tsx';

const jira = { ...emptyJira, site: ' https://shop.atlassian.net ', username: 'ann@shop.test' };
const testrail = { site: 'https://shop.testrail.io', username: 'ann@shop.test', apiKey: ' key ' };

const saved = async (result: unknown, code: SettingsCode = 'jira', values: FormValues = jira) => {
  const sent: unknown[] = [];
  const mutation = (_document: unknown, variables: unknown) => {
    sent.push(variables);
    return { toPromise: () => Promise.resolve(result) };
  };
  const { saveSettings } = configureIntegrationPorts({ mutation } as unknown as Client);
  const actor = createActor(saveSettings, { input: { code, values } });
  const settled = toPromise(actor).catch((error: unknown) => error);
  actor.start();
  return { answer: await settled, sent };
};
const answered = (answer: object) => ({ data: { integrationUpdate: { successful: false, result: null, errors: [], ...answer } } });
const failed = (code: string, message: string) => ({
  error: new CombinedError({ graphQLErrors: [new GraphQLError(message, { extensions: { code } })] }),
});

describe('the port of the settings', () => {
  it('sends them in the words of their tool', async () => {
    const { sent } = await saved(answered({}), 'testrail', testrail);
    expect(sent).toEqual([{ input: { code: 'testrail', site: testrail.site, username: testrail.username, api_key: 'key' } }]);
    expect((await saved(answered({}))).sent).toEqual([
      {
        input: {
          code: 'jira',
          jiraAuthenticationParams: {
            site: 'https://shop.atlassian.net',
            username: 'ann@shop.test',
            priority_mappings: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
            use_default_export_settings: false,
          },
        },
      },
    ]);
  });

  it('gives what the server has then', async () => {
    const result = { state: 'active', clientAuthentication: { site: 'https://shop.atlassian.net' } };
    expect((await saved(answered({ successful: true, result }))).answer).toEqual({ kind: 'saved', known: result.clientAuthentication });
  });

  it('gives each refusal to the field that it is about', async () => {
    const root = 'jiraAuthenticationParams';
    const errors = [
      { message: 'Not this token.', path: `${root}.access_token` },
      { message: 'No priority.', path: `${root}.priority_mappings.high` },
      { message: 'No project.', path: `${root}.default_export_settings.project_key` },
      { message: 'Jira is busy.', path: null },
    ];
    expect((await saved(answered({ errors }))).answer).toEqual({
      kind: 'refused',
      refusals: [
        { field: 'accessToken', message: 'Not this token.' },
        { field: 'high', message: 'No priority.' },
        { field: 'projectKey', message: 'No project.' },
        { field: null, message: 'Jira is busy.' },
      ],
    });
  });

  it('tells a session that ended, and a caller who asks too often, from an answer that was lost', async () => {
    expect((await saved(failed('UNAUTHENTICATED', 'Please sign in.'))).answer).toEqual({ kind: 'signedOut' });
    expect((await saved(failed('RATE_LIMITED', 'Too many calls.'))).answer).toEqual({
      kind: 'refused',
      refusals: [{ field: null, message: 'Too many calls.' }],
    });
    expect((await saved({ error: new CombinedError({ networkError: new Error('gone') }) })).answer).toBeInstanceOf(CombinedError);
  });
});
