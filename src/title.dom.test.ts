import { expect, it } from 'vitest';
import { tabTitle } from './title.ts';

it('ends the direction of a title before the name of the product', () => {
  expect([tabTitle(''), tabTitle('Issues'), tabTitle('مرحبا'), tabTitle('\u202EcodeX')]).toEqual([
    'Muster',
    'Issues · Muster',
    '\u2068مرحبا\u2069 · Muster',
    '\u2068\u202EcodeX\u2069 · Muster',
  ]);
});
