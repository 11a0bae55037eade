import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { selectFailure, selectSavedAt, selectSaving } from '#machines/flows/shared/keep-form.ts';
import type { FormSaving } from '#machines/flows/shared/keep-form.ts';
import type { AnyActorRef } from 'xstate';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarKey, StatusBarState } from '#src/ui/status-bar.tsx';
import { savedWords, useSince } from './saved-words.ts';

/** What keeps a form of any kind on the server. */
type Keeping = {
  readonly getSnapshot: () => FormSaving;
  readonly subscribe: AnyActorRef['subscribe'];
  readonly send: (event: { readonly type: 'save.retry' }) => void;
};
type Words = { readonly state: StatusBarState; readonly sentence: string };

const read =
  <T,>(select: (snapshot: FormSaving) => T, otherwise: T) =>
  (snapshot: FormSaving | undefined): T =>
    snapshot === undefined ? otherwise : select(snapshot);

const readSaving = read(selectSaving, 'saved');
const readSavedAt = read(selectSavedAt, null);
const readFailure = read(selectFailure, null);

const atRisk: Words = { state: 'error', sentence: 'This device cannot keep the form: closing the tab loses it' };

/** Whether the form is saved, in words that age. */
function useFormWords(keeping: Keeping | undefined, isUnkept: boolean): Words {
  const saving = useSelector(keeping, readSaving);
  const savedAt = useSelector(keeping, readSavedAt);
  const failure = useSelector(keeping, readFailure);
  const since = useSince(savedAt);
  return isUnkept && saving === 'unsaved' ? atRisk : savedWords('Form', saving, savedAt, since, failure);
}

type FormSavedProps = {
  readonly keeping: Keeping | undefined;
  /** Whether this device cannot keep a copy. */
  readonly isUnkept?: boolean;
};

type FormStatusProps = FormSavedProps & {
  readonly keys?: readonly StatusBarKey[];
  /** What the status bar says besides. */
  readonly said?: string;
};

/** says in the status bar whether the form is saved. */
export function FormStatus({ keeping, isUnkept = false, keys, said }: FormStatusProps) {
  const { state, sentence } = useFormWords(keeping, isUnkept);
  const retry = useCallback(() => keeping?.send({ type: 'save.retry' }), [keeping]);
  const onRetry = state === 'error' || state === 'offline' ? retry : undefined;
  const note = isUnkept ? 'Not kept on this device' : said;
  useStatusBar(useMemo(() => ({ state, sentence, note, keys, onRetry }), [state, sentence, note, keys, onRetry]));
  return null;
}

const inks: Partial<Record<StatusBarState, string>> = { offline: 'text-warning', error: 'text-danger' };

/** Says the same on a phone, which has no line. */
export function FormSaved({ keeping, isUnkept = false }: FormSavedProps) {
  const { state, sentence } = useFormWords(keeping, isUnkept);
  return <span className={`text-small desk:hidden ${inks[state] ?? ''}`}>{sentence}</span>;
}
