import { expect, it } from 'vitest';
import { featureFlagNames, organizationFlagNames, switchGroups } from './operator.ts';

it('shows every switch of an organization in one group', () => {
  expect(switchGroups.flatMap(({ names }) => names).toSorted()).toEqual([...organizationFlagNames, ...featureFlagNames].toSorted());
});
