import type { StoredFile } from './write-message.ts';

export const chosenFile = (name: string): File => new File(['hello'], name);
export const storedFile = (name: string): StoredFile => ({ id: `id of ${name}`, name, mediaKind: 'text', size: 5 });
