import type { GivenSeverity } from './issue.ts';

/** The words of auto-export, of the server and of the screen. */
export const autoExportTexts = {
  title: 'Auto-export',
  active: 'Active',
  inactive: 'Inactive',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  settings: 'Auto-export settings',
  destinations: 'Destinations',
  question: 'Where should we export to?',
  noDestination: 'At least one destination has to be selected',
  notActive: 'This destination is not active.',
  noIntegrations: "You don't have any integrations set up, yet",
  toIntegrations: 'Go to Integrations',
  saved: 'Auto-export settings have been successfully saved.',
  notSaved: 'There was an issue with saving auto-export settings',
  notToggled: 'There was an issue with changing auto-export.',
  changedElsewhere: 'Somebody else has changed these settings meanwhile. Look at them again, then save.',
  saveFirst: 'Save or cancel your changes first.',
} as const;

/** What the box of a severity says. */
export const severityChoice = (severity: GivenSeverity): string => `Export ${severity} severity issues`;
