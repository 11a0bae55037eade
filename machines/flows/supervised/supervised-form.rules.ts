import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { duplicateOf, freeName, newGroup } from './tester-group.rules.ts';
import type { GroupValues } from './tester-group.ts';
import type { Match } from './select-testers.ts';

/** A supervised test as it is typed, without its groups. */
export type SupervisedValues = {
  readonly applicationUrl: string;
  readonly name: string;
  readonly description: string;
  readonly credentials: string;
  readonly additionalUrls: string;
  readonly specification: string;
  readonly environments: readonly string[];
  readonly cases: readonly TestCase[];
  /** Payout per case in cents; null while nothing is typed. */
  readonly payout: number | null;
  readonly appliesCountryMultiplier: boolean;
  readonly requiresAttachmentForPass: boolean;
  readonly isManagementAutomatic: boolean;
  /** Why backups are not managed automatically. */
  readonly managementReason: string;
};

export type SupervisedReceipt = { readonly testId: string; readonly resultsPageUrl: string };

export type SupervisedAnswer =
  | { readonly kind: 'launched'; readonly receipt: SupervisedReceipt }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** Testers and the versions of which one of their devices is to have one. */
export type DevicesToCheck = { readonly emails: readonly string[]; readonly versionIds: readonly string[] };

/** A tester without such a device, or an address of nobody. */
export type InvalidTester = { readonly email: string; readonly fullName: string | null; readonly devices: readonly string[] };

export type Group = { readonly id: number; readonly values: GroupValues; readonly match: Match | null };

/** The groups of a supervised test. */
type Groups = { readonly groups: readonly Group[] };

/** A group that was taken out of the test, and where it stood. */
export type RemovedGroup = { readonly group: Pick<Group, 'id' | 'values'>; readonly at: number };

const namesOf = (groups: readonly Group[]): readonly string[] => groups.map(({ values }) => values.name);

export const groupOf = (groups: readonly Group[], groupId: number): GroupValues =>
  groups.find(({ id }) => id === groupId)?.values ?? newGroup(groups.length + 1);

const lastId = (groups: readonly Group[]): number => Math.max(0, ...groups.map(({ id }) => id));

/** The group after one, else the one before it. */
export const beside = ({ groups }: Groups, groupId: number): Group => {
  const at = groups.findIndex(({ id }) => id === groupId);
  return groups[at + 1] ?? groups[at - 1] ?? newest({ groups });
};

export const newest = ({ groups }: Groups): Group => groups.at(-1) ?? { id: 0, values: newGroup(1), match: null };

/** The group at a place, or the last one where there are fewer. */
export const placed = ({ groups }: Groups, at: number): Group => groups[at] ?? newest({ groups });

export const removedOf = ({ groups }: Groups, groupId: number): RemovedGroup => {
  const at = groups.findIndex(({ id }) => id === groupId);
  const { id, values } = placed({ groups }, at);
  return { group: { id, values }, at };
};

const added = (groups: readonly Group[], values: GroupValues): readonly Group[] => [
  ...groups,
  { id: lastId(groups) + 1, values, match: null },
];

export const withNewGroup = (groups: readonly Group[], languageIds: readonly string[]): readonly Group[] =>
  added(groups, { ...newGroup(1, languageIds), name: freeName(namesOf(groups)) });

export const withCopy = (groups: readonly Group[], groupId: number): readonly Group[] =>
  added(groups, duplicateOf(groupOf(groups, groupId), namesOf(groups)));

/** A group at the place where it was taken out, under its own number where no other one has it meanwhile. */
export const withRestored = (groups: readonly Group[], { group: { id, values }, at }: RemovedGroup): readonly Group[] =>
  groups.toSpliced(at, 0, { id: groups.some((one) => one.id === id) ? lastId(groups) + 1 : id, values, match: null });
