/** Moderators are redirected to the summary by the routes, before anything of the page is loaded. */
export const isClosedToModerators = (path: string): boolean => /^\/results\/[^/]+\/(issue|test-case)\//i.test(path);
