import { describe, expect, it } from 'vitest';
import { inviteFaults } from './invite-members.ts';

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `p${index}@example.com`);
const messages = (emails: readonly string[]) => inviteFaults(emails).map(({ message, path }) => [path, message]);

describe('the addresses of the invite form', () => {
  it('SH-287: must be valid emails, each refused by name', () =>
    expect(messages(['a@x.com', 'maya', 'b@', '<script>'])).toEqual([
      ['emails[1]', '"maya" is not a valid email'],
      ['emails[2]', '"b@" is not a valid email'],
      ['emails[3]', '"<script>" is not a valid email'],
    ]));

  it('are named by their begin where they are longer than anybody reads', () =>
    expect(messages(['x'.repeat(10_000)])).toEqual([['emails[0]', `"${'x'.repeat(100)}…" is not a valid email`]]));

  it('SH-288: are at least one', () => expect(messages([])).toEqual([['emails', 'At least one email address required']]));

  it('SH-289 SH-465: are at most 256', () => {
    expect(messages(many(256))).toEqual([]);
    expect(messages(many(257))).toEqual([['emails', 'Cannot add more than 256 email addresses in one request']]);
  });
});
