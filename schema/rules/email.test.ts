import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rules } from '#server/crowd/rules.ts';
import { isEmail } from './email.ts';
import { newPersonRules } from './operator/forms.ts';
import { inviteFaults } from './organization/invite-members.ts';
import { signUpRules } from './session/sign-up.ts';

const names = { firstName: 'Ada', lastName: 'Park' };
const doors: readonly (readonly [string, (email: string) => boolean])[] = [
  ['the rule', isEmail],
  ['an invitation', (email) => inviteFaults([email]).length === 0],
  ['sign-up', (email) => v.is(signUpRules, { ...names, email })],
  ["the operator's desk", (email) => v.is(newPersonRules, { ...names, email, organizationId: 'o1', role: 'customer' })],
  ['the crowd gateway', (email) => rules.saveTesters({ testers: [{ email, fullName: 'Ada Park', countryCode: 'DE' }] }).value !== null],
];

const good = [
  'ada@example.com',
  "kate.o'neil@alpha.example",
  'ada+portal@alpha.example',
  'ADA_park-9@mail.alpha.example',
  'info@xn--bcher-kva.example',
  'ivan@xn--80akhbyknj4f.xn--p1ai',
  '!#$%&*/=?^`{|}~@alpha.example',
  `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
];
const bad = [
  '',
  'ada',
  'ada@',
  '@alpha.example',
  'ada@localhost',
  'ada@127.0.0.1',
  'ada@alpha..example',
  'ada@-alpha.example',
  'ada@alpha.example.',
  '.ada@alpha.example',
  'ada.@alpha.example',
  'a..da@alpha.example',
  "'ada@alpha.example",
  'ada@alpha.e',
  'ada@b@alpha.example',
  'ada park@alpha.example',
  'ada@alpha.example\nbcc: eve@alpha.example',
  'jörg@alpha.example',
  'Ada <ada@alpha.example>',
  'a\0da@alpha.example',
  `${'a'.repeat(250)}@alpha.example`,
];

describe.each(doors)('an address at %s', (_, takes) => {
  it.each(good)('is %s', (email) => expect(takes(email)).toBe(true));
  it.each(bad)('is not %j', (email) => expect(takes(email)).toBe(false));
});

it('loses what surrounds it and what cannot be seen before it is kept', () => {
  const { email } = v.parse(signUpRules, { ...names, email: ' \u200Bada@\u200Balpha.example\u200D ' });
  expect(email).toBe('ada@alpha.example');
});
