import { cutText } from '#schema/cut-text.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activityLabels, deliveryModeLabels } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { holdsTestCases, offersDeliveryMode } from './modes.ts';
import type { RequestedTestValues, TargetingGroup, TargetingOption } from './requested-test.ts';
import { counted } from '#schema/vocabulary/counted.ts';

export const truncated = (text: string, most: number): string => (text.length <= most ? text : `${cutText(text, most)}…`);

export const linkText = (url: string): string => truncated(url, launchLimits.summaryLink);

export function activitySentence(values: RequestedTestValues, flags: LaunchFlags): string {
  if (values.activity === '') return '';
  const delivery = offersDeliveryMode(values, flags) ? `, ${deliveryModeLabels[values.moderationEnabled].toLowerCase()}` : '';
  return `${activityLabels[values.activity]}${delivery}`;
}

export function casesSentence(values: RequestedTestValues, flags: LaunchFlags): string | null {
  if (!holdsTestCases(values, flags)) return null;
  const wanted = values.numberOfResultsPerTestCaseNeeded.trim();
  const isSaid = values.activity === 'test_case_run' && /^\d+$/u.test(wanted);
  const results = isSaid ? `, ${counted(Number(wanted), 'result', 'results')} each` : '';
  const filmed = values.testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  const isFilmed = flags.videoRequirementEnabled && values.videoRequired === 'true' && values.videoRequirementStrategy === 'per_case';
  const video = isFilmed ? `. ${launchTexts.videoCases(filmed, values.testCases.length)}` : '';
  return `${counted(values.testCases.length, 'test case', 'test cases')}${results}${video}`;
}

/** Countries by their flags, everything else in one line. */
export function groupSentence(group: TargetingGroup): string {
  const rest: readonly (readonly TargetingOption[])[] = [
    group.languages,
    group.operatingSystemDeviceTypes,
    group.operatingSystemVersions,
    group.devices,
    group.internetBrowsers,
  ];
  return rest.flatMap((options) => options.map(({ name }) => name)).join(', ');
}
