import { resultTextFault } from '#schema/rules/results/result-text.ts';
import type { EditTextSnapshot } from './edit-text.machine.ts';

export const selectIsOpen = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('busy');
/** The words of the other editor while one is to be chosen; null otherwise. */
export const selectTheirs = (snapshot: EditTextSnapshot): string | null => (snapshot.matches('comparing') ? snapshot.context.theirs : null);
export const selectText = ({ context }: EditTextSnapshot): string => context.draft ?? context.base;
/** Why it cannot be saved; null where it can. */
export const selectFault = (snapshot: EditTextSnapshot): string | null => resultTextFault(selectText(snapshot))?.message ?? null;
