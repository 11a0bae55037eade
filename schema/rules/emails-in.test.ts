import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { emailsIn, pastedEmails } from './emails-in.ts';

describe('the addresses of a text', () => {
  it('SH-285: are split on whitespace', () =>
    expect(emailsIn(' a@x.com\tb@x.com\n\n c@x.com ')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']));

  it('SH-286: are split on commas', () => expect(emailsIn('a@x.com,b@x.com, ,c@x.com,')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']));

  it('count once, whatever their letter case', () => expect(emailsIn('Maya@X.com maya@x.com MAYA@x.COM')).toEqual(['Maya@X.com']));

  it('SH-313: become comma-separated when several lines are pasted', () =>
    expect(pastedEmails('a@x.com\r\nb@x.com\n\nc@x.com\n')).toBe('a@x.com, b@x.com, c@x.com'));

  it.each([
    ['Ada Lovelace <ada@x.com>, bo@x.com', 'ada@x.com, bo@x.com'],
    ['Lovelace, Ada <ada@x.com>; Holm, Bo <bo@x.com>;', 'ada@x.com, bo@x.com'],
    ['"Lovelace, Ada" <ada@x.com>, "Holm, Bo" <bo@x.com>', 'ada@x.com, bo@x.com'],
    ['"Jones, Bob (Ext); Sales" <bob@x.com>; Müller, Jörg, Dr. <joerg@x.com>', 'bob@x.com, joerg@x.com'],
    ['"Roe, \\"Ace\\" <Chris>" <chris@x.com>', 'chris@x.com'],
    ["'dan@x.com'; O'Neil, Kate <kate.o'neil@x.com>; 'O'Hara, Sam' <sam@x.com>", "dan@x.com, kate.o'neil@x.com, sam@x.com"],
    ['de souza, Ana <ana@x.com>; smith, al <al@x.com>', 'ana@x.com, al@x.com'],
    ["'dan@x.com' <dan@x.com>; 'Sales; Bob' <bob@x.com>", 'dan@x.com, bob@x.com'],
    ["['dan@x.com', 'eve@x.com']", 'dan@x.com, eve@x.com'],
    ["'dan@x.com, eve@x.com'", 'dan@x.com, eve@x.com'],
    ['“Lovelace, Ada” <ada@x.com>, ‘bo@x.com’', 'ada@x.com, bo@x.com'],
    ['cy@x.com, Lovelace, Ada <ada@x.com>', 'cy@x.com, ada@x.com'],
    ['cy@x.com Lovelace, Ada <ada@x.com>', 'cy@x.com, ada@x.com'],
    ['mailto:ada@x.com\tbo@x.com\r\n<cy@x.com>', 'ada@x.com, bo@x.com, cy@x.com'],
    ['mailto:ada@x.com; mailto:bo@x.com?subject=Hello, <mailto:cy@x.com>', 'ada@x.com, bo@x.com, cy@x.com'],
    ['Ada [mailto:ada@x.com], <bo@x.com|bo@x.com>', 'ada@x.com, bo@x.com'],
    ['Frank frank@x.com; To: ada@x.com', 'frank@x.com, ada@x.com'],
    ['Ada Lovelace\r\n <ada@x.com>,\r\n "Holm, Bo"\r\n <bo@x.com>', 'ada@x.com, bo@x.com'],
    ['ada@\u200Bx.com\u200B, bo@x.com\u200Bcy@x.com', 'ada@x.com, bo@x.com, cy@x.com'],
    ['ada@x.com (Ada, Lovelace); Bo (Ext; Paris) <bo@x.com>', 'ada@x.com, bo@x.com'],
    ['Ada\tLovelace\tada@x.com\nbo@x.com\tBo Holm', 'ada@x.com, bo@x.com'],
    ['Write to ada@x.com.', 'ada@x.com'],
    ['ada@x.com/bo@x.com', 'ada@x.com, bo@x.com'],
    ['"old@x.com" <new@x.com>', 'new@x.com'],
  ])('are found in %j', (text, emails) => expect(pastedEmails(text)).toBe(emails));

  it.each([
    ['nobody, bo@x.com', ['nobody', 'bo@x.com']],
    ['maya bo@x.com leo', ['maya', 'bo@x.com', 'leo']],
    ['maya, Bo <bo@x.com>', ['maya', 'bo@x.com']],
    ['Ann, Bea, Cleo, Dora <dora@x.com>', ['Ann', 'Bea', 'Cleo', 'dora@x.com']],
    ['Maya Lee', ['Maya', 'Lee']],
    ['b@ bo@x.com', ['b@', 'bo@x.com']],
    ['jörg@x.com', ['jörg@x.com']],
    ["'t.hart@x.com", ["'t.hart@x.com"]],
    ['a@b@x.com', ['a@b@x.com']],
  ])('leave what is none as an entry of its own: %j', (text, entries) => expect(emailsIn(text)).toEqual(entries));

  it('of several texts are found in each alone', () =>
    expect(emailsIn(['"nobody"', '<a@x.com>', 'Smith,', 'Bo <b@x.com>', 'A@x.com'])).toEqual(['nobody', 'a@x.com', 'Smith', 'b@x.com']));
});

const label = fc.stringMatching(/^[a-zA-Z\d](?:[a-zA-Z\d-]{0,8}[a-zA-Z\d])?$/);
const address = fc
  .tuple(fc.stringMatching(/^[a-zA-Z\d.!#$%&'*+/=?^_`{|}~-]{1,12}$/), label, fc.constantFrom('example', 'co.uk', 'xn--p1ai'))
  .map(([local, host, end]) => `${local}@${host}.${end}`)
  .filter(isEmail);
const plainName = fc.constantFrom(
  'Ada',
  'Smith, Alice',
  'Müller, Jörg, Dr.',
  "O'Neil, Kate",
  '王芳',
  'van der Berg',
  'de souza, Ana',
  'smith, alice',
  'Li (Ext)',
);
const anyName = fc.oneof(plainName, fc.constantFrom('Jones, Bob (Ext); Sales', 'Roe; Q & A', 'sales@old.example'));
const waysToWrite = (email: string, plain: string, any: string): readonly string[] => [
  email,
  `<${email}>`,
  `${plain} <${email}>`,
  `"${any}" <${email}>`,
  `'${any}' <${email}>`,
  `'${email}'`,
  `‘${email}’`,
  `"${email}"`,
  `'${email}' <${email}>`,
  `"${email}" <${email}>`,
  `mailto:${email}`,
  `<mailto:${email}>`,
  `Frank ${email}`,
  `"${any}" [mailto:${email}]`,
  `${email} (Alice; Ltd)`,
  `"${any}"\r\n <${email}>`,
  `\u200B${email}\u200B`,
  email.replace('@', '@\u200B'),
];
const written = fc
  .tuple(address, plainName, anyName)
  .chain(([email, plain, any]) => fc.constantFrom(...waysToWrite(email, plain, any)).map((text) => ({ email, text })));
const mark = fc.constantFrom(', ', ',', '; ', ';', '\n', '\r\n', ',\n', ' ;\r\n\r\n', '，', '、 ', '\n\n');
const gap = fc.oneof(mark, fc.constantFrom(' ', '\t', '\u00A0', '\u3000', ' \t '));

type Listed = readonly (readonly [{ readonly email: string; readonly text: string }, string])[];
const wantedOf = (list: Listed): readonly string[] =>
  [...new Map(list.toReversed().map(([{ email }]) => [email.toLowerCase(), email])).values()].toSorted();
const foundIn = (list: Listed): readonly string[] => emailsIn(list.map(([{ text }, between]) => `${text}${between}`).join('')).toSorted();

it('any list of addresses is found whole, however mail programs write and join it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(written, mark), { maxLength: 12 }), (list) => {
      expect(foundIn(list)).toEqual(wantedOf(list));
    }),
    { seed: 11, numRuns: 3_000 },
  );
});

it('any list of bare addresses is found whole, whatever stands between them', () => {
  const bare = address.map((email) => ({ email, text: email }));
  fc.assert(
    fc.property(fc.array(fc.tuple(bare, gap), { maxLength: 12 }), (list) => {
      expect(foundIn(list)).toEqual(wantedOf(list));
    }),
    { seed: 13, numRuns: 3_000 },
  );
});

it('every address that was found is found again in the pasted text, with what is refused beside it and without', () => {
  const piece = fc.constantFrom(
    'a@x.com',
    'Bo',
    'ada',
    "'",
    '"',
    '<',
    '>',
    ',',
    ';',
    ' ',
    '\n',
    '\t',
    '(',
    ')',
    '@',
    '\u200B',
    "O'Neil",
    '/',
    '[',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const entries = emailsIn(pieces.join(''));
      const emails = entries.filter(isEmail);
      expect(emailsIn(entries.join(', '))).toEqual(expect.arrayContaining(emails));
      expect(emailsIn(emails.join(', '))).toEqual(emails);
    }),
    { seed: 12, numRuns: 3_000 },
  );
});

it.each(["'a ", '"a ', '<', '>', '.', '@', ' ', '\n ', 'a@', 'A,', '"\\', "'", "a'", 'Aa ', '(', 'a@x.', 'a@x.com?', "';", '\u200B', ':'])(
  'a hostile text of %j over and over is read in one go',
  (piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(emailsIn(`${text}\nada@x.com`).at(-1)).toBe('ada@x.com');
  },
  20_000,
);

it('ten thousand addresses are found', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => `p${index}@alpha.example`);
  expect(emailsIn(list.map((email, index) => `"Smith; Al ${index}" <${email}>`).join('; '))).toEqual(list);
}, 20_000);
