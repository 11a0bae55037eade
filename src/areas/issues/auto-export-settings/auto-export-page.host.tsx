import { toggleAutoExportMachine } from '#machines/flows/issues/toggle-auto-export.ts';
import type { ToggleAutoExportPorts } from '#machines/flows/issues/toggle-auto-export.ts';
import { answered, fresh } from '#src/cache/call.ts';
import { writes } from '#src/cache/writes.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { MatchingIssues, ToggleAutoExport, AutoExport } from './auto-export-settings.documents.ts';
import { readChoices, selectChoices, selectIsChanged, autoExportSettingsMachine } from '#machines/flows/issues/auto-export-settings.ts';
import type { AutoExportSettingsActorRef, SavedSettings } from '#machines/flows/issues/auto-export-settings.ts';
import { useKeptLine } from '#src/keeping/use-kept-line.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useOnce } from '#src/ui/local.ts';
import { savedOf, autoExportSettingsPorts } from './auto-export-settings.ports.ts';
import { recallKept, useKeeping } from '#src/keeping/kept.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { autoExportLifecycle } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import { autoExportRowOf } from '#schema/generated/client/rows/auto-export.documents.ts';
import type { ShownAutoExportFragment, AutoExport_SettingsQuery as Shown } from '#schema/generated/client/graphql.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { ToggleAutoExportView } from './toggle-auto-export.view.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { AutoExportForm, destinationsId } from './auto-export-form.view.tsx';
import { AutoExportPageView, NoDestinationsView, UnloadedAutoExportView } from './auto-export-page.view.tsx';

export const toggleAutoExportPorts = (client: Client): ToggleAutoExportPorts => ({
  countMatching: fromPromise(async ({ signal }) => {
    const { data, error } = await answered(client.query(MatchingIssues, {}, fresh), signal);
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    return data.autoExportMatchingIssuesCount;
  }),
  toggleExport: writes(client, ToggleAutoExport),
});

const keys = [{ keys: 'Ctrl Enter', label: 'save' }];
const resting = { keys };
const empty = {};

const chosen = (snapshot: Parameters<typeof selectChoices>[0]) => {
  const choices = selectChoices(snapshot);
  return Object.keys(choices).length === 0 ? null : choices;
};

function useAutoExportScreen(actorRef: AutoExportSettingsActorRef, shown: SavedSettings, place: string, isEmpty: boolean): void {
  const since = useOnce(() => recallKept(place) ?? null);
  useKeeping(actorRef, { place, of: chosen, since });
  useEffect(() => actorRef.send({ type: 'settings.changed', saved: savedOf(shown) }), [actorRef, shown]);
  const isChanged = useSelector(actorRef, selectIsChanged);
  const kept = useKeptLine(place, 'Kept on this device', keys);
  useStatusBar(isEmpty ? empty : isChanged ? kept : resting);
  useKeys(useMemo(() => (isEmpty ? empty : { '$mod+Enter': () => actorRef.send({ type: 'settings.save' }) }), [actorRef, isEmpty]));
}

type ToggleProps = { readonly settings: ShownAutoExportFragment; readonly formRef: AutoExportSettingsActorRef };

/** Acts on the saved settings, so it is disabled while there are unsaved choices. */
function ToggleAutoExportHost({ settings, formRef }: ToggleProps) {
  const { client } = usePortal();
  const { id: userId, role } = useViewer();
  const actorRef = useFlow(() => toggleAutoExportMachine.provide({ actors: toggleAutoExportPorts(client) }));
  const isChanged = useSelector(formRef, selectIsChanged);
  const refusal = verdicts(autoExportLifecycle, autoExportRowOf(settings), { role, userId })['export.toggle'];
  useEmitted(actorRef, {
    'export.toggled': ({ enabled, sent }) => showToast({ type: 'success', text: autoExportTexts.toggled(enabled, sent) }),
    'export.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <ToggleAutoExportView
      actorRef={actorRef}
      isEnabled={settings.enabled}
      disabledReason={!settings.enabled && isChanged ? autoExportTexts.saveFirst : refusal}
    />
  );
}

type PageProps = { readonly onLeave: () => void };
type SettingsProps = PageProps & { readonly shown: Shown; readonly place: string };

function Settings({ shown: { autoExportSettings: settings, autoExportDestinationOptions: options }, place, onLeave }: SettingsProps) {
  const { client } = usePortal();
  const input = useOnce(() => ({ saved: savedOf(settings), choices: readChoices(recallKept(place)) }));
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

export default function AutoExportPageHost({ onLeave }: PageProps) {
  const { id, organization } = useViewer();
  const place = `muster.auto-export:${organization.id}:${id}`;
  const [{ data, error }, ask] = useQuery({ query: AutoExport, requestPolicy: 'cache-and-network' });
  usePageTitle(autoExportTexts.title);
  if (data !== undefined) return <Settings shown={data} place={place} onLeave={onLeave} />;
  const failure = error && { requestId: requestIdOf(error), retry: () => ask({ requestPolicy: 'network-only' }) };
  return <UnloadedAutoExportView failure={failure ?? null} />;
}
