import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '#server/lib/config.ts';

const page = 'docs/operations.md';
const between = /(<!-- configuration -->\n)[\s\S]*(<!-- \/configuration -->)/;

const cell = (text: string) => text.replaceAll('|', '\\|');

function row([name, { doc, fallback, example }]: readonly [string, (typeof variables)[keyof typeof variables]]): string {
  const value = fallback === null ? (example === null ? '' : `e.g. \`${example}\``) : fallback === '' ? 'empty' : `\`${fallback}\``;
  return `| \`${name}\` | ${cell(value)} | ${cell(doc)} |`;
}

export function generateConfiguration(root: string): Record<string, string> {
  const file = join(root, page);
  if (!existsSync(file)) return {};
  const table = ['| Variable | Default | |', '|---|---|---|', ...Object.entries(variables).map(row)].join('\n');
  return { [page]: readFileSync(file, 'utf8').replace(between, (_all, from: string, to: string) => `${from}\n${table}\n\n${to}`) };
}
