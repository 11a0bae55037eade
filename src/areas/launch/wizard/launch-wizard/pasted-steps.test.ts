import { describe, expect, it } from 'vitest';
import { applyCaseChange, emptyStep } from '#machines/flows/launch/wizard/case-change.rules.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { pasteChanges } from './pasted-steps.ts';

const step = (instruction: string, expectedResult = '') => ({ instruction, expectedResult });
const steps = [step('First'), emptyStep, step('Last', 'Done')];

/** The steps after the text was pasted into the one at this place; null where it is a text like any other. */
function after(text: string, at: number) {
  const changes = pasteChanges(text, at, steps[at] ?? emptyStep);
  return changes?.reduce(applyCaseChange, oneCase(1, { steps })).steps ?? null;
}

describe('cells that are pasted into a step', () => {
  it.each([
    ['two columns', 'Open the cart\tIt is empty\nPay\tPaid\n', [step('Open the cart', 'It is empty'), step('Pay', 'Paid')]],
    ['lines and tabs inside quotes', '"Open\nthe ""cart"""\t"It is\tempty"', [step('Open\nthe "cart"', 'It is\tempty')]],
    ['rows without anything', 'Pay\t\r\n\t\r\n\tPaid', [step('Pay'), step('', 'Paid')]],
    ['more columns', 'Pay\tPaid\t\tA mail comes', [step('Pay', 'Paid\nA mail comes')]],
  ])('become steps instead of an empty one: %s', (_, text, made) => {
    expect(after(text, 1)).toEqual([step('First'), ...made, step('Last', 'Done')]);
  });

  it('stand before a step that is written', () => {
    expect(after('a\tb', 2)).toEqual([step('First'), emptyStep, step('a', 'b'), step('Last', 'Done')]);
  });

  it.each([
    ['one text', 'Open the cart\nPay'],
    ['nothing', ''],
    ['empty cells alone', '\t\n\t\t'],
  ])('are a text like any other: %s', (_, text) => {
    expect(after(text, 1)).toBeNull();
  });
});
