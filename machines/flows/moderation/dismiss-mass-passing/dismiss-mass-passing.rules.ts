/** The words around the warning, as the specification has them. */
export const massPassingTexts = {
  title: 'Possible mass passing',
  dismissed: 'The mass passing warning has been successfully dismissed.',
  failed: 'There was an issue with dismissing the mass passing warning. Please try again later.',
} as const;
