import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { removeMemberMachine } from './remove-member.machine.ts';

it('takes every transition', () => expect(walk(removeMemberMachine, actWalk({ id: '1' })).missed).toEqual([]));
