import type { VendorPage, VendorTestCase } from './test-case.ts';

export type ZephyrProject = { readonly id: string; readonly key: string; readonly name: string };
export type ZephyrCycle = { readonly id: string; readonly key: string; readonly name: string };
export type ZephyrExecution = { readonly id: string; readonly testCase: VendorTestCase };

/** Implemented by Zephyr Scale and Zephyr Squad. */
export type Zephyr = {
  readonly projects: (start: number, size: number) => Promise<VendorPage<ZephyrProject>>;
  readonly cycles: (projectId: string, start: number, size: number) => Promise<VendorPage<ZephyrCycle>>;
  readonly executions: (projectId: string, cycleId: string, start: number, size: number) => Promise<VendorPage<ZephyrExecution>>;
};
