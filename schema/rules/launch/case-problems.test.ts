import { describe, expect, it } from 'vitest';
import { caseProblems, faultyCases, problemsOfCase } from './case-problems.ts';
import { cases, oneCase } from './requested-test.builders.ts';
import type { TestCase } from './requested-test.ts';

const long = 'x'.repeat(10_001);
const tooLong = 'Cannot be longer than 10000 characters';
const clash = (one: string, other: string) => `Test case ${one} has the code C-1 of test case ${other}. Each test case needs its own code.`;

describe('what is wrong with test cases', () => {
  it('is said once of each kind, and where', () => {
    const list = [oneCase(1), oneCase(1, { name: ' ' }), oneCase(1), oneCase(4, { name: '' }), oneCase(5, { section: '\0' })];
    expect(caseProblems(list).map(({ path }) => path)).toEqual(['testCases[4]', 'testCases[1].name', 'testCases[1].code']);
    expect([faultyCases(list), faultyCases(cases(3))]).toEqual([[4, 1], []]);
  });

  const found = (one: Partial<TestCase>, ...others: readonly TestCase[]) =>
    problemsOfCase([oneCase(1, one), ...others], 0).map(({ path, message }) => [path.replace('testCases[0].', ''), message]);

  it.each<[string, Partial<TestCase>, readonly (readonly string[])[]]>([
    ['nothing', { steps: [], code: '', section: '' }, []],
    ['no name', { name: ' ' }, [['name', 'Please provide the name of the test case.']]],
    [
      'texts that are too long',
      { section: long, code: long, name: long, prerequisites: long },
      ['section', 'code', 'name', 'prerequisites'].map((at) => [at, tooLong]),
    ],
    [
      'steps',
      {
        steps: [
          { instruction: 'Pay', expectedResult: '' },
          { instruction: '\0', expectedResult: long },
        ],
      },
      [
        ['steps[1].instruction', 'Contains a character that cannot be stored.'],
        ['steps[1].expectedResult', tooLong],
      ],
    ],
    [
      'what stands beside the steps',
      { additionalInformation: [{ code: 'Network', value: long }], tags: ['a', long, long] },
      [
        ['additionalInformation[0].value', tooLong],
        ['tags', tooLong],
      ],
    ],
  ])('is said of one case at each of its fields: %s', (_, one, problems) => expect(found(one)).toEqual(problems));

  it('is said of a code at both cases that have it', () => {
    const twins = [oneCase(1), oneCase(2), oneCase(1, { name: 'Twin' })];
    expect([0, 2].map((index) => problemsOfCase(twins, index))).toEqual([
      [{ path: 'testCases[0].code', code: 'taken', message: clash('1 “Case 1”', '3 “Twin”') }],
      [{ path: 'testCases[2].code', code: 'taken', message: clash('3 “Twin”', '1 “Case 1”') }],
    ]);
    expect(found({ code: ' ' }, oneCase(2, { code: '' }))).toEqual([]);
  });
});
