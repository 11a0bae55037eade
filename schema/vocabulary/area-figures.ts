import type { Figure } from './figures.ts';
import { limits } from './limits.ts';

/** Of single areas: the home page loads the other figures, and none of these. */
export const areaFigures = {
  'CreditAccount.months': {
    label: 'Credits by month',
    counts: 'Spent is what launches and services took; added is what was bought or given back',
    list: null,
  },
  'ModerationLoad.days': {
    label: 'Results by day',
    counts: `Submitted over the past ${limits.moderationDays} days; waiting are those that nobody judged yet`,
    list: null,
  },
  'ModerationLoad.moderators': {
    label: 'Waiting by moderator',
    counts: 'Results not judged in the tests that each of them accepted',
    list: null,
  },
} as const satisfies Readonly<Record<string, Figure>>;
