import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.ts';
import { chartName, findCharts } from './statecharts.ts';
import type { FoundChart } from './statecharts.ts';

/** What other suites import: a subpath of the package for each file with charts, which gives them, their types and their samples. */
type Entry = { readonly subpath: string; readonly files: readonly string[] };

const must = async (program: string, args: readonly string[], cwd = root): Promise<string> => {
  const { status, output } = await run(program, args, { cwd });
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed:\n${output}`);
  return output;
};

const subpathOf = (file: string): string =>
  file.replace(/^machines\/lifecycles\/([^/]+)\/.*$/u, 'lifecycles/$1').replace(/^machines\/(flows\/.*)\.ts$/u, '$1');

/** Beside a chart, but for what its file gives itself. */
const besides = (file: string): readonly string[] =>
  globSync(`${path.dirname(file)}/*.{types,rules,selectors,events}.ts`, { cwd: root }).filter((each) =>
    path.basename(each).startsWith(path.basename(file).replace(/(?:\.machine)?\.ts$/u, '.')),
  );

const entriesOf = (charts: readonly FoundChart[]): readonly Entry[] =>
  [...new Set(charts.map((chart) => chart.path))].map((file) => ({
    subpath: subpathOf(file),
    files: [file, ...besides(file), ...new Set(charts.filter((chart) => chart.path === file).map(({ samples }) => samples.path))],
  }));

const compiled = (file: string): string => file.replace(/\.ts$/u, '.js');

const toward = (from: string, file: string): string => {
  const way = path.posix.relative(path.posix.dirname(from), file);
  return way.startsWith('.') ? way : `./${way}`;
};

/** Imports by `#` and by `.ts` mean nothing outside of the repository. */
const portable = (file: string, text: string): string =>
  text.replaceAll(/((?:from|import)\s*\(?\s*)(['"])([#.][^'"]*)\2/gu, (_, before: string, quote: string, to: string) => {
    const target = to.startsWith('#') ? toward(file, to.slice(1)) : to;
    return `${before}${quote}${compiled(target)}${quote}`;
  });

const exported = async (file: string): Promise<readonly string[]> =>
  Object.keys((await import(pathToFileURL(path.join(root, file)).href)) as object);

/** A name that two files give would be given by neither. */
async function assertDistinct({ subpath, files }: Entry): Promise<void> {
  const names = (await Promise.all(files.map(exported))).flat();
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`@muster/charts/${subpath} would give ${[...new Set(twice)].join(', ')} twice.`);
}

const indexOf = (charts: readonly FoundChart[]): string => {
  const files = [...new Set(charts.flatMap((chart) => [chart.path, chart.samples.path]))];
  const nameOf = (file: string): string => `file${files.indexOf(file)}`;
  return [
    "export * from './machines/testing/testing.js';",
    "import { chartSuite } from './machines/testing/testing.js';",
    ...files.map((file) => `import * as ${nameOf(file)} from './${compiled(file)}';`),
    'const suites = [',
    ...charts.map(
      ({ path: file, name, machine, samples }) =>
        `  chartSuite('${chartName(machine)}', '@muster/charts/${subpathOf(file)}', ${nameOf(file)}.${name}, ${nameOf(samples.path)}.${samples.name}),`,
    ),
    '];',
    'export const allSuites = () => suites;',
    '',
  ].join('\n');
};

const indexTypes = `export * from './machines/testing/testing.js';
import type { ChartSuite } from './machines/testing/testing.js';
/** Every chart of Muster with its samples, in the order of their names. */
export declare const allSuites: () => readonly ChartSuite[];
`;

type Product = {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
};

const described = ({ version, license, engines, dependencies }: Product): object => ({
  name: '@muster/charts',
  version,
  description: 'The statecharts of Muster with their samples, and suites made of them',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: engines.node },
  exports: Object.fromEntries([
    ['.', { types: './index.d.ts', default: './index.js' }],
    ...['flows', 'lifecycles'].map((folder) => [`./${folder}/*`, { types: `./${folder}/*.d.ts`, default: `./${folder}/*.js` }] as const),
  ]),
  bin: { muster: './pipeline/muster.js' },
  dependencies: { valibot: dependencies['valibot'], xstate: dependencies['xstate'] },
});

async function compile(sources: readonly string[], to: string): Promise<void> {
  // `npm run check` checks the sources; here it would only say that `#` is left for `portable`.
  const emitting = { noEmit: false, incremental: false, declaration: true, rewriteRelativeImportExtensions: true, noCheck: true };
  const compilerOptions = { ...emitting, rootDir: root, outDir: to, types: [] };
  const files = sources.map((file) => path.join(root, file));
  const config = path.join(to, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), compilerOptions, include: [], files }));
  await must('tsc', ['-p', config]);
  await rm(config);
}

/** Writes the package into an empty folder. */
async function buildCharts(to: string): Promise<void> {
  const charts = (await findCharts(root)).toSorted((one, other) => (chartName(one.machine) < chartName(other.machine) ? -1 : 1));
  const entries = entriesOf(charts);
  await Promise.all(entries.map(assertDistinct));
  await compile(['machines/testing/testing.ts', 'pipeline/muster.ts', ...new Set(entries.flatMap(({ files }) => files))], to);
  await Promise.all(
    globSync('{machines,pipeline,schema}/**/*.{js,d.ts}', { cwd: to }).map(async (file) =>
      writeFile(path.join(to, file), portable(file, await readFile(path.join(to, file), 'utf8'))),
    ),
  );
  for (const { subpath, files } of entries) {
    const text = files.map((file) => `export * from '${toward(subpath, compiled(file))}';\n`).join('');
    await mkdir(path.dirname(path.join(to, subpath)), { recursive: true });
    for (const ending of ['js', 'd.ts']) await writeFile(path.join(to, `${subpath}.${ending}`), text);
  }
  await writeFile(path.join(to, 'index.js'), indexOf(charts));
  await writeFile(path.join(to, 'index.d.ts'), indexTypes);
  const product = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Product;
  await writeFile(path.join(to, 'package.json'), `${JSON.stringify(described(product), null, 2)}\n`);
  await cp(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const page = await readFile(path.join(root, 'docs/model-based-tests.md'), 'utf8');
  await writeFile(path.join(to, 'README.md'), page.replaceAll(/\[([^\]]+)\]\((?![a-z]+:)[^)]+\)/gu, '$1'));
}

/** The archive that npm installs. */
export async function packCharts(to: string): Promise<string> {
  const built = await mkdtemp(path.join(os.tmpdir(), 'muster-charts-'));
  try {
    await buildCharts(built);
    await mkdir(to, { recursive: true });
    const answer = await must('npm', ['pack', '--json', '--ignore-scripts', `--pack-destination=${to}`], built);
    const [packed] = JSON.parse(answer) as [{ readonly filename: string }];
    return path.join(to, packed.filename);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(path.relative(root, await packCharts(path.join(root, 'release'))));
