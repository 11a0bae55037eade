import { describe, expect, it } from 'vitest';
import { isComposed, pressed, pressedAmong } from './pressed.ts';

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
});
const isVerdict = (key: string): boolean => /^[123jkx]$/i.test(key);

describe('a key by what it writes and by its place', () => {
  it.each([
    ['a Latin keyboard', press('1', 'Digit1'), '1'],
    ['the number pad', press('1', 'Numpad1'), '1'],
    ['AZERTY without Shift', press('&', 'Digit1'), '1'],
    ['AZERTY with Shift', press('1', 'Digit1', { shiftKey: true }), '1'],
    ['AZERTY, an accented letter in place of a digit', press('é', 'Digit2'), '2'],
    ['Czech', press('+', 'Digit1'), '1'],
    ['Arabic digits', press('٢', 'Digit2'), '2'],
    ['a sign above a digit', press('!', 'Digit1', { shiftKey: true }), '!'],
    ['Cyrillic', press('о', 'KeyJ'), 'j'],
    ['Cyrillic with Shift', press('О', 'KeyJ', { shiftKey: true }), 'J'],
    ['Greek', press('ξ', 'KeyJ'), 'j'],
    ['Hebrew', press('ח', 'KeyJ'), 'j'],
    ['Arabic, two letters of one key', press('لا', 'KeyB'), 'b'],
    ['Dvorak, by its letter', press('j', 'KeyC'), 'j'],
    ['Dvorak, another letter in the place of j', press('h', 'KeyJ'), 'h'],
    ['AZERTY, by its letter', press('a', 'KeyQ'), 'a'],
    ['a name', press('Enter', 'Enter'), 'Enter'],
    ['a dead key', press('Dead', 'KeyJ'), 'Dead'],
  ])('%s', (_, event, key) => expect(pressedAmong(event, isVerdict)).toBe(key));

  it('goes by what it writes where that is asked for', () => {
    expect(pressedAmong(press('-', 'Digit6'), (key) => key === '-')).toBe('-');
  });
});

describe('an Enter that ends a word of an input method', () => {
  it.each([
    ['Chromium, before the end', press('Enter', 'Enter', { isComposing: true, keyCode: 229 })],
    ['Chromium, which names the method', press('Process', 'Enter', { isComposing: true, keyCode: 229 })],
    ['Firefox, before the end', press('Enter', 'Enter', { isComposing: true, keyCode: 229 })],
    ['Firefox of old, without the code', press('Enter', 'Enter', { isComposing: true, keyCode: 13 })],
    ['Safari, after the end', press('Enter', 'Enter', { isComposing: false, keyCode: 229 })],
  ])('%s, is no Enter', (_, event) => {
    expect([isComposed(event), pressed(event), pressed({ nativeEvent: event }), pressedAmong(event, () => true)]).toEqual([
      true,
      '',
      '',
      '',
    ]);
  });

  it('is followed by one that is', () => {
    expect(pressed(press('Enter', 'Enter', { keyCode: 13 }))).toBe('Enter');
  });
});
