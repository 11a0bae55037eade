import { emailsIn, pastedEmails } from '#schema/rules/emails-in.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { cutText } from '#schema/cut-text.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { dimensions } from './select-testers.ts';
import type { Dimension, Match, MatchCost, MatchedTester, MatchFilters, Targeting } from './select-testers.ts';
import type { GroupValues, Place } from './tester-group.ts';

export const notEnoughTesters = 'Not enough testers';
export const reasonPresets = [
  'Cannot input the targeting requirements in the UI',
  'This customer requires manual tester selection',
] as const;
export const lockedReason = 'Not enough testers match. Change the filters of this group to unlock automatic selection.';
export const fewerTesters =
  'There are fewer testers than the number of results needed. Testers need to be manually selected or recruited by the CM&S team';
export const enterNumber = 'Enter the number of results needed to preview tester selection';

const targetingOf = (idsOf: (dimension: Dimension) => readonly string[]): Targeting =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, idsOf(dimension)])) as unknown as Targeting;

export const noTargeting: Targeting = targetingOf(() => []);

const nameOfGroup = (number: number): string => `Group ${number}`;

export const freeName = (names: readonly string[]): string => {
  let number = 1;
  while (names.includes(nameOfGroup(number))) number += 1;
  return nameOfGroup(number);
};

export const nameOfCopy = (name: string, names: readonly string[]): string => {
  const copy = (suffix: string): string => `${cutText(name, limits.groupName - suffix.length)}${suffix}`;
  let number = 1;
  const called = (): string => copy(number === 1 ? ' copy' : ` copy ${number}`);
  while (names.includes(called())) number += 1;
  return called();
};

export const newGroup = (position: number, languageIds: readonly string[] = []): GroupValues => ({
  name: nameOfGroup(position),
  numberOfResultsNeeded: launchLimits.resultsPerTestCase.preset,
  targeting: languageIds.length === 0 ? noTargeting : { ...noTargeting, languageIds },
  other: '',
  tags: [],
  isAutomatic: true,
  reason: '',
  selected: '',
  backups: '',
  removed: [],
  earlier: [],
});

export const duplicateOf = (group: GroupValues, names: readonly string[]): GroupValues => ({
  ...group,
  name: nameOfCopy(group.name, names),
  selected: '',
  backups: '',
  removed: [],
});

/** At least one; null for what is no number. */
export const resultsOf = (text: string): number | null => {
  const digits = text.trim().match(/^-?\d+/)?.[0];
  return digits === undefined ? null : Math.max(limits.groupResultsNeeded.min, Number(digits));
};

export const joinedEmails = (text: string): string => {
  if (!text.includes('\n')) return text;
  const isLineOver = text.slice(text.trimEnd().length).includes('\n');
  return `${pastedEmails(text)}${isLineOver ? ', ' : ''}`;
};

const readEmails = (text: string): readonly string[] => emailsIn(text).map((email) => email.toLowerCase());
const mostTexts = 400;
const known = new Map<string, readonly string[]>();

/** Each address once; memoized by text, so that typing in one group does not parse the others again. */
export const emailsOf = (text: string): readonly string[] => {
  const found = known.get(text) ?? readEmails(text);
  if (known.size >= mostTexts) known.clear();
  known.set(text, found);
  return found;
};

/** Addresses typed in earlier groups, which have precedence. */
export const addressesElsewhere = (
  groups: readonly { readonly id: number; readonly values: GroupValues }[],
  groupId: number,
): readonly string[] =>
  groups
    .slice(
      0,
      groups.findIndex(({ id }) => id === groupId),
    )
    .flatMap(({ values }) => (values.isAutomatic ? [] : [...emailsOf(values.selected), ...emailsOf(values.backups)]));

/** The criteria of a group as a saved audience keeps them: dimensions and ids in a fixed order, empty ones left out. */
export const audienceOf = (targeting: Targeting): string =>
  new URLSearchParams(
    dimensions.flatMap((dimension) => (targeting[dimension].length === 0 ? [] : [[dimension, targeting[dimension].toSorted().join(' ')]])),
  ).toString();

/** What an audience says of the dimensions there are. */
export const targetingIn = (audience: string): Targeting => {
  const said = new URLSearchParams(audience);
  return targetingOf((dimension) => [...new Set((said.get(dimension) ?? '').split(' ').filter((id) => id !== ''))]);
};

export const filtersOf = ({ numberOfResultsNeeded, targeting, removed, earlier }: GroupValues): MatchFilters => ({
  numberOfResultsNeeded:
    numberOfResultsNeeded !== null && numberOfResultsNeeded <= limits.groupResultsNeeded.max ? numberOfResultsNeeded : null,
  targeting,
  excludedTesterIds: removed.map(({ id }) => id),
  excludedTestIds: earlier.map(({ id }) => id),
});

type Needed = Pick<GroupValues, 'numberOfResultsNeeded'>;

export const isShort = (match: Match | null, { numberOfResultsNeeded }: Needed): boolean =>
  match !== null && numberOfResultsNeeded !== null && match.totalNumber < numberOfResultsNeeded;

export const withoutTester = (match: Match, testerId: string): Match => ({
  ...match,
  totalNumber: Math.max(0, match.totalNumber - 1),
  testers: match.testers.filter(({ id }) => id !== testerId),
  ...(match.more === undefined ? {} : { more: match.more.filter(({ id }) => id !== testerId) }),
});

export const listedOf = (match: Match): readonly MatchedTester[] => [...match.testers, ...(match.more ?? [])];

export const dearest = (
  match: Match | null,
  costs: readonly MatchCost[],
): readonly { readonly criterion: string; readonly more: number }[] =>
  costs
    .map(({ criterion, totalNumber }) => ({ criterion, more: totalNumber - (match?.totalNumber ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more);

export type Chosen = { readonly selected: readonly MatchedTester[]; readonly backups: readonly MatchedTester[] };

/** Selected are the best matches, backups the next ones; a backup-only tester is never selected. */
export const chosenFrom = (match: Match | null, { numberOfResultsNeeded }: Needed): Chosen => {
  if (match === null || numberOfResultsNeeded === null) return { selected: [], backups: [] };
  const selected = match.testers.filter(({ backupOnly }) => !backupOnly).slice(0, numberOfResultsNeeded);
  const taken = new Set(selected.map(({ id }) => id));
  return { selected, backups: match.testers.filter(({ id }) => !taken.has(id)) };
};

/** In words, for those who are chosen by rank. */
export const whyChosen = (match: Match, needed: Needed): string => {
  const { selected, backups } = chosenFrom(match, needed);
  const passedOver = backups.some(({ backupOnly }) => backupOnly) ? ' Whoever may only be a backup is passed over.' : '';
  if (selected.length === 0) return passedOver.trim();
  const best = selected.length === 1 ? 'The best is selected' : `The ${selected.length} best are selected`;
  return `${best}${backups.length === 0 ? '' : backups.length === 1 ? ', the next is a backup' : `, the next ${backups.length} are backups`}.${passedOver}`;
};

export const withEmail = (text: string, email: string): string =>
  [...emailsOf(text), ...emailsOf(email)].filter((one, at, all) => all.indexOf(one) === at).join(', ');

export const placeOf = ({ selected, backups }: Pick<GroupValues, 'selected' | 'backups'>, { email }: MatchedTester): Place | null => {
  const own = email.toLowerCase();
  if (emailsOf(selected).includes(own)) return 'selected';
  return emailsOf(backups).includes(own) ? 'backups' : null;
};
