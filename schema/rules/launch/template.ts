import { copyOfValues } from './draft-copy.ts';
import type { LaunchFlags } from './flags.ts';
import { readDraft, unfinishedTests } from './request-draft.ts';
import type { RequestDraft } from './request-draft.ts';
import { idLists, newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { toRequestedTestInput } from './requested-test-input.ts';
import type { RequestedTestInput } from './requested-test-input.ts';
import { launchNow } from './schedule.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import type { Unread } from '#schema/rules/fit.ts';

/** A request as a template keeps it; null without any test. Its files stay with whoever may read them, and a start at a date passes. */
export function templateOf(typed: unknown): RequestDraft | null {
  const draft = readDraft(typed, 'UTC');
  const { timezone, mode } = draft.schedule;
  const schedule = mode === 'recurring' ? { ...draft.schedule, laterAt: '' } : launchNow(timezone);
  const kept = { ...draft, schedule, files: [], attempt: 1 };
  return kept.tests.length === 0 && unfinishedTests(kept).length === 0 ? null : kept;
}

/** What changed since a template was saved. */
export type Since = {
  readonly flags: LaunchFlags;
  readonly isRetired: (dimension: TargetingDimension, id: string) => boolean;
};

const dimensions = Object.keys(idLists) as readonly TargetingDimension[];

type Opened = { readonly values: RequestedTestValues; readonly unread: readonly Unread[] };

/** What a targeting group asks for and is offered no longer is put aside. */
function withoutRetired(values: RequestedTestValues, { isRetired }: Since): Opened {
  const unread: Unread[] = [];
  const targetingGroups = values.targetingGroups.map((group) => {
    const offered = dimensions.map((dimension) => {
      const [gone, left] = [true, false].map((is) => group[dimension].filter(({ id }) => isRetired(dimension, id) === is));
      unread.push(...(gone ?? []).map(({ name }) => ({ field: dimension, of: values.name, value: name, reason: 'placeless' as const })));
      return [dimension, left ?? []] as const;
    });
    return { ...group, ...Object.fromEntries(offered) };
  });
  return unread.length === 0 ? { values, unread } : { values: { ...values, targetingGroups }, unread };
}

const switched = (flags: LaunchFlags, isOn: boolean): LaunchFlags =>
  Object.fromEntries(Object.keys(flags).map((name) => [name, isOn])) as unknown as LaunchFlags;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A question answered with no asks testers for nothing. */
const isNo = (given: unknown, usual: unknown): boolean => given === false && usual === null;

/** What was answered under switches that stand otherwise now: it stays in the form, and is not sent. */
function switchedOff(values: RequestedTestValues, { flags }: Since): readonly Unread[] {
  const sent = toRequestedTestInput(values, flags);
  const preset: RequestedTestValues = { ...newRequestedTest(1), activity: values.activity, applicationType: values.applicationType };
  const found = [true, false].flatMap((isOn) => {
    const [wide, usual] = [values, preset].map((each) => toRequestedTestInput(each, switched(flags, isOn)));
    return (Object.keys(sent) as (keyof RequestedTestInput)[]).filter(
      (field) => !isSame(wide?.[field], sent[field]) && !isSame(wide?.[field], usual?.[field]) && !isNo(wide?.[field], usual?.[field]),
    );
  });
  return [...new Set(found)].map((field) => ({ field, of: values.name, value: values[field], reason: 'placeless' }));
}

/** A fresh draft from what a template keeps: what no longer exists is put aside by the name of its field, and nothing is lost. */
export function draftOfTemplate(content: unknown, since: Since, makeId: () => string): RequestDraft {
  const draft = readDraft(copyOfValues(content, readDraft(content, 'UTC').name, makeId), 'UTC');
  const aside: Unread[] = [];
  const open = <Test extends { readonly values: RequestedTestValues }>(test: Test): Test => {
    const { values, unread } = withoutRetired(test.values, since);
    aside.push(...unread, ...switchedOff(values, since));
    return { ...test, values };
  };
  const [tests, parked] = [draft.tests.map(open), draft.parked.map(open)];
  const wizard = draft.wizard === null ? null : open(draft.wizard);
  return { ...draft, tests, parked, wizard, unread: [...draft.unread, ...aside] };
}
