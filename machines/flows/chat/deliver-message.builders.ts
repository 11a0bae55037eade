import type { deliverMessageMachine, Delivery, UnsentMessage } from './deliver-message.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const message: UnsentMessage = {
  clientId: 'one',
  channelId: 'c',
  text: 'Hello',
  threadId: null,
  quotedMessageId: null,
  fileIds: [],
};
const answers: readonly Delivery[] = [
  { kind: 'sent' },
  { kind: 'unreached' },
  { kind: 'failed', message: 'Not now.' },
  { kind: 'refused', message: 'Read-only.' },
];

export const deliverMessageSamples: WalkOptions<typeof deliverMessageMachine> = {
  inputs: [false, true].map((isRefused) => ({ ...message, isRefused })),
  events: [
    { type: 'turn.given' },
    { type: 'network.found' },
    { type: 'message.retry' },
    { type: 'message.discard' },
    { type: 'message.heard' },
  ],
  outcomes: { sendMessage: { outputs: answers, errors: [new Error('lost')] } },
};
