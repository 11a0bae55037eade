import type { Client } from 'urql';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { cloneOfRequest } from '#schema/rules/launch/clone-source.ts';
import type { EarlierRequest } from '#schema/rules/launch/clone-source.ts';
import { cloneTestPorts } from './clone-test.ports.ts';

const request: EarlierRequest = {
  id: 'a1',
  code: 'FAB-3',
  name: 'Autumn release',
  sdlcStage: 'release',
  desiredOutcomes: [],
  customDesiredOutcomes: null,
  accessToApplication: 'https://shop.example',
  testObjective: 'Look',
  notes: null,
  platformsToTestOn: null,
  deviceRequirements: null,
  testLocalisation: null,
  testCasesUrl: null,
  knownIssuesUrl: null,
  capabilities: [],
  requestedTests: [],
};

it.each([
  ['no draft', [], false],
  ['a draft', [{ id: 'd1' }], true],
])('finds the earlier test where there is %s', async (_, launchDrafts, hasDrafts) => {
  const data = { platformTest: { __typename: 'AdvancedTestRequest', ...request }, launchDrafts };
  const client = { query: () => ({ toPromise: async () => ({ data }) }) } as unknown as Client;
  const { readSource } = cloneTestPorts({ client, timezone: 'UTC' });
  expect(await toPromise(createActor(readSource, { input: { testId: 'a1' } }).start())).toEqual({
    source: cloneOfRequest(request),
    hasDrafts,
  });
});
