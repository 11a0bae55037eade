import { destinationBox } from './auto-export-settings.ts';
import type { SavedSettings, autoExportSettingsMachine } from './auto-export-settings.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const saved: SavedSettings = { version: 2, enabledDestinations: ['jira:WEB'], severitiesForExport: ['high'] };
export const theirs: SavedSettings = { version: 3, enabledDestinations: ['jira:WEB', 'github:shop/web'], severitiesForExport: [] };
export const github = destinationBox('github:shop/web');

export const autoExportSettingsSamples: WalkOptions<typeof autoExportSettingsMachine> = {
  inputs: [
    { saved, choices: {} },
    { saved: { ...saved, enabledDestinations: [] }, choices: {} },
  ],
  events: [
    { type: 'box.change', box: github, isChosen: true },
    { type: 'settings.save' },
    { type: 'settings.cancel' },
    { type: 'settings.changed', saved: theirs },
  ],
  outcomes: {
    saveSettings: {
      outputs: [
        { kind: 'saved', saved: theirs },
        { kind: 'overtaken', saved: theirs },
        { kind: 'refused', message: null },
        { kind: 'signedOut' },
      ],
      errors: [new Error('lost')],
    },
  },
  project: ({ context }) => [context.saved.version, Object.keys(context.choices), context.isOvertaken],
};
