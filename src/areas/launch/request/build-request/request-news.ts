import type { LaunchReceipt } from '#machines/flows/launch/drafts/keep-draft.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectDraftId } from '#machines/flows/launch/request/build-request.selectors.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';
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

/** Where the person is led once something happened to the request. */
export type RequestNews = {
  readonly onLaunched: (receipt: LaunchReceipt, chosen: ChosenSchedule, isLate: boolean) => void;
  /** A draft is brought back: its request is shown, not the one that was begun instead. */
  readonly onRestored: () => void;
  /** A test is brought back into the request, which is shown. */
  readonly onBroughtBack: () => void;
};

/** Says what happened to the request, and lets what is gone be brought back. */
export function useRequestNews(actorRef: BuildRequestActorRef, { onLaunched, onRestored, onBroughtBack }: RequestNews): void {
  const draftId = useSelector(actorRef, selectDraftId);
  useEmitted(actorRef, {
    'request.launched': ({ receipt, chosen, isLate }) => {
      dismissToast(refused);
      onLaunched(receipt, chosen, isLate);
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
          onBroughtBack();
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
    'restore.refused': ({ message }) => showToast({ id: discarded, type: 'danger', text: message }),
    'draft.discarded': ({ name }) =>
      showToast({
        id: discarded,
        type: 'info',
        text: goneWords(name, 'The draft', 'was discarded.'),
        undo: () => {
          actorRef.send({ type: 'draft.restore' });
          onRestored();
        },
      }),
  });
  useEffect(() => () => dismissToast(abandoned), [actorRef, draftId]);
  useEffect(() => () => dismissToast(discarded), [actorRef]);
}
