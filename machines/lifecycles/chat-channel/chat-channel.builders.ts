import { chatChannelLifecycle } from './chat-channel.machine.ts';
import type { chatChannelMachine } from './chat-channel.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import { chatTypes } from '#schema/vocabulary/around.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const inputs = chatTypes.map((chatType) => ({ chatType }));

export const chatChannelSamples: WalkOptions<typeof chatChannelMachine> = { inputs, events: byEveryone(chatChannelLifecycle) };
