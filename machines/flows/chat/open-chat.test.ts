import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { openChatMachine, selectIsOpening } from './open-chat.ts';
import type { ChatTarget, OpenChatEmitted } from './open-chat.ts';
import { openChatSamples, target } from './open-chat.builders.ts';

const opened = async (register: (target: ChatTarget) => Promise<string>): Promise<readonly OpenChatEmitted[]> => {
  const told: OpenChatEmitted[] = [];
  const actor = createActor(
    openChatMachine.provide({ actors: { registerChannel: fromPromise<string, ChatTarget>(({ input }) => register(input)) } }),
  );
  actor.on('*', (event) => told.push(event));
  actor.start().send({ type: 'chat.open', target });
  expect(selectIsOpening(actor.getSnapshot())).toBe(true);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(selectIsOpening(actor.getSnapshot())).toBe(false);
  return told;
};

describe('opening a chat', () => {
  it('takes every transition', () => expect(walk(openChatMachine, openChatSamples).missed).toEqual([]));

  it('tells the id that links carry, or that there is none', async () => {
    expect(await opened(async ({ testerId }) => `channel of ${testerId}`)).toEqual([
      { type: 'chat.opened', externalId: 'channel of tester' },
    ]);
    expect(await opened(() => Promise.reject(new Error('lost')))).toEqual([{ type: 'chat.failed' }]);
  });
});
