import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { chartFiles } from '../../scripts/statecharts.ts';
import { projectRoot } from './tree.ts';

export type FoundChart = {
  readonly path: string;
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly reasons: Readonly<Record<string, { readonly message: string }>> | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isMachine = (value: unknown): value is AnyStateMachine => isObject(value) && 'root' in value && 'implementations' in value;
const reasonsIn = (values: readonly unknown[]): FoundChart['reasons'] => {
  const found = values.find((value) => isObject(value) && isObject(value.reasons) && isMachine(value.machine));
  return isObject(found) ? (found.reasons as FoundChart['reasons']) : null;
};

/** Every chart of the project, with the words of its guards. */
export async function findCharts(): Promise<readonly FoundChart[]> {
  const modules = await Promise.all(
    chartFiles(projectRoot).map(
      async (path) =>
        [path, (await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>] as const,
    ),
  );
  return modules.flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, machine]) =>
      isMachine(machine) ? [{ path, name, machine, reasons: reasonsIn(Object.values(exported)) }] : [],
    ),
  );
}
