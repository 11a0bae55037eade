import { expect, it } from 'vitest';
import { chosenPassword, isCommon } from './password.ts';

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

it.each([
  'long enough for me',
  'anna.lindqvist sails on Mondays',
  'another one of mine',
  'x7-lamp-Oslo-41',
  'Grüße aus Köln',
  'tallinn quietly grows',
  '密码是一个很长的句子没错',
])('takes %j', async (password) => {
  expect(await chosenPassword(password, email)).toEqual({ password, fault: null });
});

it.each([
  ['short', 'Use at least 10 characters. Spaces around them do not count.'],
  [null, 'Use at least 10 characters. Spaces around them do not count.'],
  ['x'.repeat(1025), 'Use at most 1024 characters.'],
  ['password123', 'This password is too common. Choose another one.'],
])('says of %j why it is none', async (typed, fault) => {
  expect(await chosenPassword(typed, email)).toEqual({ password: null, fault });
});
