import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { removeModeratorMachine } from './acts.ts';

const input = { assignedCommunityTestManagerId: 'a1' };

describe('remove a moderator', () => {
  it('RE-746: says its own words when it fails, whatever the server says', async () => {
    const failed = [{ type: 'act.refused', message: 'There was an issue with removing the moderator from the test.' }];
    const refused = () => Promise.resolve({ successful: false, messages: ['This test has ended.'] });
    expect(await toldOf(removeModeratorMachine, input, refused)).toEqual(failed);
    expect(await toldOf(removeModeratorMachine, input, () => Promise.reject(new Error('network')))).toEqual(failed);
  });
});
