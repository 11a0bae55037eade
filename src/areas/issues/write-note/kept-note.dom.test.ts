// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetNote, notePlace, recallNote } from './kept-note.ts';
import { isKept, keepHere } from '#src/keeping/kept.ts';

const member = (id: string, organization: string) => ({ id, organization: { id: organization } });
const place = notePlace(member('u1', 'o1'), 'i1');
const kept = { text: 'Mine.', version: 2, unread: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetNote(place);
  localStorage.clear();
});

describe('a note on this device', () => {
  it('is what it was, for one member, organization and issue, until it is forgotten', () => {
    keepHere(place, kept);
    expect([isKept(place), recallNote(place)]).toEqual([true, kept]);
    const others = [notePlace(member('u2', 'o1'), 'i1'), notePlace(member('u1', 'o2'), 'i1'), notePlace(member('u1', 'o1'), 'i2')];
    expect(others.map(recallNote)).toEqual([null, null, null]);
    forgetNote(place);
    expect([isKept(place), recallNote(place)]).toEqual([false, null]);
  });

  it('stays where another tab has typed something else since', () => {
    keepHere(place, { ...kept, text: 'Typed elsewhere.' });
    forgetNote(place, kept);
    expect(recallNote(place)?.text).toBe('Typed elsewhere.');
    forgetNote(place, { ...kept, text: 'Typed elsewhere.' });
    expect(isKept(place)).toBe(false);
  });

  it('is read whatever wrote it', () => {
    localStorage.setItem(place, '{"text":');
    expect(recallNote(place)).toEqual({ text: '', version: 0, unread: [{ field: 'note', of: '', value: '{"text":' }] });
  });

  it('lasts as long as the page where it cannot be kept', () => {
    const refuse = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepHere(place, kept);
    expect([isKept(place), recallNote(place)]).toEqual([true, kept]);
  });
});
