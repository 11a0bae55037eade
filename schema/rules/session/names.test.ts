import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newOrganizationRules, newPersonRules } from '../operator/forms.ts';
import { linkInName, nameFault, unseenInName, unstorable } from './names.ts';
import { signUpRules } from './sign-up.ts';

it.each(['first', 'last', 'organization'] as const)('refuses a %s name with a character that no database stores', (which) => {
  expect(nameFault(which, 'No\0ra', 'name')).toEqual({ code: 'invalid', message: unstorable, path: 'name' });
  expect(nameFault(which, 'Nora', 'name')).toBeNull();
});

const unfit = [
  ['Eve\r\nBcc: mallory@evil.example', unseenInName],
  ['Eve\u0007', unseenInName],
  ['Eve\u2028Lee', unseenInName],
  ['\u202eeve', unseenInName],
  ['Win at https://evil.example/now', linkInName],
  ['Go to www.evil.example', linkInName],
  ['evil.example/free', linkInName],
  ['evil.example?x=1', linkInName],
  ['mailto:eve@evil.example', linkInName],
  ['Write to eve@evil.example', linkInName],
  ['tel:+1900555', linkInName],
] as const;
const fit = [
  "Zoë O'Brien-Núñez",
  '田中 太郎',
  'Booking.com',
  'J. R. Smith',
  'Acme Inc.',
  'Smith, PhD',
  'A/B Testing',
  'Version 2.0/3',
  'Coffee @ Home',
  'Re: Work',
];

describe('names that go into mails to others', () => {
  it.each(unfit)('%j: %s', (name, message) => {
    expect(nameFault('first', name, 'name')).toEqual({ code: 'invalid', message, path: 'name' });
    const person = { email: 'eve@a.example', firstName: name, lastName: name };
    for (const rules of [signUpRules, newPersonRules, newOrganizationRules])
      expect(
        v
          .safeParse(rules as v.GenericSchema, { ...person, organizationId: 'o', role: 'customer', name, shortCode: 'AB' })
          .issues?.map((issue) => issue.message)
          .every((said) => said === message),
      ).toBe(true);
  });

  it.each(fit)('%j is a name', (name) => {
    expect(nameFault('organization', name, 'name')).toBeNull();
  });
});
