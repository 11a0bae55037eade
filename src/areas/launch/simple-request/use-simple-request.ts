import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SimpleRequestActorRef } from '#machines/flows/launch/simple-request/simple-request.machine.ts';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { openDraftLocks } from '../keep-draft/draft-locks.ts';
import { formFrom, simplePlace } from './kept-form.ts';
import { simpleRequestWith } from './simple-request.ports.ts';
import { useKeptForm } from './use-kept-form.ts';

export type SimpleRequestGiven = {
  readonly testId: string | null;
  readonly sdlcStage: SdlcStage | null;
  /** The form that came along from its preview. */
  readonly given: unknown;
  /** The device cannot keep the form: the address keeps it for a reload. */
  readonly onUnkept: (form: KeptForm) => void;
};

type Simple = {
  readonly actorRef: SimpleRequestActorRef;
  /** False while the device cannot keep the form, null before it was tried. */
  readonly isKept: boolean | null;
};

/** The simple form of the member: filled in and kept on this device for as long as its page stands. */
export function useSimpleRequest({ testId, sdlcStage, given, onUnkept }: SimpleRequestGiven): Simple {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const place = simplePlace(organization.id, id);
  const [{ machine, input, locks }] = useState(() => {
    const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const locks = openDraftLocks(place);
    return {
      locks,
      machine: simpleRequestWith({ client, place, locks, timezone, sdlcStage }),
      input: { wished: { testId, given: formFrom(given, timezone) }, openedAt: new Date().toISOString() },
    };
  });
  const actorRef = useActorRef(machine, { input });
  const isKept = useKeptForm(actorRef, place, onUnkept);
  useEffect(() => () => locks.release(), [locks]);
  return { actorRef, isKept };
}
