import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../../scripts/lint/boundaries.ts';
import { filesOf, textOf } from '../support/tree.ts';

/** Folders below one root, as far down as they count as rooms of their own. */
type House = { readonly root: string; readonly folderOf: (path: string) => string };

const upTo =
  (most: number) =>
  (path: string): string =>
    dirname(path).split('/').slice(0, most).join('/');

const houses: readonly House[] = [
  ...areas.map((area) => ({ root: `src/areas/${area}`, folderOf: upTo(area === 'launch' ? 2 : 1) })),
  { root: 'server', folderOf: (path) => upTo(path.startsWith('areas/') ? 2 : 1)(path) },
  { root: 'machines/flows', folderOf: dirname },
];

const ours = filesOf(
  ['{src,server,machines}/**/*.{ts,tsx}'],
  ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/*.builders.ts', 'src/route-tree.gen.ts'],
);
const isOurs = new Set(ours);

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
    .map(([, named = '']) => (named.startsWith('#') ? named.slice(1) : posix.join(dirname(file), named)))
    .filter((path) => isOurs.has(path));
}

/** Groups of names that reach each other, each group of two and more. */
function ringsOf(reach: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachable = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [from];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
      for (const next of reach.get(each) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
    return seen;
  };
  const all = new Map([...reach.keys()].map((name) => [name, reachable(name)]));
  const rings = [...all].map(([name, seen]) => (seen.has(name) ? [...seen].filter((other) => all.get(other)?.has(name)).toSorted() : []));
  return [...new Map(rings.filter((ring) => ring.length > 1).map((ring) => [ring.join(' '), ring])).values()];
}

/** Which folders of a house import each other in a ring, and the imports that tie it. */
function tiesOf({ root, folderOf }: House): string[] {
  const within = (path: string): string => folderOf(path.slice(root.length + 1));
  const arrows = ours
    .filter((file) => file.startsWith(`${root}/`))
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ file, imported }) => imported.startsWith(`${root}/`) && within(file) !== within(imported));
  const reach = new Map<string, Set<string>>();
  for (const { file, imported } of arrows) reach.set(within(file), (reach.get(within(file)) ?? new Set()).add(within(imported)));
  return ringsOf(reach).flatMap((ring) =>
    arrows
      .filter(({ file, imported }) => ring.includes(within(file)) && ring.includes(within(imported)))
      .map(({ file, imported }) => `${file} -> ${imported}`),
  );
}

describe('floors', () => {
  it('finds a ring', () => {
    const reach = new Map([
      ['page', new Set(['desk'])],
      ['desk', new Set(['row', 'page'])],
    ]);
    expect(ringsOf(reach)).toEqual([['desk', 'page']]);
  });

  it.each(houses)('the folders of $root import one way', (house) => {
    expect(ours.some((file) => file.startsWith(`${house.root}/`))).toBe(true);
    expect(tiesOf(house)).toEqual([]);
  });
});
