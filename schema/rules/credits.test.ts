import { describe, expect, it } from 'vitest';
import { amountOf, creditsWords, movementLabel, movementWords } from './credits.ts';

describe('an amount of credits', () => {
  it('is read with a point or a comma before its decimals, and none that has two meanings', () => {
    expect(['10', ' -2.25 ', '10,5', '+3'].map(amountOf)).toEqual([10, -2.25, 10.5, 3]);
    expect(['', '1,000', '1.000', '1,000.50', '1.000,50', '1e3', 'ten', '٣', '0x10', '--1', 'Infinity'].map(amountOf)).toEqual(
      Array(11).fill(0),
    );
  });

  it('SH-456 SH-457 SH-458 SH-459: is 0, 1, a whole number, or has two decimals', () => {
    expect([0, -0, 1, 2, 12, 12.5, -3, -7.25, 0.5, 19_998, -1200.5].map(creditsWords)).toEqual([
      '0 Credits',
      '0 Credits',
      '1 Credit',
      '2 Credits',
      '12 Credits',
      '12.50 Credits',
      '-3 Credits',
      '-7.25 Credits',
      '0.50 Credits',
      '19,998 Credits',
      '-1,200.50 Credits',
    ]);
  });
});

describe('a movement', () => {
  const subject = { type: 'Supervised Test', name: 'NW-1 Checkout' };

  it('SH-460 SH-461 SH-462: is a credit, its subject, or a deduction', () => {
    expect([
      movementLabel({ amount: 5, subject }),
      movementLabel({ amount: 5, subject: null }),
      movementLabel({ amount: -5, subject }),
      movementLabel({ amount: 0, subject: null }),
    ]).toEqual(['Credit', 'Credit', 'Supervised Test', 'Deduction']);
  });

  it('SH-463: reads as a refund where it gives back what a test cost', () => {
    const words = (amount: number, of: typeof subject | null) => movementWords({ amount, description: 'Test case review', subject: of });
    expect([words(5, subject), words(-5, subject), words(-5, null), words(5, null)]).toEqual([
      { lead: 'Refund for: ', name: 'NW-1 Checkout' },
      { lead: '', name: 'NW-1 Checkout' },
      { lead: 'Test case review', name: null },
      { lead: 'Test case review', name: null },
    ]);
  });
});
