import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { muteTestMachine } from './mute-test.machine.ts';

it('takes every transition', () => expect(walk(muteTestMachine, actWalk({ testId: '1', isMuted: true })).missed).toEqual([]));
