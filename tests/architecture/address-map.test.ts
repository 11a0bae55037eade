import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const page = textOf('docs/architecture.md').split('## From an address to a folder')[1]?.split('\n## ')[0] ?? '';
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const coded = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Address'))
  .map((line) => {
    const [address, route, screens, flows, servers] = cellsOf(line);
    return {
      address: coded(address)[0],
      route: coded(route)[0] ?? '',
      screens: coded(screens),
      flows: coded(flows),
      servers: coded(servers),
    };
  });

const routes = filesOf('src/routes/*.tsx').filter((path) => !/\/-|__root/u.test(path));
const pathOf = (route: string): string => `src/routes/${route}.tsx`;
const isLayout = (path: string): boolean =>
  routes.some((other) => other !== path && other.startsWith(path.replace(/tsx$/u, ''))) && textOf(path).includes('Outlet');

/** The address that a route answers, as its file says. */
const addressOf = (path: string): string =>
  (/createFileRoute\('([^']+)'/u.exec(textOf(path))?.[1] ?? '').replaceAll(/\/_[a-z]+(?=\/)/gu, '').replace(/(.)\/$/u, '$1');

const files = filesOf(['src/areas/**/*.{ts,tsx}', 'machines/flows/**/*.ts', 'server/areas/**/*.ts']);
const folders = new Set(files.flatMap((path) => [dirname(path), dirname(dirname(path))]));

describe('the way from an address to a folder', () => {
  it('is told for each address', () => {
    expect(rows.map(({ route }) => pathOf(route)).toSorted()).toEqual(routes.filter((path) => !isLayout(path)).toSorted());
    const wrong = rows.filter(({ address, route }) => address !== undefined && address !== addressOf(pathOf(route)));
    expect(wrong.map(({ address, route }) => [address, addressOf(pathOf(route))])).toEqual([]);
  });

  it('is known to the tree of routes', () => {
    const tree = textOf('src/route-tree.gen.ts');
    expect(routes.filter((path) => !tree.includes(`'${path.replace('src/', './')}'`))).toEqual([]);
  });

  it('leads to folders and flows that are there', () => {
    const named = rows.flatMap(({ screens, flows, servers }) => [
      ...screens.map((folder) => `src/areas/${folder}`),
      ...flows.map((flow) => `machines/flows/${flow}.ts`),
      ...servers.map((folder) => `server/areas/${folder}`),
    ]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !(path.endsWith('.ts') ? files.includes(path) : folders.has(path)))).toEqual([]);
  });

  it('begins with what the route opens', () => {
    const opened = (path: string): string =>
      [path, ...[...textOf(path).matchAll(/'\.\/(-[\w-]+\.tsx)'/gu)].map(([, name = '']) => `src/routes/${name}`)].map(textOf).join('\n');
    const strange = rows.filter(({ route, screens: [first] }) => first !== undefined && !opened(pathOf(route)).includes(`areas/${first}/`));
    expect(strange.map(({ route, screens }) => [route, screens[0]])).toEqual([]);
  });
});
