import { selectIsChanged } from '#machines/flows/issues/auto-export-settings.ts';
import type { AutoExportSettingsActorRef } from '#machines/flows/issues/auto-export-settings.ts';
import { toggleAutoExportMachine } from '#machines/flows/issues/toggle-auto-export.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { autoExportLifecycle } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import { autoExportRowOf } from '#schema/generated/client/rows/auto-export.documents.ts';
import type { ShownAutoExportFragment } from '#schema/generated/client/graphql.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { toggleAutoExportPorts } from './toggle-auto-export.ports.ts';
import { ToggleAutoExportView } from './toggle-auto-export.view.tsx';

type ToggleProps = { readonly settings: ShownAutoExportFragment; readonly formRef: AutoExportSettingsActorRef };

/** Turns auto-export on or off by what is saved, so that nothing else may stand in the boxes. */
export function ToggleAutoExportHost({ settings, formRef }: ToggleProps) {
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
