import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { autoExportLifecycle } from './auto-export.machine.ts';
import type { autoExportMachine } from './auto-export.machine.ts';
import type { AutoExportRow } from './auto-export.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const off: AutoExportRow = {
  state: 'disabled',
  enabledDestinations: ['jira:WEB'],
  severitiesForExport: ['high'],
  activeDestinations: ['jira:WEB', 'github:shop/web'],
};
export const customer = sender('customer');
export const toggle = (enabled: boolean | null) => ({ type: 'export.toggle', actor: customer, enabled }) as const;
const { context: input } = autoExportLifecycle.read(off);
const events = [...byEveryone(autoExportLifecycle), toggle(true), toggle(false)];

export const autoExportSamples: WalkOptions<typeof autoExportMachine> = { inputs: [input], events };
