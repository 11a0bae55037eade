import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompressPlugin } from './vite-precompress.ts';

const long = `export const words = [${Array.from({ length: 200 }, (_, index) => `'word ${index}'`).join(', ')}];\nconsole.log(words);\n`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = async (source: string): Promise<Record<string, Buffer>> => {
  writeFileSync(join(folder, 'main.ts'), source);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompressPlugin()],
    build: { outDir: 'out', rolldownOptions: { input: join(folder, 'main.ts'), output: { entryFileNames: 'main.js' } } },
  });
  return Object.fromEntries(readdirSync(join(folder, 'out')).map((name) => [name, readFileSync(join(folder, 'out', name))]));
};

it('writes each built file compressed beside itself', async () => {
  const { 'main.js': plain, 'main.js.br': brotli, 'main.js.gz': gzip } = await written(long);
  expect(plain?.length).toBeGreaterThan(1024);
  expect(brotliDecompressSync(brotli ?? '').equals(plain ?? Buffer.of())).toBe(true);
  expect(gunzipSync(gzip ?? '').equals(plain ?? Buffer.of())).toBe(true);
});

it('leaves a small file alone', async () => {
  expect(Object.keys(await written(`console.log('short');\n`))).toEqual(['main.js']);
});
