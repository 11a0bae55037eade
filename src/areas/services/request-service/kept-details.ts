import { readKeptDetails } from '#machines/flows/services/kept-details.rules.ts';
import type { KeptDetails } from '#machines/flows/services/kept-details.rules.ts';
import { forgetKept, keepHere, recallKept } from '#src/keeping/kept.ts';
import { useViewer } from '#src/viewer.tsx';
import { useState } from 'react';

/** What is typed into the request for a service, kept on this device for this member until it is sent. */
export function useKeptDetails(serviceId: string): readonly [kept: KeptDetails, keep: (next: Partial<KeptDetails>) => void] {
  const { id, organization } = useViewer();
  const place = `muster.service:${organization.id}:${id}:${serviceId}`;
  const [kept, setKept] = useState(() => readKeptDetails(recallKept(place) ?? {}));
  const keep = (next: Partial<KeptDetails>): void => {
    const after = { ...kept, ...next };
    setKept(after);
    if (after.content === '' && after.unread.length === 0) forgetKept(place);
    else keepHere(place, after);
  };
  return [kept, keep];
}
