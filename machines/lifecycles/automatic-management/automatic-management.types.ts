import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type AutomaticManagementContext = {
  readonly automaticTesterManagementDisabledReason: string | null;
  readonly supportsAutomaticTesterManagement: boolean;
};

export type AutomaticManagementEvent = LifecycleEvent<'management.disable', { reason: string }>;

export type AutomaticManagementRow = AutomaticManagementContext & { readonly automaticTesterManagementEnabled: boolean };
