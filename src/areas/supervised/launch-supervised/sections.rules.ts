import type { Group } from '#machines/flows/supervised/supervised-form.rules.ts';

export const fixedSections = ['access', 'cases', 'payout'] as const;
export type FixedSection = (typeof fixedSections)[number];

const groupPath = /^testerGroups\[(\d+)\]/;
const payoutPaths = ['payoutBaseAmount', 'automaticTesterManagementDisabledReason'];

/** The section of the form that holds the field of a problem. */
export const sectionOf = (path: string, groups: readonly Pick<Group, 'id'>[]): string => {
  const at = groupPath.exec(path)?.[1];
  if (at !== undefined) return `group-${groups[Number(at)]?.id ?? 1}`;
  if (path === 'testerGroups') return `group-${groups[0]?.id ?? 1}`;
  return payoutPaths.includes(path) ? 'payout' : 'access';
};

/** The section the address names, or the first one. */
export const readSection = (named: unknown, groups: readonly Pick<Group, 'id'>[]): string => {
  const known: readonly string[] = [...fixedSections, ...groups.map(({ id }) => `group-${id}`)];
  return typeof named === 'string' && known.includes(named) ? named : 'access';
};

/** The id of the control that a problem is about. */
export const fieldId = (path: string): string => `launch-${path.replace(groupPath, 'group').replaceAll(/[^\w-]/g, '-')}`;
