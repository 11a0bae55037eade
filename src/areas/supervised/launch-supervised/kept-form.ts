import type {
  LaunchSupervisedContext,
  LaunchSupervisedInput,
} from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import { dimensions } from '#machines/flows/supervised/select-testers/select-testers.types.ts';
import type { Dimension } from '#machines/flows/supervised/select-testers/select-testers.types.ts';
import * as v from 'valibot';

const texts = v.array(v.string());
const targeting = v.object(Object.fromEntries(dimensions.map((dimension) => [dimension, texts])) as Record<Dimension, typeof texts>);

const groupRule = v.object({
  name: v.string(),
  numberOfResultsNeeded: v.nullable(v.number()),
  targeting,
  other: v.string(),
  tags: texts,
  isAutomatic: v.boolean(),
  reason: v.string(),
  selected: v.string(),
  backups: v.string(),
  removed: v.array(v.object({ id: v.string(), fullName: v.string() })),
});

const keptRule = v.object({
  key: v.string(),
  attempt: v.number(),
  values: v.object({
    applicationUrl: v.string(),
    name: v.string(),
    description: v.string(),
    credentials: v.string(),
    additionalUrls: v.string(),
    specification: v.string(),
    environments: texts,
    payout: v.nullable(v.number()),
    appliesCountryMultiplier: v.boolean(),
    requiresAttachmentForPass: v.boolean(),
    isManagementAutomatic: v.boolean(),
    managementReason: v.string(),
  }),
  videos: v.array(v.number()),
  groups: v.pipe(v.array(groupRule), v.minLength(1)),
});

/** Where a person's form for a requested test is kept on this device. */
export const formPlace = (userId: string, advancedTestId: string, requestedTestId: string | null): string =>
  `muster.launch-supervised.${userId}.${advancedTestId}.${requestedTestId ?? ''}`;

const stored = (place: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
};

/** The form as it was left on this device; its cases are those of the request. */
export const recallForm = (place: string, fresh: LaunchSupervisedInput): LaunchSupervisedInput => {
  const kept = v.safeParse(keptRule, stored(place));
  if (!kept.success) return fresh;
  const { key, attempt, values, videos, groups } = kept.output;
  const cases = fresh.values.cases.map((one, at) => ({ ...one, requireVideoAttachment: videos.includes(at) }));
  return { ...fresh, key, attempt, values: { ...values, cases }, groups };
};

/** Keeps what is typed, and the key of its launch, until the test is launched; whether this device took it. */
export const keepForm = (place: string, { key, attempt, values: { cases, ...values }, groups }: LaunchSupervisedContext): boolean => {
  const videos = cases.flatMap(({ requireVideoAttachment }, at) => (requireVideoAttachment ? [at] : []));
  try {
    localStorage.setItem(place, JSON.stringify({ key, attempt, values, videos, groups: groups.map((group) => group.values) }));
    return true;
  } catch {
    return false;
  }
};

export const forgetForm = (place: string): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
};
