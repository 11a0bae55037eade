import { selectConnection } from '#machines/flows/session/connection.ts';
import type { ConnectionActorRef } from '#machines/flows/session/connection.ts';
import { useStatusBarEntries } from '#src/status-bar.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { lineKeys } from '../viewer/keyboard.rules.ts';
import { LineView } from './line.view.tsx';

/** The line at the foot of every screen; what a screen says in it draws nothing else again. */
export function LineHost({ connection, areas }: { readonly connection: ConnectionActorRef; readonly areas: readonly Area[] }) {
  const line = useStatusBarEntries();
  const { waits } = usePortal();
  const isBusy = useSyncExternalStore(waits.watch, waits.current);
  return (
    <LineView isBusy={isBusy} connection={useSelector(connection, selectConnection)} line={{ ...line, keys: lineKeys(areas, line.keys) }} />
  );
}
