import type { GivenSeverity } from './issue.ts';

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
  noActiveDestination: 'At least one active destination has to be selected',
  notActive: 'This destination is not active.',
  noIntegrations: "You don't have any integrations set up, yet",
  toIntegrations: 'Go to Integrations',
  saved: 'Auto-export settings have been successfully saved.',
  notSaved: 'There was an issue with saving auto-export settings',
  notToggled: 'There was an issue with changing auto-export.',
  changedElsewhere: 'Somebody else has changed these settings. Check them, then save.',
  saveFirst: 'Save or cancel your changes first.',
  sentence: 'New issues go to your trackers automatically as soon as they are published, once to each destination.',
  which: 'Which issues should we export?',
  whichMeans: 'By the severity an issue is reported with. Changing it later sends nothing.',
  noSeverity: 'No severity is chosen, so nothing is exported.',
  whereFrom: 'Choose a place you have exported to before, or the one in the Jira settings.',
  waits: 'Not active: exports wait until the integration is renewed.',
  overtaken: 'Somebody else has changed these settings.',
  overtakenMeans: 'Your changes are shown on top of theirs. Check them, then save.',
  exportMatching: 'Export them too',
  onlyNew: 'Only new ones',
  matching: (count: number): string => (count === 1 ? '1 issue matches now' : `${count} issues match now`),
  matchingMeans:
    'They are published and missing from some of the destinations you chose. Export them too, or only issues published from now on?',
  toggled: (enabled: boolean, sent: number): string => {
    if (!enabled) return 'Auto-export is off.';
    return sent === 0 ? 'Auto-export is on.' : `Auto-export is on. ${sent} ${sent === 1 ? 'issue is' : 'issues are'} on the way.`;
  },
} as const;

export const severityChoice = (severity: GivenSeverity): string => `Export ${severity} severity issues`;
