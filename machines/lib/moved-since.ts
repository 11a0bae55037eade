import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export type MovedSince = { readonly event: string | null; readonly who: string | null };

/** Refuses to undo a change that another one followed, naming that one's author. */
export const movedSince = (
  { deeds }: { readonly deeds?: Readonly<Record<string, string | undefined>> },
  { event, who }: MovedSince,
): Refusal => {
  const deed = event === null ? undefined : deeds?.[event];
  return refusal('stale_object', `${who ?? 'Somebody else'} ${deed ?? 'changed this'} since.`);
};
