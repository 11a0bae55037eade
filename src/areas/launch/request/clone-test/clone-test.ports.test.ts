import type { Client } from 'urql';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { cloneOfRequest } from '#schema/rules/launch/clone-source.ts';
import type { EarlierRequest } from '#schema/rules/launch/clone-source.ts';
import type { CopiedPart } from '#machines/flows/launch/request/clone-test.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { cloneTestPorts } from './clone-test.host.tsx';

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
  files: [],
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

it('keeps what does not fit any more with the draft, beside the tests that do', async () => {
  const sent: unknown[] = [];
  const mutation = (_: unknown, { input }: { readonly input: { readonly values: unknown } }) => {
    sent.push(input.values);
    return { toPromise: async () => ({ data: { saveLaunchDraft: { successful: true, errors: [] } } }) };
  };
  const [ofSource, ofTest] = [
    { field: 'capabilities', of: 'Autumn release', value: ['accessibility'] },
    { field: 'activity', of: 'Checkout', value: 'guessing' },
  ];
  const { keepClone } = cloneTestPorts({ client: { mutation } as unknown as Client, timezone: 'UTC' });
  const tests = [{ values: newRequestedTest(1), unread: [ofTest] }];
  const source = { ...cloneOfRequest(request), unread: [ofSource] };
  await toPromise(createActor(keepClone, { input: { draftId: 'd1', source, tests } }).start());
  expect(sent).toMatchObject([{ tests: [{ values: newRequestedTest(1) }], unread: [ofSource, ofTest] }]);
});

it.each([
  ['every', ['T-1', 'T-2', 'T-3', 'T-4', 'T-5']],
  ['failing', ['T-2', 'T-3']],
  [
    ['c4', 'c0'],
    ['T-1', 'T-5'],
  ],
] as const)('copies of the test cases %s', async (cases, copied) => {
  const found = [['pass'], ['pass', 'fail'], ['blocked'], [], ['rejected']].map((results) =>
    results.map((status) => (status === 'rejected' ? { status: 'fail', isRejected: true } : { status, isRejected: false })),
  );
  const listed = found.map((completedCaseResults, at) => ({
    id: `c${at}`,
    code: `T-${at + 1}`,
    name: `Case ${at + 1}`,
    section: null,
    ...(cases === 'failing' ? { completedCaseResults } : {}),
    prerequisites: null,
    steps: [],
    additionalInformationFields: [],
    tags: [],
    requireVideoAttachment: false,
  }));
  const page = { nodes: listed, pageInfo: { hasNextPage: false, endCursor: null } };
  const asked: unknown[] = [];
  const query = (_: unknown, { hasResults }: { readonly hasResults: boolean }) => {
    asked.push(hasResults);
    return { toPromise: async () => ({ data: { platformTest: { __typename: 'FlexibleTestingTest', cases: page } } }) };
  };
  const client = { query } as unknown as Client;
  const source = {
    ...cloneOfRequest(request),
    kind: 'run' as const,
    tests: [{ requestedTestId: null, name: 'Checkout', testCases: 5, values: newRequestedTest(1), unread: [] }],
  };
  const { copyTest } = cloneTestPorts({ client, timezone: 'UTC' });
  const { values } = await toPromise(createActor(copyTest, { input: { source, index: 0, current: null, cases } }).start());
  expect([values.testCases.map(({ code }) => code), asked]).toEqual([copied, [cases === 'failing']]);
});

it('copies what does not fit any more with each test, through all parts of its cases', async () => {
  const run = { ...cloneOfRequest(request), kind: 'run' as const };
  const unread = [{ field: 'activity', of: 'Checkout', value: 'guessing' }];
  const source = { ...run, tests: [{ requestedTestId: null, name: 'Checkout', testCases: 2, values: newRequestedTest(1), unread }] };
  const cases = { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'next' } };
  const client = {
    query: () => ({ toPromise: async () => ({ data: { platformTest: { __typename: 'FlexibleTestingTest', cases } } }) }),
  } as unknown as Client;
  const { copyTest } = cloneTestPorts({ client, timezone: 'UTC' });
  const copy = (current: CopiedPart | null) =>
    toPromise(createActor(copyTest, { input: { source, index: 0, current, cases: 'every' } }).start());
  const first = await copy(null);
  expect([first.unread, (await copy(first)).unread]).toEqual([unread, unread]);
});
