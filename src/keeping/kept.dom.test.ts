import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, isKept, isUnkept, keepHere, recallKept, watchUnkept } from './kept.ts';

const place = 'muster.test:o1:u1';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetKept(place);
});

const refuse = (): never => {
  throw new Error('full');
};

describe('what is kept on this device', () => {
  it('is there until it is forgotten, and at no other place', () => {
    expect([isKept(place), recallKept(place)]).toEqual([false, undefined]);
    expect(keepHere(place, { text: 'Mine.' })).toBe(true);
    expect([isKept(place), recallKept(place), recallKept(`${place}:2`)]).toEqual([true, { text: 'Mine.' }, undefined]);
    forgetKept(place);
    expect([isKept(place), recallKept(place)]).toEqual([false, undefined]);
  });

  it('comes as the text it is where it is no value', () => {
    localStorage.setItem(place, '{"text":');
    expect(recallKept(place)).toBe('{"text":');
  });

  it('lasts as long as the page where the device is full, and nothing older stays', () => {
    keepHere(place, { text: 'Older.' });
    const device = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (at: string) => device.getItem(at),
      removeItem: (at: string) => device.removeItem(at),
      setItem: refuse,
    });
    expect(keepHere(place, { text: 'Newer.' })).toBe(false);
    expect(recallKept(place)).toEqual({ text: 'Newer.' });
    vi.unstubAllGlobals();
    expect(localStorage.getItem(place)).toBeNull();
    keepHere(place, { text: 'Newest.' });
    expect([recallKept(place), localStorage.getItem(place)]).toEqual([{ text: 'Newest.' }, '{"text":"Newest."}']);
  });

  it('lasts as long as the page where the device refuses to be asked', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect([recallKept(place), keepHere(place, { text: 'Mine.' }), recallKept(place)]).toEqual([undefined, false, { text: 'Mine.' }]);
    forgetKept(place);
    expect(isKept(place)).toBe(false);
  });

  it('is told to be refused once, and to be kept again', () => {
    let told = 0;
    const leave = watchUnkept(() => void (told += 1));
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepHere(place, { text: 'Mine.' });
    expect([isUnkept(place), isUnkept(`${place}:2`), told]).toEqual([true, false, 1]);
    vi.unstubAllGlobals();
    keepHere(place, { text: 'Mine.' });
    expect([isUnkept(place), told]).toEqual([false, 2]);
    leave();
  });
});
