import { british, dach, finished, latin, nordic, overseas, requested, south } from './plan.parts.ts';
import type { GroupPlan, RequestPlan } from './plan.types.ts';

export const checkoutSections = ['CRT', 'DLV', 'PAY', 'ACC'];

export const release11: readonly GroupPlan[] = [
  {
    name: 'DACH, Chrome and Safari',
    countries: dach,
    platform: 'web',
    tags: ['web'],
    needed: 5,
    cast: [
      { status: 'under_review', name: 'Lena Hartmann', approved: 0.4, isEarly: true },
      { status: 'publishing_failed', name: 'Jonas Wieland' },
      { status: 'results_approved', name: 'Marta Kowalska' },
      { status: 'in_progress', name: 'Stefan Brunner', done: 0.4 },
      { status: 'testing_complete', isHasty: true },
      { status: 'invited' },
      { status: 'declined' },
      { status: 'backup' },
      { status: 'backup_removed' },
    ],
  },
  {
    name: 'Latin America, Android',
    countries: latin,
    platform: 'android',
    tags: ['android'],
    needed: 4,
    cast: [
      { status: 'testing_complete', name: 'Rafael Teixeira' },
      { status: 'in_progress', name: 'Camila Duarte', done: 0.7 },
      { status: 'in_progress', name: 'Diego Marín', done: 0.2 },
      { status: 'joined', name: 'Beatriz Nunes' },
      { status: 'publishing_results' },
      { status: 'dropped_out', done: 0.3 },
      { status: 'removed', done: 0.5 },
      { status: 'expired' },
      { status: 'selected' },
      { status: 'backup' },
    ],
  },
  {
    name: 'United Kingdom, iOS',
    countries: british,
    platform: 'ios',
    tags: ['ios'],
    needed: 4,
    cast: [
      { status: 'results_published', name: 'Grace Whitfield' },
      { status: 'results_published', name: 'Callum Marsh' },
      { status: 'results_published' },
      { status: 'results_published' },
    ],
  },
];

const weekly = (number: number, daysAgo: number, issues: number) => ({
  number,
  opened: -daysAgo * 24 - 48,
  plannedEnd: -daysAgo * 24 + 1,
  closed: -daysAgo * 24,
  issues,
  groups: [finished('Northern Europe', nordic, 'web', 3), finished('Overseas', overseas, 'web', 3, 'declined')],
});

export const livePlans: readonly RequestPlan[] = [
  {
    number: 411,
    name: 'Release 11',
    created: -40,
    stage: 'release',
    window: 'open',
    requested: [
      requested({
        name: 'Checkout regression, release 11',
        activity: 'test_case_run',
        platform: 'web',
        sections: checkoutSections,
        autoLaunch: 'launched_manually',
        failed: ['special_requirements'],
        goal: 'Be sure that every customer can still pay after the new payment page.',
        outOfScope: 'Payment by invoice outside Germany, and the back office.',
        runs: [{ number: 412, opened: -30, plannedEnd: 18, issues: 16, groups: release11 }],
      }),
      requested({
        name: 'Gift cards, exploratory',
        activity: 'exploratory',
        platform: 'web',
        sections: ['GFT'],
        goal: 'Find out what breaks when gift cards are bought, sent and used.',
        runs: [
          {
            number: 418,
            opened: -4,
            plannedEnd: 44,
            issues: 2,
            groups: [
              {
                name: 'South, any browser',
                countries: south,
                platform: 'web',
                needed: 6,
                cast: [
                  { status: 'results_published' },
                  { status: 'in_progress' },
                  { status: 'in_progress' },
                  { status: 'joined' },
                  { status: 'invited' },
                  { status: 'invited' },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
  {
    number: 386,
    name: 'Sign-up and first order, weekly',
    created: -26 * 24 - 60,
    stage: 'live',
    window: 'open',
    recurring: { day: 5, time: '08:00', zone: 'Europe/Berlin' },
    requested: [
      requested({
        name: 'Sign-up and first order',
        activity: 'test_case_run',
        platform: 'web',
        sections: ['SGN'],
        goal: 'Notice within a week when new customers cannot sign up or order.',
        runs: [
          weekly(387, 24, 3),
          weekly(394, 17, 3),
          weekly(401, 10, 3),
          weekly(410, 3, 6),
          {
            number: 415,
            opened: -17,
            plannedEnd: 31,
            issues: 3,
            groups: [
              {
                name: 'Northern Europe',
                countries: nordic,
                platform: 'web',
                needed: 3,
                cast: [{ status: 'results_published' }, { status: 'under_review', approved: 0.5 }, { status: 'in_progress', done: 0.5 }],
              },
              {
                name: 'Overseas',
                countries: overseas,
                platform: 'web',
                needed: 3,
                cast: [{ status: 'results_published' }, { status: 'testing_complete' }, { status: 'joined' }, { status: 'declined' }],
              },
            ],
          },
        ],
      }),
    ],
  },
  {
    number: 408,
    name: 'Polish launch',
    created: -58,
    stage: 'development',
    window: 'open',
    requested: [
      requested({
        name: 'Polish localization, Android',
        activity: 'localization',
        platform: 'android',
        sections: ['L10'],
        autoLaunch: 'launched_manually',
        failed: ['activity'],
        goal: 'Let people in Poland judge the shop before it opens there.',
        runs: [
          {
            number: 409,
            opened: -50,
            plannedEnd: -2,
            issues: 5,
            groups: [
              {
                name: 'Poland, Android',
                countries: ['PL'],
                platform: 'android',
                languages: ['pl'],
                needed: 4,
                cast: [
                  { status: 'results_published' },
                  { status: 'results_published' },
                  { status: 'under_review', approved: 0.6 },
                  { status: 'in_progress', done: 0.6 },
                  { status: 'dropped_out', done: 0.2 },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
];
