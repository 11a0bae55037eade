import { recallThrough, useKeeping } from './kept.ts';
import type { Flow } from './kept.ts';
import { useViewer } from '#src/viewer.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { useOnce } from '#src/ui/local.ts';
import { useCallback } from 'react';
import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';

type KeptWords = { readonly text: string; readonly seen: string; readonly unread: readonly Unread[] };

const keptRule = v.object({ text: v.fallback(v.string(), ''), seen: v.fallback(v.string(), ''), unread: unreadRules });

export function readKeptWords(saved: unknown): KeptWords {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { words: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

/** The words kept at a place of this device; null where there are none. */
const recallWords = (place: string): KeptWords | null => {
  const words = recallThrough(place, readKeptWords);
  return words?.text === '' ? null : words;
};

type Words = Pick<KeptWords, 'text' | 'seen'> | null;
/** Where the words about something are kept for the viewer, and what was kept there when the part came to the page. */
export function useKeptPlace(what: string): { readonly place: string; readonly kept: KeptWords | null } {
  const { id, organization } = useViewer();
  const place = `muster.words:${organization.id}:${id}:${what}`;
  const kept = useOnce(() => recallWords(place));
  return { place, kept };
}

/** Keeps what is typed on this device until it is sent or given up. */
export function useKeptWords<Snapshot>(actorRef: Flow<Snapshot>, place: string, wordsOf: (snapshot: Snapshot) => Words): void {
  const of = useCallback(
    (snapshot: Snapshot) => {
      const words = wordsOf(snapshot);
      return words === null ? null : { ...words, unread: [] };
    },
    [wordsOf],
  );
  useKeeping(actorRef, { place, of });
}

/** A text that is typed into a part without a chart, kept on this device until it is again what was given; that is typed once it is sent. */
export function useKeptText(what: string, given: string): readonly [text: string, type: (text: string) => void] {
  const { place, kept } = useKeptPlace(what);
  const of = useCallback((text: string) => (text === given ? null : { text, seen: given, unread: [] }), [given]);
  return useKeptChoice(place, kept?.text ?? given, of);
}
