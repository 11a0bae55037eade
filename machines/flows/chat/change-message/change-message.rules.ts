/** What is said where the server says nothing. */
export const notChanged = 'The message was not changed. Please try again.';
