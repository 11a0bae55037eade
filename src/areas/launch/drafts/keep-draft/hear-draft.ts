import type { Client } from 'urql';
import { LaunchDraftChanged } from './keep-draft.documents.ts';

/** `version` is null where it cannot be read. */
export type DraftStanding = { readonly version: number | null; readonly holder: string | null };

export type DraftEar = {
  /** Heard since it was opened, and not ended. */
  readonly hears: () => boolean;
  readonly close: () => void;
};

/** At once, on each change, and after a reconnect. */
export function hearDraft(client: Client, draftId: string, tell: (standing: DraftStanding) => void): DraftEar {
  let hears = false;
  const subscription = client.subscription(LaunchDraftChanged, { id: draftId }).subscribe(({ data }) => {
    hears = data !== undefined;
    if (data !== undefined) tell(data.launchDraftChanged);
  });
  return { hears: () => hears, close: () => subscription.unsubscribe() };
}
