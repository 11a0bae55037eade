import type { ToggleAutoExportPorts } from '#machines/flows/issues/toggle-auto-export.ts';
import { answered, fresh } from '#src/cache/call.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { MatchingIssues, ToggleAutoExport } from './auto-export-settings.documents.ts';

/** Counts what would go at once, and turns auto-export on or off. */
export const toggleAutoExportPorts = (client: Client): ToggleAutoExportPorts => ({
  countMatching: fromPromise(async ({ signal }) => {
    const { data, error } = await answered(client.query(MatchingIssues, {}, fresh), signal);
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    return data.autoExportMatchingIssuesCount;
  }),
  toggleExport: writes(client, ToggleAutoExport),
});
