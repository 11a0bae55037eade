/** The words around publishing, as the specification has them. */
export const publishTexts = {
  warning: 'Publishing cannot be undone. Issues that have not been moderated cannot be published later. Bug generation takes 5 minutes.',
  scheduledOne: "The publishing of tester's results has been successfully scheduled.",
  scheduledMany: "The publishing of testers' results has been successfully scheduled.",
  failed: 'There was an issue with publishing tester results',
  done: 'Already published',
} as const;

/** What is said when so many testers are on their way. */
export const scheduledText = (count: number): string => (count === 1 ? publishTexts.scheduledOne : publishTexts.scheduledMany);
