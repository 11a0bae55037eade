import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { formOf } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationPorts, SettingsAnswer } from '#machines/flows/integrations/configure-integration.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import type { FormValues } from '#schema/rules/integrations/forms.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { isLimited, problemOf, wordsOf } from '#src/cache/problems.ts';
import { SaveIntegration } from './configure-integration.documents.ts';

async function save(client: Client, code: SettingsCode, values: FormValues): Promise<SettingsAnswer> {
  const form = formOf(code);
  const { data, error } = await client.mutation(SaveIntegration, { input: { code, ...form.toInput(values) } }).toPromise();
  if (error !== undefined && problemOf(error, { kind: 'mutation' })?.kind === 'access') return { kind: 'signedOut' };
  if (error !== undefined && isLimited(error))
    return { kind: 'refused', refusals: [{ field: null, message: wordsOf(error.graphQLErrors[0]?.message ?? error.message) }] };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const fieldOf = (field: string): string | null => (field in form.empty ? field : null);
  const { successful, result, errors } = data.integrationUpdate;
  if (successful && result !== null) return { kind: 'saved', known: settingsOf(result.clientAuthentication, result.state) };
  return {
    kind: 'refused',
    refusals: errors.map(({ path, message }) => ({ field: typeof path === 'string' ? fieldOf(form.fieldAt(path)) : null, message })),
  };
}

/** Lets the settings of an integration be saved. */
export const configureIntegrationPorts = (client: Client): ConfigureIntegrationPorts => ({
  saveSettings: fromPromise(({ input: { code, values } }) => save(client, code, values)),
});
