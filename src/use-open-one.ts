import { openOneMachine, selectOverlay } from '#machines/lib/open-one.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';

type OpenOne<Name> = {
  /** What is open, whatever it is about; null where nothing is. */
  readonly name: Name | null;
  /** Whom or what it is about. */
  readonly id: string | null;
  readonly open: (name: Name, id?: string) => void;
  readonly close: () => void;
  /** Opens or closes it, for what tells both at once. */
  readonly turn: (name: Name) => (isOpen: boolean) => void;
};

/** Runs the chart of what lies over a page; its ways to open and close stay the same. */
export function useOpenOne<Name extends string = string>(atFirst: Name | null = null): OpenOne<Name> {
  const actorRef = useActorRef(openOneMachine, { input: atFirst === null ? undefined : { name: atFirst, id: null } });
  const overlay = useSelector(actorRef, selectOverlay);
  const ways = useMemo(() => {
    const open = (name: Name, id?: string) => actorRef.send({ type: 'overlay.open', name, ...(id !== undefined && { id }) });
    const close = () => actorRef.send({ type: 'overlay.close' });
    return { open, close, turn: (name: Name) => (isOpen: boolean) => (isOpen ? open(name) : close()) };
  }, [actorRef]);
  return { name: overlay === null ? null : (overlay.name as Name), id: overlay?.id ?? null, ...ways };
}
