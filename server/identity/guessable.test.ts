import { expect, it } from 'vitest';
import { chosenPassword, isCommon, isOfNames } from './password.ts';

const email = 'anna.lindqvist@northwind.test';

it.each([
  'password123',
  'Password2026!',
  'P@ssw0rd2026',
  '1234567890',
  'qwertyuiop',
  'manchester',
  '***sunshine***',
  'monkeymonkeymonkey',
  'aaaaaaaaaaaa',
  'abababababab',
  '  basketball ',
])('knows %j as one of the first that are tried', async (password) => {
  expect(await isCommon(password, email)).toBe(true);
});

it.each([
  'anna.lindqvist@northwind.test',
  ' Anna.Lindqvist@Northwind.test1',
  'anna.lindqvist',
  'Anna.Lindqvist2026!',
  '4nna.lindqvist',
  'northwind.test',
])('knows %j as what is tried first of all for this address', async (password) => {
  expect(await isCommon(password, email)).toBe(true);
});

const names = ['Muster', 'Wavecrest Testing', 'portal.wavecrest.example', 'Anna', 'Lindqvist', 'Northwind Traders'];

it.each([
  'Muster2026!',
  'muster-83920174',
  'MusterMuster1',
  'Wavecrest#2026',
  'w4vecre$t_2026',
  'wavecrest.example',
  'NorthwindTraders1',
  'Northwind_Muster_99',
  'anna+lindqvist',
  'LindqvistA1!',
])('knows %j as made of names that everybody knows', async (password) => {
  expect(isOfNames(password, names)).toBe(true);
  expect(await chosenPassword(password, email, names)).toMatchObject({ password: null });
});

it.each(['4829103756', 'blåbärspaj 1998', 'annual-mustard', 'lindqvist by the sea'])('does not take %j for names alone', (password) => {
  expect(isOfNames(password, names)).toBe(false);
});

it.each([
  'long enough for me',
  'anna.lindqvist sails on Mondays',
  'another one of mine',
  'x7-lamp-Oslo-41',
  'Grüße aus Köln',
  'tallinn quietly grows',
  '密码是一个很长的句子没错',
])('takes %j', async (password) => {
  expect(await chosenPassword(password, email, names)).toEqual({ password, fault: null });
});

it.each([
  ['short', 'Use at least 10 characters. Spaces around them do not count.'],
  [null, 'Use at least 10 characters. Spaces around them do not count.'],
  ['x'.repeat(1025), 'Use at most 1024 characters.'],
  ['password123', 'This password is too common. Choose another one.'],
  ['Muster2026!', 'Names are guessed first: of the service, of people and of companies. Choose another password.'],
])('says of %j why it is none', async (typed, fault) => {
  expect(await chosenPassword(typed, email, names)).toEqual({ password: null, fault });
});
