import type { WriteMessageSnapshot } from './write-message.machine.ts';
import { reasons } from './write-message.rules.ts';
import type { ChosenFile, Quote } from './write-message.types.ts';

/** Why the message cannot be sent now, or null. */
export const selectReason = ({ value }: WriteMessageSnapshot): string | null =>
  value in reasons ? reasons[value as keyof typeof reasons] : null;
export const selectText = ({ context }: WriteMessageSnapshot): string => context.text;
export const selectQuote = ({ context }: WriteMessageSnapshot): Quote | null => context.quote;
export const selectFiles = ({ context }: WriteMessageSnapshot): readonly ChosenFile[] => context.files;
