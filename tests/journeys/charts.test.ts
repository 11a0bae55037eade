import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packCharts } from '../../scripts/charts.ts';
import { findChromium } from '../support/chromium.ts';
import { makeToken } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';
import { projectRoot, textOf } from '../support/tree.ts';

const page = textOf('docs/model-based-tests.md');
const files = [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gmu)].map(({ 1: name = '', 2: text = '' }) => ({ name, text }));
const [, commands = ''] = /^```sh\n([\s\S]*?)^```$/mu.exec(page) ?? [];
const minutes = 60_000;

let work: string;
let folder: string;
let archive: string;
let installedNames: readonly string[];

/** As in a shell of somebody who has nothing of this repository, on the Node.js of the tests. */
async function ran(command: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const PATH = [path.dirname(process.execPath), path.join(projectRoot, 'node_modules/.bin'), '/usr/local/bin', '/usr/bin', '/bin'].join(
    ':',
  );
  const options = { cwd: folder, env: { PATH, HOME: work, NO_COLOR: '1', npm_config_offline: 'true', ...env }, maxBuffer: 2 ** 24 };
  try {
    return (await promisify(execFile)('sh', ['-ec', command], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

const installed = (name: string): string => path.join(projectRoot, 'node_modules', name);

/** What npm would fetch besides, without a network. */
async function link(name: string, program?: string): Promise<void> {
  const place = path.join(folder, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(installed(name), place);
  if (program !== undefined) await symlink(installed(path.join('.bin', program)), path.join(folder, 'node_modules/.bin', program));
}

beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'muster-outside-'));
  folder = path.join(work, 'suites');
  await mkdir(folder);
  archive = await packCharts(folder);
  await Promise.all(files.map(({ name, text }) => writeFile(path.join(folder, name), text)));
  await ran(`npm pack --silent --ignore-scripts --pack-destination=${work} ${installed('xstate')} ${installed('valibot')}`);
  await ran(`npm install --no-audit --no-fund ./${path.basename(archive)} ${work}/xstate-*.tgz ${work}/valibot-*.tgz`);
  installedNames = (await readdir(path.join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'));
  await mkdir(path.join(folder, 'node_modules/.bin'), { recursive: true });
  await link('typescript', 'tsc');
  await link('vitest', 'vitest');
  await link('playwright-core');
  await link('@types/node');
}, 4 * minutes);

afterAll(() => rm(work, { recursive: true, force: true }));

describe('the charts in an empty folder', () => {
  it(
    'are installed as they are, with two libraries, strict types and in less than a megabyte',
    async () => {
      expect((await stat(archive)).size).toBeLessThan(1_000_000);
      expect(installedNames).toEqual(['@muster', 'valibot', 'xstate']);
      const entries = globSync('{flows,lifecycles}/**/*.d.ts', { cwd: path.join(folder, 'node_modules/@muster/charts') });
      expect(entries.length).toBeGreaterThan(100);
      const imports = entries.map((entry, index) => `export * as entry${index} from '@muster/charts/${entry.replace(/\.d\.ts$/u, '')}';`);
      await writeFile(path.join(folder, 'all.ts'), [...imports, "export * from '@muster/charts';"].join('\n'));
      await ran('tsc --ignoreConfig --noEmit --strict --skipLibCheck false --module nodenext --target es2023 --types "" all.ts');
      await rm(path.join(folder, 'all.ts'));
      expect(await ran('muster --help', { PATH: `${folder}/node_modules/.bin:${path.dirname(process.execPath)}:/usr/bin:/bin` })).toContain(
        'muster launch FILE',
      );
    },
    3 * minutes,
  );

  journey(
    'walk an issue over the API and an integration in a page, by the words of the page',
    async ({ journey: { url, as } }) => {
      const customer = await as('customer', '/organization-user-settings/sign-in');
      await customer.getByRole('button', { name: 'New token' }).click();
      const token = await makeToken(customer, 'Suites', 'Read', 'Decide issues');
      const { executablePath, env } = await findChromium();
      const said = await ran(commands, {
        ...env,
        CHROMIUM: executablePath,
        MUSTER_URL: url,
        MUSTER_TOKEN: token,
        MUSTER_EMAIL: 'customer@demo.test',
        MUSTER_PASSWORD: 'crowd-demo',
      });
      expect(said).toMatch(/ Tests +16 passed \(16\)/u);
      expect(said).toContain("An issue that is new: {\n  'issue.accept': 'CT',\n");
    },
    4 * minutes,
  );
});
