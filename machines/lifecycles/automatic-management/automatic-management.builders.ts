import { automaticManagementLifecycle } from './automatic-management.machine.ts';
import type { automaticManagementMachine } from './automatic-management.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { AutomaticManagementRow } from './automatic-management.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const enabled: AutomaticManagementRow = {
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  supportsAutomaticTesterManagement: true,
};
const { context: input } = automaticManagementLifecycle.read(enabled);

export const automaticManagementSamples: WalkOptions<typeof automaticManagementMachine> = {
  inputs: [input],
  events: byEveryone(automaticManagementLifecycle),
};
