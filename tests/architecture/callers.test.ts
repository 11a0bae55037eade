import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

type Texts = ReadonlyMap<string, string>;

const imported = /(?:^|\n)\s*(?:import|export)(?! type)[^;]*?from '([^']+)'|import\('([^']+)'\)/gu;
const isTest = (path: string): boolean => /\.(?:test|builders)\.tsx?$/u.test(path);

/** The files a room runs: its own and, by imports of values, what they lead to. */
const runBy = (room: 'server' | 'src', texts: Texts): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [...texts.keys()].filter((path) => path.startsWith(`${room}/`) && !isTest(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const [, from, lazy] of (texts.get(path) ?? '').matchAll(imported)) {
      const name = from ?? lazy ?? '';
      const target = name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(path), name) : null;
      if (target !== null && texts.has(target)) open.push(target);
    }
  }
  return seen;
};

/** Lifecycles whose tests name rows of the specification, with the rooms that never run them. */
const unheard = (texts: Texts): readonly string[] => {
  const rooms = (['server', 'src'] as const).map((room) => [room, runBy(room, texts)] as const);
  const named = [...texts].filter(
    ([path, text]) => /^machines\/lifecycles\/[^/]+\/.+\.test\.ts$/u.test(path) && /\b(?:SH|RE|LA)-\d{3}\b/u.test(text),
  );
  const homes = new Set(named.map(([path]) => `${dirname(path)}/`));
  return [...homes].flatMap((home) =>
    rooms.filter(([, files]) => ![...files].some((path) => path.startsWith(home))).map(([room]) => `${home} is not run by ${room}/`),
  );
};

const lifecycle = (name: string, test: string): readonly (readonly [string, string])[] => [
  [`machines/lifecycles/${name}/${name}.machine.ts`, ''],
  [`machines/lifecycles/${name}/${name}.machine.test.ts`, test],
];

describe('a lifecycle that names rows of the specification', () => {
  it('is run by the server and by the client', () => {
    expect(unheard(new Map(filesOf('{server,src,machines}/**/*.{ts,tsx}').map((path) => [path, textOf(path)])))).toEqual([]);
  });

  it('is told from one that only tests, types or one side know', () => {
    const opens = (row: number) => `it('RE-${row}: opens', () => {});`;
    const texts = new Map([
      ...lifecycle('door', opens(998)),
      ...lifecycle('gate', opens(999)),
      ...lifecycle('lamp', "it('shines', () => {});"),
      [
        'machines/flows/open/open.machine.ts',
        "import { door } from '#machines/lifecycles/door/door.machine.ts';\nimport type { gate } from '../../lifecycles/gate/gate.machine.ts';",
      ],
      ['src/areas/open.host.tsx', "const open = () => import('#machines/flows/open/open.machine.ts');"],
      ['src/areas/open.test.ts', "import { gate } from '#machines/lifecycles/gate/gate.machine.ts';"],
      [
        'server/subjects.ts',
        "import { door } from '#machines/lifecycles/door/door.machine.ts';\nimport { gate } from '#machines/lifecycles/gate/gate.machine.ts';",
      ],
    ]);
    expect(unheard(texts)).toEqual(['machines/lifecycles/gate/ is not run by src/']);
  });
});
