import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { newDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { WishedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { draftPlace } from '../../request/launch-places.ts';
import { keepDraftDeps } from '../keep-draft/keep-draft.deps.ts';
import { ManageDraftsHost } from '../manage-drafts/manage-drafts.host.tsx';
import { restore } from '../../request/load-draft.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { recoverDraftPorts } from './recover-draft.ports.ts';

export type UndrawnDraftProps = {
  readonly wished: WishedDraft;
  /** Not loaded at all. */
  readonly isUnloaded?: boolean;
  readonly onRetry: () => void;
  /** To the request, or to Launch where the draft is gone. */
  readonly onLeave: (isGone: boolean) => void;
};

const unanswered = 'The server did not answer.';

const beside = (draftId: string | null): ReactNode => <ManageDraftsHost openId={draftId ?? ''} isOpen={false} />;

export default function UndrawnDraftHost({ wished, isUnloaded = false, onRetry, onLeave }: UndrawnDraftProps) {
  const { client } = usePortal();
  const viewer = useViewer();
  const navigation = useNavigation();
  const [ports] = useState(() => {
    const bringBack = async (draftId: string, version: number | null): Promise<void> => {
      let isLost = false;
      const refusal = await restore(client, draftId, version).catch(() => ((isLost = true), unanswered));
      if (refusal === null) return navigation?.navigate(draftPlace(draftId, null, ''), { replace: false });
      const again = isLost ? () => void bringBack(draftId, version) : undefined;
      showToast({ type: 'danger', text: `The draft was not brought back. ${refusal}`, undo: again });
    };
    return recoverDraftPorts(keepDraftDeps(client, viewer), wished, (draftId, version) =>
      showToast({ type: 'info', text: 'The draft was discarded.', undo: () => void bringBack(draftId, version) }),
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
