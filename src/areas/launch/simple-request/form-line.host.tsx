import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { KeepFormActorRef, KeepFormSnapshot } from '#machines/flows/launch/keep-form/keep-form.machine.ts';
import { selectFailure, selectSavedAt, selectSaving } from '#machines/flows/launch/keep-form/keep-form.selectors.ts';
import { useLine } from '#src/line.tsx';
import type { LineKey, LineState } from '#src/ui/the-line.tsx';
import { savedWords, useSince } from '../keep-draft/saved-words.ts';

type Words = { readonly state: LineState; readonly sentence: string };

const read =
  <T,>(select: (snapshot: KeepFormSnapshot) => T, otherwise: T) =>
  (snapshot: KeepFormSnapshot | undefined): T =>
    snapshot === undefined ? otherwise : select(snapshot);

const readSaving = read(selectSaving, 'saved');
const readSavedAt = read(selectSavedAt, null);
const readFailure = read(selectFailure, null);

const atRisk: Words = { state: 'error', sentence: 'This device cannot keep the form: closing the tab loses it' };

/** Whether the form is saved, in words that age. */
function useFormWords(keeping: KeepFormActorRef | undefined, isUnkept: boolean): Words {
  const saving = useSelector(keeping, readSaving);
  const savedAt = useSelector(keeping, readSavedAt);
  const failure = useSelector(keeping, readFailure);
  const since = useSince(savedAt);
  return isUnkept && saving === 'unsaved' ? atRisk : savedWords('Form', saving, savedAt, since, failure);
}

type FormSavedProps = {
  readonly keeping: KeepFormActorRef | undefined;
  /** Whether this device cannot keep a copy. */
  readonly isUnkept?: boolean;
};

/** Says on the line whether the form is saved. */
export function FormLine({ keeping, isUnkept = false, keys }: FormSavedProps & { readonly keys?: readonly LineKey[] }) {
  const { state, sentence } = useFormWords(keeping, isUnkept);
  const retry = useCallback(() => keeping?.send({ type: 'save.retry' }), [keeping]);
  const onRetry = state === 'error' || state === 'offline' ? retry : undefined;
  const note = isUnkept ? 'Not kept on this device' : undefined;
  useLine(useMemo(() => ({ state, sentence, note, keys, onRetry }), [state, sentence, note, keys, onRetry]));
  return null;
}

const inks: Partial<Record<LineState, string>> = { offline: 'text-warning', error: 'text-danger' };

/** Says the same on a phone, which has no line. */
export function FormSaved({ keeping, isUnkept = false }: FormSavedProps) {
  const { state, sentence } = useFormWords(keeping, isUnkept);
  return <span className={`text-small desk:hidden ${inks[state] ?? ''}`}>{sentence}</span>;
}
