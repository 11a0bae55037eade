import { isTyped, saysSame } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { KeptForms } from '#machines/flows/shared/keep-form.ts';

/** Sets the present form aside, before earlier ones, unless it is empty. */
export const putAside = ({ form, asides }: KeptForms): readonly KeptForm[] =>
  isTyped(form) ? [form, ...asides.filter((aside) => !saysSame(aside, form))].slice(0, launchLimits.formsAside) : asides;

export const standInstead = (forms: KeptForms, form: KeptForm): KeptForms => ({
  form,
  asides: without(putAside(forms), form.draftId),
});

/** Unchanged where that form is gone. */
export function bringBack(forms: KeptForms, draftId: string): KeptForms {
  const form = forms.asides.find((aside) => aside.draftId === draftId);
  return form === undefined ? forms : standInstead({ ...forms, asides: without(forms.asides, draftId) }, form);
}

export const without = (asides: readonly KeptForm[], draftId: string | null): readonly KeptForm[] =>
  asides.filter((aside) => aside.draftId !== draftId);

/** All other forms found, each content once. A later state of a form that is present or launched counts as a form of its own. */
export function gather(
  standing: KeptForm,
  found: readonly KeptForm[],
  newId: () => string,
  launchedId: string | null,
): readonly KeptForm[] {
  const asides: KeptForm[] = [];
  for (const form of found.filter(isTyped)) {
    const known = [standing, ...asides];
    if (known.some((one) => saysSame(one, form))) continue;
    const isTaken = form.draftId === launchedId || known.some(({ draftId }) => draftId === form.draftId);
    asides.push(isTaken ? { ...form, draftId: newId(), attempt: 1 } : form);
  }
  return asides.slice(0, launchLimits.formsAside);
}
