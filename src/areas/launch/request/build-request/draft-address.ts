import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { BuildRequestActorRef, WishedDraft } from '#machines/flows/launch/request/build-request.ts';
import { selectDraftId, selectIsKnown } from '#machines/flows/launch/request/build-request.selectors.ts';

/** The draft and the test an address names, and how to make it name the draft that is open. */
export type DraftAddress = {
  readonly draft: string | undefined;
  readonly test: string | undefined;
  readonly name: (draftId: string) => void;
};

/** The draft that the pages of a request stand on. */
export type AddressedDraft = {
  /** Grows when the address names another draft. */
  readonly turn: number;
  readonly wished: WishedDraft;
  readonly onOpened: (draftId: string, isKnown: boolean) => void;
  /** Leaves a draft that is gone for whichever is chosen next. */
  readonly leave: () => void;
};

type Addressed = {
  readonly turn: number;
  readonly named: string | null;
  readonly opened: string | null;
  readonly test: string | null;
  /** A draft that was left, while the address still names it. */
  readonly left: string | undefined;
};

/** Which draft the pages stand on: another one only when the address names another than the one that is open. */
export function useAddressedDraft({ draft, test, name }: DraftAddress): AddressedDraft {
  const [addressed, setAddressed] = useState<Addressed>({
    turn: 0,
    named: draft ?? null,
    opened: null,
    test: test ?? null,
    left: undefined,
  });
  const left = draft === addressed.left ? draft : undefined;
  if (draft !== undefined && draft !== addressed.named && draft !== left)
    setAddressed(
      draft === addressed.opened
        ? { ...addressed, named: draft, left }
        : { turn: addressed.turn + 1, named: draft, opened: null, test: test ?? null, left },
    );
  else if (left !== addressed.left) setAddressed({ ...addressed, left });
  const onOpened = useCallback(
    (draftId: string, isKnown: boolean) => {
      setAddressed((before) => (before.opened === draftId ? before : { ...before, opened: draftId }));
      if (isKnown && draft !== draftId) name(draftId);
    },
    [draft, name],
  );
  const leave = useCallback(
    () => setAddressed(({ turn }) => ({ turn: turn + 1, named: null, opened: null, test: null, left: draft })),
    [draft],
  );
  return { turn: addressed.turn, leave, wished: { draftId: addressed.opened ?? addressed.named, testId: addressed.test }, onOpened };
}

/** Tells the address which draft was opened, once the server knows it. */
export function useDraftInAddress(actorRef: BuildRequestActorRef, { onOpened }: AddressedDraft): void {
  const draftId = useSelector(actorRef, selectDraftId);
  const isKnown = useSelector(actorRef, selectIsKnown);
  useEffect(() => {
    if (draftId !== '') onOpened(draftId, isKnown);
  }, [draftId, isKnown, onOpened]);
}
