import { describe, expect, it } from 'vitest';
import { connectionLabel, connectionOf, isCounted, isInternal } from './analytics.ts';

describe('internal staff', () => {
  it('SH-361: are recognised by one of two mail domains, and by the whole domain', () => {
    const domains = ['muster.example', 'crowd.example'];
    const emails = ['a@muster.example', 'B@CROWD.example', 'a@other.example', 'a@notmuster.example', 'muster.example@other.example'];
    expect(emails.map((email) => isInternal(email, domains))).toEqual([true, true, false, false, false]);
  });

  const person = { role: 'customer', isInternal: false, flexibleTestingAccess: true, isActedFor: false } as const;

  it('SH-362 SH-363: are left out of analytics unless they are test managers', () => {
    const roles = ['customer', 'community_test_manager', 'test_manager'] as const;
    expect(roles.map((role) => isCounted({ ...person, role, isInternal: true }))).toEqual([false, false, true]);
    expect(roles.map((role) => isCounted({ ...person, role }))).toEqual([true, true, true]);
  });

  it('SH-365: are counted with the others where the organization has flexibleTestingAccess, and not otherwise', () => {
    expect([true, false].map((flexibleTestingAccess) => isCounted({ ...person, flexibleTestingAccess }))).toEqual([true, false]);
  });

  it('are never who a member of support acts for', () => {
    expect(isCounted({ ...person, isActedFor: true })).toBe(false);
  });
});

describe('a sign-in connection', () => {
  it('SH-493: is called google, username-password or microsoft, and others by their own name', () => {
    expect(['google-oauth2', 'Username-Password-Authentication', 'windowslive', 'waad', 'okta'].map(connectionLabel)).toEqual([
      'google',
      'username-password',
      'microsoft',
      'microsoft',
      'okta',
    ]);
  });

  it('is read from the subject, and a password where the subject names none', () => {
    expect(['google-oauth2|123', 'waad|a|b', null, 'plain'].map(connectionOf)).toEqual([
      'google',
      'microsoft',
      'username-password',
      'username-password',
    ]);
  });
});
