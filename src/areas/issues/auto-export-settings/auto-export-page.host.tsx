import { autoExportSettingsMachine } from '#machines/flows/issues/auto-export-settings.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { AutoExport_SettingsQuery as Shown } from '#schema/generated/client/graphql.ts';
import { AutoExportForm, destinationsId } from './auto-export-form.view.tsx';
import { AutoExportPageView, NoDestinationsView, UnloadedAutoExportView } from './auto-export-page.view.tsx';
import { AutoExport } from './auto-export-settings.documents.ts';
import { autoExportSettingsPorts, savedOf } from './auto-export-settings.ports.ts';
import { choicesPlace, recallChoices } from './kept-choices.ts';
import { ToggleAutoExportHost } from './toggle-auto-export.host.tsx';
import { useAutoExportScreen } from './use-auto-export-screen.ts';

type PageProps = { readonly onLeave: () => void };
type SettingsProps = PageProps & { readonly shown: Shown; readonly place: string };

function Settings({ shown: { autoExportSettings: settings, autoExportDestinationOptions: options }, place, onLeave }: SettingsProps) {
  const { client } = usePortal();
  const [input] = useState(() => ({ saved: savedOf(settings), choices: recallChoices(place) }));
  const actorRef = useFlow(() => autoExportSettingsMachine.provide({ actors: autoExportSettingsPorts(client) }), { input });
  const waiting = settings.waitingDestinations;
  const isEmpty = options.length + waiting.length === 0;
  useAutoExportScreen(actorRef, settings, place, isEmpty);
  useEmitted(actorRef, {
    'settings.saved': () => showToast({ type: 'success', text: autoExportTexts.saved }),
    'settings.refused': ({ message }) => showToast({ type: 'danger', text: message ?? autoExportTexts.notSaved }),
    'settings.cancelled': onLeave,
    'problem.found': () => setTimeout(() => document.getElementById(destinationsId)?.focus(), 0),
  });
  if (isEmpty)
    return (
      <AutoExportPageView isEnabled={settings.enabled} actions={null}>
        <NoDestinationsView />
      </AutoExportPageView>
    );
  return (
    <AutoExportPageView isEnabled={settings.enabled} actions={<ToggleAutoExportHost settings={settings} formRef={actorRef} />}>
      <AutoExportForm actorRef={actorRef} options={options} waiting={waiting} />
    </AutoExportPageView>
  );
}

/** The page where new issues are let go to the trackers by themselves. */
export default function AutoExportPageHost({ onLeave }: PageProps) {
  const place = choicesPlace(useViewer());
  const [{ data, error }, ask] = useQuery({ query: AutoExport, requestPolicy: 'cache-and-network' });
  usePageTitle(autoExportTexts.title);
  if (data !== undefined) return <Settings shown={data} place={place} onLeave={onLeave} />;
  const failure = error && { requestId: requestIdOf(error), retry: () => ask({ requestPolicy: 'network-only' }) };
  return <UnloadedAutoExportView failure={failure ?? null} />;
}
