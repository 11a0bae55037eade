import { openOneMachine, selectOverlay } from '#machines/lib/open-one.ts';
import type { Overlay } from '#machines/lib/open-one.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';

type OpenOne = {
  /** What is open, whatever it is about. */
  readonly name: string | null;
  /** Whom or what it is about. */
  readonly id: string | null;
  readonly open: (name: string, id?: string) => void;
  readonly close: () => void;
};

/** Runs the chart of what lies over a page; its ways to open and close stay the same. */
export function useOpenOne(atFirst?: Overlay): OpenOne {
  const actorRef = useActorRef(openOneMachine, { input: atFirst });
  const overlay = useSelector(actorRef, selectOverlay);
  const ways = useMemo(
    () => ({
      open: (name: string, id?: string) => actorRef.send({ type: 'overlay.open', name, ...(id !== undefined && { id }) }),
      close: () => actorRef.send({ type: 'overlay.close' }),
    }),
    [actorRef],
  );
  return { name: overlay?.name ?? null, id: overlay?.id ?? null, ...ways };
}
