import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { StartRefusal } from '../lib/start-refusal.ts';
import type { FilesPort } from './files.ts';
import type { BucketPlace } from '../lib/files-place.ts';
import { placeWords } from '../lib/files-place.ts';
import { isStorageKey, oldFiles, receiveInto } from './received.ts';

const clientOf = ({ region, endpoint, pathStyle }: BucketPlace): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: pathStyle,
    // Storages other than Amazon's do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });

const reach = async (client: S3Client, place: BucketPlace): Promise<void> => {
  try {
    await client.send(new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix, MaxKeys: 1 }));
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    client.destroy();
    throw new StartRefusal(
      `FILES leads to ${placeWords(place)}, which cannot be used: ${name === message ? name : `${name}: ${message}`}. AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of this machine, must let it list the bucket, and read, write and delete in it.`,
    );
  }
};

/** S3-compatible storage: a file is written to a local folder and checked before the upload, so that a key never stands for half a file. */
export const bucketFiles = async (place: BucketPlace, aside: string): Promise<FilesPort> => {
  const client = clientOf(place);
  const { bucket: Bucket, prefix } = place;
  await reach(client, place);

  const store: FilesPort['store'] = (source, options) =>
    receiveInto(aside, source, options, async (draft, { storageKey, sizeBytes, contentType, sha256 }) => {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: prefix + storageKey,
          Body: createReadStream(draft),
          ContentLength: sizeBytes,
          ContentType: contentType,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }),
      );
    });

  const read: FilesPort['read'] = async (storageKey, range) => {
    if (!isStorageKey(storageKey)) return null;
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: prefix + storageKey, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      );
      if (!(Body instanceof Readable)) throw new Error('the storage answered without a file');
      return Body;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  const remove: FilesPort['remove'] = async (storageKey) => {
    if (isStorageKey(storageKey)) await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + storageKey }));
  };

  const sweepPage = async (
    isKept: Parameters<FilesPort['sweep']>[0],
    before: number,
    token: string | undefined,
  ): Promise<{ readonly removed: number; readonly next: string | undefined }> => {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(token !== undefined && { ContinuationToken: token }) }),
    );
    const old = (page.Contents ?? [])
      .filter(({ LastModified }) => LastModified !== undefined && LastModified.getTime() <= before)
      .map(({ Key = '' }) => Key.slice(prefix.length))
      .filter(isStorageKey);
    const kept = old.length === 0 ? new Set() : await isKept(old);
    const orphans = old.filter((key) => !kept.has(key));
    for (const orphan of orphans) await remove(orphan);
    return { removed: orphans.length, next: page.NextContinuationToken };
  };

  const sweep: FilesPort['sweep'] = async (isKept, olderThanMilliseconds) => {
    const drafts = await oldFiles(aside, olderThanMilliseconds);
    for (const draft of drafts) await rm(path.join(aside, draft), { force: true });
    const before = Date.now() - olderThanMilliseconds;
    let removed = drafts.length;
    let token: string | undefined;
    do {
      const page = await sweepPage(isKept, before, token);
      removed += page.removed;
      token = page.next;
    } while (token !== undefined);
    return removed;
  };

  return { store, read, remove, sweep };
};
