import { deliverMessageMachine } from '#machines/flows/chat/deliver-message.ts';
import type { Delivery, UnsentMessage } from '#machines/flows/chat/deliver-message.ts';
import { fromPromise } from 'xstate';
import type { ChatPort, Posted } from '../room/chat-port.ts';

/** Delivers through a chat service, and shows what it posted before it is heard of. */
export const sendMessagePort = (port: Pick<ChatPort, 'send'>, onPosted: (posted: Posted) => void): typeof deliverMessageMachine =>
  deliverMessageMachine.provide({
    actors: {
      sendMessage: fromPromise<Delivery, UnsentMessage>(async ({ input }) => {
        const { delivery, posted } = await port.send(input);
        if (posted !== null) onPosted(posted);
        return delivery;
      }),
    },
  });
