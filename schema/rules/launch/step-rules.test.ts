import { describe, expect, it } from 'vitest';
import { activities, applicationTypes, dimensionsFor } from '#schema/vocabulary/launch/options.ts';
import { riskFields, riskWords } from '#schema/vocabulary/launch/texts.ts';
import { caseRun, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { isStepOpen, stepProblems, stepsFor } from './step-rules.ts';
import { said } from './step-rules.builders.ts';
import type { Told } from './step-rules.builders.ts';

const video = flagsWith({ videoRequirementEnabled: true });

describe('a new requested test', () => {
  it('LA-156 LA-588: asks for three results a case', () => expect(newRequestedTest(1).numberOfResultsPerTestCaseNeeded).toBe('3'));
  it('LA-157: is named by its place', () => expect([newRequestedTest(1).name, newRequestedTest(4).name]).toEqual(['Test #1', 'Test #4']));
  it('validates in none of its steps', () =>
    expect(stepsFor(plainFlags).filter((step) => stepProblems(step, newRequestedTest(1), plainFlags).length === 0)).toEqual([
      'scope',
      'review',
    ]));
});

describe('messages of the wizard, word for word', () => {
  it.each<Told>([
    ['LA-368: no activity', exploratory({ activity: '' }), plainFlags, [['activity', 'Please select an activity.']]],
    [
      'LA-369: no application type',
      exploratory({ applicationType: '' }),
      plainFlags,
      [['applicationType', 'Please provide the type of application.']],
    ],
    [
      'LA-370: no link',
      exploratory({ accessToApplicationUrl: ' ' }),
      plainFlags,
      [['accessToApplicationUrl', 'Please provide a link to the application.']],
    ],
    [
      'LA-371: no valid link',
      exploratory({ accessToApplicationUrl: 'shop' }),
      plainFlags,
      [['accessToApplicationUrl', 'Please provide a valid URL.']],
    ],
    ['LA-364: no goal', caseRun({ testGoal: '' }), plainFlags, [['testGoal', 'Please provide the goal of the test']]],
    ['LA-363: no scope in a case run', caseRun({ inScope: '', outOfScope: '' }), plainFlags, []],
    [
      'LA-365: video unanswered',
      exploratory({ videoRequired: '' }),
      video,
      [['videoRequired', 'Please specify whether video evidence is required.']],
    ],
    ['LA-461: video switched off', exploratory({ videoRequired: '' }), plainFlags, []],
    [
      'video without a way',
      caseRun({ videoRequired: 'true' }),
      video,
      [['videoRequirementStrategy', 'Please select how videos should be recorded.']],
    ],
    [
      'LA-366: video of no case',
      caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case' }),
      video,
      [['videoRequirementStrategy', 'Please select at least one test case for video recording']],
    ],
    [
      'video of one case',
      caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case', testCases: [oneCase(1, { requireVideoAttachment: true })] }),
      video,
      [],
    ],
    [
      'LA-372: no group',
      exploratory({ targetingGroups: [] }),
      plainFlags,
      [['targetingGroups', 'Please select at least one targeting group.']],
    ],
    [
      'an empty group',
      exploratory({ targetingGroups: [emptyTargetingGroup] }),
      plainFlags,
      [['targetingGroups[0]', 'Please select at least one option.']],
    ],
    [
      'LA-374: test data unanswered',
      exploratory({ requiresTestData: '' }),
      flagsWith({ uniqueTestData: true }),
      [['requiresTestData', 'Please specify whether testers need to use particular test data during the test.']],
    ],
    [
      'LA-375: no test data',
      exploratory({ requiresTestData: 'true' }),
      flagsWith({ uniqueTestData: true }),
      [['testDataPool', 'Please provide test data.']],
    ],
    ['LA-377: no name', exploratory({ name: ' ' }), plainFlags, [['name', 'Please provide the name of the test.']]],
    [
      'LA-591: a name of 101 characters',
      exploratory({ name: 'x'.repeat(101) }),
      plainFlags,
      [['name', 'Cannot be longer than 100 characters']],
    ],
    [
      'a text of 10,001 characters',
      exploratory({ testGoal: 'x'.repeat(10_001) }),
      plainFlags,
      [['testGoal', 'Cannot be longer than 10000 characters']],
    ],
    [
      'a character that cannot be stored',
      exploratory({ testGoal: 'a\0' }),
      plainFlags,
      [['testGoal', 'Contains a character that cannot be stored.']],
    ],
  ])('%s', (_, values, flags, messages) => expect(said(values, flags)).toEqual(messages));
});

describe('the steps of the wizard', () => {
  it('LA-076 LA-077 LA-078: are in order, Test data only with its feature', () => {
    expect(stepsFor(plainFlags)).toEqual(['activity', 'app', 'scope', 'targeting', 'review']);
    expect(stepsFor(flagsWith({ uniqueTestData: true }))).toEqual(['activity', 'app', 'scope', 'targeting', 'test-data', 'review']);
  });

  it('LA-079 LA-219: open while every earlier step validates', () => {
    const open = (values: RequestedTestValues) => stepsFor(plainFlags).filter((step) => isStepOpen(step, values, plainFlags));
    expect(open(newRequestedTest(1))).toEqual(['activity']);
    expect(open(exploratory({ testGoal: '' }))).toEqual(['activity', 'app', 'scope']);
    expect(open(exploratory())).toEqual(['activity', 'app', 'scope', 'targeting', 'review']);
    expect(open(exploratory({ accessToApplicationUrl: '' }))).toEqual(['activity', 'app']);
  });
});

it('LA-083 LA-084: every activity on every application type has its own dimensions', () => {
  const offered = activities.map((activity) => applicationTypes.map((type) => dimensionsFor(activity, type).join(' ')));
  const web = 'countries operatingSystemDeviceTypes operatingSystemVersions internetBrowsers';
  const mobile = 'countries operatingSystemDeviceTypes operatingSystemVersions devices';
  const local = (rest: string) => rest.replace('countries', 'countries languages');
  expect(offered).toEqual([
    [web, mobile, mobile],
    [web, mobile, mobile],
    [local(web), local(mobile), local(mobile)],
    [
      'countries languages operatingSystemDeviceTypes internetBrowsers',
      'countries languages operatingSystemVersions',
      'countries languages operatingSystemVersions',
    ],
  ]);
});

it('each question that depends on the activity has its own instructions', () => {
  expect(new Set(riskFields.map((field) => riskWords[field].instructions)).size).toBe(4);
});
