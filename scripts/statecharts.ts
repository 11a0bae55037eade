import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { actSamples, formSamples, valueActSamples } from '../machines/lib/act.builders.ts';
import type { Refusal } from '../machines/lib/refusal.ts';
import type { WalkOptions } from '../machines/testing/walk.ts';
import { drawChart } from './statecharts/draw.ts';

const folder = 'docs/statecharts';

export type Statecharts = Readonly<Record<string, string>>;

type Exported = Readonly<Record<string, unknown>>;
type Reasons = Readonly<Record<string, Refusal>>;

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'definition' in value;

const hasReasons = (value: unknown): value is { readonly reasons: Reasons } =>
  typeof value === 'object' && value !== null && 'reasons' in value && typeof value.reasons === 'object';

const sentenceOf = (source: string, name: string): string =>
  new RegExp(`/\\*\\* ([^\\n]*?) ?\\*/\\nexport const ${name}\\b`).exec(source)?.[1] ?? '';

const refusalsOf = (exported: Exported): readonly string[] => {
  const found = Object.values(exported).find(hasReasons);
  if (found === undefined) return [];
  const rows = Object.entries(found.reasons).map(([guard, { code, message }]) => `| ${guard} | ${code} | ${message} |`);
  return ['', '## Refusals', '', '| Guard | Code | Words |', '|---|---|---|', ...rows];
};

const hasSamples = (value: unknown): value is { readonly samples: object } =>
  typeof value === 'object' && value !== null && 'samples' in value && typeof value.samples === 'object';

/** Events that no server code sends yet. */
const plannedOf = (path: string, exported: Exported, server: string): readonly string[] => {
  const found = Object.values(exported).find(hasSamples);
  if (found === undefined) return [];
  if (!server.includes(`#${path}'`)) return ['> Planned: nothing moves it yet.', ''];
  const unsent = Object.keys(found.samples).filter((type) => !server.replaceAll(`case '${type}'`, '').includes(`'${type}'`));
  return unsent.length === 0 ? [] : [`> Planned: nothing sends ${unsent.map((type) => `\`${type}\``).join(', ')} yet.`, ''];
};

const pageOf = (path: string, source: string, name: string, machine: AnyStateMachine, exported: Exported, server: string): string => {
  const sentence = sentenceOf(source, name);
  return [
    `# ${machine.id}`,
    '',
    ...(sentence === '' ? [] : [sentence, '']),
    `\`${path}\``,
    '',
    ...plannedOf(path, exported, server),
    ...drawChart(machine),
    ...refusalsOf(exported),
    '',
  ].join('\n');
};

export const chartFiles = (root: string): readonly string[] =>
  globSync(['machines/lifecycles/**/*.machine.ts', 'machines/flows/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.{test,rules,selectors,builders}.ts'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^export const \w+Machine\b/mu.test(readFileSync(join(root, path), 'utf8')))
    .toSorted();

export const chartName = (machine: AnyStateMachine): string => machine.id.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

type Samples = { readonly path: string; readonly name: string; readonly values: WalkOptions<AnyStateMachine> };

export type FoundChart = {
  readonly path: string;
  /** Of the export. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The words of its guards. */
  readonly reasons: Reasons | null;
  readonly isMade: boolean;
  readonly samples: Samples;
};

const ofMade = (name: string, values: object): Samples => ({
  path: 'machines/lib/act.builders.ts',
  name,
  values: values as Samples['values'],
});

/** Charts of one factory share their samples. */
const samplesOfMade: Readonly<Record<string, Samples>> = {
  act: ofMade('actSamples', actSamples),
  form: ofMade('formSamples', formSamples),
  valueAct: ofMade('valueActSamples', valueActSamples),
};

const exportsOf = async (root: string, path: string): Promise<Exported> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Exported;

/** Every chart, with its samples. */
export async function findCharts(root: string): Promise<readonly FoundChart[]> {
  const builders = await Promise.all(
    globSync('machines/{flows,lifecycles}/**/*.builders.ts', { cwd: root }).map(
      async (path) => [path, await exportsOf(root, path)] as const,
    ),
  );
  const ownOf = (path: string, name: string): Samples | undefined => {
    const [file, exported] = builders.find(([builder, all]) => dirname(builder) === dirname(path) && name in all) ?? [];
    return file === undefined ? undefined : { path: file, name, values: exported?.[name] as Samples['values'] };
  };
  const charts = chartFiles(root).map(async (path): Promise<readonly FoundChart[]> => {
    const exported = await exportsOf(root, path);
    const source = readFileSync(join(root, path), 'utf8');
    return Object.entries(exported).flatMap(([name, machine]) => {
      if (!isMachine(machine)) return [];
      const made = samplesOfMade[new RegExp(`^export const ${name} = (\\w+)\\(\\{`, 'mu').exec(source)?.[1] ?? ''];
      const samples = ownOf(path, `${machine.id}Samples`) ?? made;
      if (samples === undefined) throw new Error(`${path}: ${name} has no samples beside it.`);
      return [
        { path, name, machine, reasons: Object.values(exported).find(hasReasons)?.reasons ?? null, isMade: samples === made, samples },
      ];
    });
  });
  return (await Promise.all(charts)).flat();
}

export async function drawStatecharts(root: string): Promise<Statecharts> {
  const paths = chartFiles(root);
  const server = globSync('server/**/*.ts', { cwd: root, exclude: ['server/world/**', '**/*.test.ts'] })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const pages = await Promise.all(
    paths.map(async (path): Promise<readonly (readonly [string, string])[]> => {
      const exported = await exportsOf(root, path);
      const source = readFileSync(join(root, path), 'utf8');
      return Object.entries(exported).flatMap(([name, value]) =>
        isMachine(value) ? [[`${folder}/${chartName(value)}.md`, pageOf(path, source, name, value, exported, server)] as const] : [],
      );
    }),
  );
  return Object.fromEntries(pages.flat());
}

/** Missing, changed or left over on disk. */
export function staleStatecharts(root: string, pages: Statecharts): readonly string[] {
  const changed = Object.entries(pages).filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  );
  const leftOver = globSync(`${folder}/*.md`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !(path in pages));
  return [...changed.map(([path]) => path), ...leftOver].toSorted();
}

function writeStatecharts(root: string, pages: Statecharts): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const path of staleStatecharts(root, pages)) {
    const text = pages[path];
    if (text === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const pages = await drawStatecharts(root);
  if (process.argv.includes('--check')) {
    const stale = staleStatecharts(root, pages);
    for (const path of stale) console.log(`stale ${path}`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    writeStatecharts(root, pages);
  }
}
