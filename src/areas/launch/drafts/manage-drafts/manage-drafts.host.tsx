import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import { manageDraftsMachine, selectRenamedId } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { findFocus } from '#src/ui/focus.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { goneWords } from '../../request/gone-words.tsx';
import { draftPlace, newDraftPlace } from '../../request/launch-places.ts';
import { OtherDrafts } from './manage-drafts.documents.ts';
import { manageDraftsPorts } from './manage-drafts.ports.ts';
import { AwaitedDraftsView, ManageDraftsView, UnlistedDraftsView } from './manage-drafts.view.tsx';
import type { DraftLineShown } from './manage-drafts.view.tsx';

const draftsId = 'other-drafts';

const noteOf = (testCount: number, step: string): string => {
  const at = wizardSteps.find((each) => each === step);
  const tests = testCount === 0 ? 'No test yet' : `${testCount} ${testCount === 1 ? 'test' : 'tests'}`;
  return at === undefined ? tests : `${tests}, at ${wizardStepLabels[at]}`;
};

/** On the renamed row, or on 'new draft' when a row is gone. */
function useListFocus(renamed: string | null, count: number): void {
  const last = useRef({ renamed, count });
  useEffect(() => {
    const from = last.current;
    last.current = { renamed, count };
    const row = renamed === null && from.renamed !== null ? `[data-key="${from.renamed}"] button` : null;
    if (row !== null || count < from.count) findFocus(document.querySelector<HTMLElement>(row ?? `#${draftsId} a`));
  }, [renamed, count]);
}

export function ManageDraftsHost({ openId, isOpen = true }: { readonly openId: string; readonly isOpen?: boolean }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => manageDraftsMachine.provide({ actors: manageDraftsPorts(client) }));
  const [{ data, error }, ask] = useQuery({ query: OtherDrafts, requestPolicy: 'cache-and-network' });
  const drafts = useMemo(
    () =>
      (data?.launchDrafts ?? [])
        .filter(({ id }) => id !== openId)
        .map(({ id, name, step, savedAt, testCount, openTestId, sharing, holder }): DraftLineShown => ({
          id,
          name,
          savedAt,
          title: name === '' ? 'Draft without a name' : name,
          note: noteOf(testCount, step),
          href: draftPlace(id, openTestId, step),
          isShared: sharing !== null,
          heldReason: holder === null ? null : 'This draft is open elsewhere. Rename it there.',
        })),
    [data, openId],
  );
  useEmitted(actorRef, {
    'draft.duplicated': ({ draftId }) =>
      showToast({ type: 'success', text: 'The draft was copied.', action: { label: 'Open', href: draftPlace(draftId, null, '') } }),
    'draft.discarded': ({ draftId, name, version }) =>
      showToast({
        type: 'info',
        text: goneWords(name, 'The draft', 'was discarded.'),
        undo: version === null ? undefined : () => actorRef.send({ type: 'draft.restore', draftId, version }),
      }),
    'drafts.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  useListFocus(useSelector(actorRef, selectRenamedId), drafts.length);
  if (data === undefined)
    return error === undefined ? <AwaitedDraftsView /> : <UnlistedDraftsView onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <ManageDraftsView actorRef={actorRef} id={draftsId} drafts={drafts} newHref={newDraftPlace} isOpen={isOpen} />;
}
