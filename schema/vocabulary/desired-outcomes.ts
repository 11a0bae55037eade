export const desiredOutcomeNames = {
  find_bugs: 'Find bugs',
  verify_release: 'Verify a release',
  check_usability: 'Check usability',
  check_localisation: 'Check localisation',
} as const;

export type DesiredOutcome = keyof typeof desiredOutcomeNames;
