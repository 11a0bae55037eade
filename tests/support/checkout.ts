import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './tree.ts';

/** What of the program runs on a server. */
const parts = ['package.json', 'schema', 'machines', 'server', 'crowd'];

/** A clone without history, or a program that was unpacked, has no earlier version to run. */
export const isInHistory = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectRoot }).status === 0;

/** The program of an earlier commit in a folder, on the packages that are installed here. */
export const checkout = (commit: string, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  let packed: Buffer;
  try {
    packed = execFileSync('git', ['archive', commit, ...parts], { cwd: projectRoot, maxBuffer: 2 ** 28 });
  } catch (cause) {
    throw new Error(`the commit ${commit} of the version before is not in this clone: fetch its history`, { cause });
  }
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};
