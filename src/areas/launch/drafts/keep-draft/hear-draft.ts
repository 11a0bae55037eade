import type { Client } from 'urql';
import { LaunchDraftChanged } from './keep-draft.documents.ts';

/** How a draft stands on the server: its version, null where it cannot be read, and the place that types into it. */
export type DraftStanding = { readonly version: number | null; readonly holder: string | null };

export type DraftEar = {
  /** Whether the draft was heard of since the ear was opened, and nothing ended it. */
  readonly hears: () => boolean;
  readonly close: () => void;
};

/** Hears how a draft stands: at once, whenever it changes, and again when the socket is back. */
export function hearDraft(client: Client, draftId: string, tell: (standing: DraftStanding) => void): DraftEar {
  let hears = false;
  const subscription = client.subscription(LaunchDraftChanged, { id: draftId }).subscribe(({ data }) => {
    hears = data !== undefined;
    if (data !== undefined) tell(data.launchDraftChanged);
  });
  return { hears: () => hears, close: () => subscription.unsubscribe() };
}
