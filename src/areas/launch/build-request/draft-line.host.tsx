import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { BuildRequestActorRef, BuildRequestSnapshot } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { selectIsReading } from '#machines/flows/launch/build-request/build-request.selectors.ts';
import { selectFailure, selectIsUncopied, selectSavedAt, selectSaving } from '#machines/flows/launch/keep-draft/keep-draft.selectors.ts';
import type { KeepDraftSnapshot } from '#machines/flows/launch/keep-draft/keep-draft.machine.ts';
import { useLine } from '#src/line.tsx';
import type { LineKey, LineState } from '#src/ui/the-line.tsx';
import { savedWords, useSince } from '#src/keeping/saved-words.ts';

const keeping = ({ children }: BuildRequestSnapshot) => children.keepDraft;

const read =
  <T,>(select: (snapshot: KeepDraftSnapshot) => T, otherwise: T) =>
  (snapshot: KeepDraftSnapshot | undefined): T =>
    snapshot === undefined ? otherwise : select(snapshot);

const readSaving = read(selectSaving, 'saved');
const readSavedAt = read(selectSavedAt, null);
const readFailure = read(selectFailure, null);
const readIsUncopied = read(selectIsUncopied, false);

const readOnly = { state: 'saved', sentence: 'Read only' } as const;

/** Whether the draft is saved, in words that age. */
export function useSavedWords(actorRef: BuildRequestActorRef): { readonly state: LineState; readonly sentence: string } {
  const child = useSelector(actorRef, keeping);
  const saving = useSelector(child, readSaving);
  const savedAt = useSelector(child, readSavedAt);
  const failure = useSelector(child, readFailure);
  const isReading = useSelector(actorRef, selectIsReading);
  const since = useSince(savedAt);
  return isReading ? readOnly : savedWords('Draft', saving, savedAt, since, failure);
}

type DraftLineProps = { readonly actorRef: BuildRequestActorRef; readonly note: string; readonly keys: readonly LineKey[] };

/** Says on the line whether the draft is saved, and what is being worked on. */
export function DraftLine({ actorRef, note, keys }: DraftLineProps) {
  const child = useSelector(actorRef, keeping);
  const isUncopied = useSelector(child, readIsUncopied);
  const { state, sentence } = useSavedWords(actorRef);
  const retry = useCallback(() => child?.send({ type: 'save.retry' }), [child]);
  const onRetry = state === 'error' || state === 'offline' ? retry : undefined;
  const said = isUncopied ? `${note} (not kept on this device)` : note;
  useLine(useMemo(() => ({ state, sentence, note: said, keys, onRetry }), [state, sentence, said, keys, onRetry]));
  return null;
}
