import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { customerRequestProblems } from '#schema/rules/launch/customer-request.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { isUntouched } from '#schema/rules/launch/request-draft.ts';
import type { SavedDraft } from '../keep-draft/keep-draft.types.ts';
import type { BuildRequestContext, LaunchRefusal, LoadedDraft } from './build-request.types.ts';

/** A copy kept on this device: the draft, and whether the server has not answered for it yet. */
export type DraftCopy = { readonly saved: SavedDraft; readonly unsent: boolean };

/** A draft of the server, and the device whose save it was. */
export type ServerDraft = { readonly saved: SavedDraft; readonly by: string | null };

/**
 * Which of the two drafts goes on: the server's, or what this device kept and the server never confirmed. A newer draft on
 * the server is no conflict when this device saved it and only the answer was lost: then the copy holds all of it and more.
 */
export function reconcile(server: ServerDraft | null, copy: DraftCopy | null, fresh: SavedDraft, device: string): LoadedDraft {
  if (copy === null || !copy.unsent || isUntouched(copy.saved.draft)) return { kind: 'open', saved: server?.saved ?? fresh, unsent: false };
  if (server === null || server.saved.draftId !== copy.saved.draftId) return { kind: 'open', saved: copy.saved, unsent: true };
  if (server.saved.version <= copy.saved.version) return { kind: 'open', saved: copy.saved, unsent: true };
  if (server.by !== device) return { kind: 'elsewhere', saved: copy.saved, newer: server.saved };
  return { kind: 'open', saved: { ...server.saved, draft: copy.saved.draft }, unsent: true };
}

/** Whether the request as a whole can be launched. */
export const isLaunchable = ({ draft, flags, now }: BuildRequestContext): boolean =>
  customerRequestProblems(draft, flags, now).length === 0;

/** What the danger toast says after a refused launch. */
export const refusalMessage = (refusals: readonly LaunchRefusal[]): string => joinMessages(refusals) || launchTexts.launchFailed;

export const notAnswered = 'The request was not sent, or its answer was lost. Try again: it cannot be launched twice.';
