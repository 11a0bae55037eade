// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { forgetForm, formFrom, isTyped, keepForm, newForm, recallForm, simplePlace } from './kept-form.ts';

const place = simplePlace('o1', 'u1');
const form = { values: simpleRequest(), draftId: 'd1', attempt: 2 };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the simple form on this device', () => {
  it('is what it was when it was left', () => {
    expect(keepForm(place, { form, aside: null })).toBe(true);
    expect(recallForm(place, 'UTC')).toEqual({ form, aside: null });
    forgetForm(place);
    expect(recallForm(place, 'UTC')).toBeNull();
  });

  it('is of one member in one organization', () => {
    keepForm(place, { form, aside: null });
    expect([recallForm(simplePlace('o1', 'u2'), 'UTC'), recallForm(simplePlace('o2', 'u1'), 'UTC')]).toEqual([null, null]);
  });

  it('is read whatever wrote it', () => {
    localStorage.setItem(place, '{"form":');
    expect(recallForm(place, 'UTC')).toBeNull();
    localStorage.setItem(place, JSON.stringify({ form: { draftId: 'd1', values: { name: 'Kept', notes: 7 } } }));
    expect(recallForm(place, 'UTC')?.form).toMatchObject({ draftId: 'd1', attempt: 1, values: { name: 'Kept', notes: '' } });
    expect([formFrom(undefined, 'UTC'), formFrom({ draftId: 7 }, 'UTC')]).toEqual([null, null]);
  });

  it('says when it cannot be kept', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(keepForm(place, { form, aside: null })).toBe(false);
  });

  it('knows whether somebody typed into it', () => {
    expect([isTyped(newForm('UTC', 'live')), isTyped(form)]).toEqual([false, true]);
  });
});
