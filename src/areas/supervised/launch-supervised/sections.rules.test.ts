import { describe, expect, it } from 'vitest';
import { fieldId, readSection, sectionOf } from './sections.rules.ts';

const groups = [{ id: 2 }, { id: 5 }];

describe('sections of the launch form', () => {
  it('leads from a problem to its section and field', () => {
    const paths = [
      'name',
      'testEnvironments',
      'payoutBaseAmount',
      'automaticTesterManagementDisabledReason',
      'testerGroups',
      'testerGroups[1].name',
    ];
    expect(paths.map((path) => sectionOf(path, groups))).toEqual(['access', 'access', 'payout', 'payout', 'group-2', 'group-5']);
    expect(fieldId('testerGroups[1].backupTesterEmails')).toBe('launch-group-backupTesterEmails');
    expect(fieldId('name')).toBe('launch-name');
  });

  it('reads the section of the address, and the first one where it knows none', () => {
    expect(['payout', 'group-5', 'group-9', 7, undefined].map((named) => readSection(named, groups))).toEqual([
      'payout',
      'group-5',
      'access',
      'access',
      'access',
    ]);
  });
});
