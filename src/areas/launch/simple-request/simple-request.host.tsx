import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { simpleRequestMachine } from '#machines/flows/launch/simple-request/simple-request.machine.ts';
import { selectStage } from '#machines/flows/launch/simple-request/simple-request.selectors.ts';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { useKeys } from '#src/keys.ts';
import { useLine } from '#src/line.tsx';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import { openDraftLocks } from '../keep-draft/draft-locks.ts';
import { formFrom, simplePlace } from './kept-form.ts';
import { simpleRequestPorts } from './simple-request.ports.ts';
import { SimpleRequestView } from './simple-request.view.tsx';
import { useKeptForm } from './use-kept-form.ts';

type SimpleRequestHostProps = {
  readonly testId: string | null;
  readonly sdlcStage: SdlcStage | null;
  /** The form that came along from its preview. */
  readonly given: unknown;
  readonly onPreview: (form: KeptForm) => void;
  /** The form stands on its own from here on: a reload does not start it again from the earlier test. */
  readonly onLoaded: () => void;
  /** The device cannot keep the form: the address keeps it for a reload. */
  readonly onUnkept: (form: KeptForm) => void;
};

const keys = [{ keys: 'Ctrl Enter', label: 'preview' }];
const readOnly = { state: 'saved', sentence: 'Read only' } as const;
const lines = {
  kept: { state: 'saved', sentence: 'Kept on this device' },
  unkept: { state: 'error', sentence: 'This device cannot keep the form: closing the tab loses it' },
} as const;
const focusField = (path: string) => setTimeout(() => document.getElementById(fieldId(path))?.focus(), 0);

/** Holds the simple form while it is filled in, and keeps it on this device. */
export default function SimpleRequestHost({ testId, sdlcStage, given, onPreview, onLoaded, onUnkept }: SimpleRequestHostProps) {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const place = simplePlace(organization.id, id);
  const [{ machine, input, locks }] = useState(() => {
    const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const locks = openDraftLocks(place);
    return {
      locks,
      machine: simpleRequestMachine.provide({ actors: simpleRequestPorts({ client, place, locks, timezone, sdlcStage }) }),
      input: { wished: { testId, given: formFrom(given, timezone) }, openedAt: new Date().toISOString() },
    };
  });
  const actorRef = useActorRef(machine, { input });
  const stage = useSelector(actorRef, selectStage);
  const isKept = useKeptForm(actorRef, place, onUnkept);
  usePageTitle('Launch an advanced test');
  useLine(useMemo(() => ({ ...(stage === 'reading' ? readOnly : lines[isKept === false ? 'unkept' : 'kept']), keys }), [stage, isKept]));
  const preview = useCallback(() => actorRef.send({ type: 'preview.open', at: new Date().toISOString() }), [actorRef]);
  const clear = useCallback(() => actorRef.send({ type: 'form.clear', draftId: crypto.randomUUID() }), [actorRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': preview }), [preview]));
  useEffect(() => {
    const listeners = [
      actorRef.on('problems.found', ({ path }) => focusField(path)),
      actorRef.on('preview.opened', ({ form }) => onPreview(form)),
      actorRef.on('form.cleared', () =>
        showToast({ type: 'info', text: 'The form was cleared.', undo: () => actorRef.send({ type: 'form.restore' }) }),
      ),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onPreview]);
  useEffect(() => {
    if (isKept === true) onLoaded();
  }, [isKept, onLoaded]);
  useEffect(() => () => locks.release(), [locks]);
  return <SimpleRequestView actorRef={actorRef} onPreview={preview} onClear={clear} />;
}
