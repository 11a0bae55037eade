import { british, dach, ended, finished, latin, nordic, overseas, past, requested, south } from './plan.parts.ts';
import type { RequestPlan } from './plan.types.ts';

const checkout = ['CRT', 'DLV', 'PAY', 'ACC'];

const regression = (number: number, release: number, run: number, daysAgo: number, issues: number): RequestPlan =>
  past(number, `Release ${release}`, {
    name: `Checkout regression, release ${release}`, activity: 'test_case_run', platform: 'web', sections: checkout, goal: `Be sure that every customer can still pay in release ${release}.`,
    runs: [ended(run, daysAgo, issues, { ...finished('DACH, Chrome and Safari', dach, 'web', 4, 'declined'), tags: ['web'] }, { ...finished('United Kingdom, iOS', british, 'ios', 3), tags: ['ios'] })],
  });

/** Requests that are over, newest first. */
export const pastPlans: readonly RequestPlan[] = [
  regression(406, 10, 407, 2, 16),
  past(404, 'Returns portal', { name: 'Returns portal, guest and member', activity: 'test_case_run', platform: 'web', sections: ['RET'], goal: 'Let people return what they bought without help from the hotline.', runs: [ended(405, 3, 14, finished('South, any browser', south, 'web', 4), finished('DACH', dach, 'web', 4, 'dropped_out'))] }),
  past(400, 'Newsletter opt-in', { name: 'Newsletter opt-in', activity: 'test_case_run', platform: 'web', sections: ['NWS'], goal: 'Nobody gets a newsletter without having confirmed it.', runs: [ended(402, 4, 5, finished('Germany', ['DE'], 'web', 5))] }),
  past(397, 'Product pages', { name: 'Product pages, Android', activity: 'test_case_run', platform: 'android', sections: ['PRD'], goal: 'Sizes, pictures and reviews work on small screens.', runs: [ended(398, 6, 10, finished('Latin America, Android', latin, 'android', 4, 'removed'), finished('Overseas, Android', overseas, 'android', 3))] }),
  past(392, 'German localization', { name: 'German localization, web', activity: 'localization', platform: 'web', sections: ['L10'], autoLaunch: 'launched_manually', failed: ['activity'], goal: 'The German shop reads as if it was written in Germany.', runs: [ended(393, 15, 10, { ...finished('Germany and Austria', ['DE', 'AT'], 'web', 6), languages: ['de'] })] }),
  past(390, 'Search', { name: 'Search and filters', activity: 'test_case_run', platform: 'web', sections: ['SRC'], goal: 'Customers find what they look for, and nothing else.', runs: [ended(391, 19, 11, finished('Overseas', overseas, 'web', 4), finished('Northern Europe', nordic, 'web', 3, 'declined'))] }),
  regression(382, 9, 383, 27, 16),
  past(378, 'Order history', { name: 'Order history and invoices', activity: 'test_case_run', platform: 'web', sections: ['ORD'], goal: 'Old orders and their invoices can be found.', runs: [ended(379, 34, 6, finished('South, any browser', south, 'web', 5))] }),
  past(374, 'Wish list, first look', { name: 'Wish list, exploratory', activity: 'exploratory', platform: 'web', sections: ['WSH'], goal: 'First impressions of the new wish list.', runs: [ended(375, 41, 8, finished('Overseas', overseas, 'web', 6))] }),
  past(370, 'Store locator, Android', { name: 'Store locator, Android', activity: 'test_case_run', platform: 'android', sections: ['LOC'], goal: 'People on the way find an open store.', runs: [ended(371, 48, 7, finished('Latin America, Android', latin, 'android', 5, 'expired'))] }),
  regression(364, 8, 365, 56, 16),
  past(360, 'Loyalty points', { name: 'Loyalty points, exploratory', activity: 'exploratory', platform: 'web', sections: ['LYL'], goal: 'Points are counted once and shown everywhere.', runs: [ended(361, 63, 6, finished('DACH', dach, 'web', 6))] }),
  past(355, 'Italian localization', { name: 'Italian localization, web', activity: 'localization', platform: 'web', sections: ['L10'], autoLaunch: 'launched_manually', failed: ['activity'], goal: 'The Italian shop reads as if it was written in Italy.', runs: [ended(356, 70, 6, { ...finished('Italy', ['IT'], 'web', 4), languages: ['it'] })] }),
  past(350, 'Sign-up, all browsers', { name: 'Sign-up, all browsers', activity: 'test_case_run', platform: 'web', sections: ['SGN'], goal: 'New customers can sign up with any browser.', runs: [ended(351, 77, 8, finished('Overseas', overseas, 'web', 5))] }),
  past(345, 'Cart and delivery', { name: 'Cart and delivery, iOS', activity: 'test_case_run', platform: 'ios', sections: ['CRT', 'DLV'], goal: 'The cart on the phone agrees with the one on the computer.', runs: [ended(346, 84, 10, finished('United Kingdom, iOS', british, 'ios', 4), finished('Overseas, iOS', overseas, 'ios', 3))] }),
  past(372, 'Payment methods', { name: 'Payment methods, Android', activity: 'test_case_run', platform: 'android', sections: ['PAY'], goal: 'Every method works on phones before the sale.', runs: [ended(373, 43, 0, finished('Latin America, Android', latin, 'android', 4))] }),
  past(358, 'Address book', { name: 'Address book and account', activity: 'test_case_run', platform: 'web', sections: ['ACC'], goal: 'Addresses survive the move to the new database.', runs: [ended(359, 65, 0, finished('Northern Europe', nordic, 'web', 4))] }),
  past(366, 'Delivery options', { name: 'Delivery options, web', activity: 'test_case_run', platform: 'web', sections: ['DLV'], goal: 'All options show the right date and price.', runs: [ended(367, 51, 0, finished('DACH', dach, 'web', 4))] }),
  regression(340, 7, 341, 110, 10),
  {
    number: 416, name: 'Dark mode', created: -52, stage: 'design', window: 'cancelled', cancelled: -26,
    requested: [requested({ name: 'Dark mode, exploratory', activity: 'exploratory', platform: 'web', sections: ['PRD'], goal: 'Nothing becomes unreadable at night.', runs: [{ number: 417, cancelled: -26, scheduled: 12, issues: 0, groups: [{ name: 'Northern Europe', countries: nordic, platform: 'web', needed: 5, cast: [{ status: 'invited' }, { status: 'invited' }, { status: 'selected' }] }] }] })],
  },
  {
    number: 376, name: 'Delivery slots', created: -31 * 24, stage: 'development', window: 'cancelled', cancelled: -29 * 24,
    requested: [requested({ name: 'Delivery slots, web', activity: 'test_case_run', platform: 'web', sections: ['DLV'], goal: 'Slots can be chosen and changed.', runs: [{ number: 377, opened: -30 * 24, plannedEnd: -28 * 24, cancelled: -29 * 24, issues: 0, groups: [{ name: 'DACH', countries: dach, platform: 'web', needed: 3, cast: [{ status: 'in_progress', done: 0.3 }, { status: 'joined' }, { status: 'invited' }] }] }] })],
  },
  {
    number: 368, name: 'Watch companion', created: -52 * 24, stage: 'design', window: 'cancelled', cancelled: -50 * 24,
    requested: [requested({ name: 'Watch companion, iOS', activity: 'exploratory', platform: 'ios', sections: ['ORD'], autoLaunch: 'ready_to_launch', goal: 'See whether a watch is of use at the door.', groups: [finished('United Kingdom, iOS', british, 'ios', 5)] })],
  },
];
