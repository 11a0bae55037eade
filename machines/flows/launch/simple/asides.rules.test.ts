import { describe, expect, it } from 'vitest';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { emptySimpleRequest } from '#schema/rules/launch/simple-request.ts';
import { bringBack, gather, putAside, standInstead } from './asides.rules.ts';

const formOf = (name: string, draftId = name): KeptForm => ({ values: { ...emptySimpleRequest('UTC'), name }, draftId, attempt: 1 });
const forms = (...names: readonly [string, ...string[]]) => {
  const [form, ...asides] = names.map((name) => formOf(name)) as [KeptForm, ...KeptForm[]];
  return { form, asides };
};
const names = (found: readonly KeptForm[]): readonly string[] => found.map(({ draftId }) => draftId);

describe('the forms that were put aside', () => {
  it('begin with the latest, and hold what says the same once', () => {
    expect(names(putAside(forms('b', 'a')))).toEqual(['b', 'a']);
    expect(names(putAside({ form: formOf('a', 'again'), asides: [formOf('b'), formOf('a')] }))).toEqual(['again', 'b']);
    expect(names(putAside({ form: formOf('', 'untouched'), asides: [formOf('a')] }))).toEqual(['a']);
  });

  it('are the last five', () => {
    expect(names(putAside(forms('f', 'e', 'd', 'c', 'b', 'a')))).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('come back one by one, and nothing of it is lost', () => {
    const back = bringBack(forms('c', 'b', 'a'), 'a');
    expect([back.form.draftId, names(back.asides)]).toEqual(['a', ['c', 'b']]);
    const again = bringBack(back, 'b');
    expect([again.form.draftId, names(again.asides)]).toEqual(['b', ['a', 'c']]);
    expect(bringBack(again, 'gone')).toBe(again);
  });

  it('never hold the form that stands', () => {
    const { form, asides } = standInstead(forms('c', 'b', 'a'), formOf('b newer', 'b'));
    expect([form.values.name, names(asides)]).toEqual(['b newer', ['c', 'a']]);
  });

  it('are of two devices each form once, and every state of it', () => {
    const found = [formOf('a'), formOf('', 'untouched'), formOf('b'), formOf('a', 'same words'), formOf('newer a', 'a'), formOf('c')];
    expect(gather(formOf('c'), found, () => 'own', 'b').map(({ draftId, values }) => `${draftId} ${values.name}`)).toEqual([
      'a a',
      'own b',
      'own newer a',
    ]);
  });
});
