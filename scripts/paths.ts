import { parseArgs } from 'node:util';
import { graphWalkerOf, structureOf } from '../machines/testing/structure.ts';
import { chartName, findCharts } from './statecharts.ts';
import { drawChart } from './statecharts/draw.ts';
import { root } from './run.ts';

const usage = `npm run paths -- NAME [--mermaid | --graphwalker]

States, transitions and the shortest path to each state of a chart, as JSON; with --mermaid its diagram,
with --graphwalker the states and events that its samples reach, as a file of GraphWalker 4.
Without a name: the names of all charts.`;

const charts = new Map((await findCharts(root)).map((found) => [chartName(found.machine), found] as const));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mermaid: { type: 'boolean' }, graphwalker: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [name] = positionals;
const found = name === undefined ? undefined : charts.get(name);
if (values.help) console.log(usage);
else if (name === undefined) console.log([...charts.keys()].toSorted().join('\n'));
else if (found === undefined) {
  console.error(`There is no chart ${name}. \`npm run paths\` names all.`);
  process.exitCode = 2;
} else if (values.mermaid) console.log(drawChart(found.machine).slice(1, drawChart(found.machine).indexOf('```', 1)).join('\n'));
else
  console.log(
    JSON.stringify(values.graphwalker ? graphWalkerOf(found.machine, found.samples.values) : structureOf(found.machine), null, 2),
  );
