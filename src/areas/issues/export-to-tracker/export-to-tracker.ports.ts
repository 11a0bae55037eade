import { placeParams } from '#machines/flows/issues/export-to-tracker.ts';
import type { ExportToTrackerPorts, StartAnswer, StartInput } from '#machines/flows/issues/export-to-tracker.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { answerOf } from '#src/cache/answer.ts';
import { StartAzureDevops, StartGithub, StartJira } from './export-to-tracker.documents.ts';

type Started = { readonly result?: { readonly id: string } | null };

const send = (client: Client, { code, issueIds, values, again }: StartInput) => {
  const input = { issueIds: [...issueIds], again };
  switch (code) {
    case 'jira':
      return client.mutation(StartJira, { input: { ...input, exportParams: placeParams.jira(values) } }).toPromise();
    case 'github':
      return client.mutation(StartGithub, { input: { ...input, exportParams: placeParams.github(values) } }).toPromise();
    case 'azure_devops':
      return client.mutation(StartAzureDevops, { input: { ...input, exportParams: placeParams.azure_devops(values) } }).toPromise();
  }
};

const start = async (client: Client, input: StartInput): Promise<StartAnswer> => {
  const { data, error } = await send(client, input);
  const [started] = Object.values<Started>((data ?? {}) as Readonly<Record<string, Started>>);
  return { ...answerOf({ data: data as never, error }), jobId: started?.result?.id ?? null };
};

/** Starts an export to the chosen tracker. */
export const exportToTrackerPorts = (client: Client): ExportToTrackerPorts => ({
  startExport: fromPromise(({ input }) => start(client, input)),
});
