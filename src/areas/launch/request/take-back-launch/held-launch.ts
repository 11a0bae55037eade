import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** A launch that can be taken back for a moment, with the draft as it was sent. */
export type HeldLaunch = { readonly testId: string; readonly saved: SavedDraft; readonly until: number };

let held: HeldLaunch | null = null;

/** Notes a launch that was sent at a moment: the server holds it from a later one, so that what is offered here is never over there. */
export function holdLaunch(testId: string, saved: SavedDraft, sentAt: number): void {
  held = { testId, saved, until: sentAt + launchLimits.heldSeconds * 1_000 };
}

/** The launch of a test, for as long as this tab may offer to take it back. */
export const heldLaunchOf = (testId: string | null, now: number): HeldLaunch | null =>
  held !== null && held.testId === testId && now < held.until ? held : null;

export function forgetHeld(): void {
  held = null;
}
