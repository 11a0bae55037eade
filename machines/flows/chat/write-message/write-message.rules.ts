import { hasContent } from '#machines/lifecycles/chat-message/chat-message.rules.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { ChosenFile, StoredFile, WriteMessageContext } from './write-message.types.ts';

const { blank, uploading, incomplete, tooLong } = chatTexts;

/** Why a message cannot be sent, by the state that it is in. */
export const reasons = { blank, uploading, incomplete, tooLong } as const;

export const isUnsettled = ({ stored, failure }: ChosenFile): boolean => stored === null && failure === null;

export const storedOf = ({ files }: WriteMessageContext): readonly StoredFile[] => files.flatMap(({ stored }) => stored ?? []);

export const isBlank = (context: WriteMessageContext): boolean => !hasContent(context.text, storedOf(context).length > 0);

const roomIn = ({ files }: WriteMessageContext): number => limits.chatFiles - files.length;

export const isWithinRoom = (context: WriteMessageContext, chosen: readonly File[]): boolean => chosen.length <= roomIn(context);

/** Those of the chosen files that the message has room for, each under a key of its own. */
export const takenOf = (context: WriteMessageContext, chosen: readonly File[]): readonly { readonly key: string; readonly file: File }[] =>
  chosen.slice(0, roomIn(context)).map((file, at) => ({ key: `f${context.given + at + 1}`, file }));

/** What is said of the chosen files that the message has no room for. */
export const leftOut = (context: WriteMessageContext, chosen: readonly File[]): string =>
  `${chatTexts.tooManyFiles} ${counted(chosen.length - roomIn(context), 'file was', 'files were')} left out.`;
