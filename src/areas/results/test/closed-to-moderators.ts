/** Whether a page of a test is not for moderators: they are sent to the summary. Routes ask it before anything of the page is loaded. */
export const isClosedToModerators = (path: string): boolean => /^\/results\/[^/]+\/(issue|test-case)\//i.test(path);
