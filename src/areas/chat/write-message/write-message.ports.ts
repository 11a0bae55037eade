import { writeMessageMachine } from '#machines/flows/chat/write-message.ts';
import type { CarriedFile, WriteMessageEvent } from '#machines/flows/chat/write-message.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import { fromCallback } from 'xstate';
import type { ChatPort } from '../room/chat-port.ts';

/** Uploads the files of a message for one channel. */
export const carryFilesPort = ({ upload }: Pick<ChatPort, 'upload'>, channelId: string): typeof writeMessageMachine =>
  writeMessageMachine.provide({
    actors: {
      carryFiles: fromCallback<CarriedFile>(({ receive, sendBack }) => {
        const answer = (event: Extract<WriteMessageEvent, { readonly type: 'file.stored' | 'file.refused' }>) => sendBack(event);
        const refuse = (key: string, failure: string) => answer({ type: 'file.refused', key, failure });
        receive(({ key, file }) => {
          void upload(channelId, file).then(
            (said) => (typeof said === 'string' ? refuse(key, said) : answer({ type: 'file.stored', key, stored: said })),
            () => refuse(key, chatTexts.notUploaded),
          );
        });
      }),
    },
  });
