import { fromCallback, fromPromise } from 'xstate';
import { besideUnread, bringAlong, openAlone, openForm } from '#machines/flows/launch/simple/keep-form.rules.ts';
import type { FormCopy, OpenedForm, ServerForm } from '#machines/flows/launch/simple/keep-form.rules.ts';
import type { KeptForms } from '#machines/flows/shared/keep-form.ts';
import { simpleRequestMachine } from '#machines/flows/launch/simple/simple-request.ts';
import type { LoadedForm, SimpleRequestPorts, WishedForm } from '#machines/flows/launch/simple/simple-request.ts';
import { simpleValuesOfRequest, simpleValuesOfRun } from '#schema/rules/launch/clone-source.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { scheduleInZone } from '#schema/rules/launch/schedule.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { fresh } from '#src/cache/call.ts';
import { CloneSourceDocument } from '../../request/clone-test/clone-test.documents.ts';
import { giveWhenAsked } from '#src/keeping/draft-locks.ts';
import type { DraftLocks } from '#src/keeping/draft-locks.ts';
import { keepFormWith, readServerForm } from '../keep-form/keep-form.ports.ts';
import type { KeepFormDeps } from '../keep-form/keep-form.ports.ts';
import { newForm, recallForm, unreadForm } from '../kept-form.ts';

type SimpleRequestDeps = KeepFormDeps & {
  readonly locks: DraftLocks;
  readonly sdlcStage: SdlcStage | null;
  /** From the URL, where the device saves nothing. */
  readonly carried: FormCopy | null;
};
type Opened = Omit<LoadedForm, 'isHeld'>;
type Asked = { readonly wished: WishedForm; readonly isTaking: boolean; readonly known: KeptForms | null };

/** A member has one form. */
const lock = 'form';

async function valuesFrom({ client }: SimpleRequestDeps, testId: string): Promise<Partial<SimpleRequestValues>> {
  const { data, error } = await client.query(CloneSourceDocument, { id: testId }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { platformTest } = data;
  return platformTest.__typename === 'AdvancedTestRequest' ? simpleValuesOfRequest(platformTest) : simpleValuesOfRun(platformTest);
}

const atStage = (opened: OpenedForm, sdlcStage: SdlcStage | null): OpenedForm => {
  const { form, asides } = opened.forms;
  if (sdlcStage === null || form.values.sdlcStage === sdlcStage) return opened;
  return { ...opened, forms: { form: { ...form, values: { ...form.values, sdlcStage } }, asides }, isUnsent: true };
};

/** Unless a time was chosen in another zone. */
function inZone(opened: OpenedForm, timezone: string): OpenedForm {
  const { form, asides } = opened.forms;
  const schedule = scheduleInZone(form.values.schedule, timezone);
  if (schedule === form.values.schedule) return opened;
  return { ...opened, forms: { form: { ...form, values: { ...form.values, schedule } }, asides } };
}

/** Null: no form; undefined: no response. */
const askServer = (deps: SimpleRequestDeps): Promise<ServerForm | null | undefined> => readServerForm(deps).catch(() => undefined);

async function openedFor(deps: SimpleRequestDeps, { wished: { testId, given }, isTaking, known }: Asked): Promise<Opened> {
  const { place, timezone, sdlcStage, device, carried } = deps;
  const empty = newForm(timezone, null);
  const [server, values] = await Promise.all([askServer(deps), testId === null ? null : valuesFrom(deps, testId)]);
  const copy = recallForm(place, timezone, server?.form) ?? carried;
  const found =
    server === undefined
      ? openAlone(copy, known, empty)
      : openForm(server, copy, { device, empty, isTaking, newId: () => crypto.randomUUID() });
  const cloned = values === null ? null : { ...newForm(timezone, null), values: { ...empty.values, ...values } };
  const launchedId = server?.launchedId ?? null;
  const launchedName = given !== null && given.draftId === launchedId ? given.values.name : null;
  const unread = [...unreadForm(place, timezone), ...(server?.unread ?? [])];
  const opened = besideUnread(bringAlong(found, cloned ?? given, launchedId), unread);
  return { ...inZone(atStage(opened, sdlcStage), timezone), launchedName };
}

export const simpleRequestPorts = (deps: SimpleRequestDeps): SimpleRequestPorts => ({
  loadForm: fromPromise(async ({ input }) => {
    const isHeld = await deps.locks.claim(lock, input.isTaking);
    return { ...(await openedFor(deps, input)), isHeld };
  }),
  watchForm: fromCallback(({ sendBack }) => giveWhenAsked(deps.locks, lock, () => sendBack({ type: 'form.taken' }))),
  followForm: fromCallback(({ sendBack }) => {
    const { place, timezone } = deps;
    deps.locks.release();
    const follow = ({ key }: StorageEvent): void => {
      if (key !== place) return;
      sendBack({ type: 'form.followed', kept: recallForm(place, timezone)?.forms ?? { form: newForm(timezone, null), asides: [] } });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }),
});

export const simpleRequestWith = (deps: SimpleRequestDeps) =>
  simpleRequestMachine.provide({
    actors: { ...simpleRequestPorts(deps), keepForm: keepFormWith(deps) },
  });
