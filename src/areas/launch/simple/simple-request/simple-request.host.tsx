import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { selectKeeping, selectProblemAt, selectStage, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import { useRoom } from '#src/launch-room.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { focusField } from '#src/ui/focus.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { AttachFilesHost } from '../../request/attach-files.host.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { useOpenLaunch } from '../../request/open-launch.ports.ts';
import { useBroken } from '../../drafts/use-broken.ts';
import { FormStatus, FormSaved } from '#src/keeping/form-status.host.tsx';
import { simpleWish } from '#schema/rules/launch/simple-request.ts';
import { SimpleRequestView } from './simple-request.view.tsx';
import type { SimpleRequestProps } from './simple-field.ts';
import { useSimpleRequest } from './use-simple-request.ts';
import type { SimpleRequestGiven } from './use-simple-request.ts';

const keys = [{ keys: 'Ctrl Enter', label: 'preview' }];
const readOnly = { state: 'saved', sentence: 'Read only' } as const;

function ReadLine() {
  useStatusBar(readOnly);
  return null;
}

function FormFiles({ actorRef }: SimpleRequestProps) {
  return (
    <AttachFilesHost
      files={useSelector(actorRef, selectValues).files}
      error={useSelector(actorRef, selectProblemAt('fileIds'))}
      onChange={(change) => actorRef.send({ type: 'values.change', fields: { files: change(selectValues(actorRef.getSnapshot()).files) } })}
    />
  );
}

const goTo = (path: string): void => {
  const field = document.getElementById(fieldId(path));
  if (field !== null) focusField(field);
};

export default function SimpleRequestHost(of: SimpleRequestGiven) {
  const openRef = useOpenLaunch();
  const { actorRef, isUnkept } = useSimpleRequest(of, openRef);
  useBroken(actorRef);
  const stage = useSelector(actorRef, selectStage);
  const keeping = useSelector(actorRef, selectKeeping);
  const room = useRoom(simpleWish(useSelector(actorRef, selectValues)));
  usePageTitle('Launch an advanced test');
  const preview = useCallback(() => actorRef.send({ type: 'preview.open', at: new Date().toISOString() }), [actorRef]);
  const clear = useCallback(() => actorRef.send({ type: 'form.clear', draftId: crypto.randomUUID() }), [actorRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': preview }), [preview]));
  useEmitted(actorRef, {
    'problems.found': ({ path }) => goTo(path),
    'preview.opened': (opened) => openRef.send(opened),
    'form.cleared': ({ draftId }) =>
      showToast({
        id: 'form-cleared',
        type: 'info',
        text: 'The form was cleared.',
        undo: () => actorRef.send({ type: 'form.restore', draftId }),
      }),
  });
  return (
    <>
      {stage === 'reading' ? <ReadLine /> : <FormStatus keeping={keeping} isUnkept={isUnkept} keys={keys} />}
      <SimpleRequestView
        actorRef={actorRef}
        room={room}
        files={<FormFiles actorRef={actorRef} />}
        saved={<FormSaved keeping={keeping} isUnkept={isUnkept} />}
        onPreview={preview}
        onClear={clear}
      />
    </>
  );
}
