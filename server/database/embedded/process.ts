import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const linuxStat = (pid: number): readonly string[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
};

/** A zombie does not count. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const state = process.platform === 'linux' ? linuxStat(pid)?.[0] : undefined;
  return state !== 'Z' && state !== 'X';
};

/** Start time: tells a process from a later one with the same pid. Null where the system does not say. */
export const bornAt = (pid: number): string | null => {
  if (process.platform === 'linux') return linuxStat(pid)?.[19] ?? null;
  if (process.platform === 'win32') return null;
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
};

/** Without its folder; null where the system does not say. */
export const programOf = (pid: number): string | null => {
  if (process.platform === 'win32') return null;
  try {
    const found =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]
        : execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return found === undefined || found === '' ? null : path.basename(found);
  } catch {
    return null;
  }
};

const readOr = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where pids are comparable: this boot of this machine or container. */
export const pidRoom = (): string =>
  [
    os.hostname(),
    readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    readOr(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
