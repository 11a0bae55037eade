import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { KeptForm, LoadedForm, SimpleRequestPorts } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { simpleValuesOfRequest, simpleValuesOfRun } from '#schema/rules/launch/clone-source.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { fresh } from '#src/cache/call.ts';
import { CloneSourceDocument } from '../clone-test/clone-test.documents.ts';
import { isTyped, newForm, recallForm } from './kept-form.ts';

type SimpleRequestDeps = {
  readonly client: Client;
  readonly place: string;
  readonly timezone: string;
  readonly sdlcStage: SdlcStage | null;
  /** The form that came along from its preview. */
  readonly given: KeptForm | null;
};

async function valuesFrom(client: Client, testId: string): Promise<Partial<SimpleRequestValues>> {
  const { data, error } = await client.query(CloneSourceDocument, { id: testId }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { platformTest } = data;
  return platformTest.__typename === 'AdvancedTestRequest' ? simpleValuesOfRequest(platformTest) : simpleValuesOfRun(platformTest);
}

async function loadForm({ client, place, timezone, sdlcStage, given }: SimpleRequestDeps, testId: string | null): Promise<LoadedForm> {
  const kept = recallForm(place, timezone);
  if (testId === null) {
    const form = given ?? kept?.form ?? newForm(timezone, sdlcStage);
    return {
      form: sdlcStage === null ? form : { ...form, values: { ...form.values, sdlcStage } },
      aside: kept?.aside ?? null,
    };
  }
  const values = await valuesFrom(client, testId);
  const empty = newForm(timezone, sdlcStage);
  return {
    form: { ...empty, values: { ...empty.values, ...values, sdlcStage: sdlcStage ?? values.sdlcStage ?? null } },
    aside: kept !== null && isTyped(kept.form) ? kept.form : (kept?.aside ?? null),
  };
}

/** Lets the simple form be loaded: as it was left, or from an earlier test. */
export const simpleRequestPorts = (deps: SimpleRequestDeps): SimpleRequestPorts => ({
  loadForm: fromPromise(({ input }) => loadForm(deps, input.testId)),
});
