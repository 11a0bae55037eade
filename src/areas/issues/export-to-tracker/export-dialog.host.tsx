import { placeParams, exportToTrackerMachine, selectCode, selectStep } from '#machines/flows/issues/export-to-tracker.ts';
import type { ExportToTrackerPorts, StartAnswer, StartInput } from '#machines/flows/issues/export-to-tracker.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { answerOf } from '#src/cache/answer.ts';
import { StartAzureDevops, StartGithub, StartJira, Destinations } from './export-to-tracker.documents.ts';
import { settingsAddress } from '#schema/vocabulary/integrations.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLast } from '#src/ui/use-last.ts';
import { destinationsOf } from './destination.rules.ts';
import { ChooseDestinationView } from './choose-destination.view.tsx';
import { PlaceHost } from './place.host.tsx';
import { PreviewHost } from './preview.host.tsx';

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

const exportToTrackerPorts = (client: Client): ExportToTrackerPorts => ({
  startExport: fromPromise(({ input }) => start(client, input)),
});

type ExportDialogProps = {
  readonly issueIds: readonly string[];
  readonly onFile: () => void;
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
};

export function ExportDialogHost({ issueIds, onFile, onClose, onStarted }: ExportDialogProps) {
  const { client } = usePortal();
  const navigation = useNavigation();
  const actorRef = useFlow(() => exportToTrackerMachine.provide({ actors: exportToTrackerPorts(client) }), { input: { issueIds } });
  const [{ data, error, fetching }, ask] = useQuery({ query: Destinations, requestPolicy: 'cache-and-network' });
  const trackers = useMemo(() => (data === undefined ? null : destinationsOf(data)), [data]);
  const code = useSelector(actorRef, selectCode);
  const found = trackers?.find((tracker) => tracker.code === code);
  const chosen = useLast(found, found === undefined);
  const step = useSelector(actorRef, selectStep);
  useEmitted(actorRef, {
    'settings.wanted': ({ code }) => {
      onClose();
      navigation?.navigate(settingsAddress(code), { replace: false });
    },
    // oxlint-disable-next-line no-console -- a code that the page does not know is for those who run it
    'destination.unknown': () => console.warn('Integration is not available'),
    'export.started': ({ jobId }) => onStarted(jobId),
  });
  const title = issueIds.length === 1 ? 'Export issue' : `Export ${issueIds.length} issues`;
  if (step === 'choosing' || chosen === undefined)
    return (
      <ChooseDestinationView
        title={title}
        trackers={trackers}
        failure={error !== undefined && data === undefined && !fetching}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        onFile={onFile}
        onChoose={(destination) => actorRef.send({ type: 'destination.choose', destination })}
        onClose={onClose}
      />
    );
  if (step === 'previewing') return <PreviewHost actorRef={actorRef} title={title} destination={chosen} onClose={onClose} />;
  return <PlaceHost actorRef={actorRef} title={title} destination={chosen} onClose={onClose} />;
}
