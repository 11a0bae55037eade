export const guidanceLimits = { text: 20_000, pay: 500 } as const;

export const guidanceTexts = {
  changedElsewhere: 'Somebody else has written a new version. Load it, then change it.',
  changed: 'The guidance has changed. Read it, then confirm.',
  failed: 'The guidance could not be saved.',
} as const;
