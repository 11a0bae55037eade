import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simpleRequest } from './simple-request.builders.ts';
import {
  advancedTestRequestProblems,
  emptySimpleRequest,
  readAdvancedTestRequestParams,
  readSimpleRequest,
  simpleRequestProblems,
  toAdvancedTestRequestParams,
} from './simple-request.ts';
import type { SimpleRequestValues } from './simple-request.ts';

const now = '2026-11-21T09:00:00.000Z';
const messages = (more: Partial<SimpleRequestValues>): readonly string[] =>
  simpleRequestProblems(simpleRequest(more), now).map(({ path, message }) => `${path}: ${message}`);
const words = (most: number) => fc.constantFrom('', ' ', 'Use card 4242', '\0', 'x'.repeat(most), 'x'.repeat(most + 1), ' padded ');
const address = fc.constantFrom('', ' ', 'shop.example', ' https://docs.example/a?b=c ', 'javascript:alert(1)', 'https://a b.example');
const anyForm: fc.Arbitrary<SimpleRequestValues> = fc.record({
  name: words(100),
  accessToApplication: words(1_000),
  testObjective: words(10_000),
  notes: words(10_000),
  platformsToTestOn: words(10_000),
  deviceRequirements: words(10_000),
  isLocalised: fc.boolean(),
  testLocalisation: words(10_000),
  includesTestCases: fc.boolean(),
  testCasesUrl: address,
  includesKnownIssues: fc.boolean(),
  knownIssuesUrl: address,
  capabilities: fc.constantFrom([], ['accessibility'], ['x'.repeat(256)]),
  sdlcStage: fc.constantFrom(null, 'design' as const, 'live' as const),
  desiredOutcomes: fc.constantFrom([], ['find_bugs' as const, 'check_usability' as const]),
  customDesiredOutcomes: words(10_000),
  schedule: fc.constantFrom(
    emptySimpleRequest('UTC').schedule,
    { ...emptySimpleRequest('UTC').schedule, mode: 'later' as const, laterAt: '2026-11-22T10:00' },
    { ...emptySimpleRequest('UTC').schedule, mode: 'later' as const, laterAt: '2026-12-25T10:00' },
  ),
  unread: fc.constant([]),
  files: fc
    .constantFrom(0, 1, 20, 21)
    .map((count) => Array.from({ length: count }, (_, at) => ({ id: `f${at}`, name: 'App.ipa', mediaKind: 'archive', size: 7 }))),
  clonedFrom: fc.constantFrom(null, { testId: 't1', code: 'FAB-1', name: 'Earlier', tests: 1, testCases: 24 }),
});
const sent = (values: SimpleRequestValues) =>
  readAdvancedTestRequestParams(JSON.parse(JSON.stringify(toAdvancedTestRequestParams(values))));

describe('the simple form', () => {
  it.each([
    ['LA-383', { accessToApplication: ' ' }, ['accessToApplication: A link to application is required']],
    ['LA-384 LA-592', { accessToApplication: 'x'.repeat(1_001) }, ['accessToApplication: Cannot be longer than 1000 characters']],
    ['LA-385', { testObjective: '' }, ['testObjective: A test objective is required']],
    ['LA-386', { testObjective: 'x'.repeat(10_001) }, ['testObjective: Cannot be longer than 10000 characters']],
    ['LA-387', { notes: '' }, ['notes: Notes are required']],
    ['LA-388', { notes: 'x'.repeat(10_001) }, ['notes: Cannot be longer than 10000 characters']],
    ['LA-389', { name: '' }, ['name: A test run name is required']],
    ['LA-390', { name: 'x'.repeat(101) }, ['name: Cannot be longer than 100 characters']],
    ['LA-391', { platformsToTestOn: '' }, ['platformsToTestOn: Platforms to test on are required']],
    ['LA-392', { platformsToTestOn: 'x'.repeat(10_001) }, ['platformsToTestOn: Cannot be longer than 10000 characters']],
    ['LA-393', { deviceRequirements: 'x'.repeat(10_001) }, ['deviceRequirements: Cannot be longer than 10000 characters']],
    ['LA-394', { isLocalised: true }, ['testLocalisation: Localisation requirements are required']],
    ['LA-395', { includesTestCases: true, testCasesUrl: 'my sheet' }, ['testCasesUrl: Please enter a valid URL']],
    ['LA-397', { includesTestCases: true }, ['testCasesUrl: A link to your test cases sheet is required']],
    ['LA-398', { includesKnownIssues: true, knownIssuesUrl: 'ftp:' }, ['knownIssuesUrl: Please enter a valid URL']],
    ['LA-400', { includesKnownIssues: true }, ['knownIssuesUrl: A link to your known issues is required']],
    ['LA-593', { customDesiredOutcomes: 'x'.repeat(10_001) }, ['customDesiredOutcomes: Cannot be longer than 10000 characters']],
  ] as const)('%s: says what is wrong, at its field', (_, change, said) => expect(messages(change)).toEqual(said));

  it.each([
    ['LA-384 LA-592', { accessToApplication: 'x'.repeat(1_000) }],
    [
      'LA-386 LA-388 LA-392 LA-593',
      { testObjective: 'x'.repeat(10_000), notes: 'x'.repeat(10_000), platformsToTestOn: 'x'.repeat(10_000) },
    ],
    ['LA-390', { name: 'x'.repeat(100) }],
    ['LA-393', { deviceRequirements: '' }],
    ['LA-393', { deviceRequirements: 'x'.repeat(10_000) }],
    ['LA-394', { isLocalised: false, testLocalisation: '' }],
    ['links that are switched off', { testCasesUrl: 'nonsense', knownIssuesUrl: 'nonsense' }],
  ] as const)('%s: takes what is right', (_, change) => expect(messages(change)).toEqual([]));

  it('LA-396 LA-399: sends links without the blanks around them, and none behind a toggle that is off', () => {
    const given = { testCasesUrl: ' https://docs.example/cases ', knownIssuesUrl: '\thttps://docs.example/known ' };
    expect(messages({ ...given, includesTestCases: true, includesKnownIssues: true })).toEqual([]);
    const on = toAdvancedTestRequestParams(simpleRequest({ ...given, includesTestCases: true, includesKnownIssues: true }));
    const off = toAdvancedTestRequestParams(simpleRequest(given));
    expect([on.testCasesUrl, on.knownIssuesUrl]).toEqual(['https://docs.example/cases', 'https://docs.example/known']);
    expect([off.testCasesUrl, off.knownIssuesUrl]).toEqual([null, null]);
  });

  it('LA-486: sends the later start with its offset', () => {
    const schedule = { ...simpleRequest().schedule, mode: 'later' as const, laterAt: '2026-11-22T10:00' };
    expect(toAdvancedTestRequestParams(simpleRequest({ schedule })).scheduleAt).toBe('2026-11-22T10:00:00+01:00');
  });

  it('meets the same refusals in the form and on the server', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        expect(advancedTestRequestProblems(sent(values), now)).toEqual(simpleRequestProblems(values, now));
      }),
      { numRuns: 400 },
    );
  });

  it('is the same after it was kept and read back', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        expect(readSimpleRequest(JSON.parse(JSON.stringify(values)), 'UTC')).toEqual(values);
      }),
      { numRuns: 100 },
    );
    expect(readSimpleRequest('nonsense', 'UTC')).toEqual({
      ...emptySimpleRequest('UTC'),
      unread: [{ field: 'form', of: '', value: 'nonsense' }],
    });
  });

  it('refuses on the server what the form cannot send', () => {
    const params = toAdvancedTestRequestParams(simpleRequest());
    const paths = (more: object) => advancedTestRequestProblems({ ...params, ...more }, now).map(({ path, code }) => [path, code]);
    expect(paths({ sdlcStage: 'retired' })).toEqual([['sdlcStage', 'inclusion']]);
    expect(paths({ desiredOutcomes: ['find_gold'] })).toEqual([['desiredOutcomes', 'inclusion']]);
    expect(paths({ scheduleAt: 'tomorrow' })).toEqual([['scheduleAt', 'blank']]);
    expect(paths({ capabilities: Array.from({ length: 51 }, () => 'a') })).toEqual([['capabilities', 'invalid']]);
  });
});
