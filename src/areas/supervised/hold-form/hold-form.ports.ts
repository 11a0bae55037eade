import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import { keepFormOf } from '#machines/flows/shared/keep-form.ts';
import type { FormAnswer, SavedForm } from '#machines/flows/shared/keep-form.ts';
import { holdFormMachine, openForm } from '#machines/flows/supervised/hold-form.ts';
import type { HoldFormPorts, KeptSupervised, ServerForm } from '#machines/flows/supervised/hold-form.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { fresh } from '#src/cache/call.ts';
import { giveWhenAsked } from '#src/keeping/draft-locks.ts';
import type { DraftLocks } from '#src/keeping/draft-locks.ts';
import { giveStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';
import { watchPage } from '#src/keeping/watch-page.ts';
import { confirmCopy, keepCopy, readCopy } from './form-copy.ts';
import { OpenSupervisedForm, SaveSupervisedForm } from './hold-form.documents.ts';

export type HoldFormDeps = {
  readonly client: Client;
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  /** Where the form is kept on this device. */
  readonly place: string;
  readonly device: string;
  /** They let one tab type into the form. */
  readonly locks: DraftLocks;
};

/** What the locks call the form: each place has one. */
const lock = 'form';

type Read = Pick<HoldFormDeps, 'client' | 'advancedTestId' | 'requestedTestId' | 'device'>;

/** Reads the form of the server; null where it has none. */
export async function readServerForm({ client, advancedTestId, requestedTestId, device }: Read): Promise<ServerForm | null> {
  const { data, error } = await client.query(OpenSupervisedForm, { advancedTestId, requestedTestId }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  if (data.supervisedForm === null) return null;
  const { version, savedAt, values, device: by } = data.supervisedForm;
  const [form, stamp] = isRecord(values) ? [values['form'], readStamp(values['stamp'])] : [values, 0];
  const forms: KeptSupervised = { form };
  if (by === device) giveStamp(forms, stamp);
  return { forms, version, savedAt, by, stamp };
}

async function send({ client, advancedTestId, requestedTestId, device }: HoldFormDeps, { forms, version }: SavedForm<KeptSupervised>) {
  const values = { form: forms.form, stamp: stampOf(forms) };
  const input = { advancedTestId, requestedTestId, version, values, device };
  const { data, error } = await client.mutation(SaveSupervisedForm, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.saveSupervisedForm;
}

/**
 * Sends the form to the server. A newer one that this device saved itself is no conflict: it is the same whose answer was lost, or an
 * earlier one, which goes on; a page that was left writes over nothing newer.
 */
export async function saveForm(
  deps: HoldFormDeps,
  saved: SavedForm<KeptSupervised>,
  signal: AbortSignal,
  isRetry = false,
): Promise<FormAnswer> {
  const { successful, result, errors } = await send(deps, saved);
  const done = ({ version, savedAt }: Pick<ServerForm, 'version' | 'savedAt'>): FormAnswer => {
    confirmCopy(deps.place, saved.forms, { version, savedAt });
    return { kind: 'saved', version, savedAt };
  };
  if (successful && result !== null) return done(result);
  if (!errors.some(({ code }) => code === 'stale_object')) return { kind: 'refused', message: joinMessages(errors) };
  const found = await readServerForm(deps);
  if (found === null) return { kind: 'stale' };
  const stamp = stampOf(saved.forms);
  if (found.by === deps.device && found.stamp === stamp) return done(found);
  if (isRetry || signal.aborted || found.by !== deps.device || found.stamp > stamp) return { kind: 'stale' };
  return saveForm(deps, { ...saved, version: found.version }, signal, true);
}

const holdFormPorts = (deps: HoldFormDeps): HoldFormPorts => ({
  loadForm: fromPromise(async ({ input: { wish } }) => {
    const isHeld = await deps.locks.claim(lock, wish !== 'ask');
    const copy = readCopy(deps.place);
    const server = await readServerForm(deps).catch((error: unknown) => {
      if (copy === null) throw error;
      return undefined;
    });
    const found = openForm(server, copy, deps.device, wish);
    if (isHeld && !found.isDisputed && found.opened.forms.form !== null) keepCopy(deps.place, found.opened);
    return { ...found, isHeld };
  }),
  watchForm: fromCallback(({ sendBack }) => giveWhenAsked(deps.locks, lock, () => sendBack({ type: 'form.taken' }))),
  followForm: fromCallback(({ sendBack }) => {
    deps.locks.release();
    const follow = ({ key }: StorageEvent): void => {
      const copy = key === deps.place ? readCopy(deps.place) : null;
      if (copy !== null) sendBack({ type: 'form.followed', forms: copy.forms });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }),
});

/** Lets the form of a supervised test be held by one tab and kept on the server. */
export const holdFormWith = (deps: HoldFormDeps) =>
  holdFormMachine.provide({
    actors: {
      ...holdFormPorts(deps),
      keepForm: keepFormOf<KeptSupervised>().provide({
        actors: {
          saveForm: fromPromise(({ input, signal }) => saveForm(deps, input.saved, signal)),
          watchPage: fromCallback(({ sendBack }) => {
            const ending = new AbortController();
            watchPage(sendBack, ending.signal);
            return () => ending.abort();
          }),
        },
      }),
    },
  });
