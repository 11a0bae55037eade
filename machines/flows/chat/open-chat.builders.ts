import type { openChatMachine, ChatTarget } from './open-chat.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const target: ChatTarget = { targetId: 'test', type: 'private', testerId: 'tester' };

export const openChatSamples: WalkOptions<typeof openChatMachine> = {
  events: [{ type: 'chat.open', target }],
  outcomes: { registerChannel: { outputs: ['abc'], errors: [new Error('lost')] } },
};
