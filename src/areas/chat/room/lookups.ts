import { chatPages } from '#schema/vocabulary/chat.ts';
import { periods } from '#schema/vocabulary/limits.ts';

type Waiting<Found> = { readonly resolve: (found: Found | null) => void; readonly reject: (error: unknown) => void };

/** Gathers lookups until none came for a moment, and asks for them in chunks; what was asked for twice is asked once. */
export const gatherLookups = <Found>(
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  pause: number = periods.chatBatchMs,
): ((id: string) => Promise<Found | null>) => {
  let waiting = new Map<string, Waiting<Found>[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = async (asked: readonly (readonly [string, readonly Waiting<Found>[]])[]): Promise<void> => {
    try {
      const found = await ask(asked.map(([id]) => id));
      for (const [id, all] of asked) for (const { resolve } of all) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const [, all] of asked) for (const { reject } of all) reject(error);
    }
  };
  const flush = (): void => {
    const all = [...waiting];
    waiting = new Map();
    timer = undefined;
    for (let at = 0; at < all.length; at += chatPages.lookup) void answer(all.slice(at, at + chatPages.lookup));
  };
  return (id) =>
    new Promise((resolve, reject) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    });
};
