export const resolveTexts = {
  done: 'The channel was resolved successfully.',
  failed: 'There was an error with channel resolving.',
} as const;
