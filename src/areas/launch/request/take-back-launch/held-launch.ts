import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

export type HeldLaunch = { readonly testId: string; readonly saved: SavedDraft; readonly until: number };

let held: HeldLaunch | null = null;

/** Counted from sending, before the server's own count, so that the offer never outlasts it. */
export function holdLaunch(testId: string, saved: SavedDraft, sentAt: number): void {
  held = { testId, saved, until: sentAt + launchLimits.heldSeconds * 1_000 };
}

/** While this tab may offer undo. */
export const heldLaunchOf = (testId: string | null, now: number): HeldLaunch | null =>
  held !== null && held.testId === testId && now < held.until ? held : null;

export function forgetHeld(): void {
  held = null;
}
