export type LaunchAddresses = {
  readonly form: (section: string | null) => string;
  /** The form where it was left for the preview. */
  readonly left: string;
  readonly preview: string;
  readonly request: string;
  /** Where several tests of the request are launched in one go. */
  readonly several: string;
};

type Named = { readonly advancedTestId: string; readonly requestedTestId: string | null; readonly section?: string | undefined };

/** The addresses of one launch: the sections of its form, its preview, which remembers the section it was opened from, and the request it is launched from. */
export const addressesOf = ({ advancedTestId, requestedTestId, section }: Named): LaunchAddresses => {
  const base = `/test_managers/advanced_tests/${advancedTestId}/launch_child`;
  const search = (at: string | null): string => {
    const said = new URLSearchParams({
      ...(requestedTestId === null ? {} : { requested_test_id: requestedTestId }),
      ...(at === null ? {} : { section: at }),
    }).toString();
    return said === '' ? '' : `?${said}`;
  };
  const here = search(section ?? null);
  return {
    form: (at) => `${base}${search(at)}`,
    left: `${base}${here}`,
    preview: `${base}/preview${here}`,
    several: `/test_managers/advanced_tests/${advancedTestId}/launch_several`,
    request: `/results/${advancedTestId}?tab=test-details`,
  };
};
