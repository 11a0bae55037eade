import { readFileSync, readdirSync } from 'node:fs';

type Stat = { readonly milliseconds: number; readonly parent: number };

const statOf = (pid: number | string): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { milliseconds: (Number(fields[11]) + Number(fields[12])) * 10, parent: Number(fields[1]) };
  } catch {
    return null;
  }
};

/** Milliseconds of processor a process has used; NaN where the system does not say. */
export const usedBy = (pid: number): number => statOf(pid)?.milliseconds ?? Number.NaN;

/** The same over the children of a process: the sessions of PostgreSQL. */
export const usedByChildrenOf = (pid: number): number => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .reduce((total, name) => {
        const stat = statOf(name);
        return stat?.parent === pid ? total + stat.milliseconds : total;
      }, 0);
  } catch {
    return Number.NaN;
  }
};

/** Megabytes a process holds. */
export const heldBy = (pid: number): number => {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
};
