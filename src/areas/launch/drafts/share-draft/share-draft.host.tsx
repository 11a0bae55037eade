import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { shareDraftMachine, selectIsOpen } from '#machines/flows/launch/drafts/share-draft.ts';
import type { ShareDraftPorts } from '#machines/flows/launch/drafts/share-draft.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { ShareLaunchDraft, SharedDraft } from './share-draft.documents.ts';
import { useSelector } from '@xstate/react';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import {
  selectDraftId,
  selectIsKnown,
  selectOwnership,
  selectShareReason,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { draftPlace } from '../../request/launch-places.ts';
import { useRequestActor } from '../../request/request-actor.ts';

const shareDraftPorts = (client: Client, linkOf: (draftId: string) => string): ShareDraftPorts => ({
  shareDraft: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(ShareLaunchDraft, { input: { id: input.draftId, sharing: input.sharing } }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, result, errors } = data.shareLaunchDraft;
    return { refusal: successful ? null : joinMessages(errors), version: result?.version ?? 0 };
  }),
  copyLink: fromPromise(async ({ input }) => {
    if (!(await copyText(linkOf(input.draftId)))) throw new Error('The link was not copied.');
  }),
});

const View = lazyPart(async () => ({ default: (await import('./share-draft.view.tsx')).ShareDraftView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'share.close' }),
});

const linkOf = (draftId: string): string => new URL(draftPlace(draftId, null, ''), window.location.origin).href;

export function ShareDraftHost() {
  const requestRef = useRequestActor();
  const draftId = useSelector(requestRef, selectDraftId);
  const isKnown = useSelector(requestRef, selectIsKnown);
  const { refused } = useSelector(requestRef, selectOwnership);
  const shareReason = useSelector(requestRef, selectShareReason);
  const { client } = usePortal();
  const actorRef = useFlow(() => shareDraftMachine.provide({ actors: shareDraftPorts(client, linkOf) }));
  const isOpen = useSelector(actorRef, selectIsOpen);
  const isAsked = isKnown && refused['draft.share'] === null;
  const [{ data }] = useQuery({ query: SharedDraft, variables: { id: draftId }, pause: !isAsked });
  const sharing = data?.launchDraft.sharing ?? null;
  useEmitted(actorRef, { 'draft.shared': ({ version }) => requestRef.send({ type: 'draft.shared', version }) });
  return (
    <>
      <Button
        icon={Link2}
        disabledReason={shareReason ?? (isKnown ? null : 'Nothing to share yet.')}
        reason="hidden"
        onPress={() => actorRef.send({ type: 'share.open', draftId, sharing })}
      >
        {sharing === null ? 'Share draft' : 'Shared'}
      </Button>
      {isOpen ? (
        <Suspense>
          <View actorRef={actorRef} link={linkOf(draftId)} />
        </Suspense>
      ) : null}
    </>
  );
}
