import { act } from '#machines/lib/act.ts';

export const resolveTexts = {
  done: 'The channel was resolved successfully.',
  failed: 'There was an error with channel resolving.',
} as const;

/** Marks a conversation as resolved. */
export const resolveChannelMachine = act({ id: 'resolveChannel', failed: resolveTexts.failed });
