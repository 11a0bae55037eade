import type { Settings } from '#src/settings.ts';
import type { Area, BarOrganization } from '#src/ui/top-bar.tsx';
import type { Viewer } from '#src/viewer.tsx';
import { accountEntries } from '../viewer/account.rules.ts';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { areaOf, areasFor } from '../viewer/areas.rules.ts';

/** The places this viewer may go to, as bar, menus and palette show them. */
export type Places = {
  readonly areas: readonly Area[];
  readonly current: string | undefined;
  readonly entries: readonly AccountEntry[];
  readonly organization: BarOrganization | undefined;
};

export const placesOf = (
  { role, organization, isTestManager, isOperator }: Viewer,
  settings: Settings,
  path: string,
  onSwitch: () => void,
): Places => {
  const { name, chosenName, shortCode, creditModelAccess } = organization;
  const shown = isTestManager ? { code: shortCode, name, onSwitch } : { name: chosenName ?? name };
  return {
    areas: areasFor(role),
    current: areaOf(path),
    entries: accountEntries({ role, creditModelAccess, isOperator, ...settings }),
    organization: role === 'community_test_manager' ? undefined : shown,
  };
};
