import { creditsWords } from '#schema/rules/credits.ts';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import type { Detail } from '../parts/details.tsx';

type Dated = {
  readonly createdAt: string;
  readonly creditsDeducted?: number | null | undefined;
  readonly testWindow: {
    readonly scheduleAt?: string | null | undefined;
    readonly openedAt?: string | null | undefined;
    readonly plannedEndAt?: string | null | undefined;
    readonly closedAt?: string | null | undefined;
    readonly cancelledAt?: string | null | undefined;
  };
};

/** Future moments are left out. */
export const datesAndCost = ({ createdAt, creditsDeducted, testWindow }: Dated): readonly Detail[] => {
  const { scheduleAt, openedAt, plannedEndAt, closedAt, cancelledAt } = testWindow;
  const times: readonly (readonly [string, string | null | undefined])[] = [
    ['Created', createdAt],
    ['Scheduled for', scheduleAt],
    ['Opened', openedAt],
    [closedAt == null && cancelledAt == null ? 'Ends' : 'Planned end', plannedEndAt],
    ['Finished', closedAt],
    ['Cancelled', cancelledAt],
  ];
  return [
    ...times.flatMap(([label, at]) => (at == null ? [] : [{ label, value: <AbsoluteTime at={at} /> }])),
    ...(creditsDeducted == null ? [] : [{ label: 'Cost', value: creditsWords(creditsDeducted) }]),
  ];
};
