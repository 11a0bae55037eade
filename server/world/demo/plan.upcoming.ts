import { british, finished, requested } from './plan.parts.ts';
import { checkoutSections, release11 } from './plan.live.ts';
import type { RequestPlan } from './plan.types.ts';

export const upcomingPlans: readonly RequestPlan[] = [
  {
    number: 421,
    name: 'Release 12, regression',
    created: -16,
    stage: 'release',
    window: 'scheduled',
    scheduled: 67,
    recurring: { day: 2, time: '09:00', zone: 'Europe/Berlin' },
    requested: [
      requested({
        name: 'Checkout regression, release 12',
        activity: 'test_case_run',
        platform: 'web',
        sections: checkoutSections,
        autoLaunch: 'ready_to_launch',
        goal: 'Keep the checkout as it is while the new start page is built.',
        groups: release11.map((group) => ({ ...group, cast: [] })),
      }),
    ],
  },
  {
    number: 423,
    name: 'Store locator, iOS',
    created: -9,
    stage: 'development',
    window: 'scheduled',
    scheduled: 90,
    requested: [
      requested({
        name: 'Store locator, iOS',
        activity: 'exploratory',
        platform: 'ios',
        sections: ['LOC'],
        autoLaunch: 'ready_to_launch',
        goal: 'See whether people find the nearest store and its hours.',
        groups: [finished('United Kingdom, iOS', british, 'ios', 8)],
      }),
    ],
  },
  {
    number: 424,
    name: 'Warehouse handover',
    created: -6,
    stage: 'design',
    window: 'prep',
    requested: [
      requested({
        name: 'Warehouse handover, Android',
        activity: 'test_case_run',
        platform: 'android',
        sections: ['ORD'],
        autoLaunch: 'requires_manual_evaluation',
        failed: ['special_requirements'],
        goal: 'Check the handover of parcels with the scanners of the warehouse.',
        groups: [finished('Germany, Android', ['DE'], 'android', 3)],
      }),
    ],
  },
  {
    number: 419,
    name: 'Wish list',
    created: -22,
    stage: 'development',
    window: 'scheduled',
    scheduled: 20,
    requested: [
      requested({
        name: 'Wish list, Android',
        activity: 'exploratory',
        platform: 'android',
        sections: ['WSH'],
        autoLaunch: 'launched_manually',
        goal: 'Learn how people keep and share wish lists on the phone.',
        runs: [
          {
            number: 420,
            scheduled: 20,
            issues: 0,
            groups: [
              {
                name: 'Iberia, Android',
                countries: ['ES', 'PT'],
                platform: 'android',
                needed: 5,
                cast: [
                  ...Array.from({ length: 5 }, () => ({ status: 'selected' as const })),
                  { status: 'backup' },
                  { status: 'backup' },
                  { status: 'backup' },
                ],
              },
            ],
          },
        ],
      }),
    ],
  },
];
