import { useOnce } from '#src/ui/local.ts';

import { readerZone } from '#src/ui/reader-dates.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { deviceId } from '#src/keeping/device.ts';
import { useOpenLaunch } from '../../request/open-launch.ports.ts';
import { simplePlace } from '../../simple/kept-form.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { recoverFormPorts, restoreForm } from './recover-form.ts';

export default function UndrawnFormHost({ onRetry }: { readonly onRetry: () => void }) {
  const openRef = useOpenLaunch();
  const { client } = usePortal();
  const { organization, id } = useViewer();
  const place = simplePlace(organization.id, id);
  const ports = useOnce(() => {
    const timezone = readerZone();
    const deps = { client, place, device: deviceId(), timezone };
    return recoverFormPorts(deps, (form) =>
      showToast({
        type: 'info',
        text: 'The form was discarded.',
        undo: () => {
          restoreForm(deps, form);
          openRef.send({ type: 'form.restored' });
        },
      }),
    );
  });
  return <RecoverHost ports={ports} id={place} noun="form" onRetry={onRetry} onRecovered={onRetry} onDiscarded={onRetry} />;
}
