import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { PreviewAnswer, PreviewPorts } from '#machines/flows/launch/simple/preview.ts';
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { withKeyOfPaid } from '#src/cache/call.ts';
import { inReaderZone } from '#src/refused-until.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { saveForm } from '../keep-form/keep-form.ports.ts';
import type { KeepFormDeps } from '../keep-form/keep-form.ports.ts';
import { copyOf } from '../kept-form.ts';
import { LaunchAdvancedTest, SaveCompanyName } from './preview.documents.ts';

type Launch = { readonly key: string; readonly params: AdvancedTestRequestParams; readonly form: KeptForm };

/** Waits for unsent input, which would otherwise come back after the launch. */
async function sendKept(deps: KeepFormDeps, form: KeptForm, signal: AbortSignal): Promise<void> {
  const copy = copyOf(deps.place, form);
  if (copy?.isUnsent === true) await saveForm(deps, copy, signal);
}

async function launch(deps: KeepFormDeps, { key, params, form }: Launch, signal: AbortSignal): Promise<PreviewAnswer> {
  await sendKept(deps, form, signal);
  const { client } = deps;
  const variables = { input: { advancedTestRequestParams: params, formId: form.draftId } };
  const { data, error } = await client.mutation(LaunchAdvancedTest, variables, withKeyOfPaid(key)).toPromise();
  if (data === undefined && error !== undefined && error.networkError === undefined)
    return { kind: 'refused', message: error.graphQLErrors.map(({ message }) => wordsOf(message)).join(' ') };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.launchAdvancedTest;
  if (!successful || result === null) return { kind: 'refused', message: joinMessages(inReaderZone(errors)) };
  return { kind: 'launched', receipt: { id: result.id, name: result.name, url: result.url } };
}

async function saveName(client: Client, chosenName: string): Promise<Answer> {
  const { data, error } = await client.mutation(SaveCompanyName, { input: { chosenName } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.organizationUpdate;
  return { successful, messages: errors.map(({ message }) => message) };
}

export const previewPorts = (deps: KeepFormDeps) => {
  const { client } = deps;
  const ports: PreviewPorts = { launchTest: fromPromise(({ input, signal }) => launch(deps, input, signal)) };
  return {
    ...ports,
    nameOrganization: nameOrganizationMachine.provide({
      actors: { saveName: fromPromise(({ input }) => saveName(client, input.chosenName)) },
    }),
  };
};
