import { cutText } from '#schema/cut-text.ts';
import type { CarriedFile, WriteMessageActorRef, WriteMessageEvent } from '#machines/flows/chat/write-message.ts';
import { announce } from '#src/ui/announce.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import type { ChatSession } from '../session/session.ts';
import { writeMessageMachine } from '#machines/flows/chat/write-message.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import { fromCallback } from 'xstate';
import type { ChatPort } from '../room/chat-port.ts';

/** Uploads the files of a message for one channel. */
const carryFilesPort = ({ upload }: Pick<ChatPort, 'upload'>, channelId: string): typeof writeMessageMachine =>
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

/** Runs the message that is written in a channel or thread: it is kept while it is typed, and goes to the outbox. */
export function useWriting(
  session: Pick<ChatSession, 'port' | 'kept' | 'outbox' | 'type'>,
  channelId: string,
  threadId: string | null,
  onSent: () => void,
): WriteMessageActorRef {
  const { port, kept, outbox } = session;
  const writing = useFlow(() => carryFilesPort(port, channelId), { input: { draft: kept.draft(channelId, threadId) } });
  useEmitted(writing, {
    'draft.changed': ({ text }) => {
      kept.keepDraft(channelId, threadId, text);
      if (text.trim() !== '') session.type(channelId);
    },
    'files.leftOut': ({ message }) => showToast({ type: 'danger', text: message }),
    'message.refused': ({ reason }) => announce(reason),
    'message.written': ({ text, quote, files }) => {
      const [clientId, at] = [crypto.randomUUID(), new Date().toISOString()];
      const quotedText = quote === null ? null : cutText(`${quote.authorName}: ${quote.text}`, 200);
      const quotedMessageId = quote?.id ?? null;
      outbox.send({ clientId, channelId, text, threadId, quotedMessageId, quotedText, files: [...files], at, isRefused: false });
      onSent();
    },
  });
  return writing;
}
