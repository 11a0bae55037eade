import { open } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';

export type MediaKind = 'image' | 'video' | 'log' | 'csv' | 'json' | 'text' | 'archive';

export type FileKind = { readonly mediaKind: MediaKind; readonly contentType: string };

const byContent = new Map<string, FileKind>(
  (
    [
      ['image', 'image/png'],
      ['image', 'image/apng'],
      ['image', 'image/jpeg'],
      ['image', 'image/gif'],
      ['image', 'image/webp'],
      ['video', 'video/mp4'],
      ['video', 'video/webm'],
      ['video', 'video/quicktime'],
      ['archive', 'application/zip'],
      ['archive', 'application/vnd.android.package-archive'],
    ] as const
  ).map(([mediaKind, contentType]) => [contentType, { mediaKind, contentType }]),
);

const byEnding = new Map<string, FileKind>([
  ['.csv', { mediaKind: 'csv', contentType: 'text/csv; charset=utf-8' }],
  ['.json', { mediaKind: 'json', contentType: 'application/json' }],
  ['.log', { mediaKind: 'log', contentType: 'text/plain; charset=utf-8' }],
]);

const plain: FileKind = { mediaKind: 'text', contentType: 'text/plain; charset=utf-8' };

const isText = async (file: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const handle = await open(file);
  try {
    for await (const chunk of handle.createReadStream({ autoClose: false })) {
      if (!(chunk instanceof Buffer) || chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await handle.close();
  }
};

/** By the file's bytes, never by what the sender declared; the name only tells kinds of text apart. Null: not allowed. */
export const kindOf = async (file: string, name: string): Promise<FileKind | null> => {
  const sniffed = await fileTypeFromFile(file);
  if (sniffed !== undefined) return byContent.get(sniffed.mime) ?? null;
  return (await isText(file)) ? (byEnding.get(path.extname(name).toLowerCase()) ?? plain) : null;
};
