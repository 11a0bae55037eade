import { GraphQLError } from 'graphql';
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { emptyExternalRun } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { externalLaunchPorts } from './external-launch.ports.ts';

const testrail: ExternalRun = { vendor: 'testrail', externalTestId: '42', projectId: null };
const squad: ExternalRun = { vendor: 'zephyr-squad', externalTestId: '21', projectId: '10100' };
const values = {
  ...emptyExternalRun,
  name: ' Cart ',
  applicationUrl: ' https://a.example ',
  credentialsAndAccessInstructions: 'Ask',
};

const clientOf = (result: unknown) => {
  const sent: { readonly variables: unknown; readonly context: unknown }[] = [];
  const note = (_document: unknown, variables: unknown, context: unknown): void => void sent.push({ variables, context });
  const client = {
    mutation: (...args: [unknown, unknown, unknown]) => {
      note(...args);
      return { toPromise: () => Promise.resolve(result) };
    },
    query: (...args: [unknown, unknown, unknown]) => {
      note(...args);
      return {
        subscribe: (told: (result: unknown) => void) => {
          queueMicrotask(() => told(result));
          return { unsubscribe: () => undefined };
        },
      };
    },
  };
  return { ports: externalLaunchPorts(client as unknown as Client), sent };
};
const run = (logic: AnyActorLogic, input: object): Promise<unknown> => {
  const actor = createActor(logic, { input });
  const settled = toPromise(actor);
  actor.start();
  return settled;
};
const failure = (message: string, code: string) => ({
  data: null,
  error: new CombinedError({ graphQLErrors: [new GraphQLError(message, { extensions: { code } })] }),
});
const away = { error: new CombinedError({ networkError: new Error('gone') }) };
const launched = (answer: object) => ({ data: { flexibleTestingLaunchTest: { successful: true, result: null, errors: [], ...answer } } });

const answered = (testId: string | null, error: object | null) => ({ kind: 'answered', answer: { testId, error } });

describe('the ports of a launched test run', () => {
  it('LA-498 LA-499: ask for the run and for its tests in progress', async () => {
    const data = {
      flexibleTestingExternalTestDetails: { name: 'Cart', description: '', numberOfCases: 4 },
      flexibleTestingTestRequests: { totalCount: 2 },
    };
    const { ports, sent } = clientOf({ data });
    expect(await run(ports.loadRun, squad)).toEqual({
      kind: 'found',
      run: { name: 'Cart', description: '', numberOfCases: 4, inProgress: 2 },
    });
    await run(ports.loadRun, testrail);
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        input: { externalTestId: '21', source: 'zephyr-squad', projectId: '10100' },
        filter: { externalTestId: '21', source: 'zephyr-squad', testInProgress: true },
      },
      {
        input: { externalTestId: '42', source: 'testrail' },
        filter: { externalTestId: '42', source: 'testrail', testInProgress: true },
      },
    ]);
  });

  it('LA-565: know a tool that refuses from a server that does not answer', async () => {
    const { ports } = clientOf(failure('TestRail is busy.', 'INTEGRATION_ERROR'));
    expect(await run(ports.loadRun, testrail)).toEqual({
      kind: 'refused',
      error: { code: 'invalid_integration', message: 'TestRail is busy.' },
    });
    await expect(run(clientOf(failure('No.', 'INTERNAL')).ports.loadRun, testrail)).rejects.toThrow('No.');
    await expect(run(clientOf(away).ports.loadRun, testrail)).rejects.toThrow('gone');
  });

  it('LA-097 LA-495: send tool, project and run of Zephyr Squad, under the key of the wish', async () => {
    const { ports, sent } = clientOf(launched({ result: { id: 'a1' } }));
    expect(await run(ports.launchRun, { run: squad, attempt: { seed: 's1', seen: 0, values } })).toEqual(answered('a1', null));
    expect(sent).toEqual([
      {
        variables: { input: { vendor: 'zephyr-squad', externalTestId: '21', projectId: '10100' } },
        context: { fetchOptions: { headers: { 'Idempotency-Key': 'launch-external:s1' }, keepalive: false } },
      },
    ]);
  });

  it('LA-496: send everything of the form of TestRail, and how many tests in progress were seen', async () => {
    const { ports, sent } = clientOf(launched({ result: { id: 'a1' } }));
    await run(ports.launchRun, { run: testrail, attempt: { seed: 's1', seen: 2, values } });
    expect(sent[0]?.variables).toEqual({
      input: {
        vendor: 'testrail',
        externalTestId: '42',
        inProgressSeen: 2,
        ...values,
        name: 'Cart',
        applicationUrl: 'https://a.example',
      },
    });
  });

  it('LA-274: bring back the first error, with the request where there is one', async () => {
    const errors = [
      { code: 'record_invalid', message: 'First.', path: 'name' },
      { code: 'record_invalid', message: 'Second.', path: null },
    ];
    const attempt = { seed: 's1', seen: 0, values };
    const refused = clientOf(launched({ successful: false, errors }));
    expect(await run(refused.ports.launchRun, { run: testrail, attempt })).toEqual(
      answered(null, { code: 'record_invalid', message: 'First.' }),
    );
    const received = clientOf(
      launched({ successful: false, result: { id: 'a1' }, errors: [{ code: 'vendor_error', message: 'Busy.', path: null }] }),
    );
    expect(await run(received.ports.launchRun, { run: testrail, attempt })).toEqual(
      answered('a1', { code: 'vendor_error', message: 'Busy.' }),
    );
    const forbidden = clientOf(failure('No.', 'FORBIDDEN'));
    expect(await run(forbidden.ports.launchRun, { run: testrail, attempt })).toEqual(answered(null, { code: 'forbidden', message: 'No.' }));
    await expect(run(clientOf(away).ports.launchRun, { run: testrail, attempt })).rejects.toThrow('gone');
    for (const code of ['UNAUTHENTICATED', 'TRIAL_EXPIRED', 'USER_NOT_FOUND'])
      expect(await run(clientOf(failure('No.', code)).ports.launchRun, { run: testrail, attempt })).toEqual({ kind: 'signedOut' });
  });
});
