import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import { keepFormMachine } from '#machines/flows/shared/keep-form.ts';
import type { FormAnswer, KeepFormPorts, KeptForms, SavedForm } from '#machines/flows/shared/keep-form.ts';
import { isServed } from '#machines/flows/launch/simple/keep-form.rules.ts';
import type { ServerForm } from '#machines/flows/launch/simple/keep-form.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { readKeptForms } from '#schema/rules/launch/kept-form.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { fresh } from '#src/cache/call.ts';
import { passStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';
import { watchPage } from '#src/keeping/watch-page.ts';
import { confirmForm, isWorthKeeping } from '../kept-form.ts';
import { OpenLaunchForm, SaveLaunchForm } from './keep-form.documents.ts';

export type KeepFormDeps = {
  readonly client: Client;
  /** The storage key. */
  readonly place: string;
  readonly device: string;
  readonly timezone: string;
};

type Served = NonNullable<ResultOf<typeof OpenLaunchForm>['launchForm']>;

function serverForm({ device, timezone }: KeepFormDeps, { values, ...saved }: Served): ServerForm {
  const found = {
    ...readKeptForms(values, timezone),
    version: saved.version,
    savedAt: saved.savedAt,
    by: saved.device,
    stamp: readStamp(isRecord(values) ? values['stamp'] : null),
    launchedId: saved.launchedId,
  };
  if (found.by === device) passStamp(found.stamp);
  return found;
}

/** Null where it has none. */
export async function readServerForm(deps: KeepFormDeps): Promise<ServerForm | null> {
  const { data, error } = await deps.client.query(OpenLaunchForm, {}, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.launchForm === null ? null : serverForm(deps, data.launchForm);
}

async function send({ client, device }: KeepFormDeps, { forms, version }: SavedForm) {
  const values = { ...forms, stamp: stampOf(forms) };
  const { data, error } = await client.mutation(SaveLaunchForm, { input: { version, values, device } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.saveLaunchForm;
}

/** An earlier state that this device saved, or none after a launch. */
const goesOver = ({ device }: KeepFormDeps, found: ServerForm, forms: KeptForms): boolean =>
  found.by === device ? found.stamp < stampOf(forms) : found.form === null;

/**
 * An untouched form is not sent. A newer one that this device saved is no conflict: its response was lost, or it is an earlier state; a
 * page that was left overwrites nothing newer.
 */
export async function saveForm(deps: KeepFormDeps, saved: SavedForm, signal: AbortSignal, isRetry = false): Promise<FormAnswer> {
  if (saved.version === 0 && !isWorthKeeping(saved.forms)) return { kind: 'saved', version: 0, savedAt: null };
  const { successful, result, errors } = await send(deps, saved);
  const done = ({ version, savedAt }: Pick<ServerForm, 'version' | 'savedAt'>): FormAnswer => {
    confirmForm(deps.place, saved.forms, { version, savedAt });
    return { kind: 'saved', version, savedAt };
  };
  if (successful && result !== null) return done(result);
  if (!errors.some(({ code }) => code === 'stale_object')) return { kind: 'refused', message: joinMessages(errors) };
  const found = await readServerForm(deps);
  if (found === null) return { kind: 'stale' };
  const isOwn = found.by === deps.device && found.stamp === stampOf(saved.forms);
  if (isOwn || isServed(found, saved.forms)) return done(found);
  if (isRetry || signal.aborted || !goesOver(deps, found, saved.forms)) return { kind: 'stale' };
  return saveForm(deps, { ...saved, version: found.version }, signal, true);
}

const keepFormPorts = (deps: KeepFormDeps): KeepFormPorts => ({
  saveForm: fromPromise(({ input, signal }) => saveForm(deps, input.saved, signal)),
  watchPage: fromCallback(({ sendBack }) => {
    const ending = new AbortController();
    watchPage(sendBack, ending.signal);
    return () => ending.abort();
  }),
});

export const keepFormWith = (deps: KeepFormDeps) => keepFormMachine.provide({ actors: keepFormPorts(deps) });
