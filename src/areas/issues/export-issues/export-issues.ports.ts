import type { ExportAnswer, ExportIssuesPorts } from '#machines/flows/issues/export-issues.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportIssues } from './export-issues.documents.ts';

const exportIssues = async (client: Client, issueIds: readonly string[]): Promise<ExportAnswer> => {
  const { data, error } = await client.mutation(ExportIssues, { input: { issueIds: [...issueIds] } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.exportIssuesToCsv;
  return { successful, file: result, messages: errors.map(({ message }) => message) };
};

/** Lets the selection be exported as one CSV file. */
export const exportIssuesPorts = (client: Client): ExportIssuesPorts => ({
  exportIssues: fromPromise(({ input }) => exportIssues(client, input.issueIds)),
});
