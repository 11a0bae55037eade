import { fileTypeFromBuffer } from 'file-type';
import { FileRefusedError } from './files.ts';
import type { FileRefusal, FilesPort, StoredFile } from './files.ts';
import { Refused, refuse } from '../workflow/refused.ts';
import type { FieldError } from '../workflow/refused.ts';
import { safeName } from './names.ts';
import { mostPixels, pictureSize } from './pixels.ts';

export type KeptFile = StoredFile & { readonly name: string };

const mib = 1024 * 1024;
const imageBytes = 20 * mib;
const textBytes = 10 * mib;
/** The most bytes any file may have: a video. */
export const mostBytes = 200 * mib;
/** Cameras say much about a photo before they say how large it is. */
const headBytes = mib;

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

const endingOf = ({ contentType, mediaKind }: StoredFile): string => endings[contentType] ?? (mediaKind === 'text' ? 'txt' : mediaKind);

type Head = { readonly head: Buffer; readonly rest: AsyncIterator<Uint8Array> };

const readHead = async (content: AsyncIterable<Uint8Array>): Promise<Head> => {
  const rest = content[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < headBytes) {
    const { done, value } = await rest.next();
    if (done === true) break;
    pieces.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(pieces), rest };
};

async function* whole({ head, rest }: Head): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const demandBounded = (head: Uint8Array, contentType: string): void => {
  const size = pictureSize(head, contentType);
  if (size === null || size.width < 1 || size.height < 1) refuse('invalid', 'This picture cannot be read.', 'file');
  else if (size.width * size.height > mostPixels)
    refuse('too_large', `A picture cannot have more than ${mostPixels / 1_000_000} million pixels.`, 'file');
};

const limitOf = async (head: Uint8Array): Promise<number> => {
  const detected = await fileTypeFromBuffer(head);
  if (detected?.mime.startsWith('image/') === true && detected.mime in endings) {
    demandBounded(head, detected.mime);
    return imageBytes;
  }
  return detected?.mime.startsWith('video/') === true ? mostBytes : textBytes;
};

const codes: Readonly<Record<FileRefusal, FieldError['code']>> = {
  too_large: 'too_large',
  unsupported: 'invalid_type',
  broken: 'invalid',
  empty: 'blank',
};

const storageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Keeps a file that is what it says, is not too big, and gets a name that is safe; refuses every other. */
export const keepFile = async (files: FilesPort, content: AsyncIterable<Uint8Array>, givenName: string): Promise<KeptFile> => {
  const read = await readHead(content);
  const maxBytes = await limitOf(read.head);
  try {
    const stored = await files.store(whole(read), { name: givenName, maxBytes, kinds: ['image', 'video', 'log', 'csv', 'json', 'text'] });
    return { ...stored, name: safeName(givenName, endingOf(stored)) };
  } catch (error) {
    if (error instanceof FileRefusedError) throw new Refused([{ code: codes[error.code], message: error.message, path: 'file' }]);
    if (storageFull(error)) throw new Refused([{ code: 'storage_full', message: 'There is no room for this file now.', path: 'file' }]);
    throw error;
  }
};
