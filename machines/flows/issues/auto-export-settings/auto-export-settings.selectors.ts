import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import type { AutoExportSettingsSnapshot } from './auto-export-settings.machine.ts';
import { chosenSettings, isTicked } from './auto-export-settings.rules.ts';
import type { Choices } from './auto-export-settings.types.ts';

/** Whether a box is ticked. */
export const selectIsTicked =
  (box: string) =>
  ({ context: { saved, choices } }: AutoExportSettingsSnapshot): boolean =>
    isTicked(saved, choices, box);
export const selectChoices = ({ context }: AutoExportSettingsSnapshot): Choices => context.choices;
/** Whether a box stands otherwise than saved. */
export const selectIsChanged = ({ context }: AutoExportSettingsSnapshot): boolean => Object.keys(context.choices).length > 0;
export const selectIsSaving = (snapshot: AutoExportSettingsSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsOvertaken = ({ context }: AutoExportSettingsSnapshot): boolean => context.isOvertaken;
/** Whether any severity is chosen. */
export const selectHasSeverity = ({ context: { saved, choices } }: AutoExportSettingsSnapshot): boolean =>
  chosenSettings(saved, choices).severitiesForExport.length > 0;
/** What is wrong with the destinations, once the person wanted to save. */
export const selectProblem = (snapshot: AutoExportSettingsSnapshot): string | null =>
  snapshot.hasTag('refused') && chosenSettings(snapshot.context.saved, snapshot.context.choices).enabledDestinations.length === 0
    ? autoExportTexts.noDestination
    : null;
