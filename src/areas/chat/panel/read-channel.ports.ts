import { readChannelMachine } from '#machines/flows/chat/read-channel.ts';
import type { ReadCall, ReadChannelPorts } from '#machines/flows/chat/read-channel.ts';
import { fromPromise } from 'xstate';
import type { Room } from '../room/room.ts';

const readChannelPorts = (room: Room, readPosition: number): ReadChannelPorts => ({
  loadMessages: fromPromise<void, ReadCall>(({ input }) => room.load(input.wanted, readPosition)),
  catchUp: fromPromise<void, { readonly channelId: string; readonly threadId: string | null }>(({ signal }) => room.catchUp(signal)),
});

/** Reads into a room; what was unread when it was opened begins after this place. */
export const readChannelIn = (room: Room, readPosition: number): typeof readChannelMachine =>
  readChannelMachine.provide({ actors: readChannelPorts(room, readPosition) });
