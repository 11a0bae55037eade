// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { forgetForm, formFrom, isTyped, keepForm, keepTried, newForm, openedForm, recallForm, simplePlace } from './kept-form.ts';

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
    forgetForm(place, form);
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

  it('lasts as long as the page where it cannot be kept, and nothing older stays', () => {
    keepForm(place, { form, aside: null });
    const newer = { form: { ...form, values: simpleRequest({ name: 'Newer' }) }, aside: null };
    const removeItem = vi.fn<(key: string) => void>();
    const refuse = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ form }), setItem: refuse, removeItem });
    expect([keepForm(place, newer), recallForm(place, 'UTC'), removeItem.mock.calls]).toEqual([false, newer, [[place]]]);
    vi.unstubAllGlobals();
    expect([keepForm(place, newer), recallForm(place, 'UTC')]).toEqual([true, newer]);
  });

  it('stays when another form is launched, and so does one that was put aside', () => {
    const typedMeanwhile = { form: { ...form, values: simpleRequest({ name: 'Typed meanwhile' }) }, aside: null };
    keepForm(place, typedMeanwhile);
    forgetForm(place, form);
    keepTried(place, { ...form, attempt: 3 });
    expect(recallForm(place, 'UTC')).toEqual(typedMeanwhile);
    keepForm(place, { form, aside: typedMeanwhile.form });
    keepTried(place, { ...form, attempt: 3 });
    expect(recallForm(place, 'UTC')).toEqual({ form: { ...form, attempt: 3 }, aside: typedMeanwhile.form });
    forgetForm(place, form);
    const left = recallForm(place, 'UTC');
    expect([left !== null && isTyped(left.form), left?.aside]).toEqual([false, typedMeanwhile.form]);
  });

  it('is the newer one when an older state of it comes along, and is put aside for another one', () => {
    const older = { ...form, values: simpleRequest({ name: 'Older' }) };
    const other = { ...form, draftId: 'd2' };
    expect([openedForm({ form, aside: null }, older), openedForm(null, older), openedForm({ form, aside: null }, other)]).toEqual([
      { form, aside: null },
      { form: older, aside: null },
      { form: other, aside: form },
    ]);
  });

  it('knows whether somebody typed into it', () => {
    expect([isTyped(newForm('UTC', 'live')), isTyped(form)]).toEqual([false, true]);
  });
});
