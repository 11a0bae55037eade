import type { SwitchState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type AutoExportContext = {
  readonly enabledDestinations: readonly string[];
  readonly severitiesForExport: readonly string[];
  readonly activeDestinations: readonly string[];
};

export type AutoExportEvent =
  | LifecycleEvent<'export.toggle', { enabled: boolean | null }>
  | LifecycleEvent<'settings.save', { enabledDestinations: readonly string[]; severitiesForExport: readonly string[] }>;

export type AutoExportRow = AutoExportContext & { readonly state: SwitchState };
