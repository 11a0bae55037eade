import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { newDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { WishedDraft } from '#machines/flows/launch/request/build-request.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { draftPlace } from '../../request/launch-places.ts';
import { keepDraftDeps } from '../keep-draft/keep-draft.deps.ts';
import { ManageDraftsHost } from '../manage-drafts/manage-drafts.host.tsx';
import { discard } from '../manage-drafts/manage-drafts.ports.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { recoverDraftPorts } from './recover-draft.ports.ts';

export type UndrawnDraftProps = {
  readonly wished: WishedDraft;
  /** Whether it did not come at all. */
  readonly isUnloaded?: boolean;
  readonly onRetry: () => void;
  /** Leads to the request of the draft, or to Launch where it is gone. */
  readonly onLeave: (isGone: boolean) => void;
};

const unanswered = 'The draft was not brought back. The server did not answer.';

const beside = (draftId: string | null): ReactNode => <ManageDraftsHost openId={draftId ?? ''} isOpen={false} />;

/** Leads out of a draft that did not come or cannot be drawn. */
export default function UndrawnDraftHost({ wished, isUnloaded = false, onRetry, onLeave }: UndrawnDraftProps) {
  const { client } = usePortal();
  const viewer = useViewer();
  const navigation = useNavigation();
  const [ports] = useState(() => {
    const restore = async (draftId: string): Promise<void> => {
      const { refusal } = await discard(client, draftId, true).catch(() => ({ refusal: unanswered }));
      if (refusal === null) navigation?.navigate(draftPlace(draftId, null, ''), { replace: false });
      else showToast({ type: 'danger', text: refusal, undo: () => void restore(draftId) });
    };
    return recoverDraftPorts(keepDraftDeps(client, viewer), wished, (draftId) =>
      showToast({ type: 'info', text: 'The draft was discarded.', undo: () => void restore(draftId) }),
    );
  });
  const recovered = useCallback(() => onLeave(false), [onLeave]);
  const discarded = useCallback(() => onLeave(true), [onLeave]);
  return (
    <RecoverHost
      ports={ports}
      id={wished.draftId === newDraft ? null : wished.draftId}
      noun="draft"
      isUnloaded={isUnloaded}
      onRetry={onRetry}
      onRecovered={recovered}
      onDiscarded={discarded}
      beside={beside}
    />
  );
}
