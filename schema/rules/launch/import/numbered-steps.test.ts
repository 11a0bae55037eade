import { describe, expect, it } from 'vitest';
import { numberedSteps } from './numbered-steps.ts';

const told = (...cells: readonly (readonly [string, string])[]) =>
  numberedSteps(cells.map(([instruction, expectedResult]) => ({ instruction, expectedResult }))).map((step) => [
    step.instruction,
    step.expectedResult,
  ]);

describe('steps that are numbered inside a cell', () => {
  it.each([
    [
      'by their numbers',
      '1. Open\n2. Pay',
      '1. It opens\n2. It is paid',
      [
        ['Open', 'It opens'],
        ['Pay', 'It is paid'],
      ],
    ],
    [
      'where a step has no result',
      '1. Open\n2. Wait\n3. Pay',
      '1. It opens\n3. It is paid',
      [
        ['Open', 'It opens'],
        ['Wait', ''],
        ['Pay', 'It is paid'],
      ],
    ],
    [
      'with one result for all',
      '1) Open\n2) Pay',
      'It is paid',
      [
        ['Open', ''],
        ['Pay', 'It is paid'],
      ],
    ],
    [
      'over several lines',
      'Step 1: Open\nand wait\nStep 2: Pay',
      '',
      [
        ['Open\nand wait', ''],
        ['Pay', ''],
      ],
    ],
    [
      'in quotes',
      '1. "Say ""hello"""\n2. ""',
      '1. "It answers"\n2. "It is quiet"',
      [
        ['Say "hello"', 'It answers'],
        ['', 'It is quiet'],
      ],
    ],
    ['one alone', '1. Open', '1. It opens', [['Open', 'It opens']]],
    [
      'with a result of more numbers than steps',
      '1. Open\n2. Pay',
      '1. a\n2. b\n5. c',
      [
        ['Open', 'a'],
        ['Pay', 'b\n5. c'],
      ],
    ],
    ['with a year in a line', '1. Open\n2024. was a year', '', [['Open\n2024. was a year', '']]],
  ])('are told apart %s', (_, instruction, result, steps) => {
    expect(told([instruction, result])).toEqual(steps);
  });

  it('go on over the cells of a case, or begin again in each', () => {
    expect(told(['1. Open', 'a'], ['2. Pay', 'b'])).toEqual([
      ['Open', 'a'],
      ['Pay', 'b'],
    ]);
    expect(told(['1. Open\n2. Pay', ''], ['1. Close', ''])).toEqual([
      ['Open', ''],
      ['Pay', ''],
      ['Close', ''],
    ]);
  });

  it('stay as they are where one cell of the case is not numbered', () => {
    expect(told(['1. Open', 'a'], ['Pay', 'b'])).toEqual([
      ['1. Open', 'a'],
      ['Pay', 'b'],
    ]);
    expect(told(['2. Pay', 'b'])).toEqual([['2. Pay', 'b']]);
    expect(told(['3.5 kg of tea', ''])).toEqual([['3.5 kg of tea', '']]);
  });
});
