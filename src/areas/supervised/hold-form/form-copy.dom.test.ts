// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stampOf } from '#src/keeping/stamps.ts';
import { confirmCopy, formPlace, keepCopy, readCopy } from './form-copy.ts';
import { forgetKept } from '#src/keeping/kept.ts';

const place = formPlace('u1', 'a1', 'r1');
const saved = { version: 3, savedAt: '2026-11-21T09:00:00.000Z', isUnsent: true };

beforeEach(() => localStorage.clear());

describe('the copy of a form on this device', () => {
  it('comes back as it was, with the version and the stamp it had', () => {
    const forms = { form: { key: 'old', values: { name: 'Typed' } } };
    expect(keepCopy(place, { forms, ...saved })).toBe(true);
    expect(readCopy(place)).toEqual({ forms, ...saved, stamp: stampOf(forms) });
  });

  it('belongs to one person and one requested test, and is nothing when it was forgotten', () => {
    keepCopy(place, { forms: { form: 1 }, ...saved });
    expect([readCopy(formPlace('u2', 'a1', 'r1')), readCopy(formPlace('u1', 'a1', null))]).toEqual([null, null]);
    forgetKept(place);
    expect(readCopy(place)).toBeNull();
  });

  it('is one the server has not got where an older build wrote it, or nobody can read it', () => {
    const older = { key: 'old', attempt: 2, values: { name: 'Typed' } };
    for (const [text, form] of [
      [JSON.stringify(older), older],
      ['{"key":1', '{"key":1'],
    ] as const) {
      localStorage.setItem(place, text);
      expect(readCopy(place)).toEqual({ forms: { form }, version: 0, savedAt: null, isUnsent: true, stamp: 0 });
    }
  });

  it('is confirmed by the answer to what it says, and not by an earlier one', () => {
    const [earlier, latest] = [{ form: 1 }, { form: 2 }];
    keepCopy(place, { forms: latest, ...saved });
    const answer = { version: 4, savedAt: '2026-11-21T09:00:01.000Z' };
    confirmCopy(place, earlier, answer);
    expect(readCopy(place)).toMatchObject({ forms: latest, version: 4, isUnsent: true });
    confirmCopy(place, latest, { ...answer, version: 5 });
    expect(readCopy(place)).toMatchObject({ forms: latest, version: 5, isUnsent: false });
    confirmCopy(place, latest, { ...answer, version: 2 });
    expect(readCopy(place)?.version).toBe(5);
  });

  it('says when the device does not take it', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      },
    });
    expect(keepCopy(place, { forms: { form: 1 }, ...saved })).toBe(false);
    vi.unstubAllGlobals();
  });
});
