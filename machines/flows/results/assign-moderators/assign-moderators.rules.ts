/** The words around the moderators of a test, as the specification has them. */
export const moderatorTexts = {
  title: 'Moderators',
  assigned: 'The moderator has been successfully assigned to the test.',
  assignedMany: 'The moderators have been successfully assigned to the test.',
  assignFailed: 'There was an issue with assigning the moderator to the test.',
  removed: 'The moderator has been successfully removed from the test.',
  removeFailed: 'There was an issue with removing the moderator from the test.',
} as const;
