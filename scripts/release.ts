import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildClient } from '../server/build-client.ts';
import { packCharts } from './charts.ts';
import { git, linesOf } from './git.ts';
import { root, run } from './run.ts';

const usage = `npm run release            write release/muster-VERSION.tar.gz, the charts and SHA256SUMS from a committed work tree
npm run release -- --draft the same from the work tree as it is`;

class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string; readonly name?: string }; readonly expression?: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
};
type Dependency = { readonly ref: string; readonly dependsOn?: readonly string[] };
export type Bom = { readonly components: readonly Component[]; readonly dependencies: readonly Dependency[] };

type Locked = { readonly version?: string; readonly dev?: true; readonly devOptional?: true };
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/** Each as name@version: a peer that only building needs is none of the development ones for npm's own list. */
const forBuilding = ({ packages }: Lock): ReadonlySet<string> =>
  new Set(
    Object.entries(packages).flatMap(([place, { version = '', dev, devOptional }]) =>
      dev || devOptional ? [`${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`] : [],
    ),
  );

const packageIn = (address: string): string | null => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(address)?.[1] ?? null;

/** Names of the packages whose code, styles or pictures the built client holds. */
export async function bundledPackages(dist: string): Promise<ReadonlySet<string>> {
  const maps = await Promise.all(globSync(`${dist}/assets/*.map`).map((file) => readFile(file, 'utf8')));
  const sources = maps.flatMap((text) => (JSON.parse(text) as { readonly sources: readonly string[] }).sources);
  const styles = await Promise.all(globSync(path.join(root, 'src/**/*.{css,ts,tsx}')).map((file) => readFile(file, 'utf8')));
  const named = styles.flatMap((text) =>
    [...text.matchAll(/'((?:@[\w.-]+\/)?[\w.-]+)\/[^']*\.(?:css|svg|woff2)[^']*'/gu)].map(({ 1: name }) => name),
  );
  return new Set([...sources.map(packageIn), ...named].filter((name) => name !== null && name !== undefined));
}

/** The bill of an installation: what it installs, and what its client was made of; not what only built or tested it. */
export function shippedBom(bom: Bom, lock: Lock, bundled: ReadonlySet<string>): Bom {
  const building = forBuilding(lock);
  const components = bom.components
    .filter(({ name, version }) => !building.has(`${name}@${version}`) || bundled.has(name))
    .map((component) => ({
      ...component,
      scope: 'required',
      properties: (component.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development'),
    }));
  const kept = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref) || !bom.components.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }));
  return { ...bom, components, dependencies };
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown').join(' or ') || 'unknown';

/** Name, version and licence of each, with the text that its package carries. */
export async function licencesOf({ components }: Bom): Promise<string> {
  const parts = components.map(async (component) => {
    const [file] = globSync(path.join(root, 'node_modules', component.name, '{LICENSE,LICENCE,License,license,COPYING}*'));
    const text = file === undefined ? '' : `\n\n${(await readFile(file, 'utf8')).trim()}`;
    return `${component.name} ${component.version}: ${licenceOf(component)}${text}\n`;
  });
  return (await Promise.all(parts)).join(`\n${'-'.repeat(72)}\n\n`);
}

/** What CHANGELOG.md says of a version; null where it does not name it. */
export const changesOf = (changelog: string, version: string): string | null =>
  changelog
    .split(/^## /mu)
    .find((part) => part.startsWith(`${version} `) || part.startsWith(`${version}\n`))
    ?.trim() ?? null;

/** Tests and what runs them stay behind; sources come along, since an image is built from them. */
const isShipped = (file: string): boolean => !/^(?:tests|\.ci|\.github)\/|\.test\.tsx?$/u.test(file);

async function must(program: string, ...args: readonly string[]): Promise<string> {
  const { status, output } = await run(program, args);
  if (status !== 0) throw new ReleaseError(`${program} ${args[0] ?? ''} failed:\n${output}`);
  return output;
}

export async function release(isDraft: boolean, to: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { readonly version: string };
  if (!isDraft) {
    if (git('status', '--porcelain') !== '')
      throw new ReleaseError('The work tree holds changes that are not committed; --draft takes them along.');
    if (changesOf(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8'), version) === null)
      throw new ReleaseError(`CHANGELOG.md says nothing of ${version}.`);
  }
  await buildClient((line) => console.log(line));
  const name = `muster-${version}${isDraft ? '-draft' : ''}`;
  const work = await mkdtemp(path.join(os.tmpdir(), 'muster-release-'));
  const tree = path.join(work, name);
  try {
    for (const file of linesOf(git('ls-files')).filter(isShipped))
      await cp(path.join(root, file), path.join(tree, file), { recursive: true });
    await cp(path.join(root, 'dist'), path.join(tree, 'dist'), { recursive: true });
    const all = JSON.parse(await must('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only')) as Bom;
    const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
    const bom = shippedBom(all, lock, await bundledPackages(path.join(root, 'dist')));
    await writeFile(path.join(tree, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
    await writeFile(path.join(tree, 'LICENSES.txt'), await licencesOf(bom));
    const at = Number(git('log', '-1', '--format=%ct'));
    const archive = path.join(work, `${name}.tar`);
    const owned = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--directory=${work}`, `--file=${archive}`];
    // The client must be younger than its sources, or the first start builds it again.
    await must('tar', '--create', ...owned, `--mtime=@${at}`, `--exclude=${name}/dist`, name);
    await must('tar', '--append', ...owned, `--mtime=@${at + 60}`, `${name}/dist`);
    await must('gzip', '-9', '--no-name', archive);
    await mkdir(to, { recursive: true });
    const made = path.join(to, `${name}.tar.gz`);
    await cp(`${archive}.gz`, made);
    const sums = [made, await packCharts(to)].map(async (file) => {
      const sum = createHash('sha256').update(await readFile(file));
      return `${sum.digest('hex')}  ${path.basename(file)}\n`;
    });
    await writeFile(path.join(to, 'SHA256SUMS'), (await Promise.all(sums)).join(''));
    return made;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [given, ...more] = process.argv.slice(2);
  if ((given !== undefined && given !== '--draft') || more.length > 0) {
    console.error(usage);
    process.exitCode = 2;
  } else
    try {
      console.log(path.relative(root, await release(given === '--draft', path.join(root, 'release'))));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
}
