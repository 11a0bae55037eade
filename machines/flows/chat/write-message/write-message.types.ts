import type { CallbackActorLogic } from 'xstate';

/** A file that the server has and that no message has yet; `size` in bytes. */
export type StoredFile = { readonly id: string; readonly name: string; readonly mediaKind: string; readonly size: number };

/** A file that was chosen: on its way, stored, or with the words of its failure. */
export type ChosenFile = {
  readonly key: string;
  readonly name: string;
  readonly stored: StoredFile | null;
  readonly failure: string | null;
};

/** What the message answers to, as far as it is shown and kept. */
export type Quote = { readonly id: string; readonly authorName: string; readonly text: string };

export type WriteMessageInput = { readonly draft: string };
/** `given` counts the files that were ever chosen, for their keys. */
export type WriteMessageContext = {
  readonly text: string;
  readonly quote: Quote | null;
  readonly files: readonly ChosenFile[];
  readonly given: number;
};

export type WriteMessageEvent =
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'files.attach'; readonly files: readonly File[] }
  | { readonly type: 'file.remove'; readonly key: string }
  | { readonly type: 'file.stored'; readonly key: string; readonly stored: StoredFile }
  | { readonly type: 'file.refused'; readonly key: string; readonly failure: string }
  | { readonly type: 'message.quote'; readonly quote: Quote }
  | { readonly type: 'quote.remove' }
  | { readonly type: 'message.send' };

export type WriteMessageEmitted =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'message.written'; readonly text: string; readonly quote: Quote | null; readonly files: readonly StoredFile[] }
  | { readonly type: 'message.refused'; readonly reason: string }
  | { readonly type: 'files.leftOut'; readonly message: string };

export type WriteMessageTag = 'busy';

export type CarriedFile = { readonly type: 'file.carry'; readonly key: string; readonly file: File };
/** Uploads each file it is told of, and answers `file.stored` or `file.refused` under its key. */
export type WriteMessagePorts = { readonly carryFiles: CallbackActorLogic<CarriedFile> };
