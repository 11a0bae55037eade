import type { Readable } from 'node:stream';
import type { FileKind, MediaKind } from './kinds.ts';

export type StoredFile = FileKind & { readonly storageKey: string; readonly sizeBytes: number; readonly sha256: string };

export type StoreOptions = {
  readonly name: string;
  readonly maxBytes: number;
  readonly kinds: readonly MediaKind[];
  readonly sizeBytes?: number;
  readonly sha256?: string;
};

export type FileRefusal = 'too_large' | 'unsupported' | 'broken' | 'empty' | 'harmful';

export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly code: FileRefusal;
  constructor(code: FileRefusal, message: string) {
    super(message);
    this.code = code;
  }
}

/** Both ends included. */
export type ByteRange = { readonly start: number; readonly end: number };

export type FilesPort = {
  readonly store: (source: AsyncIterable<Uint8Array>, options: StoreOptions) => Promise<StoredFile>;
  readonly read: (storageKey: string, range?: ByteRange) => Promise<Readable | null>;
  readonly remove: (storageKey: string) => Promise<void>;
  readonly sweep: (
    isKept: (storageKeys: readonly string[]) => Promise<ReadonlySet<string>>,
    olderThanMilliseconds: number,
  ) => Promise<number>;
};
