import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { placeOf } from '#server/lib/files-place.ts';
import type { BucketPlace } from '#server/lib/files-place.ts';

/** An S3-compatible storage of its own in a folder, with one bucket; its keys are in the environment while it runs. */
export type Storage = {
  /** The value of FILES that leads to it. */
  readonly address: string;
  readonly place: BucketPlace;
  /** The file in which it keeps an object. */
  readonly fileOf: (storageKey: string) => string;
  readonly stop: () => Promise<void>;
};

const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export const startStorage = async (directory: string): Promise<Storage> => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // It reads /bucket/ as /bucket, which a list is signed without.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'muster' }],
  });
  const { port } = await server.run();
  const before = Object.keys(keys).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, keys);
  const address = `s3://muster/uploads?endpoint=http://127.0.0.1:${port}`;
  const place = placeOf(address);
  if (place.kind !== 'bucket') throw new Error('the address names no bucket');
  return {
    address,
    place,
    fileOf: (key) => path.join(directory, 'muster', 'uploads', `${key}._S3rver_object`),
    stop: async () => {
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      await server.close();
    },
  };
};
