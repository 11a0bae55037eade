import { describe, expect, it } from 'vitest';
import { emailsIn, inviteFaults, pastedEmails } from './invite-members.ts';

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `p${index}@example.com`);
const messages = (emails: readonly string[]) => inviteFaults(emails).map(({ message, path }) => [path, message]);

describe('the addresses of the invite form', () => {
  it('SH-285: are split on whitespace', () =>
    expect(emailsIn(' a@x.com\tb@x.com\n\n c@x.com ')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']));

  it('SH-286: are split on commas', () => expect(emailsIn('a@x.com,b@x.com, ,c@x.com,')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']));

  it('count once, whatever their letter case', () => expect(emailsIn('Maya@X.com maya@x.com MAYA@x.COM')).toEqual(['Maya@X.com']));

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

  it.each([
    ['Ada Lovelace <ada@x.com>, bo@x.com', 'ada@x.com, bo@x.com'],
    ['Lovelace, Ada <ada@x.com>; Holm, Bo <bo@x.com>;', 'ada@x.com, bo@x.com'],
    ['"Lovelace, Ada" <ada@x.com>, "Holm, Bo" <bo@x.com>', 'ada@x.com, bo@x.com'],
    ['cy@x.com, Lovelace, Ada <ada@x.com>', 'cy@x.com, ada@x.com'],
    ['mailto:ada@x.com\tbo@x.com\r\n<cy@x.com>', 'ada@x.com, bo@x.com, cy@x.com'],
    ['nobody, bo@x.com', 'nobody, bo@x.com'],
  ])('are pasted as mail programs write them: %j', (text, emails) => expect(pastedEmails(text)).toBe(emails));

  it('become comma-separated when several lines are pasted', () =>
    expect(pastedEmails('a@x.com\r\nb@x.com\n\nc@x.com\n')).toBe('a@x.com, b@x.com, c@x.com'));

  it.each([
    ['Maya Lee <maya@x.com>; Bo Moss <bo@x.com>', 'maya@x.com, bo@x.com'],
    ['maya@x.com;bo@x.com', 'maya@x.com, bo@x.com'],
    ['mailto:maya@x.com\tbo@x.com', 'maya@x.com, bo@x.com'],
  ])('are taken out of what an address book copies: %s', (text, expected) => expect(pastedEmails(text)).toBe(expected));
});
