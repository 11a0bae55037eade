import { readJson } from '#schema/rules/fit.ts';
import * as v from 'valibot';

const text = v.string();
const maybe = v.nullable(text);
const file = v.object({ id: text, name: text, mediaKind: text, size: v.number() });
const unsentShape = v.object({
  clientId: text,
  channelId: text,
  text,
  threadId: maybe,
  quotedMessageId: maybe,
  quotedText: maybe,
  files: v.array(file),
  at: text,
  isRefused: v.boolean(),
});

/** A message that waits on this device, with what it takes to show it. */
export type KeptMessage = v.InferOutput<typeof unsentShape>;

/** What of the chat is kept on this device for one member of one organization: unsent messages, each at a place of its own, and drafts. */
export const keptChat = (member: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>) => {
  const unsent = `muster.chat.unsent:${member}:`;
  const draftAt = (channelId: string, threadId: string | null) => `muster.chat.draft:${member}:${channelId}:${threadId ?? ''}`;
  const own = new Map<string, string>();
  const get = (place: string): string | null => {
    try {
      return own.get(place) ?? storage.getItem(place);
    } catch {
      return own.get(place) ?? null;
    }
  };
  const set = (place: string, value: string | null): void => {
    try {
      if (value === null) storage.removeItem(place);
      else storage.setItem(place, value);
      own.delete(place);
    } catch {
      if (value === null) own.delete(place);
      else own.set(place, value);
    }
  };
  const places = (): readonly string[] => {
    try {
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((place) => place.startsWith(unsent));
    } catch {
      return [...own.keys()].filter((place) => place.startsWith(unsent));
    }
  };
  return {
    unsent: (): readonly KeptMessage[] =>
      places()
        .flatMap((place) => {
          const read = v.safeParse(unsentShape, readJson(get(place) ?? ''));
          return read.success ? [read.output] : [];
        })
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    keep: (message: KeptMessage): void => set(unsent + message.clientId, JSON.stringify(message)),
    forget: (clientId: string): void => set(unsent + clientId, null),
    draft: (channelId: string, threadId: string | null): string => get(draftAt(channelId, threadId)) ?? '',
    keepDraft: (channelId: string, threadId: string | null, words: string): void =>
      set(draftAt(channelId, threadId), words === '' ? null : words),
  };
};

export type KeptChat = ReturnType<typeof keptChat>;
