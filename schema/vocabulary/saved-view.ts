export const savedViewLists = ['issues', 'test_issues', 'tests', 'crowd', 'requests'] as const;
export type SavedViewList = (typeof savedViewLists)[number];

export const savedViewLimits = { name: 100, query: 2000, perPerson: 50, shared: 100 } as const;

export const templateTexts = {
  title: 'Templates',
  sentence: 'Start a request from one that was saved. It becomes a draft of your own.',
  empty: 'A request appears here once you save it as a template, and so do those that colleagues share.',
  save: 'Save as template',
  saved: 'The template was saved. It stands under Templates.',
  kept: 'All tests of the request are kept with what they hold, and the weekly start. Its files and a start at a date are not.',
  started: (name: string) => `A draft was started from ${name}.`,
} as const;

export const savedViewTexts = {
  blank: 'A view needs a name.',
  tooLong: `The name of a view has at most ${savedViewLimits.name} characters.`,
  queryTooLong: `What a view keeps has at most ${savedViewLimits.query.toLocaleString('en')} characters. Choose fewer filters.`,
  taken: 'You already have one with that name.',
  tooMany: `You have ${savedViewLimits.perPerson} views. Remove one first.`,
  tooManyShared: `${savedViewLimits.shared} views are shared in this organization. Remove one first.`,
  notSaved: 'The view was not saved. Try again.',
  notChanged: 'The view was not changed. Try again.',
  updated: (name: string) => `${name} was updated.`,
  takenBack: (name: string) => `${name} is as it was.`,
  removed: (name: string) => `${name} was removed.`,
  restored: (name: string) => `${name} was restored.`,
  notBegun: 'The request was not started. Try again.',
  contentNeeded: 'A template needs a request.',
  contentUnwanted: 'Only a template keeps a request.',
  contentTooLarge: 'This request is too large to keep.',
} as const;
