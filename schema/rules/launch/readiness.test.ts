import { describe, expect, it } from 'vitest';
import { caseRun, cases, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { hourOf } from './allowance.ts';
import type { LaunchAllowance } from './allowance.ts';
import { requestReadiness, roomLines, testReadiness } from './readiness.ts';
import type { TestFacts } from './readiness.ts';
import { launchNow } from './schedule.ts';

const standardOnly = 'Please select the standard delivery mode to be able to use this option.';
const facts = (more: Partial<TestFacts> = {}): TestFacts => ({ link: null, groups: null, ...more });
const lines = (values: RequestedTestValues, flags = plainFlags, more: Partial<TestFacts> = {}) =>
  testReadiness(values, flags, facts(more)).map(({ level, text, step, field }) => [level, text, `${step}.${field}`]);
const about = (field: string, found: ReturnType<typeof lines>) => found.filter(([, , place]) => String(place).endsWith(`.${field}`));

describe('the readiness of a test', () => {
  it('names what its test cases lack, with the way to them', () => {
    const testCases = [
      oneCase(1),
      oneCase(2, { steps: [] }),
      oneCase(3, { steps: [{ instruction: ' ', expectedResult: 'It opens' }] }),
      oneCase(4, { steps: [{ instruction: 'Pay', expectedResult: ' ' }] }),
      oneCase(1, { name: 'Another' }),
      oneCase(6, { name: 'Case 1' }),
    ];
    expect(about('testCases', lines(caseRun({ testCases })))).toEqual([
      ['warning', '2 test cases are empty', 'scope.testCases'],
      ['warning', '1 step has no expected result', 'scope.testCases'],
      ['warning', '1 test case is the same as another', 'scope.testCases'],
    ]);
    expect(lines(caseRun({ testCases })).filter(([level]) => level === 'blocker')).toEqual([
      [
        'blocker',
        'Test case 5 “Another” has the code C-1 of test case 1 “Case 1”. Each test case needs its own code.',
        'scope.testCases[4].code',
      ],
    ]);
    expect(about('testCases', lines(caseRun({ testCases: [oneCase(1), oneCase(1, { name: 'Twin' })] })))).toEqual([]);
    expect(about('testCases', lines(caseRun({ testCases: cases(3) })))).toEqual([
      ['done', 'No duplicate or empty test cases', 'scope.testCases'],
    ]);
  });

  describe('what the organization may launch', () => {
    const at = (moment: string): string => `${moment.slice(11, 16)} here`;
    const hour = (testsPerHour: number, ...uses: readonly (readonly [at: string, tests: number])[]) =>
      hourOf(
        testsPerHour,
        uses.map(([used, tests]) => ({ at: used, tests })),
        '2026-11-21T09:00:00.000Z',
      );
    const said = (allowance: LaunchAllowance | null, tests: number, credits: number | null = null) =>
      roomLines(allowance, { tests, credits }, at).map(({ level, text }) => `${level}: ${text}`);

    it('says for whom a launch would wait, and not for whoever launches', () => {
      const rules = { approvalAbove: 100, monthlyBudget: 150, spent: 40, held: 0, month: '2026-12' };
      const approvers = ['Ann', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
      const allowance: LaunchAllowance = { ...hour(20), credits: null, rules: { ...rules, approvers } };
      const waits = (credits: number | null) =>
        roomLines(allowance, { tests: 1, credits, viewerId: 'ben' }, at).filter(({ field }) => field === 'approval');
      expect([waits(100), waits(null)]).toEqual([[], []]);
      expect(waits(120)).toEqual([
        {
          level: 'warning',
          text: 'The launch waits for approval by Ann: it is above 100 Credits and over the budget of December by 10 Credits',
          field: 'approval',
        },
      ]);
    });

    it.each([
      ['nothing was launched', hour(20), 10, ['hint: 20 of 20 tests an hour are left, none launched yet']],
      ['there is room', hour(20, ['2026-11-21T08:40:00.000Z', 5]), 10, ['hint: 15 of 20 tests an hour are left, more at 09:40 here']],
      [
        'what was launched is an hour old',
        hour(20, ['2026-11-21T08:00:00.000Z', 20]),
        1,
        ['hint: 20 of 20 tests an hour are left, none launched yet'],
      ],
      [
        'there is none',
        hour(20, ['2026-11-21T08:40:00.000Z', 15], ['2026-11-21T08:50:00.000Z', 4]),
        2,
        ['blocker: Your organization can launch at most 20 tests an hour, and 1 is left. 2 can be launched again at 09:40 here.'],
      ],
      [
        'it takes more than one to come back',
        hour(20, ['2026-11-21T08:40:00.000Z', 1], ['2026-11-21T08:50:00.000Z', 19]),
        10,
        ['blocker: Your organization can launch at most 20 tests an hour, and none is left. 10 can be launched again at 09:50 here.'],
      ],
      [
        'there never is',
        hour(5),
        6,
        ['blocker: Your organization can launch at most 5 tests an hour. Launch fewer at once, or ask us for a higher limit.'],
      ],
    ] as const)('LA-537: says what is left of the hour and when it ends: %s', (_, known, tests, lines) => {
      expect(said({ ...known, credits: null }, tests)).toEqual(lines);
    });

    it.each([
      ['they suffice', { balance: 5, held: 0, mayOverdraw: false }, 5, []],
      ['they do not', { balance: 5, held: 0, mayOverdraw: false }, 6, ['blocker: This takes 6 Credits, and the balance is 5 Credits.']],
      [
        'they are held',
        { balance: 5, held: 1, mayOverdraw: false },
        5,
        ['blocker: This takes 5 Credits, and the balance is 5 Credits, of which 1 Credit is held for tests that wait.'],
      ],
      [
        'they may go below zero',
        { balance: 5, held: 1, mayOverdraw: true },
        16.5,
        ['warning: The launch takes the balance 12.5 Credits below zero'],
      ],
      ['nothing is known of the price', { balance: -5, held: 0, mayOverdraw: false }, null, []],
    ] as const)('says whether the credits suffice: %s', (_, credits, price, lines) => {
      expect(said({ ...hour(20), credits }, 1, price).filter((line) => !line.startsWith('hint: 20 of 20'))).toEqual(lines);
    });

    it('stands among the lines of the request, the worst first, and keeps its line while nobody knows', () => {
      const tests = [{ id: 't1', values: caseRun() }];
      const request = { name: 'Release', schedule: launchNow('UTC'), sdlcStage: null, files: [], tests };
      const room = roomLines({ ...hour(1), credits: null }, { tests: 2, credits: null }, at);
      const [first] = requestReadiness(request, plainFlags, '2026-11-21T09:00:00.000Z', new Map(), room);
      expect([first?.level, first?.field, said(null, 5)]).toEqual([
        'blocker',
        'launchesPerHour',
        ['hint: How many tests you may launch is not known yet'],
      ]);
    });
  });

  it('warns of cases that came from another link than the one beside them', () => {
    const sheets = flagsWith({ googleSheetsAutoImportEnabled: true, autoLaunchingEnabled: true });
    const sheet = (testCasesUrl: string, more: Partial<RequestedTestValues> = {}) =>
      about(
        'testCasesUrl',
        lines(
          caseRun({
            testCases: cases(2),
            testCasesSource: 'url',
            importedCasesUrl: 'https://docs.google.com/spreadsheets/d/a',
            testCasesUrl,
            ...more,
          }),
          sheets,
        ),
      ).map(([level]) => level);
    expect(sheet('https://docs.google.com/spreadsheets/d/b')).toEqual(['warning']);
    expect([
      sheet(' https://docs.google.com/spreadsheets/d/a'),
      sheet('https://docs.google.com/spreadsheets/d/b', { testCasesSource: 'csv' }),
    ]).toEqual([[], []]);
    expect([
      sheet('https://docs.google.com/spreadsheets/d/b', { importedCasesUrl: '' }),
      sheet('https://docs.google.com/spreadsheets/d/b', { testCases: [] }),
    ]).toEqual([[], []]);
  });

  it('says how the application link answers', () => {
    const linked = (link: TestFacts['link'], values = exploratory()) =>
      about('accessToApplicationUrl', lines(values, plainFlags, { link })).map(([level, text]) => [level, text]);
    expect(linked('answers')).toEqual([['done', 'The application link answers']]);
    expect(linked('missing')).toEqual([['warning', 'The application link leads to a page that does not exist']]);
    for (const state of ['unreachable', 'inside'] as const) {
      expect(linked(state)).toEqual([['warning', 'The application link does not answer from outside']]);
      const secured = exploratory({ requiresAccessToSecureEnvironment: 'true', accessToSecureEnvironmentInstructions: 'By VPN.' });
      expect(linked(state, secured)).toEqual([['hint', 'The application link answers in the secure environment only']]);
    }
    expect([linked('unchecked'), linked(null)]).toEqual([[], []]);
  });

  it('misses login data where the test cases speak of signing in', () => {
    const testCases = [oneCase(1), oneCase(2, { steps: [{ instruction: 'Log in as a guest', expectedResult: 'You are in' }] })];
    const accounts = (more: Partial<RequestedTestValues>, flags = plainFlags) =>
      lines(caseRun({ testCases, ...more }), flags).filter(([, text]) => /login data/iu.test(String(text)));
    expect(accounts({})).toEqual([
      ['warning', '1 test case speaks of signing in, but testers get no login data', 'scope.requiresPredefinedUserAccounts'],
    ]);
    expect(accounts({ testCases: cases(2) })).toEqual([]);
    expect(accounts({ requiresPredefinedUserAccounts: 'true', predefinedUserAccountsInstructions: 'Ann / secret' })).toEqual([
      ['done', 'Login data given where needed', 'scope.requiresPredefinedUserAccounts'],
    ]);
    expect(accounts({ requiresPredefinedUserAccounts: 'true' })).toEqual([]);
    const pool = flagsWith({ uniqueTestData: true });
    expect(accounts({ requiresTestData: 'false' }, pool).map(([level, , place]) => [level, place])).toEqual([
      ['warning', 'test-data.requiresTestData'],
    ]);
    expect(accounts({ requiresTestData: 'true', testDataPool: [{ user: 'ann' }] }, pool).map(([level]) => level)).toEqual(['done']);
  });

  it('counts known issues without a title', () => {
    const issue = {
      issueDescription: 'x',
      actualResults: '',
      expectedResults: '',
      reproductionSteps: '',
      projectComponent: '',
      issueAttachments: [],
    };
    const on = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const knownIssues = ['Cart', 'Untitled Issue', ' '].map((title) => ({ ...issue, title }));
    const upload = exploratory({ knownIssuesSource: 'upload', knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/1', knownIssues });
    expect(about('knownIssues', lines(upload, on))).toEqual([['warning', '2 known issues have no title', 'scope.knownIssues']]);
    expect(about('knownIssues', lines(upload, plainFlags))).toEqual([]);
  });

  it('warns of groups with too few testers, and hints at those with only just enough', () => {
    const groups = [4, 20, 30].map((matching) => ({ matching, needed: 15 }));
    expect(lines(exploratory(), plainFlags, { groups }).filter(([, , place]) => String(place).startsWith('targeting.'))).toEqual([
      ['warning', 'Group 1 matches 4 of 15 testers needed', 'targeting.targetingGroups[0]'],
      ['hint', 'Group 2 matches only 20 testers for 15 needed', 'targeting.targetingGroups[1]'],
    ]);
  });

  it('blocks what fast delivery does not take, at its field', () => {
    const fast = flagsWith({ deliveryModeSelection: true });
    const conflicted = caseRun({
      moderationEnabled: 'false',
      testCases: cases(26),
      requiresKycIdentityCheck: 'true',
      kycIdentityCheckInstructions: 'A passport.',
      customTargetingRequirements: 'Left-handed people.',
    });
    expect(lines(conflicted, fast).filter(([level]) => level === 'blocker')).toEqual([
      ['blocker', 'Please select the standard delivery mode to be able to use more than 25 test cases.', 'scope.testCases'],
      ['blocker', `Do any test cases involve a KYC/identity check? ${standardOnly}`, 'scope.requiresKycIdentityCheck'],
      ['blocker', `Custom targeting requirements: ${standardOnly}`, 'targeting.customTargetingRequirements'],
    ]);
  });
});

describe('the readiness of a request', () => {
  it('looks at each test with its own facts', () => {
    const request = {
      name: 'Release',
      schedule: launchNow('UTC'),
      sdlcStage: null,
      files: [],
      tests: ['First look', 'Second look'].map((name, at) => ({ id: 'ab'.charAt(at), values: exploratory({ name }) })),
    };
    const found = requestReadiness(request, plainFlags, '2026-11-21T09:00:00.000Z', new Map([['b', facts({ link: 'missing' })]]));
    expect(found.filter(({ level }) => level === 'warning')).toEqual([
      {
        level: 'warning',
        text: 'Second look: The application link leads to a page that does not exist',
        test: 1,
        step: 'app',
        field: 'accessToApplicationUrl',
      },
    ]);
  });
});
