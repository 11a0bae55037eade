import { expect, it } from 'vitest';
import { refusalWords } from './setback.ts';

it.each([
  [404, ' The project\nis gone. ', 'GitHub: The project is gone.'],
  [301, '', 'GitHub has moved this to another address. Please choose the place again, or check the integration settings.'],
  [0, '', 'The address of GitHub cannot be used. Please check the integration settings.'],
  [403, '', 'GitHub does not allow this account to create issues there.'],
  [404, '', 'GitHub does not know the place where this was to go.'],
  [422, '', 'GitHub refused it (422).'],
  [400, 'x'.repeat(600), `GitHub: ${'x'.repeat(500)}…`],
])('says why something was refused, in the vendor’s words where it has any: %i %j', (status, given, words) =>
  expect(refusalWords('GitHub', status, given)).toBe(words),
);
