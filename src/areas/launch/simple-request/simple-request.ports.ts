import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import { simpleRequestMachine } from '#machines/flows/launch/simple-request/simple-request.machine.ts';
import type { KeptForm, KeptForms, SimpleRequestPorts, WishedForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { simpleValuesOfRequest, simpleValuesOfRun } from '#schema/rules/launch/clone-source.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { fresh } from '#src/cache/call.ts';
import { CloneSourceDocument } from '../clone-test/clone-test.documents.ts';
import type { DraftLocks } from '../keep-draft/draft-locks.ts';
import { newForm, openedForm, recallForm } from './kept-form.ts';

type SimpleRequestDeps = {
  readonly client: Client;
  readonly place: string;
  /** They let one tab type into the form. */
  readonly locks: DraftLocks;
  readonly timezone: string;
  readonly sdlcStage: SdlcStage | null;
};

/** What the locks call the form: a member has one. */
const lock = 'form';

async function valuesFrom(client: Client, testId: string): Promise<Partial<SimpleRequestValues>> {
  const { data, error } = await client.query(CloneSourceDocument, { id: testId }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { platformTest } = data;
  return platformTest.__typename === 'AdvancedTestRequest' ? simpleValuesOfRequest(platformTest) : simpleValuesOfRun(platformTest);
}

const atStage = (kept: KeptForms, sdlcStage: SdlcStage | null): KeptForms =>
  sdlcStage === null ? kept : { ...kept, form: { ...kept.form, values: { ...kept.form.values, sdlcStage } } };

async function formsFor(deps: SimpleRequestDeps, { testId, given }: WishedForm, known: KeptForm | null): Promise<KeptForms> {
  const { client, place, timezone, sdlcStage } = deps;
  const empty = newForm(timezone, null);
  if (testId !== null) {
    const values = await valuesFrom(client, testId);
    const cloned = { ...empty, values: { ...empty.values, ...values } };
    return atStage(openedForm(recallForm(place, timezone), cloned) ?? { form: cloned, aside: null }, sdlcStage);
  }
  return atStage(openedForm(recallForm(place, timezone), given) ?? { form: known ?? empty, aside: null }, sdlcStage);
}

/** Lets the simple form be loaded and held by one tab. */
const simpleRequestPorts = (deps: SimpleRequestDeps): SimpleRequestPorts => ({
  loadForm: fromPromise(async ({ input: { wished, isTaking, known } }) => {
    const isHeld = await deps.locks.claim(lock, isTaking);
    return { ...(await formsFor(deps, wished, known)), isHeld };
  }),
  watchForm: fromCallback(({ sendBack }) => {
    const taken = (): void => sendBack({ type: 'form.taken' });
    return deps.locks.watch(lock, {
      asked: () => {
        deps.locks.release();
        taken();
      },
      lost: taken,
    });
  }),
  followForm: fromCallback(({ sendBack }) => {
    const { place, timezone } = deps;
    const follow = ({ key }: StorageEvent): void => {
      if (key !== place) return;
      sendBack({ type: 'form.followed', kept: recallForm(place, timezone) ?? { form: newForm(timezone, null), aside: null } });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }),
});

export const simpleRequestWith = (deps: SimpleRequestDeps) => simpleRequestMachine.provide({ actors: simpleRequestPorts(deps) });
