// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormCopy } from '#machines/flows/launch/simple/keep-form.rules.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { stampOf } from '#src/keeping/stamps.ts';
import {
  confirmForm,
  copyFrom,
  forgetForm,
  isWorthKeeping,
  keepForm,
  keepTried,
  newForm,
  recallForm,
  simplePlace,
  unreadForm,
} from './kept-form.ts';

const place = simplePlace('o1', 'u1');
const form = { values: simpleRequest(), draftId: 'd1', attempt: 2 };
const named = (name: string) => ({ ...form, values: simpleRequest({ name }) });
const savedAt = '2026-11-21T09:00:00.000Z';
const copyOf = (more: Partial<FormCopy> = {}) => ({ forms: { form, asides: [] }, version: 3, savedAt, isUnsent: true, ...more });
const recalled = () => {
  const copy = recallForm(place, 'UTC');
  return copy === null ? null : { forms: copy.forms, version: copy.version, isUnsent: copy.isUnsent };
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the simple form on this device', () => {
  it('is what it was when it was left, with what the server has of it', () => {
    const copy = copyOf();
    expect(keepForm(place, copy)).toBe(true);
    expect(recallForm(place, 'UTC')).toEqual({ ...copy, stamp: stampOf(copy.forms) });
    forgetForm(place, form);
    expect(recallForm(place, 'UTC')).toBeNull();
  });

  it('is of one member in one organization', () => {
    keepForm(place, copyOf());
    expect([recallForm(simplePlace('o1', 'u2'), 'UTC'), recallForm(simplePlace('o2', 'u1'), 'UTC')]).toEqual([null, null]);
  });

  it('is read whatever wrote it, and one that knows of no server is unsent', () => {
    localStorage.setItem(place, '{"form":');
    expect(recallForm(place, 'UTC')).toBeNull();
    localStorage.setItem(place, JSON.stringify({ form: { draftId: 'd1', values: { name: 'Kept', notes: 7 } }, asides: null }));
    expect(recallForm(place, 'UTC')).toMatchObject({
      forms: { form: { draftId: 'd1', attempt: 1, values: { name: 'Kept', notes: '' } }, asides: [] },
      version: 0,
      isUnsent: true,
    });
    expect([copyFrom(undefined, 'UTC'), copyFrom({ form: { draftId: 7 } }, 'UTC'), copyFrom(form, 'UTC')]).toEqual([null, null, null]);
  });

  it('is put aside where it is no form, and where one that was put aside is none', () => {
    expect(unreadForm(place, 'UTC')).toEqual([]);
    for (const [text, value] of [
      ['{"form":', '{"form":'],
      ['{"form":{"draftId":7},"version":2}', { form: { draftId: 7 }, version: 2 }],
    ] as const) {
      localStorage.setItem(place, text);
      expect([recallForm(place, 'UTC'), unreadForm(place, 'UTC')]).toEqual([null, [{ field: 'form', of: '', value }]]);
    }
    localStorage.setItem(place, JSON.stringify({ form, asides: ['rubbish'], stamp: 1e300 }));
    expect([recallForm(place, 'UTC')?.forms.form.values.unread, recallForm(place, 'UTC')?.stamp, unreadForm(place, 'UTC')]).toEqual([
      [{ field: 'asides', of: '', value: 'rubbish' }],
      0,
      [],
    ]);
  });

  it('has the forms that were put aside where the standing one is none, which alone is put aside', () => {
    const standing = { draftId: 7, values: { name: 'Typed' } };
    localStorage.setItem(place, JSON.stringify({ form: standing, asides: [form], version: 3, isUnsent: false }));
    const unread = [{ field: 'form', of: '', value: standing }];
    const copy = recallForm(place, 'UTC');
    expect([copy?.forms.asides, copy?.forms.form.values.name, copy?.forms.form.values.unread, copy?.version]).toEqual([
      [form],
      '',
      unread,
      0,
    ]);
    expect(unreadForm(place, 'UTC')).toEqual(unread);
    expect(recallForm(place, 'UTC', named('Served'))?.forms).toEqual({ form: named('Served'), asides: [form] });
  });

  it('has the one form that an earlier build put aside', () => {
    localStorage.setItem(place, JSON.stringify({ form: named('Standing'), aside: form, version: 1 }));
    expect(recallForm(place, 'UTC')?.forms.asides).toEqual([form]);
  });

  it('lasts as long as the page where it cannot be kept, and nothing older stays', () => {
    keepForm(place, copyOf());
    const newer = copyOf({ forms: { form: named('Newer'), asides: [] } });
    const removeItem = vi.fn<(key: string) => void>();
    const refuse = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ form }), setItem: refuse, removeItem });
    expect([keepForm(place, newer), recallForm(place, 'UTC')?.forms, removeItem.mock.calls]).toEqual([false, newer.forms, [[place]]]);
    vi.unstubAllGlobals();
    expect([keepForm(place, newer), recallForm(place, 'UTC')?.forms]).toEqual([true, newer.forms]);
  });

  it('is sent once the server has this very state of it, and goes on from its version otherwise', () => {
    const [sent, typed] = [copyOf(), copyOf({ forms: { form: named('Typed meanwhile'), asides: [] } })];
    keepForm(place, sent);
    confirmForm(place, sent.forms, { version: 4, savedAt });
    expect(recalled()).toEqual({ forms: sent.forms, version: 4, isUnsent: false });
    keepForm(place, typed);
    confirmForm(place, sent.forms, { version: 5, savedAt });
    expect(recalled()).toEqual({ forms: typed.forms, version: 5, isUnsent: true });
    confirmForm(place, typed.forms, { version: 4, savedAt });
    expect(recalled()).toEqual({ forms: typed.forms, version: 5, isUnsent: true });
  });

  it('stays when another form is launched, and so does one that was put aside', () => {
    const typedMeanwhile = { form: named('Typed meanwhile'), asides: [] };
    keepForm(place, copyOf({ forms: typedMeanwhile }));
    forgetForm(place, form);
    expect([keepTried(place, { ...form, attempt: 3 }), recalled()?.forms]).toEqual([null, typedMeanwhile]);
    keepForm(place, copyOf({ forms: { form, asides: [typedMeanwhile.form] }, isUnsent: false }));
    const tried = { form: { ...form, attempt: 3 }, asides: [typedMeanwhile.form] };
    expect([keepTried(place, tried.form), recalled()]).toEqual([tried, { forms: tried, version: 3, isUnsent: true }]);
    forgetForm(place, form);
    const left = recalled();
    expect([left?.forms.form.values.name, left?.forms.asides, left?.isUnsent]).toEqual(['', [typedMeanwhile.form], false]);
  });

  it('is worth keeping once somebody typed into it or put one aside', () => {
    const untouched = newForm('UTC', 'live');
    expect(
      [
        { form: untouched, asides: [] },
        { form, asides: [] },
        { form: untouched, asides: [form] },
      ].map(isWorthKeeping),
    ).toEqual([false, true, true]);
  });
});
