import { useIsUnkept } from '#src/keeping/use-kept-line.ts';
import { useOnce } from '#src/ui/local.ts';
import { useEffect, useLayoutEffect } from 'react';
import type { OpenLaunchActorRef } from '#machines/flows/launch/open-launch.ts';
import type { FormCopy } from '#machines/flows/launch/simple/keep-form.rules.ts';
import { selectIsUnsent, selectSavedAt, selectSaving, selectVersion } from '#machines/flows/shared/keep-form.ts';
import type { KeptForms } from '#machines/flows/shared/keep-form.ts';
import { selectIsEditable, selectKeeping, selectKept } from '#machines/flows/launch/simple/simple-request.ts';
import type { SimpleRequestActorRef } from '#machines/flows/launch/simple/simple-request.ts';
import { isWorthKeeping, keepForm, writtenCopy, copyFrom, simplePlace } from '../kept-form.ts';
import { useActorRef } from '@xstate/react';
import { readKeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { deviceId } from '#src/keeping/device.ts';
import { openDraftLocks } from '#src/keeping/draft-locks.ts';
import { simpleRequestWith } from './simple-request.ports.ts';
import { readerZone } from '#src/ui/reader-dates.ts';

/** In milliseconds: browsers limit changes of the URL. */
const pause = 400;

type Copy = Omit<FormCopy, 'stamp'>;

function useKeptForm(actorRef: SimpleRequestActorRef, place: string, openRef: OpenLaunchActorRef): void {
  useEffect(() => {
    let known: KeptForms | null = null;
    let unkept: Copy | null = null;
    let wasDone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keeping = () => selectKeeping(actorRef.getSnapshot())?.getSnapshot();
    const tell = (): void => {
      timer = undefined;
      if (unkept !== null) openRef.send({ type: 'form.unkept', copy: writtenCopy(unkept) });
    };
    const keep = (): void => {
      const forms = selectKept(actorRef.getSnapshot());
      const saving = keeping();
      if (forms === null || saving === undefined || !selectIsEditable(actorRef.getSnapshot()) || known === forms) return;
      known = forms;
      const copy = { forms, version: selectVersion(saving), savedAt: selectSavedAt(saving), isUnsent: selectIsUnsent(forms)(saving) };
      const isDone = keepForm(place, copy);
      unkept = isDone ? null : copy;
      if (isDone && !wasDone) openRef.send({ type: 'form.kept' });
      wasDone = isDone;
      if (!isDone) timer ??= setTimeout(tell, pause);
    };
    const warn = (event: BeforeUnloadEvent): void => {
      const saving = keeping();
      const isSaved = saving !== undefined && selectSaving(saving) === 'saved';
      if (unkept !== null && isWorthKeeping(unkept.forms) && !isSaved) event.preventDefault();
    };
    keep();
    const subscription = actorRef.subscribe(keep);
    window.addEventListener('beforeunload', warn);
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
    };
  }, [actorRef, place, openRef]);
}

export type SimpleRequestGiven = {
  readonly testId: string | null;
  readonly sdlcStage: SdlcStage | null;
  /** From its preview, or the URL's copy where the device saves nothing. */
  readonly given: unknown;
};

type Simple = {
  readonly actorRef: SimpleRequestActorRef;
  /** Whether this device refuses to keep it. */
  readonly isUnkept: boolean;
};

export function useSimpleRequest({ testId, sdlcStage, given }: SimpleRequestGiven, openRef: OpenLaunchActorRef): Simple {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const place = simplePlace(organization.id, id);
  const { machine, input, locks } = useOnce(() => {
    const timezone = readerZone();
    const locks = openDraftLocks(place);
    return {
      locks,
      machine: simpleRequestWith({
        client,
        place,
        device: deviceId(),
        locks,
        timezone,
        sdlcStage,
        carried: copyFrom(given, timezone),
      }),
      input: { wished: { testId, given: readKeptForm(given, timezone) }, openedAt: new Date().toISOString() },
    };
  });
  const actorRef = useActorRef(machine, { input });
  useKeptForm(actorRef, place, openRef);
  const isUnkept = useIsUnkept(place);
  useLayoutEffect(
    () => () => {
      selectKeeping(actorRef.getSnapshot())?.send({ type: 'page.hidden' });
      locks.release();
    },
    [actorRef, locks],
  );
  return { actorRef, isUnkept };
}
