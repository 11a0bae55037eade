import { describe, expect, it } from 'vitest';
import { addressesOf } from './launch-addresses.ts';

const base = '/test_managers/advanced_tests/a1/launch_child';

describe('the addresses of a launch', () => {
  it('lead from the preview back to the section it was opened from', () => {
    const { left, preview } = addressesOf({ advancedTestId: 'a1', requestedTestId: 'r1', section: 'group-2' });
    expect([left, preview]).toEqual([
      `${base}?requested_test_id=r1&section=group-2`,
      `${base}/preview?requested_test_id=r1&section=group-2`,
    ]);
  });

  it('name no section where none was chosen', () => {
    const { left, preview, form } = addressesOf({ advancedTestId: 'a1', requestedTestId: null });
    expect([left, preview, form('payout')]).toEqual([base, `${base}/preview`, `${base}?section=payout`]);
  });
});
