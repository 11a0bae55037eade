import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { creditsRules, newOrganizationRules, newPersonRules, organizationRules } from './forms.ts';

const faultsOf = (rules: v.GenericSchema, given: object) => v.safeParse(rules, given).issues?.map(({ message }) => message) ?? [];

describe('what an operator types', () => {
  it('names an organization and its code', () => {
    const faults = (more: object) => faultsOf(newOrganizationRules, { name: 'Acme', shortCode: 'acm', ...more });
    expect([
      faults({}),
      faults({ name: '  ' }),
      faults({ name: 'x'.repeat(256) }),
      faults({ shortCode: 'A' }),
      faults({ name: 'a\0' }),
    ]).toEqual([
      [],
      ['Name cannot be blank'],
      ['Name is too long (maximum is 255 characters)'],
      ['A code has 2 to 6 letters or digits'],
      ['Contains a character that cannot be stored.'],
    ]);
    expect(v.parse(newOrganizationRules, { name: ' Acme ', shortCode: ' acm ' })).toEqual({ name: 'Acme', shortCode: 'ACM' });
  });

  it('ends a trial on a day of a whole year, or never', () => {
    const given = { organizationId: 'o1', name: 'Acme', hasContract: false, flags: [], featureFlags: [] };
    const faults = (day: string | null) =>
      faultsOf(organizationRules, { ...given, trialFinishesAt: day === null ? null : `${day}T23:59:59.000Z` });
    expect([faults('2027-11-28'), faults(null), faults('0027-11-28')]).toEqual([[], [], ['Type the year with four digits']]);
  });

  it('adds credits of two decimals, with a reason', () => {
    const faults = (amount: number, reason = 'Contract') => faultsOf(creditsRules, { organizationId: 'o1', amount, reason });
    expect([10, -2.25, 0.01].map((amount) => faults(amount))).toEqual([[], [], []]);
    expect([faults(0), faults(1.005), faults(Number.NaN), faults(2_000_000), faults(5, ' ')]).toEqual([
      ['Enter an amount other than 0, such as 1250.50'],
      ['Use at most two decimals'],
      ['Enter an amount'],
      ['Enter at most 1000000 Credits'],
      ['Reason cannot be blank'],
    ]);
  });

  it('invites a person by an address', () => {
    const person = { organizationId: 'o1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Park', role: 'customer' };
    expect([faultsOf(newPersonRules, person), faultsOf(newPersonRules, { ...person, email: 'ada' })]).toEqual([[], ['Email is not valid']]);
  });
});
