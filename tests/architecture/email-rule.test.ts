import { expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const files = filesOf(['{schema,machines,server,src,crowd,scripts}/**/*.{ts,tsx}'], ['**/*.test.{ts,tsx}', '**/*.gen.ts']);

/** A rule or a pattern of its own for what an address is. The sender of mails, which a setting names, may be at a host without a dot. */
const own = /\bv\.(?:email|rfcEmail)\(|EMAIL_REGEX|\]\+@/u;

it('what an e-mail address is stands in one place', () => {
  expect(files.filter((file) => own.test(textOf(file)))).toEqual(['schema/rules/email.ts', 'server/lib/addresses.ts']);
});
