import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { expect, it } from 'vitest';
import { forgetHeld, heldLaunchOf, holdLaunch } from './held-launch.ts';

it('knows the launch of a test for ten seconds from when it was sent, and of no other test', () => {
  const saved = { draftId: 'd1', version: 3, savedAt: null, draft: emptyDraft('UTC') };
  holdLaunch('a1', saved, 1_000);
  expect([heldLaunchOf('a1', 10_999)?.saved, heldLaunchOf('a1', 11_000), heldLaunchOf('a2', 2_000), heldLaunchOf(null, 2_000)]).toEqual([
    saved,
    null,
    null,
    null,
  ]);
  forgetHeld();
  expect(heldLaunchOf('a1', 2_000)).toBe(null);
});
