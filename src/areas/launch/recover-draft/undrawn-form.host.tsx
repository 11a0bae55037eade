import { useState } from 'react';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { deviceId } from '../keep-draft/device.ts';
import { simplePlace } from '../simple-request/kept-form.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { recoverFormPorts } from './recover-form.ts';

/** Leads out of a simple form that cannot be drawn. */
export default function UndrawnFormHost({ onRetry }: { readonly onRetry: () => void }) {
  const { client } = usePortal();
  const { organization, id } = useViewer();
  const [ports] = useState(() => {
    const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return recoverFormPorts({ client, place: simplePlace(organization.id, id), device: deviceId(), timezone });
  });
  return <RecoverHost ports={ports} noun="form" onRetry={onRetry} onRecovered={onRetry} onDiscarded={onRetry} />;
}
