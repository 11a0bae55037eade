import { act } from '#machines/lib/act.ts';
import { resolveTexts } from './resolve-channel.rules.ts';

/** Marks a conversation as resolved. */
export const resolveChannelMachine = act({ id: 'resolveChannel', failed: resolveTexts.failed });
