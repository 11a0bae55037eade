import { Refused } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { badUserInput } from '#server/api/errors.ts';
import { isId } from '#server/api/ids.ts';
import { readReference } from './wishes.ts';

const lists = {
  countryIds: ['country', 'country'],
  languageIds: ['language', 'language'],
  deviceTypeIds: ['operating_system_device_type', 'device type'],
  operatingSystemDeviceTypeIds: ['operating_system_device_type', 'device type'],
  operatingSystemIds: ['operating_system', 'operating system'],
  operatingSystemVersionIds: ['operating_system_version', 'version of an operating system'],
  manufacturerIds: ['manufacturer', 'manufacturer'],
  mobileDeviceIds: ['mobile_device', 'device'],
  internetBrowserIds: ['internet_browser', 'browser'],
  excludedTesterIds: ['tester', 'tester to leave out'],
  excludedTestIds: ['test', 'test to leave out'],
} as const;

type List = keyof typeof lists;
const names = Object.keys(lists) as readonly List[];

type Wish = {
  readonly at: string;
  readonly of?: string;
  readonly lists: Lists;
};
type Lists = { readonly [Name in List]?: readonly (string | number)[] | null | undefined };

const isUuid = (list: List): boolean => list === 'excludedTesterIds' || list === 'excludedTestIds';

/** Null for what can be no id. */
const idAsKept = (list: List, id: string | number): string | null => {
  if (isUuid(list)) return isId(id) ? id.toLowerCase() : null;
  const number = readReference(id);
  return number === null ? null : String(number);
};

const knownOf = async (tx: Pick<Tx, 'query'>, list: List, wishes: readonly Wish[]): Promise<ReadonlySet<string>> => {
  const asked = wishes.flatMap((wish) => wish.lists[list] ?? []).flatMap((id) => idAsKept(list, id) ?? []);
  if (asked.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(
    `select id::text as id from ${lists[list][0]} where id = any ($1::${isUuid(list) ? 'uuid' : 'int'}[])`,
    [[...new Set(asked)]],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Refuses unknown ids at their path: dropping them would widen the match. */
export const demandReferences = async (tx: Pick<Tx, 'query'>, wishes: readonly Wish[]): Promise<void> => {
  const errors: FieldError[] = [];
  for (const list of names) {
    const known = await knownOf(tx, list, wishes);
    for (const { at, of = '', lists: given } of wishes)
      if ((given[list] ?? []).some((id) => !known.has(idAsKept(list, id) ?? '')))
        errors.push({ code: 'not_found', message: launchMessages.unknownChoice(lists[list][1], of), path: `${at}.${list}` });
  }
  if (errors.length > 0) throw new Refused(errors);
};

/** Refuses malformed ids at their path; an id of something deleted matches nobody. */
export const demandReadable = (given: Lists, at: string): void => {
  const list = names.find((name) => (given[name] ?? []).some((id) => idAsKept(name, id) === null));
  if (list !== undefined) throw badUserInput(`${at}.${list}: ${launchMessages.unknownChoice(lists[list][1])}`);
};
