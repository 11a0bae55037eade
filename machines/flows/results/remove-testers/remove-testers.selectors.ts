import type { RemoveTestersSnapshot } from './remove-testers.machine.ts';
import { removalFault } from './remove-testers.rules.ts';

export const selectChosen = ({ context }: RemoveTestersSnapshot): readonly string[] => context.participantIds;
export const selectCodes = ({ context }: RemoveTestersSnapshot): readonly string[] => context.codes;
export const selectText = ({ context }: RemoveTestersSnapshot): string => context.text;
export const selectIsBusy = (snapshot: RemoveTestersSnapshot): boolean => snapshot.hasTag('busy');
export const selectFault = ({ context }: RemoveTestersSnapshot): string | null => removalFault(context);
