import { describe, expect, it } from 'vitest';
import { isFilled } from '#machines/lib/permissions.ts';
import { isBlank } from './blank.ts';
import { organizationRules } from './operator/forms.ts';
import { resultTextFault } from './results/result-text.ts';
import { nameFault } from './session/names.ts';
import { signUpRules } from './session/sign-up.ts';
import { hasDetails, serviceRequestRules } from './services/request.ts';
import * as v from 'valibot';

const unseen = ['', ' \t\n', '\u200b', '\u2060\ufeff', '\u202e\u200f', '\u00ad', '\u3164', '\u2800', '\ufe0f'];
const seen = ['a', '\u200ba', '.', '👨‍👩‍👧', '\0', 'ב', 'क्‍ष'];

describe('a text that nobody would see', () => {
  it.each(unseen)('is blank (%j)', (text) => {
    expect(isBlank(text)).toBe(true);
    const request = v.safeParse(serviceRequestRules, { professionalServiceId: 's1', content: text });
    const signUp = v.safeParse(signUpRules, { email: 'ada@example.com', firstName: text, lastName: 'King' });
    const organization = v.safeParse(organizationRules.entries.name, text);
    expect([isFilled(text), hasDetails(text), request.success, signUp.success, organization.success]).toEqual(Array(5).fill(false));
    expect([signUp.issues?.[0]?.type, organization.issues?.[0]?.type]).toEqual(['non_empty', 'non_empty']);
    expect([nameFault('first', text, 'firstName')?.code, resultTextFault(text)?.code]).toEqual(['blank', 'blank']);
  });

  it.each(seen)('is not one with a mark in it (%j)', (text) => {
    expect([isBlank(text), isFilled(text), hasDetails(text)]).toEqual([false, true, true]);
  });
});
