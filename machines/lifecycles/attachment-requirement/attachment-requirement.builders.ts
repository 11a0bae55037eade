import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { attachmentRequirementLifecycle } from './attachment-requirement.machine.ts';
import type { attachmentRequirementMachine } from './attachment-requirement.machine.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const wish = (wanted: boolean | null) => ({ type: 'requirement.toggle', actor: sender('test_manager'), required: wanted }) as const;
export const wishes = [wish(true), wish(false)];
const events = [...byEveryone(attachmentRequirementLifecycle), ...wishes];

export const attachmentRequirementSamples: WalkOptions<typeof attachmentRequirementMachine> = {
  inputs: [{ windowStatus: 'open' }],
  events,
};
