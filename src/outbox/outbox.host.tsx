import { readOverride } from '#src/cache/headers.ts';
import type { SocketEvent } from '#src/cache/socket.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useBoard } from './board.ts';
import { outboxOf } from './outbox.ts';
import { watchNetwork } from './try-line.ts';
import { noUnsentStore, openUnsentStore } from './unsent-store.ts';

type WatchSocket = (listener: (event: SocketEvent | 'call.lost') => void) => () => void;

export type OutboxHostProps = {
  readonly watchSocket: WatchSocket;
  /** By the name of their mutation. */
  readonly documents: Readonly<Record<string, () => Promise<TypedDocumentNode<never, never>>>>;
};

type Hear = (event: { readonly type: 'line.lost' | 'line.found' }) => void;

const lineOf =
  (watchSocket: WatchSocket) =>
  (hear: Hear): (() => void) => {
    const found = (): void => hear({ type: 'line.found' });
    const unwatch = watchSocket((event) => event === 'socket.opened' && found());
    const leave = watchNetwork(() => hear({ type: 'line.lost' }), found);
    return () => {
      unwatch();
      leave();
    };
  };

const countWords = (count: number): string => `${count} not sent yet`;
const sentWords = (count: number): string =>
  count === 1 ? 'A decision that had waited was sent.' : `${count} decisions that had waited were sent.`;

/** Sends what was decided without a line, on whatever page there is one again, and says how much waits. */
export function OutboxHost({ watchSocket, documents }: OutboxHostProps) {
  const { client, member } = usePortal();
  const count = useBoard((board) => board.count(), 0);
  useEffect(() => {
    const { organizationPublicId, userId } = member;
    return outboxOf(client).follow({
      store: readOverride(document.cookie) === null ? openUnsentStore(organizationPublicId, userId) : noUnsentStore,
      documentOf: async (operation) => ((await documents[operation]?.()) ?? null) as TypedDocumentNode<unknown, AnyVariables> | null,
      watchLine: lineOf(watchSocket),
      onLate: ({ name, href, refusal }) =>
        refusal !== null && showToast({ type: 'danger', text: `${name}: ${refusal}`, action: { label: 'Show', href }, id: `late-${name}` }),
      onAdopted: (sent) => showToast({ type: 'success', text: sentWords(sent) }),
    });
  }, [client, member, documents, watchSocket]);
  useStatusBar(
    useMemo(
      () => ({ works: count === 0 ? [] : [{ id: 'unsent', sentence: countWords(count), done: 0, total: count, isOnPhones: true }] }),
      [count],
    ),
  );
  return null;
}
