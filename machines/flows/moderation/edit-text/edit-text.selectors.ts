import { resultTextFault } from '#schema/rules/results/result-text.ts';
import type { EditTextSnapshot } from './edit-text.machine.ts';

export const selectIsOpen = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('busy');
/** The words of the other editor while one is to be chosen; null otherwise. */
export const selectTheirs = (snapshot: EditTextSnapshot): string | null => (snapshot.matches('comparing') ? snapshot.context.theirs : null);
export const selectText = ({ context }: EditTextSnapshot): string => context.draft ?? context.base;
/** Why it cannot be saved; null where it can. */
export const selectFault = (snapshot: EditTextSnapshot): string | null => resultTextFault(selectText(snapshot))?.message ?? null;
/** Whether something was typed before, and neither saved nor given up. */
export const selectIsLeft = (snapshot: EditTextSnapshot): boolean => !selectIsOpen(snapshot) && snapshot.context.isLeft;
/** What is kept on the device; null where nothing was typed, or it came to its end. */
export const selectKept = (snapshot: EditTextSnapshot): { readonly text: string; readonly seen: string } | null => {
  const { draft, base, isLeft } = snapshot.context;
  return draft !== null && (isLeft || selectIsOpen(snapshot)) ? { text: draft, seen: base } : null;
};
