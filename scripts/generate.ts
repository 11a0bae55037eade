import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printSchema } from 'graphql';
import { shown } from '#machines/lifecycles/shown.ts';
import { generateDocuments } from './generate/client.ts';
import { generateConfiguration } from './generate/configuration.ts';
import { generateEnums } from './generate/enums.ts';
import type { ShownLifecycles } from './generate/rows.ts';
import { generateResolvers } from './generate/resolvers.ts';
import { readSchema } from './generate/schema.ts';

export type GeneratedFiles = Readonly<Record<string, string>>;
export type Generated = { readonly files: GeneratedFiles; readonly problems: readonly string[] };

export async function generate(root: string, lifecycles: ShownLifecycles): Promise<Generated> {
  const { document, schema } = readSchema(root);
  const client = await generateDocuments(root, document, schema, lifecycles);
  const files = {
    'schema/generated/resolvers.ts': await generateResolvers(document, schema),
    ...client.files,
    ...generateConfiguration(root),
    ...generateEnums(root),
  };
  return { files, problems: client.problems };
}

/** Missing, changed or left over on disk. */
export function staleFiles(root: string, files: GeneratedFiles): string[] {
  const changed = Object.entries(files).filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  );
  const leftOver = globSync('schema/generated/**/*.*', { cwd: root }).filter((path) => !(path in files));
  return [...changed.map(([path]) => path), ...leftOver].toSorted();
}

export function writeFiles(root: string, files: GeneratedFiles): string[] {
  const stale = staleFiles(root, files);
  for (const path of stale) {
    const text = files[path];
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  return stale;
}

async function run(root: string, isCheck: boolean): Promise<number> {
  const { files, problems } = await generate(root, shown);
  for (const problem of problems) console.error(problem);
  const stale = isCheck ? staleFiles(root, files) : writeFiles(root, files);
  for (const path of stale) console.log(`${isCheck ? 'stale' : 'wrote'} ${path}`);
  if (isCheck && stale.length > 0) console.error('Run `npm run generate` and commit the result.');
  return problems.length > 0 || (isCheck && stale.length > 0) ? 1 : 0;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const isCheck = process.argv.includes('--check');
  if (process.argv.includes('--released'))
    writeFileSync(join(root, 'schema/released.graphql'), `${printSchema(readSchema(root).schema)}\n`);
  process.exitCode = await run(root, isCheck);
  const statecharts = join(import.meta.dirname, 'statecharts.ts');
  if (existsSync(statecharts)) {
    const { spawnSync } = await import('node:child_process');
    const { status } = spawnSync(process.execPath, [statecharts, ...(isCheck ? ['--check'] : [])], { stdio: 'inherit' });
    process.exitCode ||= status ?? 1;
  }
}
