import { describe, expect, it } from 'vitest';
import { accountEntries } from './account.rules.ts';
import { asksForName } from '../shell/prompt.host.tsx';
import { areaKeys, lineKeys } from './keyboard.rules.ts';
import { areasFor } from './areas.rules.ts';

const links = { helpCenterUrl: 'https://help.example', adminUrl: 'https://admin.example' };
const labels = (role: Parameters<typeof areasFor>[0], creditModelAccess = true) =>
  accountEntries({ role, creditModelAccess, isOperator: false, ...links }).map(({ label }) => label);

describe('the account menu', () => {
  it('SH-123: lists Profile, Organization, Credit Usage, Integrations, Help Center, Logout', () => {
    expect(labels('customer')).toEqual(['Profile', 'Organization', 'Credit Usage', 'Integrations', 'Help Center', 'Logout']);
  });

  it('SH-121 SH-494: leads out of the portal to the Help Center', () => {
    const entries = accountEntries({ role: 'customer', creditModelAccess: true, isOperator: false, ...links });
    expect(entries.filter(({ isOutside }) => isOutside)).toEqual([
      { id: 'help', label: 'Help Center', phoneLabel: 'Help Center', href: 'https://help.example', isOutside: true },
    ]);
  });

  it('SH-321: has the Help Center for customers and test managers, and for nobody where none is configured', () => {
    const has = (role: Parameters<typeof labels>[0]) => labels(role).includes('Help Center');
    expect([has('customer'), has('test_manager'), has('community_test_manager')]).toEqual([true, true, false]);
    const without = accountEntries({ role: 'customer', creditModelAccess: true, isOperator: false, helpCenterUrl: null, adminUrl: null });
    expect(without.filter(({ id }) => id === 'help')).toEqual([]);
  });

  it('SH-119 SH-347: leaves Credit Usage out without credit model access', () => {
    for (const role of ['customer', 'test_manager'] as const)
      expect([labels(role).includes('Credit Usage'), labels(role, false).includes('Credit Usage')]).toEqual([true, false]);
  });

  it('SH-117: calls the organization Team on a phone', () => {
    expect(
      accountEntries({ role: 'customer', creditModelAccess: false, isOperator: false, ...links }).find(({ id }) => id === 'organization')
        ?.phoneLabel,
    ).toBe('Team');
  });

  it('SH-410: has the admin link for test managers, where one is configured', () => {
    expect(labels('test_manager')).toContain('Admin');
    expect(labels('customer')).not.toContain('Admin');
    expect(
      accountEntries({ role: 'test_manager', creditModelAccess: false, isOperator: false, helpCenterUrl: null, adminUrl: null }).map(
        ({ label }) => label,
      ),
    ).toEqual(['Profile', 'Organization', 'Integrations', 'Logout']);
  });

  it('leads operators to their desk', () => {
    const entries = accountEntries({ role: 'test_manager', creditModelAccess: false, isOperator: true, ...links });
    expect(entries.find(({ id }) => id === 'operator')?.href).toBe('/operator');
    expect(labels('test_manager')).not.toContain('Operator');
  });

  it('SH-326 SH-327 SH-328 SH-329: holds only Logout for community test managers', () => {
    expect(labels('community_test_manager')).toEqual(['Logout']);
  });
});

describe('the question for the company name', () => {
  const facts = { role: 'customer', isNameChosen: false, hasSkipped: false, path: '/results' } as const;

  it('SH-146 SH-147: stands before results and launch', () => {
    expect(['/results', '/results/1', '/launch/test', '/overview', '/launches'].map((path) => asksForName({ ...facts, path }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('SH-148: is not asked once the name was chosen, skipped, or of a community test manager', () => {
    expect([
      asksForName({ ...facts, isNameChosen: true }),
      asksForName({ ...facts, hasSkipped: true }),
      asksForName({ ...facts, role: 'community_test_manager' }),
    ]).toEqual([false, false, false]);
  });
});

describe('keys', () => {
  it('lead to each area there is', () => {
    const ways = (role: Parameters<typeof areasFor>[0]) => areaKeys(areasFor(role)).map(({ keys, href }) => `${keys} ${href}`);
    expect(ways('customer')).toEqual(['g o /overview', 'g l /launch', 'g r /results', 'g i /issues', 'g s /services']);
    expect(ways('community_test_manager')).toEqual(['g r /results']);
  });

  it("end in the way to all keys, after the screen's own", () => {
    const areas = areasFor('customer');
    expect(lineKeys(areas, undefined).map(({ keys }) => keys)).toEqual(['g r', 'g i', 'Ctrl K', '?']);
    expect(lineKeys(areas, [{ keys: 'a', label: 'accept' }]).map(({ keys }) => keys)).toEqual(['a', '?']);
  });
});
