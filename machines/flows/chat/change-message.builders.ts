import type { changeMessageMachine, MessageChange } from './change-message.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const edit = (text: string): MessageChange => ({ kind: 'edit', messageId: 'm', text });

export const changeMessageSamples: WalkOptions<typeof changeMessageMachine> = {
  events: [{ type: 'message.change', change: edit('New') }],
  outcomes: { sendChange: { outputs: [null, 'Only the author can change a message.'], errors: [new Error('lost')] } },
};
