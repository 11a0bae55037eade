import { describe, expect, it } from 'vitest';
import { dueLaunch } from './launch-requested.rules.ts';

const manager = { role: 'test_manager', userId: 'u1' } as const;
const waiting = (id: string) =>
  ({ id, autoLaunchStatus: 'requires_manual_evaluation', launchedTestId: null, isUnapproved: false }) as const;
const launched = (id: string) => ({ id, autoLaunchStatus: 'launched_manually', launchedTestId: 't9', isUnapproved: false }) as const;
const request = (more: Partial<Parameters<typeof dueLaunch>[0]>) => ({
  id: 'r1',
  requestedTests: [waiting('q1')],
  supervisedTests: [],
  testWindow: { status: 'prep' },
  ...more,
});
const base = '/test_managers/advanced_tests/r1';

describe('the launch that a request waits for', () => {
  it('is of its one test, of all that are left, or of the request as a whole', () => {
    expect(dueLaunch(request({}), manager)).toBe(`${base}/launch_child?requested_test_id=q1`);
    expect(dueLaunch(request({ requestedTests: [launched('q1'), waiting('q2')] }), manager)).toBe(
      `${base}/launch_child?requested_test_id=q2`,
    );
    expect(dueLaunch(request({ requestedTests: [waiting('q1'), waiting('q2')] }), manager)).toBe(`${base}/launch_several`);
    expect(dueLaunch(request({ requestedTests: [] }), manager)).toBe(`${base}/launch_child`);
  });

  it('is none once it is launched or over, nor for others', () => {
    expect(dueLaunch(request({ requestedTests: [launched('q1')] }), manager)).toBeNull();
    expect(dueLaunch(request({ requestedTests: [], supervisedTests: [{}] }), manager)).toBeNull();
    for (const status of ['closed', 'cancelled']) expect(dueLaunch(request({ testWindow: { status } }), manager)).toBeNull();
    for (const role of ['customer', 'community_test_manager'] as const)
      for (const requestedTests of [[], [waiting('q1')]]) expect(dueLaunch(request({ requestedTests }), { role, userId: 'u1' })).toBeNull();
  });
});
