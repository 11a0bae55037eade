import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type {
  ExternalLaunchPorts,
  LaunchReply,
  LaunchAttempt,
  LaunchError,
  RunAnswer,
} from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { answered, fresh, withKeyOfPaid } from '#src/cache/call.ts';
import { inReaderZone } from '#src/refused-until.ts';
import { codesOf, problemOf, wordsOf } from '#src/cache/problems.ts';
import { LaunchExternalRun, LoadExternalRun } from './external-launch.documents.ts';

type Failure = Parameters<typeof codesOf>[0] & { readonly networkError?: Error | undefined };

const toldBy = (error: Failure): string => wordsOf(error.graphQLErrors[0]?.message ?? error.message);

async function loadRun(client: Client, run: ExternalRun, signal: AbortSignal): Promise<RunAnswer> {
  const { vendor: source, externalTestId, projectId } = run;
  const variables = {
    input: { externalTestId, source, ...(projectId === null ? {} : { projectId }) },
    filter: { externalTestId, source, testInProgress: true },
  };
  const { data, error } = await answered(client.query(LoadExternalRun, variables, fresh), signal);
  if (error !== undefined && codesOf(error).includes('INTEGRATION_ERROR'))
    return { kind: 'refused', error: { code: 'invalid_integration', message: toldBy(error) } };
  if (error !== undefined || data === undefined) throw error ?? new Error('The server gave no answer.');
  const { name, description, numberOfCases } = data.flexibleTestingExternalTestDetails;
  return { kind: 'found', run: { name, description, numberOfCases, inProgress: data.flexibleTestingTestRequests.totalCount } };
}

const inputOf = ({ vendor, externalTestId, projectId }: ExternalRun, { values, seen }: LaunchAttempt) => ({
  vendor,
  externalTestId,
  ...(seen > 0 ? { inProgressSeen: seen } : {}),
  ...(vendor === 'testrail'
    ? { ...values, name: values.name.trim(), applicationUrl: values.applicationUrl.trim() }
    : { projectId: projectId ?? '' }),
});

async function launchRun(client: Client, run: ExternalRun, attempt: LaunchAttempt): Promise<LaunchReply> {
  const key = withKeyOfPaid(`launch-external:${attempt.seed}`);
  const { data, error } = await client.mutation(LaunchExternalRun, { input: inputOf(run, attempt) }, key).toPromise();
  if (error !== undefined && problemOf(error, { kind: 'mutation' })?.kind === 'access') return { kind: 'signedOut' };
  if (error !== undefined && error.networkError === undefined)
    return { kind: 'answered', answer: { testId: null, error: { code: codesOf(error)[0]?.toLowerCase() ?? '', message: toldBy(error) } } };
  if (error !== undefined || data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.flexibleTestingLaunchTest;
  const first: LaunchError = inReaderZone(errors)[0] ?? { code: '', message: '' };
  const answer = { testId: result?.id ?? null, error: successful ? null : { code: first.code, message: first.message } };
  return { kind: 'answered', answer };
}

export const externalLaunchPorts = (client: Client): ExternalLaunchPorts => ({
  loadRun: fromPromise(({ input, signal }) => loadRun(client, input, signal)),
  launchRun: fromPromise(({ input }) => launchRun(client, input.run, input.attempt)),
});
