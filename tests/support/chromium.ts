import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';

export type Chromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

const flags = [
  '--no-sandbox',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks its libraries only where it believes to run in a serverless host, and always into the temporary folder. */
async function unpackInto(folder: string): Promise<void> {
  const program = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs24.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`@sparticuz/chromium could not be unpacked (exit ${code})`);
}

async function packagedChromium(): Promise<Chromium> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = dirname(dirname(main));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = join(packageFolder, '..', '..', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const staging = mkdtempSync(join(cache, 'unpacking-'));
    await unpackInto(staging);
    writeFileSync(join(staging, 'fonts.conf'), fonts);
    try {
      renameSync(staging, folder);
    } catch (error) {
      rmSync(staging, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const libraries = [join(folder, 'al2023', 'lib'), folder, process.env['LD_LIBRARY_PATH']].filter((each) => each !== undefined);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(delimiter), FONTCONFIG_FILE: join(folder, 'fonts.conf'), XDG_CACHE_HOME: join(folder, 'cache') },
  };
}

/** The browser of the tests: the pinned one that came with npm, so that every machine tests alike, unless CHROMIUM names another. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM'];
  if (named === undefined || named === '') {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Error('The packaged browser runs on Linux on x64 only: let CHROMIUM name one of this machine');
    return packagedChromium();
  }
  if (!isProgram(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run`);
  return { executablePath: named, env: {} };
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const sharedMemory = '/dev/shm';
const enoughSharedMemory = 2 ** 30;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= enoughSharedMemory;
  } catch {
    return false;
  }
}

/** For journeys, which load a page and leave it: a program compiled for speed pays for itself only in a page that lives long. What measures how long a page takes does without. */
export const shortLived = ['--js-flags=--no-opt --no-maglev'];

/** Playwright keeps what processes share in files on the disk, as containers have little memory for it; where there is enough, a page loads with an eighth less work. */
const unwanted = (): string[] => (hasSharedMemory() ? ['--disable-dev-shm-usage'] : []);

const attempts = 3;

/** A browser that ended while it started is started again: on a new machine that happens once in thousands, and would take every file of its worker along. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const args = [...flags, ...(options.args ?? [])];
  const start = () =>
    chromium.launch({
      ...options,
      executablePath,
      args,
      ignoreDefaultArgs: unwanted(),
      env: { ...ownEnvironment(), ...env, ...options.env },
    });
  for (let attempt = 1; attempt < attempts; attempt++)
    try {
      return await start();
    } catch (error) {
      console.warn(`The browser did not start, attempt ${attempt} of ${attempts}:`, error);
    }
  return start();
}

const commandOf = (pid: string): string => {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
  } catch {
    return '';
  }
};

/** The processes of browsers that keep their data in a folder, without those that they started for themselves. */
const browsersOf = (folder: string): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((pid) => commandOf(pid).includes(`--user-data-dir=${folder}`) && !commandOf(pid).includes('--type='))
    .map(Number);

type Kept = { readonly context: BrowserContext; readonly kill: () => Promise<void> };

/** A browser that keeps what its pages stored in a folder, and can be killed as a machine without power does. */
export async function launchKept(folder: string, options: BrowserContextOptions): Promise<Kept> {
  const { executablePath, env } = await findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    executablePath,
    args: flags,
    ignoreDefaultArgs: unwanted(),
    env: { ...ownEnvironment(), ...env },
  });
  const kill = async (): Promise<void> => {
    const closed = context.waitForEvent('close');
    for (const pid of browsersOf(folder)) process.kill(pid, 'SIGKILL');
    await closed;
  };
  return { context, kill };
}
