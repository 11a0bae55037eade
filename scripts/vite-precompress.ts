import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(?:js|css|svg)$/;
/** In bytes: smaller files hardly shrink. */
const threshold = 1024;

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < threshold) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await Promise.all([
    brotli(plain, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(plain, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Compresses built files once, so that the server does not on each response. */
export function precompressPlugin(): Plugin {
  return {
    name: 'muster-precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }) {
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
        await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
      },
    },
  };
}
