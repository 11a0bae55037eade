export const savedSentenceLimits = { text: 500, perPerson: 50, shared: 100 } as const;

/** What stands in a saved sentence for what is only known where it is taken. */
export const sentencePlaceholders = { tester: '{tester}', case: '{case}' } as const;

export const savedSentenceTexts = {
  blank: 'A sentence needs some words.',
  tooLong: `A sentence has at most ${savedSentenceLimits.text} characters.`,
  tooMany: `You have ${savedSentenceLimits.perPerson} saved sentences. Remove one first.`,
  tooManyShared: `${savedSentenceLimits.shared} sentences are shared in this organization. Remove one first.`,
  notSaved: 'The sentence was not saved. Try again.',
  notChanged: 'The sentence was not changed. Try again.',
  saved: 'The sentence was saved.',
  removed: 'The sentence was removed.',
  restored: 'The sentence was restored.',
} as const;
