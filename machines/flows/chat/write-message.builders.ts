import type { writeMessageMachine, WriteMessageEvent, StoredFile } from './write-message.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const chosenFile = (name: string): File => new File(['hello'], name);
export const storedFile = (name: string): StoredFile => ({ id: `id of ${name}`, name, mediaKind: 'text', size: 5 });

export const type = (text: string): WriteMessageEvent => ({ type: 'text.change', text });
export const attach = (...names: readonly string[]): WriteMessageEvent => ({ type: 'files.attach', files: names.map(chosenFile) });
export const remove = (key: string): WriteMessageEvent => ({ type: 'file.remove', key });
export const store = (key: string, name: string): WriteMessageEvent => ({ type: 'file.stored', key, stored: storedFile(name) });
export const refuse = (key: string): WriteMessageEvent => ({ type: 'file.refused', key, failure: 'No room.' });
export const send: WriteMessageEvent = { type: 'message.send' };
export const quote = { id: 'm', authorName: 'Ann', text: 'Which card?' };
export const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at}.txt`);

export const writeMessageSamples: WalkOptions<typeof writeMessageMachine> = {
  inputs: [{ draft: '' }, { draft: 'Hello' }],
  events: [
    ...['', ' ', 'Hello', 'x'.repeat(5001)].map(type),
    attach('a.txt'),
    attach(...numbered(11)),
    remove('f1'),
    store('f1', 'a.txt'),
    refuse('f1'),
    { type: 'message.quote', quote },
    { type: 'quote.remove' },
    send,
  ],
  outcomes: { carryFiles: { errors: [new Error('gone')] } },
  project: ({ context: { text, files } }) => [
    text.trim().length,
    files.length > 2 ? files.length === 10 : files.map(({ key, stored, failure }) => [key === 'f1', stored !== null, failure]),
  ],
};
