import type { Role } from '#schema/vocabulary/roles.ts';

type CloneFacts = {
  readonly role: Role;
  readonly organization: { readonly advancedTestsAccess: boolean; readonly newLaunchUxEnabled: boolean };
};

/** Cloned in Launch or, with the request flow, as a new request. */
export const againOffered = ({ role, organization }: CloneFacts): 'Clone' | 'Launch again' | null => {
  if (role === 'community_test_manager' || !organization.advancedTestsAccess) return null;
  return organization.newLaunchUxEnabled ? 'Launch again' : 'Clone';
};

/** A request can take some cases, a clone takes all. */
export const mayRetest = (facts: CloneFacts): boolean => againOffered(facts) === 'Launch again';
