import { issueTagLifecycle } from './issue-tag.machine.ts';
import type { issueTagMachine } from './issue-tag.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const issueTagSamples: WalkOptions<typeof issueTagMachine> = {
  inputs: [{ name: 'payments' }],
  events: byEveryone(issueTagLifecycle),
};
