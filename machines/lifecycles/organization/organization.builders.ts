import { organizationLifecycle } from './organization.machine.ts';
import type { organizationMachine } from './organization.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { OrganizationState } from '#schema/vocabulary/operator.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const at = '2026-01-05T09:00:00.000Z';
export const row = (state: OrganizationState, facts: { isOwn?: boolean; hasOpenTests?: boolean; hasAllOperators?: boolean } = {}) => ({
  state,
  deletedAt: state === 'archived' ? at : null,
  isOwn: false,
  hasOpenTests: false,
  hasAllOperators: false,
  ...facts,
});
const { isOwn, hasOpenTests, hasAllOperators } = row('active');
const inputs = [{ deletedAt: null, isOwn, hasOpenTests, hasAllOperators }];

export const organizationSamples: WalkOptions<typeof organizationMachine> = { inputs, events: byEveryone(organizationLifecycle) };
