import type { AutoExportSettingsPorts, SaveAnswer, SavedSettings } from '#machines/flows/issues/auto-export-settings.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import { problemOf } from '#src/cache/problems.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { AutoExport, SaveAutoExport } from './auto-export-settings.documents.ts';

export const savedOf = ({ version, enabledDestinations, severitiesForExport }: SavedSettings): SavedSettings => ({
  version,
  enabledDestinations,
  severitiesForExport,
});

const newest = async (client: Client): Promise<SavedSettings> => {
  const { data, error } = await client.query(AutoExport, {}, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return savedOf(data.autoExportSettings);
};

async function save(client: Client, { version, enabledDestinations, severitiesForExport }: SavedSettings): Promise<SaveAnswer> {
  const input = { version, enabledDestinations: [...enabledDestinations], severitiesForExport: [...severitiesForExport] };
  const answered = await client.mutation(SaveAutoExport, { input }).toPromise();
  const { data, error } = answered;
  if (error !== undefined && problemOf(error, { kind: 'mutation' })?.kind === 'access') return { kind: 'signedOut' };
  const { result, errors } = data?.saveAutoExportSettings ?? { result: null, errors: [] };
  if (result !== null) return { kind: 'saved', saved: savedOf(result) };
  if (errors.some(({ code }) => code === 'stale_object')) return { kind: 'overtaken', saved: await newest(client) };
  const { messages } = answerOf(answered);
  return { kind: 'refused', message: messages.length === 0 ? null : messages.join(' ') };
}

/** In a conflict the newer settings are loaded. */
export const autoExportSettingsPorts = (client: Client): AutoExportSettingsPorts => ({
  saveSettings: fromPromise(({ input }) => save(client, input)),
});
