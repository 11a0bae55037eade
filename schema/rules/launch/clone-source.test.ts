import { describe, expect, it } from 'vitest';
import type { Unread } from '#schema/rules/fit.ts';
import { validateRequestedTestInput } from './customer-request.ts';
import { cloneOfRequest, cloneOfRun, cloneProgress, simpleValuesOfRequest, simpleValuesOfRun } from './clone-source.ts';
import type { EarlierRequest, EarlierRun } from './clone-source.ts';
import { cloneCase, cloneRequestedTest } from './requested-test-clone.ts';
import type { EarlierRequestedTest } from './requested-test-clone.ts';
import { caseRun, exploratory, flagsWith, oneCase } from './requested-test.builders.ts';
import { toRequestedTestInput } from './requested-test-input.ts';
import type { RequestedTestValues } from './requested-test.ts';
import type { RequestedTestInput } from './requested-test-input.ts';

const flags = flagsWith({ videoRequirementEnabled: true });
const entries = (chosen: readonly { readonly id: string; readonly name: string }[]) => chosen.map(({ id, name }) => ({ id, name }));

/** What the portal gives of a test that was launched with these values. */
const launched = (values: RequestedTestValues): EarlierRequestedTest => {
  const { targetingGroups: _, videoRequired, ...sent } = toRequestedTestInput(values, flags);
  return {
    ...sent,
    needsVideoEvidence: videoRequired === true,
    targetingGroups: values.targetingGroups.map((group) => ({
      countries: entries(group.countries),
      languages: entries(group.languages),
      operatingSystemDeviceTypes: entries(group.operatingSystemDeviceTypes),
      operatingSystemVersions: entries(group.operatingSystemVersions),
      devices: entries(group.devices),
      internetBrowsers: entries(group.internetBrowsers),
    })),
  };
};

const copied = (values: RequestedTestValues) => ({ values, unread: [] });

const build = { id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 };

const request: EarlierRequest = {
  id: 'a1',
  code: 'FAB-3',
  name: 'Autumn release',
  sdlcStage: 'release',
  desiredOutcomes: [{ code: 'find_bugs' }, { code: 'retired' }],
  customDesiredOutcomes: 'Happy people',
  accessToApplication: 'https://shop.example',
  testObjective: 'Look',
  notes: 'Ask Ann',
  platformsToTestOn: 'Chrome',
  deviceRequirements: null,
  testLocalisation: 'German',
  testCasesUrl: 'https://docs.example/cases',
  knownIssuesUrl: null,
  capabilities: ['accessibility'],
  files: [build],
  requestedTests: [],
};
const run: EarlierRun = {
  id: 's1',
  code: 'FAB-4',
  name: 'x'.repeat(120),
  sdlcStage: null,
  desiredOutcomes: [],
  applicationUrl: 'https://shop.example',
  description: 'Look',
  credentialsAndAccessInstructions: 'User ann',
  additionalUrlsAndResources: 'https://docs.example',
  environments: [{ platform: 'ios' }],
  activityType: null,
  requestedTestId: null,
  files: [build],
  cases: { totalCount: 3 },
};

describe('a cloned test', () => {
  it.each([
    ['an exploratory test', exploratory()],
    ['a test case run', caseRun({ numberOfResultsPerTestCaseNeeded: '7' })],
    ['custom targeting', exploratory({ customTargetingRequirements: 'Left-handed people', targetingGroups: [] })],
    ['a secure environment', exploratory({ requiresAccessToSecureEnvironment: 'true', accessToSecureEnvironmentInstructions: 'VPN' })],
  ])('holds everything that was launched: %s', (_, values) => {
    const { values: clone, unread } = cloneRequestedTest(launched(values));
    expect(unread).toEqual([]);
    expect(toRequestedTestInput(clone, flags)).toEqual(toRequestedTestInput(values, flags));
    expect(clone.name).toBe(values.name);
  });

  it('LA-240: is filmed as the earlier one was', () => {
    const filmed = caseRun({
      videoRequired: 'true',
      videoRequirementStrategy: 'per_case',
      testCases: [oneCase(1, { requireVideoAttachment: true }), oneCase(2)],
    });
    const { values: clone } = cloneRequestedTest(launched(filmed));
    expect([clone.videoRequired, clone.videoRequirementStrategy, clone.testCases.map((one) => one.requireVideoAttachment)]).toEqual([
      'true',
      'per_case',
      [true, false],
    ]);
    expect(cloneRequestedTest(launched(caseRun())).values.videoRequired).toBe('false');
  });

  it('names what does not fit any more, and has everything beside it', () => {
    const good = launched(caseRun({ name: 'Checkout' }));
    const { values, unread } = cloneRequestedTest({
      ...good,
      activity: 'guessing',
      videoRequirementStrategy: 'sometimes',
      testCases: [...(good.testCases as readonly object[]), 'rubbish'],
      testDataPool: 'none',
      knownIssues: [
        [
          { code: 'title', value: 'Slow' },
          { code: 'severity', value: 'high' },
        ],
        { title: 'Broken' },
        7,
      ],
    });
    expect(unread).toEqual([
      { field: 'activity', of: 'Checkout', value: 'guessing' },
      { field: 'testCases', of: 'Checkout', value: 'rubbish' },
      { field: 'severity', of: 'Checkout', value: 'high' },
      { field: 'knownIssues', of: 'Checkout', value: 7 },
      { field: 'videoRequirementStrategy', of: 'Checkout', value: 'sometimes' },
      { field: 'testDataPool', of: 'Checkout', value: 'none' },
    ]);
    expect([values.activity, values.testCases.length, values.knownIssues.map(({ title }) => title), values.targetingGroups]).toEqual([
      '',
      3,
      ['Slow', 'Broken'],
      caseRun().targetingGroups,
    ]);
  });

  it('takes a case as testers got it', () => {
    const given = { ...oneCase(1), section: null, steps: [{ instruction: 'Open', expectedResult: null }] };
    expect(cloneCase({ ...given, additionalInformationFields: [{ label: 'Browser' }] })).toEqual(
      oneCase(1, {
        section: '',
        steps: [{ instruction: 'Open', expectedResult: '' }],
        additionalInformation: [{ code: 'Browser', value: '' }],
      }),
    );
  });
});

describe('an earlier test', () => {
  it('fills the simple form with every value', () => {
    expect(simpleValuesOfRequest(request)).toMatchObject({
      name: 'Autumn release',
      accessToApplication: 'https://shop.example',
      isLocalised: true,
      testLocalisation: 'German',
      includesTestCases: true,
      includesKnownIssues: false,
      capabilities: ['accessibility'],
      sdlcStage: 'release',
      desiredOutcomes: ['find_bugs'],
      clonedFrom: { testId: 'a1', tests: 0, testCases: 0 },
    });
    expect('schedule' in simpleValuesOfRequest(request)).toBe(false);
    expect(simpleValuesOfRun(run)).toMatchObject({
      name: 'x'.repeat(100),
      accessToApplication: 'https://shop.example',
      testObjective: 'Look',
      notes: 'User ann\n\nhttps://docs.example',
      platformsToTestOn: 'ios',
      clonedFrom: { testId: 's1', tests: 1, testCases: 3 },
    });
  });

  it('names what cannot be read, and what has no place in the form', () => {
    const named = ({ unread }: { readonly unread?: readonly Unread[] }) =>
      unread?.map(({ field, value, reason = 'unreadable' }) => [field, value, reason]);
    expect(named(simpleValuesOfRequest(request))).toEqual([['desiredOutcomes', ['retired'], 'unreadable']]);
    expect(named(simpleValuesOfRun({ ...run, sdlcStage: 'dreaming' }))).toEqual([['sdlcStage', 'dreaming', 'unreadable']]);
    expect(named(cloneOfRequest(request))).toEqual([
      ['desiredOutcomes', ['find_bugs', 'retired'], 'placeless'],
      ['customDesiredOutcomes', 'Happy people', 'placeless'],
      ['capabilities', ['accessibility'], 'placeless'],
    ]);
    const plain = { ...request, desiredOutcomes: [], customDesiredOutcomes: null, capabilities: [] };
    const tested = [{ id: 'q1', name: 'Checkout', testCasesCount: 0 }];
    expect([named(cloneOfRequest(plain)), named(cloneOfRequest({ ...plain, requestedTests: tested, sdlcStage: 'dreaming' }))]).toEqual([
      [],
      [
        ['sdlcStage', 'dreaming', 'unreadable'],
        ['notes', 'Ask Ann', 'placeless'],
        ['platformsToTestOn', 'Chrome', 'placeless'],
        ['testLocalisation', 'German', 'placeless'],
      ],
    ]);
    const purposeful = { ...run, sdlcStage: 'dreaming', desiredOutcomes: [{ code: 'find_bugs' }], customDesiredOutcomes: 'Joy' };
    expect(named(cloneOfRun(purposeful))).toEqual([
      ['sdlcStage', 'dreaming', 'unreadable'],
      ['desiredOutcomes', ['find_bugs'], 'placeless'],
      ['customDesiredOutcomes', 'Joy', 'placeless'],
    ]);
  });

  it('names what of a run does not fit a test', () => {
    const named = (more: Partial<EarlierRun>) =>
      cloneOfRun({ ...run, ...more }).tests[0]?.unread.map(({ field, value, reason = 'unreadable' }) => [field, value, reason]);
    const on = (...platforms: readonly string[]) => platforms.map((platform) => ({ platform }));
    expect([
      named({}),
      named({ activityType: 'guessing' }),
      named({ environments: on('ios', 'android') }),
      named({ environments: on('tv', 'web') }),
    ]).toEqual([
      [],
      [['activity', 'guessing', 'unreadable']],
      [['furtherPlatforms', ['android'], 'placeless']],
      [
        ['applicationType', 'tv', 'unreadable'],
        ['furtherPlatforms', ['web'], 'placeless'],
      ],
    ]);
  });

  it('is one test of a request where it has none of its own', () => {
    const [only] = cloneOfRequest(request).tests;
    expect(only).toMatchObject({ requestedTestId: null, values: { name: 'Autumn release', testGoal: 'Look\n\nAsk Ann' } });
    const [ran] = cloneOfRun(run).tests;
    expect(ran).toMatchObject({ testCases: 3, values: { activity: 'test_case_run', applicationType: 'ios', name: 'x'.repeat(100) } });
  });

  it('says how far its clone is', () => {
    const source = cloneOfRun({ ...run, cases: { totalCount: 1_200 } });
    expect(cloneProgress(null, [], null).sentence).toBe('Reading the test');
    expect(cloneProgress(source, [], copied(caseRun())).sentence).toBe('0 of 1 test, 3 of 1,200 test cases copied');
    expect(cloneProgress(cloneOfRun({ ...run, cases: { totalCount: 0 } }), [copied(exploratory())], null)).toEqual({
      done: 1,
      total: 1,
      sentence: '1 of 1 test copied',
    });
  });
});

describe('a requested test that is sent', () => {
  const refused = (more: Partial<RequestedTestInput>) =>
    validateRequestedTestInput({ ...toRequestedTestInput(caseRun(), flags), ...more }, flags).map(({ path, code }) => `${path} ${code}`);
  const taken = (field: keyof RequestedTestInput, values: readonly string[]) =>
    values.filter((value) => !refused({ [field]: value }).includes(`${field} inclusion`));

  it('LA-134: has one of four activities', () => {
    expect(taken('activity', ['exploratory', 'translation', 'localization', 'test_case_run', 'napping', 'Exploratory'])).toEqual([
      'exploratory',
      'translation',
      'localization',
      'test_case_run',
    ]);
  });

  it('LA-135: is for android, ios or web', () => {
    expect(taken('applicationType', ['android', 'ios', 'web', 'windows'])).toEqual(['android', 'ios', 'web']);
  });

  it('LA-152 LA-630: is filmed not at all, case by case or as a whole', () => {
    expect(taken('videoRequirementStrategy', ['none', 'per_case', 'session', 'sometimes'])).toEqual(['none', 'per_case', 'session']);
  });

  it('LA-151 LA-159: says whether a video is required, and of which cases', () => {
    const filmed = caseRun({
      videoRequired: 'true',
      videoRequirementStrategy: 'per_case',
      testCases: [oneCase(1, { requireVideoAttachment: true }), oneCase(2)],
    });
    const sent = toRequestedTestInput(filmed, flags);
    expect([sent.videoRequired, sent.testCases.map(({ requireVideoAttachment }) => requireVideoAttachment)]).toEqual([true, [true, false]]);
  });
});
