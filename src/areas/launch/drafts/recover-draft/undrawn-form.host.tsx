import { useState } from 'react';
import { readerZone } from '#src/ui/reader-dates.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { deviceId } from '#src/keeping/device.ts';
import { simplePlace } from '../../simple/kept-form.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { recoverFormPorts, restoreForm } from './recover-form.ts';

type UndrawnFormProps = {
  readonly onRetry: () => void;
  /** The form that was discarded stands again. */
  readonly onRestored: () => void;
};

/** Leads out of a simple form that cannot be drawn. */
export default function UndrawnFormHost({ onRetry, onRestored }: UndrawnFormProps) {
  const { client } = usePortal();
  const { organization, id } = useViewer();
  const place = simplePlace(organization.id, id);
  const [ports] = useState(() => {
    const timezone = readerZone();
    const deps = { client, place, device: deviceId(), timezone };
    return recoverFormPorts(deps, (form) =>
      showToast({
        type: 'info',
        text: 'The form was discarded.',
        undo: () => {
          restoreForm(deps, form);
          onRestored();
        },
      }),
    );
  });
  return <RecoverHost ports={ports} id={place} noun="form" onRetry={onRetry} onRecovered={onRetry} onDiscarded={onRetry} />;
}
