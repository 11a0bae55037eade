import { dirname, posix } from 'node:path';

/** A test file, and the change that it stands near. */
export type Choice = { readonly file: string; readonly why: string };
export type Near = {
  /** What vitest finds the unit and views tests of, by their imports. */
  readonly related: readonly string[];
  readonly server: readonly Choice[];
  readonly browser: readonly Choice[];
  /** Helpers of tests that too many files use to run them all. */
  readonly wide: readonly Choice[];
};
export type Project = { readonly tests: readonly string[]; readonly textOf: (path: string) => string };

const product = /^(?:machines|schema|server|src|crowd)\//u;
/** Where folders have the names of areas, or of a part of the server. */
const rooms = /^(?:server\/areas|server|schema\/sdl|schema\/rules|schema\/vocabulary|schema|src\/areas|machines\/flows|crowd)\//u;
/** Words that stand in names of journeys and folders without telling what they are about. */
const empty = new Set(['flow', 'page', 'use', 'own', 'and', 'all', 'to', 'part', 'act']);
const few = 12;
/** What stands for a source that no test is named for. */
const anyScreen = 'tests/journeys/routes.test.ts';
const anyServer = 'tests/server/api/';

const isServer = (file: string): boolean => /^tests\/(?:server|faults)\/.*\.test\.ts$/u.test(file);
const isJourney = (file: string): boolean => /^tests\/journeys\/(?!transitions\.).*\.test\.ts$/u.test(file);

const wordsOf = (name: string): readonly string[] =>
  name
    .split('-')
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => !empty.has(word));

/** The folders of a changed file below the area's root, its own name with them where one file is a whole flow. */
function placesOf(file: string): readonly string[] {
  const below = file.replace(rooms, '');
  const folders = dirname(below) === '.' ? [] : dirname(below).split('/');
  return file.startsWith('machines/flows/') ? [...folders, posix.basename(file).replace(/\..*$/u, '')] : folders;
}

/** Folders of the server's tests that a place names, be it one thing or many of it. */
function serverTestsOf(file: string, tests: readonly string[]): readonly string[] {
  const thing = /^machines\/lifecycles\/([\w-]+)\//u.exec(file)?.[1];
  if (thing !== undefined) return tests.filter((test) => test.startsWith(`tests/server/walks/${thing}`));
  if (!/^(?:server|schema|crowd)\//u.test(file)) return [];
  const places = file.startsWith('crowd/') ? ['crowd'] : placesOf(file);
  const named = places.slice(1).map((place) => new RegExp(`^tests/server/${place.replace(/s$/u, '')}s?/`, 'u'));
  const depths = places.map((_, index) => `tests/server/${places.slice(0, places.length - index).join('/')}/`);
  const deepest = depths.find((folder) => tests.some((test) => test.startsWith(folder)));
  const inside = tests.filter((test) => (deepest !== undefined && test.startsWith(deepest)) || named.some((name) => name.test(test)));
  return inside.length > 0 ? inside : tests.filter((test) => test.startsWith(anyServer));
}

/** The journeys that have a word of the folders in their names; for a screen without any, the one that opens every address. */
function journeysOf(file: string, tests: readonly string[]): readonly string[] {
  if (!product.test(file)) return [];
  const words = new Set(placesOf(file).flatMap(wordsOf));
  const named = tests.filter((test) => wordsOf(posix.basename(test, '.test.ts')).some((word) => words.has(word)));
  return named.length === 0 && file.startsWith('src/') ? [anyScreen] : named;
}

const imports = /(?:from|import\()\s*'([#.][^']+)'/gu;

const targetsOf = (test: string, text: string): readonly string[] =>
  [...text.matchAll(imports)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : posix.normalize(posix.join(dirname(test), target)),
  );

/** Chooses what a change can break: what imports it, the server's tests of the folders it lies in, the journeys named by a word of them. */
export function chooseNear(changed: readonly string[], { tests, textOf }: Project): Near {
  const server = new Map<string, string>();
  const browser = new Map<string, string>();
  const wide: Choice[] = [];
  const add = (file: string, why: string): void => {
    const chosen = isServer(file) ? server : isJourney(file) ? browser : null;
    if (chosen !== null && !chosen.has(file)) chosen.set(file, why);
  };
  const users = new Map<string, string[]>();
  for (const test of tests)
    if (isServer(test) || isJourney(test))
      for (const target of targetsOf(test, textOf(test))) users.set(target, [...(users.get(target) ?? []), test]);
  const [ofServer, ofJourneys] = [tests.filter(isServer), tests.filter(isJourney)];
  for (const file of changed) {
    add(file, 'changed');
    const using = users.get(file) ?? [];
    if (using.length > few) wide.push({ file, why: `${using.length} files use it` });
    else for (const test of using) add(test, `uses ${file}`);
    if (file.endsWith('.sql')) add('tests/server/authorization/row-access.test.ts', file);
    for (const test of serverTestsOf(file, ofServer)) add(test, file);
    for (const test of journeysOf(file, ofJourneys)) add(test, file);
  }
  const choices = (chosen: ReadonlyMap<string, string>): readonly Choice[] => [...chosen].map(([file, why]) => ({ file, why }));
  const related = changed.filter((file) => /\.(?:tsx?|json)$/u.test(file) && !isServer(file) && !file.startsWith('tests/journeys/'));
  return { related, server: choices(server), browser: choices(browser), wide };
}
