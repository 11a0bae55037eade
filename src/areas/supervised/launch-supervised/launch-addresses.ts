export type LaunchAddresses = { readonly form: (section: string | null) => string; readonly preview: string; readonly request: string };

/** The addresses of one launch: the sections of its form, its preview, and the request it is launched from. */
export const addressesOf = (advancedTestId: string, requestedTestId: string | null): LaunchAddresses => {
  const base = `/test_managers/advanced_tests/${advancedTestId}/launch_child`;
  const search = (section: string | null): string => {
    const said = new URLSearchParams({
      ...(requestedTestId === null ? {} : { requested_test_id: requestedTestId }),
      ...(section === null ? {} : { section }),
    }).toString();
    return said === '' ? '' : `?${said}`;
  };
  return {
    form: (section) => `${base}${search(section)}`,
    preview: `${base}/preview${search(null)}`,
    request: `/results/${advancedTestId}?tab=test-details`,
  };
};
