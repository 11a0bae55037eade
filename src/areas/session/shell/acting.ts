import { readOverride } from '#src/cache/headers.ts';
import type { Viewer } from '#src/viewer.tsx';

const stop = (): void => {
  document.cookie = 'account_override_token=; path=/; max-age=0';
  window.location.assign('/');
};

/** What the strip says while support acts for somebody. */
export const actingOf = ({ fullName, organization }: Viewer): { readonly sentence: string; readonly onStop: () => void } | null =>
  readOverride(document.cookie) === null
    ? null
    : { sentence: `You act for ${organization.chosenName ?? organization.name} as ${fullName}.`, onStop: stop };
