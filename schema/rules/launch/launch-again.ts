import type { Role } from '#schema/vocabulary/roles.ts';

type CloneFacts = {
  readonly role: Role;
  readonly organization: { readonly advancedTestsAccess: boolean; readonly newLaunchUxEnabled: boolean };
};

/** How a new test is started from the details of an earlier one: cloned in Launch or, with the request flow, launched again as a new request. */
export const againOffered = ({ role, organization }: CloneFacts): 'Clone' | 'Launch again' | null => {
  if (role === 'community_test_manager' || !organization.advancedTestsAccess) return null;
  return organization.newLaunchUxEnabled ? 'Launch again' : 'Clone';
};

/** Whether a part of an earlier test can be launched again: a request takes what is chosen, a clone is whole. */
export const mayRetest = (facts: CloneFacts): boolean => againOffered(facts) === 'Launch again';
