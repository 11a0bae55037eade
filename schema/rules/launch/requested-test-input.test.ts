import { describe, expect, it } from 'vitest';
import { fromKnownIssueInput, toKnownIssueInput } from './known-issues.ts';
import { caseRun, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { fit } from '#schema/rules/fit.ts';
import { emptyTargetingGroup, newRequestedTest, requestedTestRule } from './requested-test.ts';
import { asSent, toRequestedTestInput } from './requested-test-input.ts';
import { openRequestedTest } from './requested-test.ts';

const video = flagsWith({ videoRequirementEnabled: true });
const spreadsheet = 'https://docs.google.com/spreadsheets/d/1';

describe('a requested test as it is sent', () => {
  it('LA-155: answers are booleans', () => {
    const sent = toRequestedTestInput(
      exploratory({ requiresKycIdentityCheck: 'true', kycIdentityCheckInstructions: 'ID card' }),
      plainFlags,
    );
    expect([sent.requiresKycIdentityCheck, sent.requiresFinancialTransactions, sent.hasKnownIssuesList]).toEqual([true, false, false]);
  });

  it('LA-330: the link to the cases is trimmed', () => {
    expect(toRequestedTestInput(caseRun({ testCasesSource: 'url', testCasesUrl: ' https://a.example ' }), plainFlags).testCasesUrl).toBe(
      'https://a.example',
    );
  });

  it('LA-330 LO-31: every text is sent without blanks around it, and is shown so for review', () => {
    const texts = {
      name: ' A ',
      accessToApplicationUrl: ' https://a.example ',
      applicationName: ' Shop ',
      inScope: ' All\n of it ',
      outOfScope: ' None ',
      testGoal: '\n See it work ',
      requiresKycIdentityCheck: 'true',
      kycIdentityCheckInstructions: ' ID card ',
      requiresFinancialTransactions: 'false',
      financialTransactionsInstructions: ' never sent ',
      customTargetingRequirements: ' Owners of a fridge ',
    } as const;
    const values = exploratory(texts);
    const [sent, shown] = [toRequestedTestInput(values, plainFlags), asSent(values, plainFlags)];
    const right = {
      name: 'A',
      accessToApplicationUrl: 'https://a.example',
      applicationName: 'Shop',
      inScope: 'All\n of it',
      outOfScope: 'None',
      testGoal: 'See it work',
      kycIdentityCheckInstructions: 'ID card',
      customTargetingRequirements: 'Owners of a fridge',
    };
    expect([sent, shown]).toMatchObject([
      { ...right, financialTransactionsInstructions: null },
      { ...right, financialTransactionsInstructions: '', requiresKycIdentityCheck: 'true', requiresFinancialTransactions: 'false' },
    ]);
    expect(toRequestedTestInput(shown, plainFlags)).toEqual(sent);
  });

  it('LA-170: groups are lists of ids', () => {
    const group = { ...emptyTargetingGroup, countries: [{ id: '276', name: 'Germany' }], internetBrowsers: [{ id: '1', name: 'Chrome' }] };
    expect(toRequestedTestInput(exploratory({ targetingGroups: [group] }), plainFlags).targetingGroups).toEqual([
      {
        countryIds: ['276'],
        languageIds: [],
        operatingSystemDeviceTypeIds: [],
        operatingSystemVersionIds: [],
        mobileDeviceIds: [],
        internetBrowserIds: ['1'],
      },
    ]);
  });

  it('LA-171: groups are ignored with custom targeting', () => {
    expect(toRequestedTestInput(exploratory({ customTargetingRequirements: 'Owners of a fridge' }), plainFlags).targetingGroups).toEqual(
      [],
    );
  });

  it('LA-237 LA-238: without video no case asks for one and the strategy is none', () => {
    const flagged = caseRun({
      testCases: [oneCase(1, { requireVideoAttachment: true })],
      videoRequired: 'false',
      videoRequirementStrategy: 'per_case',
    });
    const sent = toRequestedTestInput(flagged, video);
    expect([sent.videoRequirementStrategy, sent.testCases.map(({ requireVideoAttachment }) => requireVideoAttachment)]).toEqual([
      'none',
      [false],
    ]);
  });

  it('LA-165 LA-166 LA-167: a known issue is a list of codes and values without the empty ones', () => {
    const issue = {
      title: 'Broken',
      issueDescription: 'd',
      actualResults: 'a',
      expectedResults: 'e',
      reproductionSteps: 'r',
      projectComponent: 'p',
      issueAttachments: ['one', 'two'],
    };
    expect(toKnownIssueInput(issue)).toEqual([
      { code: 'title', value: 'Broken' },
      { code: 'issue_description', value: 'd' },
      { code: 'actual_results', value: 'a' },
      { code: 'expected_results', value: 'e' },
      { code: 'reproduction_steps', value: 'r' },
      { code: 'project_component', value: 'p' },
      { code: 'issue_attachments', value: 'one\ntwo' },
    ]);
  });

  it('LA-166: what is empty of a known issue is not sent', () =>
    expect(toKnownIssueInput({ ...fromKnownIssueInput([]), title: 'Broken' })).toEqual([{ code: 'title', value: 'Broken' }]));

  it('LA-163: a known issue without a title is called untitled', () => expect(fromKnownIssueInput([]).title).toBe('Untitled Issue'));
});

describe('a requested test opened again', () => {
  it('LA-240: asks for video unless its strategy is none', () => {
    expect([
      openRequestedTest(caseRun({ videoRequirementStrategy: 'session' })).videoRequired,
      openRequestedTest(caseRun()).videoRequired,
    ]).toEqual(['true', 'false']);
  });

  it('LA-241 LA-242: names its known-issues source by what it holds', () => {
    expect(openRequestedTest(exploratory({ knownIssuesUrl: spreadsheet })).knownIssuesSource).toBe('upload');
    expect(openRequestedTest(exploratory({ knownIssues: [fromKnownIssueInput([])] })).knownIssuesSource).toBe('upload');
    expect(openRequestedTest(exploratory({ knownIssuesSource: 'upload' })).knownIssuesSource).toBe('recent');
  });

  it('LA-243: takes its cases from a file', () =>
    expect(openRequestedTest(caseRun({ testCasesSource: 'url' })).testCasesSource).toBe('csv'));

  it('reads what an older version saved and keeps the rest at its default', () => {
    expect(fit(requestedTestRule, { name: 'Old', activity: 'guessing', testCases: [{ name: 'One' }], unknown: 1 }).value).toEqual({
      ...newRequestedTest(1),
      name: 'Old',
      testCases: [
        {
          section: '',
          code: '',
          name: 'One',
          prerequisites: '',
          steps: [],
          additionalInformation: [],
          tags: [],
          requireVideoAttachment: false,
        },
      ],
    });
  });
});
