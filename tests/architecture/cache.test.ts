import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

/** The way of a query and of a mutation; not what an event says, nor what is predicted and updated. */
const product = filesOf(
  ['src/cache/**/*.{ts,tsx}'],
  [
    '**/*.test.*',
    '**/*.builders.ts',
    'src/cache/{changes,follow-changes,gather,live,socket,whole-answers}*',
    'src/cache/{optimistic,issue-,updates,keys}*',
  ],
);
const exchanges = /const client = new Client\(\{[\s\S]*?exchanges: \[([\s\S]*?)\n {4}\]/u
  .exec(textOf('src/cache/client.ts'))?.[1]
  ?.split('\n')
  .map((line) => /^\s*(\w+)/u.exec(line)?.[1])
  .filter((name) => name !== undefined);

/** Of libraries, and what only sets one up. */
const libraries = ['identityExchange', 'persistedExchange', 'fetchExchange', 'liveExchange'];

describe('the client of the API', () => {
  it('is a chain of at most eight exchanges, at most four of them with a behaviour of our own', () => {
    expect(exchanges?.length).toBeGreaterThan(5);
    expect(exchanges?.length).toBeLessThanOrEqual(8);
    expect(exchanges?.filter((name) => !libraries.includes(name)).length).toBeLessThanOrEqual(4);
  });

  it('grows no further', () => {
    const lines = product.reduce((sum, path) => sum + textOf(path).trimEnd().split('\n').length, 0);
    expect(product.length).toBeGreaterThan(20);
    expect(lines).toBeLessThanOrEqual(1_883);
  });
});
