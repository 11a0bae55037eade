import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** Who moved a thing since a version of it was seen; without an event where that is not known. */
export type MovedSince = { readonly event: string | null; readonly who: string | null };

/** Refuses to take back a change that was followed by another, and says by whose. */
export const movedSince = (
  { deeds }: { readonly deeds?: Readonly<Record<string, string | undefined>> },
  { event, who }: MovedSince,
): Refusal => {
  const deed = event === null ? undefined : deeds?.[event];
  return refusal('stale_object', `${who ?? 'Somebody else'} ${deed ?? 'changed this'} since.`);
};
