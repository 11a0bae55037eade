export const guidanceLimits = { text: 20_000, pay: 500 } as const;

export const guidanceTexts = {
  changedElsewhere: 'Somebody else has written a new version. Compare it with yours, then save.',
  changed: 'The guidance has changed. Read it, then confirm.',
  failed: 'The guidance could not be saved.',
} as const;
