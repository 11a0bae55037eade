import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { structureOf } from '../machines/testing/structure.ts';
import { chartFiles, chartName } from './statecharts.ts';
import { drawChart } from './statecharts/draw.ts';
import { root } from './run.ts';

const usage = `npm run paths -- NAME [--mermaid]

States, transitions and the shortest path to each state of a chart, as JSON; with --mermaid its diagram.
Without a name: the names of all charts.`;

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'definition' in value;

const modules = await Promise.all(
  chartFiles(root).map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>),
);
const charts = new Map(
  modules
    .flatMap((exported) => Object.values(exported))
    .filter(isMachine)
    .map((machine) => [chartName(machine), machine] as const),
);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mermaid: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const [name] = positionals;
const machine = name === undefined ? undefined : charts.get(name);
if (values.help) console.log(usage);
else if (name === undefined) console.log([...charts.keys()].toSorted().join('\n'));
else if (machine === undefined) {
  console.error(`There is no chart ${name}. \`npm run paths\` names all.`);
  process.exitCode = 2;
} else if (values.mermaid) console.log(drawChart(machine).slice(1, drawChart(machine).indexOf('```', 1)).join('\n'));
else console.log(JSON.stringify(structureOf(machine), null, 2));
