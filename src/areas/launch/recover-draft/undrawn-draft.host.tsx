import { useCallback, useState } from 'react';
import type { WishedDraft } from '#machines/flows/launch/build-request/build-request.types.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { discard } from '../build-request/build-request.ports.ts';
import { openDraftStore } from '../keep-draft/draft-store.ts';
import { ManageDraftsHost } from '../manage-drafts/manage-drafts.host.tsx';
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

/** Leads out of a draft that did not come or cannot be drawn. */
export default function UndrawnDraftHost({ wished, isUnloaded = false, onRetry, onLeave }: UndrawnDraftProps) {
  const { client } = usePortal();
  const { fullName, organization, id } = useViewer();
  const [ports] = useState(() => {
    const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const deps = { client, timezone, person: fullName, store: openDraftStore(organization.id, id, timezone) };
    return recoverDraftPorts(deps, wished, (draftId) =>
      showToast({ type: 'info', text: 'The draft was discarded.', undo: () => void discard(client, draftId, true).catch(() => undefined) }),
    );
  });
  const recovered = useCallback(() => onLeave(false), [onLeave]);
  const discarded = useCallback(() => onLeave(true), [onLeave]);
  return (
    <RecoverHost
      ports={ports}
      noun="draft"
      isUnloaded={isUnloaded}
      onRetry={onRetry}
      onRecovered={recovered}
      onDiscarded={discarded}
      beside={<ManageDraftsHost openId={wished.draftId ?? ''} isOpen={false} />}
    />
  );
}
