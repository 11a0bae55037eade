import { readOverride } from '#src/cache/headers.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { outboxOf } from './outbox.ts';
import { useBoard } from './unsent-mark.tsx';
import { noUnsentStore, openUnsentStore } from './unsent-store.ts';

export type OutboxHostProps = {
  /** By the name of their mutation. */
  readonly documents: Readonly<Record<string, () => Promise<TypedDocumentNode<never, never>>>>;
};

const countWords = (count: number): string => `${count} not sent yet`;
const sentWords = (count: number): string =>
  count === 1 ? 'A decision that had waited was sent.' : `${count} decisions that had waited were sent.`;

/** Sends what was decided without a line, on whatever page there is one again, and says how much waits. */
export function OutboxHost({ documents }: OutboxHostProps) {
  const { client, member } = usePortal();
  const count = useBoard((board) => board.count(), 0);
  useEffect(() => {
    const { organizationPublicId, userId } = member;
    return outboxOf(client).follow({
      store: readOverride(document.cookie) === null ? openUnsentStore(organizationPublicId, userId) : noUnsentStore,
      documentOf: async (operation) => ((await documents[operation]?.()) ?? null) as TypedDocumentNode<unknown, AnyVariables> | null,
      onLate: ({ name, href, refusal }) =>
        refusal !== null && showToast({ type: 'danger', text: `${name}: ${refusal}`, action: { label: 'Show', href }, id: `late-${name}` }),
      onAdopted: (sent) => showToast({ type: 'success', text: sentWords(sent) }),
    });
  }, [client, member, documents]);
  useStatusBar(
    useMemo(
      () => ({ works: count === 0 ? [] : [{ id: 'unsent', sentence: countWords(count), done: 0, total: count, isOnPhones: true }] }),
      [count],
    ),
  );
  return null;
}
