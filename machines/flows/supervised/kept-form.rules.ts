import * as v from 'valibot';
import { fit, isRecord, newAmong, unreadRules } from '#schema/rules/fit.ts';
import { applicationTypes } from '#schema/vocabulary/launch/options.ts';
import { dimensions } from './select-testers.ts';
import type { Dimension } from './select-testers.ts';
import type { LaunchSupervisedContext, LaunchSupervisedInput } from './launch-supervised.ts';
import type { SupervisedValues } from './supervised-form.rules.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const platform = v.pipe(
  v.string(),
  v.check((given) => applicationTypes.some((one) => one === given)),
);
const targetingRule = v.object(Object.fromEntries(dimensions.map((dimension) => [dimension, texts])) as Record<Dimension, typeof texts>);

const groupRule = v.object({
  id: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  name: text,
  numberOfResultsNeeded: v.fallback(v.nullable(count), null),
  targeting: v.fallback(targetingRule, () => v.parse(targetingRule, {})),
  other: text,
  tags: texts,
  isAutomatic: v.fallback(v.boolean(), true),
  reason: text,
  selected: text,
  backups: text,
  removed: v.fallback(v.array(v.object({ id: v.string(), fullName: v.string() })), []),
  earlier: v.fallback(v.array(v.object({ id: v.string(), name: v.string() })), []),
});

const valuesRule = (fresh: SupervisedValues) =>
  v.object({
    applicationUrl: v.fallback(v.string(), fresh.applicationUrl),
    name: v.fallback(v.string(), fresh.name),
    description: v.fallback(v.string(), fresh.description),
    credentials: v.fallback(v.string(), fresh.credentials),
    additionalUrls: v.fallback(v.string(), fresh.additionalUrls),
    specification: v.fallback(v.string(), fresh.specification),
    environments: v.fallback(v.array(platform), () => [...fresh.environments]),
    payout: v.fallback(v.nullable(count), fresh.payout),
    appliesCountryMultiplier: v.fallback(v.boolean(), fresh.appliesCountryMultiplier),
    requiresAttachmentForPass: v.fallback(v.boolean(), fresh.requiresAttachmentForPass),
    isManagementAutomatic: v.fallback(v.boolean(), fresh.isManagementAutomatic),
    managementReason: v.fallback(v.string(), fresh.managementReason),
  });

/** Without the cases: those of the request hold. */
const keptRule = ({ key, attempt, values }: LaunchSupervisedInput) => {
  const rule = valuesRule(values);
  return v.object({
    key: v.fallback(v.string(), key),
    attempt: v.fallback(count, attempt),
    values: v.fallback(rule, () => v.parse(rule, {})),
    videos: v.fallback(v.array(v.pipe(count, v.maxValue(values.cases.length - 1))), []),
    groups: v.fallback(v.nullable(v.pipe(v.array(groupRule), v.minLength(1))), null),
    unread: unreadRules,
    requestUnread: unreadRules,
  });
};

export const keptForm = ({
  key,
  attempt,
  values: { cases, ...values },
  groups,
  unread,
  requestUnread,
}: Pick<LaunchSupervisedContext, 'key' | 'attempt' | 'values' | 'groups' | 'unread' | 'requestUnread'>) => ({
  key,
  attempt,
  values,
  videos: cases.flatMap(({ requireVideoAttachment }, at) => (requireVideoAttachment ? [at] : [])),
  groups: groups.map(({ id, values: group }) => ({ id, ...group })),
  unread,
  requestUnread,
});

/** The saved number of each group; a missing or duplicate one becomes the next free number. */
const numbersOf = (groups: readonly { readonly id: number | null }[]): readonly number[] => {
  const numbers: number[] = [];
  const next = (): number => Math.max(0, ...numbers, ...groups.map(({ id }) => id ?? 0)) + 1;
  for (const { id } of groups) numbers.push(id === null || numbers.includes(id) ? next() : id);
  return numbers;
};

/** Parses a saved form of any version; what does not parse goes to `unread`, and the request's value stands in for it. */
export function readKeptForm(saved: unknown, fresh: LaunchSupervisedInput): LaunchSupervisedInput {
  const { value, unread: found } = fit(keptRule(fresh), isRecord(saved) ? saved : { form: saved });
  const { key, attempt, values, videos, groups } = value;
  const cases = fresh.values.cases.map((one, at) => ({ ...one, requireVideoAttachment: videos.includes(at) }));
  const unread = [...value.unread, ...found];
  const since = newAmong(fresh.requestUnread, value.requestUnread);
  return {
    ...fresh,
    key,
    attempt,
    values: { ...values, cases },
    groups: groups?.map(({ id: _id, ...group }) => group) ?? fresh.groups,
    groupIds: numbersOf(groups ?? []),
    unread: [...unread, ...newAmong(since, unread)],
    requestUnread: [...value.requestUnread, ...since],
  };
}
