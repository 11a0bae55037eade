import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { BuildRequestActorRef, BuildRequestSnapshot } from '#machines/flows/launch/request/build-request.ts';
import { selectIsReading } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectFailure, selectIsUncopied, selectSavedAt, selectSaving } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { KeepDraftSnapshot } from '#machines/flows/launch/drafts/keep-draft.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarKey, StatusBarState } from '#src/ui/status-bar.tsx';
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

export function useSavedWords(actorRef: BuildRequestActorRef): { readonly state: StatusBarState; readonly sentence: string } {
  const child = useSelector(actorRef, keeping);
  const saving = useSelector(child, readSaving);
  const savedAt = useSelector(child, readSavedAt);
  const failure = useSelector(child, readFailure);
  const isReading = useSelector(actorRef, selectIsReading);
  const since = useSince(savedAt);
  return isReading ? readOnly : savedWords('Draft', saving, savedAt, since, failure);
}

type DraftStatusProps = { readonly actorRef: BuildRequestActorRef; readonly note: string; readonly keys: readonly StatusBarKey[] };

export function DraftStatus({ actorRef, note, keys }: DraftStatusProps) {
  const child = useSelector(actorRef, keeping);
  const isUncopied = useSelector(child, readIsUncopied);
  const { state, sentence } = useSavedWords(actorRef);
  const retry = useCallback(() => child?.send({ type: 'save.retry' }), [child]);
  const onRetry = state === 'error' || state === 'offline' ? retry : undefined;
  const said = isUncopied ? `${note} (not kept on this device)` : note;
  useStatusBar(useMemo(() => ({ state, sentence, note: said, keys, onRetry }), [state, sentence, said, keys, onRetry]));
  return null;
}
