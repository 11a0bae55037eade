import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { earlyCallsPlugin } from './vite-early-calls.ts';

const root = join(import.meta.dirname, '..');
const { transformIndexHtml } = earlyCallsPlugin(root);
const written = (html: string): string =>
  typeof transformIndexHtml === 'function' ? String(Reflect.apply(transformIndexHtml, null, [html])) : '';

it('stands before what a script would wait for, and names documents that the server knows', () => {
  const [head = '', rest] = written('<head><script src="/a.js"></script><link rel="stylesheet" href="/b.css"></head>').split(
    '<script src="/a.js">',
  );
  expect(rest).toBe('</script><link rel="stylesheet" href="/b.css"></head>');
  const known: Record<string, string> = JSON.parse(readFileSync(join(root, 'schema/generated/persisted.json'), 'utf8'));
  const hashes = [...head.matchAll(/sha256Hash\\":\\"([0-9a-f]+)/gu)].map(([, hash = '']) => hash);
  expect(hashes.length).toBeGreaterThan(5);
  for (const hash of hashes) expect(known[hash]).toMatch(/^query /u);
});
