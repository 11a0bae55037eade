import { describe, expect, it } from 'vitest';
import { cases, caseRun, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { furtherTest } from '#schema/rules/launch/carried.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

const importedCases = { values: { kind: 'test_cases' as const, testCases: cases(2), kept: 0 }, source: 'a.csv', imported: 2 };

describe('a further test of a request', () => {
  const group = { ...emptyTargetingGroup, devices: [{ id: '1', name: 'Pixel 9' }] };
  const first = exploratory({ name: 'Checkout', applicationType: 'android', targetingGroups: [group] });
  const further = furtherTest(2, first);

  it('keeps what it took from the first one when its activity is chosen, but for groups that say nothing there', () => {
    const chosen = applyChange(further, { kind: 'activity', activity: 'exploratory' }, { flags: plainFlags });
    expect(chosen).toEqual({ ...further, activity: 'exploratory' });
    const translated = applyChange(further, { kind: 'activity', activity: 'translation' }, { flags: plainFlags });
    expect([translated.accessToApplicationUrl, translated.targetingGroups]).toEqual([first.accessToApplicationUrl, []]);
  });

  it('is empty again with one press, but for what was chosen in it', () => {
    const chosen = { ...further, activity: 'exploratory' as const, testGoal: 'Find what breaks' };
    expect(applyChange(chosen, { kind: 'carriedRemove' }, { flags: plainFlags })).toEqual({
      ...newRequestedTest(2),
      activity: 'exploratory',
      testGoal: 'Find what breaks',
    });
  });
});

describe('what a change does to a test', () => {
  it('puts imported rows where they belong', () => {
    const issue = {
      title: 'Broken',
      issueDescription: '',
      actualResults: '',
      expectedResults: '',
      reproductionSteps: '',
      projectComponent: '',
      issueAttachments: [],
    };
    expect(apply(exploratory(), { kind: 'imported', values: { kind: 'known_issues', knownIssues: [issue] }, source: 'i.csv' })).toEqual(
      exploratory({ knownIssues: [issue] }),
    );
    expect(
      apply(exploratory(), { kind: 'imported', values: { kind: 'test_data', testDataPool: [{ User: 'a' }] }, source: 'people.csv' }),
    ).toEqual(exploratory({ testDataPool: [{ User: 'a' }], testDataFile: 'people.csv' }));
    expect(apply(caseRun(), { kind: 'imported', values: importedCases.values, source: 'a.csv' })).toEqual(
      caseRun({ testCases: cases(2), testCasesFile: 'a.csv' }),
    );
  });

  it('names the file of the cases only where all of them come from it', () => {
    const fileAfter = (before: string, kept: number) =>
      apply(caseRun({ testCasesFile: before }), { kind: 'imported', values: { ...importedCases.values, kept }, source: 'again.csv' })
        .testCasesFile;
    expect([fileAfter('mixed.csv', 0), fileAfter('mixed.csv', 1), fileAfter('', 1), fileAfter('again.csv', 1)]).toEqual([
      'again.csv',
      '',
      '',
      'again.csv',
    ]);
  });

  const apply = (values: RequestedTestValues, made: WizardChange) =>
    applyChange(values, made, { flags: flagsWith({ videoRequirementEnabled: true }) });

  it('LA-229: another activity starts over but for the name', () => {
    expect(apply(exploratory({ name: 'Checkout' }), { kind: 'activity', activity: 'translation' })).toEqual({
      ...newRequestedTest(1),
      name: 'Checkout',
      activity: 'translation',
    });
    expect(apply(exploratory(), { kind: 'activity', activity: 'exploratory' })).toEqual(exploratory());
  });

  it('LA-228: another application type clears the targeting groups', () => {
    expect(apply(exploratory(), { kind: 'applicationType', applicationType: 'ios' })).toEqual(
      exploratory({ applicationType: 'ios', targetingGroups: [] }),
    );
    expect(apply(exploratory(), { kind: 'applicationType', applicationType: 'web' })).toEqual(exploratory());
  });

  it('LA-244 LA-245: leaving the test cases out clears the file and the cases', () => {
    const values = exploratory({ testCasesIncluded: 'true', testCases: cases(2), testCasesFile: 'a.csv' });
    expect(apply(values, { kind: 'casesIncluded', on: false })).toEqual(
      exploratory({ testCasesIncluded: 'false', testCases: [], testCasesFile: '' }),
    );
  });

  it('remembers which link the cases were imported from', () => {
    const given = { kind: 'imported' as const, values: importedCases.values, source: 'Google Sheets, Cases' };
    const linked = caseRun({ testCasesSource: 'url', testCasesUrl: 'https://a.example' });
    expect([apply(linked, given), apply(caseRun(), given)].map(({ importedCasesUrl }) => importedCasesUrl)).toEqual([
      'https://a.example',
      '',
    ]);
  });

  it('goes by the link of the cases that were kept', () => {
    const given = { kind: 'imported' as const, values: { ...importedCases.values, kept: 1 }, source: 'Google Sheets, Cases' };
    const linked = caseRun({ testCasesSource: 'url', testCasesUrl: 'https://b.example', importedCasesUrl: 'https://a.example' });
    expect(apply(linked, given).importedCasesUrl).toBe('https://a.example');
  });

  it('starts from no earlier test for every type of application, and from one for its own only', () => {
    const startingFrom = (kilStartingFromTestCycleCode: string) =>
      apply(exploratory({ kilStartingFromTestCycleCode }), { kind: 'applicationType', applicationType: 'ios' })
        .kilStartingFromTestCycleCode;
    expect([startingFrom(noEarlierTest), startingFrom('NW-101')]).toEqual([noEarlierTest, '']);
  });

  it('LA-231: video without cases means the whole session; with cases the person chooses', () => {
    expect(apply(exploratory(), { kind: 'video', answer: 'true' }).videoRequirementStrategy).toBe('session');
    expect(apply(caseRun(), { kind: 'video', answer: 'true' }).videoRequirementStrategy).toBe('none');
  });

  it('LA-629: a new group starts with the preset language only where languages are offered', () => {
    const english = { id: '9', name: 'English' };
    const added = (values: RequestedTestValues) => apply(values, { kind: 'groupAdd', languages: [english] }).targetingGroups.at(-1);
    expect([added(exploratory()), added(exploratory({ activity: 'translation' }))]).toEqual([
      emptyTargetingGroup,
      { ...emptyTargetingGroup, languages: [english] },
    ]);
  });

  it('adds, copies, changes and removes targeting groups', () => {
    const germany = exploratory().targetingGroups[0]!;
    const two = apply(exploratory(), { kind: 'groupDuplicate', index: 0 });
    expect(two.targetingGroups).toEqual([germany, germany]);
    const changed = apply(two, { kind: 'groupOptions', index: 1, dimension: 'internetBrowsers', options: [{ id: '1', name: 'Chrome' }] });
    expect(changed.targetingGroups).toEqual([germany, { ...germany, internetBrowsers: [{ id: '1', name: 'Chrome' }] }]);
    expect(apply(changed, { kind: 'groupRemove', index: 0 }).targetingGroups).toEqual([
      { ...germany, internetBrowsers: [{ id: '1', name: 'Chrome' }] },
    ]);
  });

  it('answers a scope question once, and keeps words only for Other', () => {
    const once = apply(exploratory(), { kind: 'answer', content: 'Q', answers: ['Other'], other: 'Names' });
    expect(apply(once, { kind: 'answer', content: 'Q', answers: ['A'], other: 'Names' }).scopeRequirements).toEqual([
      { content: 'Q', answers: ['A'], other: '' },
    ]);
  });
});
