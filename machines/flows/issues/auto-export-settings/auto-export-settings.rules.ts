import { givenSeverities } from '#schema/vocabulary/issue.ts';
import * as v from 'valibot';
import type { Choices, SavedSettings } from './auto-export-settings.types.ts';

export const severityBox = (severity: string): string => `severity ${severity}`;
export const destinationBox = (value: string): string => `destination ${value}`;

const isSaved = ({ enabledDestinations, severitiesForExport }: SavedSettings, box: string): boolean =>
  enabledDestinations.some((value) => destinationBox(value) === box) ||
  severitiesForExport.some((severity) => severityBox(severity) === box);

/** Whether a box is ticked: as it was chosen here, otherwise as it is saved. */
export const isTicked = (saved: SavedSettings, choices: Choices, box: string): boolean => choices[box] ?? isSaved(saved, box);

/** Those choices that differ from what is saved. */
export const differing = (saved: SavedSettings, choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([box, isChosen]) => isSaved(saved, box) !== isChosen));

/** The settings as all boxes say together. */
export const chosenSettings = (saved: SavedSettings, choices: Choices): SavedSettings => {
  const known = saved.enabledDestinations.map(destinationBox);
  const boxes = [...known, ...Object.keys(choices).filter((box) => box.startsWith(destinationBox('')) && !known.includes(box))];
  return {
    version: saved.version,
    enabledDestinations: boxes.filter((box) => isTicked(saved, choices, box)).map((box) => box.slice(destinationBox('').length)),
    severitiesForExport: givenSeverities.filter((severity) => isTicked(saved, choices, severityBox(severity))),
  };
};

const sorted = ({ enabledDestinations, severitiesForExport }: SavedSettings) =>
  JSON.stringify([enabledDestinations.toSorted(), severitiesForExport.toSorted()]);

/** Whether two settings choose the same. */
export const isSameChoice = (one: SavedSettings, other: SavedSettings): boolean => sorted(one) === sorted(other);

const keptRule = v.fallback(v.record(v.string(), v.boolean()), {});

/** Reads kept choices, whatever wrote them. */
export const readChoices = (kept: unknown): Choices => v.parse(keptRule, kept);
