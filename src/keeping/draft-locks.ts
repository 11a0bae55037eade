/** What a tab hears about the draft it holds. */
export type HoldListener = { readonly asked: () => void; readonly lost: () => void };

/** Which tab of this browser types into a draft: one holds it, another may ask for it. */
export type DraftLocks = {
  /** Takes the draft; with force, away from another tab. False when another tab holds it. */
  readonly claim: (draftId: string, force: boolean) => Promise<boolean>;
  readonly watch: (draftId: string, listener: HoldListener) => () => void;
  /** Whether a tab of this browser has it open. */
  readonly isOpen: (draftId: string) => Promise<boolean>;
  readonly release: () => void;
};

const patience = 2_500;

type Hold = { readonly draftId: string; readonly release: () => void };

/** Locks by which the tabs of one member agree; where the browser has none, every tab types. */
export function openDraftLocks(prefix: string): DraftLocks {
  const keyOf = (draftId: string): string => `${prefix}:${draftId}`;
  const lost = new Set<() => void>();
  let hold: Hold | null = null;

  const request = (draftId: string, options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      let isTaken = false;
      const kept = navigator.locks.request(keyOf(draftId), options, (lock) => {
        isTaken = lock !== null;
        resolve(isTaken);
        if (lock === null) return;
        return new Promise<void>((release) => {
          hold = { draftId, release };
        });
      });
      kept.catch(() => {
        if (!isTaken) return resolve(false);
        hold = null;
        for (const listener of lost) listener();
      });
    });

  const ask = (draftId: string): Promise<boolean> => {
    const channel = new BroadcastChannel(keyOf(draftId));
    const given = request(draftId, { signal: AbortSignal.timeout(patience) });
    channel.postMessage('ask');
    return given.finally(() => channel.close());
  };

  const release = (): void => {
    hold?.release();
    hold = null;
  };

  return {
    claim: async (draftId, force) => {
      if (hold?.draftId === draftId || !('locks' in navigator)) return true;
      release();
      if (await request(draftId, { ifAvailable: true })) return true;
      return force && ((await ask(draftId)) || request(draftId, { steal: true }));
    },
    watch: (draftId, listener) => {
      const channel = new BroadcastChannel(keyOf(draftId));
      channel.addEventListener('message', listener.asked);
      lost.add(listener.lost);
      return () => {
        channel.close();
        lost.delete(listener.lost);
      };
    },
    isOpen: async (draftId) => {
      if (!('locks' in navigator)) return false;
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === keyOf(draftId));
    },
    release,
  };
}

/** Hands what this tab holds to the tab that asks for it, and says when it is taken. */
export const giveWhenAsked = (locks: DraftLocks, draftId: string, taken: () => void): (() => void) =>
  locks.watch(draftId, {
    asked: () => {
      locks.release();
      taken();
    },
    lost: taken,
  });
