import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectDraftId } from '#machines/flows/launch/request/build-request.selectors.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import type { OpenLaunchActorRef } from '#machines/flows/launch/open-launch.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { goneChangesWords, goneWords } from '../gone-words.tsx';
import { draftPlace } from '../launch-places.ts';

const refused = 'request-refused';
const unkept = 'The other draft could not be kept, so nothing was replaced. Try again.';
const setAside = 'draft-set-aside';
const untaken = 'draft-untaken';
const abandoned = 'test-abandoned';
const discarded = 'draft-discarded';

/** Says what happened to the request, leads on from it, and lets what is gone be brought back. */
export function useRequestNews(actorRef: BuildRequestActorRef, openRef: Pick<OpenLaunchActorRef, 'send'>): void {
  const draftId = useSelector(actorRef, selectDraftId);
  useEmitted(actorRef, {
    'request.launched': (launched) => {
      dismissToast(refused);
      openRef.send(launched);
    },
    'request.refused': ({ message }) => showToast({ id: refused, type: 'danger', text: message }),
    'test.abandoned': ({ draftId: of, test, heldAs }) =>
      showToast({
        id: abandoned,
        type: 'info',
        text:
          heldAs === null
            ? goneWords(test.values.name, 'The test', 'was thrown away.')
            : goneChangesWords(heldAs, 'the test', 'were thrown away.'),
        undo: () => {
          actorRef.send({ type: 'test.bringBack', draftId: of, test });
          openRef.send({ type: 'request.resumed' });
        },
      }),
    'draft.setAside': ({ draftId: aside }) => {
      if (aside === null) return;
      showToast({
        id: setAside,
        type: 'success',
        text: 'The other draft is kept beside this one.',
        action: { label: 'Open', href: draftPlace(aside, null, '') },
      });
    },
    'aside.refused': () => showToast({ id: setAside, type: 'danger', text: unkept }),
    'takeOver.refused': () => showToast({ id: untaken, type: 'danger', text: 'The draft could not be taken over. Try again.' }),
    'discard.refused': ({ message }) => showToast({ id: discarded, type: 'danger', text: message }),
    'restore.refused': ({ message }) => showToast({ id: discarded, type: 'danger', text: message }),
    'draft.discarded': ({ name }) =>
      showToast({
        id: discarded,
        type: 'info',
        text: goneWords(name, 'The draft', 'was discarded.'),
        undo: () => {
          actorRef.send({ type: 'draft.restore' });
          openRef.send({ type: 'draft.restored' });
        },
      }),
  });
  useEffect(() => () => dismissToast(abandoned), [actorRef, draftId]);
  useEffect(() => () => dismissToast(discarded), [actorRef]);
}
