import type { PromiseActorLogic } from 'xstate';

/** What is saved, as the server has it. */
export type SavedSettings = {
  readonly version: number;
  readonly enabledDestinations: readonly string[];
  readonly severitiesForExport: readonly string[];
};

/** Boxes that stand otherwise than saved, by their names. */
export type Choices = Readonly<Record<string, boolean>>;

export type SaveAnswer =
  | { readonly kind: 'saved' | 'overtaken'; readonly saved: SavedSettings }
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The person is signed in no more, and nothing was looked at. */
  | { readonly kind: 'signedOut' };

export type AutoExportSettingsPorts = { readonly saveSettings: PromiseActorLogic<SaveAnswer, SavedSettings> };

export type AutoExportSettingsInput = { readonly saved: SavedSettings; readonly choices: Choices };

export type AutoExportSettingsContext = AutoExportSettingsInput & {
  /** Somebody else saved other settings while boxes stood otherwise here. */
  readonly isOvertaken: boolean;
};

export type AutoExportSettingsEvent =
  | { readonly type: 'box.change'; readonly box: string; readonly isChosen: boolean }
  | { readonly type: 'settings.save' }
  | { readonly type: 'settings.cancel' }
  | { readonly type: 'settings.changed'; readonly saved: SavedSettings };

export type AutoExportSettingsEmitted =
  | { readonly type: 'settings.saved' }
  | { readonly type: 'settings.cancelled' }
  | { readonly type: 'settings.refused'; readonly message: string | null }
  | { readonly type: 'problem.found' };

export type AutoExportSettingsTag = 'busy' | 'editable' | 'refused';
