import { describe, expect, it } from 'vitest';
import { pastedSteps } from './pasted-steps.ts';

const step = (instruction: string, expectedResult = '') => ({ instruction, expectedResult });

describe('cells that are pasted into a step', () => {
  it.each([
    ['two columns', 'Open the cart\tIt is empty\nPay\tPaid\n', [step('Open the cart', 'It is empty'), step('Pay', 'Paid')]],
    ['lines and tabs inside quotes', '"Open\nthe ""cart"""\t"It is\tempty"', [step('Open\nthe "cart"', 'It is\tempty')]],
    ['rows without anything', 'Pay\t\r\n\t\r\n\tPaid', [step('Pay'), step('', 'Paid')]],
    ['more columns', 'Pay\tPaid\t\tA mail comes', [step('Pay', 'Paid\nA mail comes')]],
  ])('become steps: %s', (_, text, steps) => {
    expect(pastedSteps(text)).toEqual(steps);
  });

  it.each([
    ['one text', 'Open the cart\nPay'],
    ['nothing', ''],
    ['empty cells alone', '\t\n\t\t'],
  ])('are a text like any other: %s', (_, text) => {
    expect(pastedSteps(text)).toBeNull();
  });
});
