import { fileTypeFromBuffer } from 'file-type';
import { FileRefusedError } from './files.ts';
import type { FileRefusal, FilesPort, StoredFile } from './files.ts';
import type { MediaKind } from './kinds.ts';
import { Refused, refuse } from '../workflow/refused.ts';
import type { FieldError } from '../workflow/refused.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;
const awkward = /[<>:"|?*]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
const longest = 120;

/** No path, no invisible or direction-changing characters, and the extension of the detected kind. */
const safeName = (given: string, ending: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const visible = last
    .replaceAll(invisible, '')
    .replaceAll(awkward, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .trim();
  const stem = visible.replace(/\.[A-Za-z0-9]{1,8}$/u, '').replace(/[\s.]+$/u, '');
  const kept = [...(stem === '' ? 'file' : stem)].slice(0, longest).join('');
  return `${reserved.test(`${kept}.`) ? `_${kept}` : kept}.${ending}`;
};

/** A small file could otherwise decompress to fill a viewer's memory. */
const mostPixels = 50_000_000;

type Size = { readonly width: number; readonly height: number };

const jpegSize = (view: DataView): Size | null => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const webpSize = (view: DataView): Size | null => {
  const form = view.getUint32(12);
  const u24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (form === 0x56503858) return { width: u24(24) + 1, height: u24(27) + 1 };
  if (form === 0x56503820) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const pictureSize = (head: Uint8Array, contentType: string): Size | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (contentType === 'image/png' || contentType === 'image/apng') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (contentType === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (contentType === 'image/webp') return webpSize(view);
    return jpegSize(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

export type KeptFile = StoredFile & { readonly name: string };

const mib = 1024 * 1024;
const imageBytes = 20 * mib;
const textBytes = 10 * mib;
export const mostBytes = 200 * mib;
/** Cameras put much metadata before the size of a photo. */
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

/** A build for phones is a ZIP by its bytes, and installed by its name alone. */
const builds = /\.(aab|apk|ipa)$/iu;

const endingOf = ({ contentType, mediaKind }: StoredFile, given: string): string => {
  if (mediaKind === 'archive') return builds.exec(given)?.[1]?.toLowerCase() ?? 'zip';
  return endings[contentType] ?? (mediaKind === 'text' ? 'txt' : mediaKind);
};

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

const large = /^(?:video\/|application\/(?:zip|vnd\.android\.package-archive)$)/u;

const limitOf = async (head: Uint8Array): Promise<number> => {
  const detected = await fileTypeFromBuffer(head);
  if (detected?.mime.startsWith('image/') === true && detected.mime in endings) {
    demandBounded(head, detected.mime);
    return imageBytes;
  }
  return large.test(detected?.mime ?? '') ? mostBytes : textBytes;
};

const codes: Readonly<Record<FileRefusal, FieldError['code']>> = {
  too_large: 'too_large',
  unsupported: 'invalid_type',
  broken: 'invalid',
  empty: 'blank',
  harmful: 'invalid',
};

const storageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export type TakenKinds = readonly MediaKind[];
const usual: TakenKinds = ['image', 'video', 'log', 'csv', 'json', 'text'];
/** Builds of an app too. */
export const kindsOfRequests: TakenKinds = [...usual, 'archive'];

/** Refuses a file whose bytes are of no allowed kind, or that is too large. */
export const keepFile = async (
  files: FilesPort,
  content: AsyncIterable<Uint8Array>,
  givenName: string,
  kinds: TakenKinds = usual,
): Promise<KeptFile> => {
  const read = await readHead(content);
  const maxBytes = await limitOf(read.head);
  try {
    const stored = await files.store(whole(read), { name: givenName, maxBytes, kinds });
    return { ...stored, name: safeName(givenName, endingOf(stored, givenName)) };
  } catch (error) {
    if (error instanceof FileRefusedError) throw new Refused([{ code: codes[error.code], message: error.message, path: 'file' }]);
    if (storageFull(error))
      throw new Refused([{ code: 'storage_full', message: 'There is no space for this file right now.', path: 'file' }]);
    throw error;
  }
};
