import { expect, it } from 'vitest';
import { nameFault, unstorable } from './names.ts';

it.each(['first', 'last', 'organization'] as const)('refuses a %s name with a character that no database stores', (which) => {
  expect(nameFault(which, 'No\0ra', 'name')).toEqual({ code: 'invalid', message: unstorable, path: 'name' });
  expect(nameFault(which, 'Nora', 'name')).toBeNull();
});
