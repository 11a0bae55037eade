import { requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { scheduleModeLabels, weekdays, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { sdlcStageLabels, simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import { difference } from './difference.ts';
import type { Difference } from './difference.ts';
import type { LaunchFlags } from './flags.ts';
import { unfinishedTests } from './request-draft.ts';
import type { RequestDraft, WizardDraft } from './request-draft.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { openRequestedTest } from './requested-test.ts';
import type { ScheduleValues } from './schedule.ts';
import { testDifferences } from './test-differences.ts';
import { testTitle } from './test-title.ts';

/** Only of the chosen mode. */
function scheduleWords({ mode, laterAt, recurringDay, recurringTime, timezone }: ScheduleValues): string {
  const asked =
    mode === 'later' ? laterAt.split('T') : mode === 'recurring' ? [weekdays[Number(recurringDay || Number.NaN)] ?? '', recurringTime] : [];
  const chosen = asked.filter((part) => part !== '');
  return chosen.length === 0 ? scheduleModeLabels[mode] : `${scheduleModeLabels[mode]}, ${chosen.join(' ')}, ${timezone}`;
}

function stageWords({ sdlcStage }: RequestDraft): string {
  const stage = sdlcStages.find((each) => each === sdlcStage);
  return stage === undefined ? 'Not given' : sdlcStageLabels[stage];
}

function requestDifferences(mine: RequestDraft, theirs: RequestDraft): readonly Difference[] {
  const told = [
    [requestFieldLabels.name, mine.name, theirs.name],
    [requestFieldLabels.schedule, scheduleWords(mine.schedule), scheduleWords(theirs.schedule)],
    [simpleLabels.sdlcStage, stageWords(mine), stageWords(theirs)],
  ] as const;
  return told.filter(([, here, there]) => here !== there).map(([label, here, there]) => difference(null, label, here, there));
}

const idsOf = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
const standing = (isThere: boolean): string => (isThere ? 'In the request' : 'Not in the request');

function settledDifferences(mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] {
  const ids = idsOf(...[mine, theirs].map(({ tests }) => tests.map(({ id }) => id)));
  return ids.flatMap((id, at) => {
    const [here, there] = [mine, theirs].map(({ tests }) => tests.find((test) => test.id === id)?.values);
    const known = here ?? there;
    if (known === undefined) return [];
    const title = testTitle(known, at);
    if (here !== undefined && there !== undefined) return testDifferences(title, here, there, flags);
    return [difference(title, 'Test', standing(here !== undefined), standing(there !== undefined))];
  });
}

const begun = (open: WizardDraft | undefined): string => (open === undefined ? 'Not started' : `Left at ${wizardStepLabels[open.step]}`);

/** As the wizard would open it. */
function settledIn({ tests }: RequestDraft, id: string): RequestedTestValues | undefined {
  const test = tests.find((each) => each.id === id);
  return test === undefined ? undefined : openRequestedTest(test.values);
}

/** Compared with the other draft's open test, else with its saved test. */
function unfinishedDifferences(mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] {
  const [mineOpen, theirsOpen] = [unfinishedTests(mine), unfinishedTests(theirs)];
  return idsOf(...[mineOpen, theirsOpen].map((open) => open.map(({ testId }) => testId))).flatMap((id) => {
    const [left, right] = [mineOpen, theirsOpen].map((open) => open.find(({ testId }) => testId === id));
    const [here, there] = [left?.values ?? settledIn(mine, id), right?.values ?? settledIn(theirs, id)];
    const known = here ?? there;
    if (known === undefined) return [];
    const title = `${testTitle(known, mine.tests.length)}, not finished`;
    if (here !== undefined && there !== undefined) return testDifferences(title, here, there, flags);
    return [difference(title, 'Test', begun(left), begun(right))];
  });
}

export const draftDifferences = (mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] => [
  ...requestDifferences(mine, theirs),
  ...settledDifferences(mine, theirs, flags),
  ...unfinishedDifferences(mine, theirs, flags),
];
