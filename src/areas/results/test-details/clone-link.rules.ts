import type { Role } from '#schema/vocabulary/roles.ts';

type CloneFacts = {
  readonly role: Role;
  readonly organization: { readonly advancedTestsAccess: boolean; readonly newLaunchUxEnabled: boolean };
};

/** Whether the details of a test offer to clone it; with the request flow, cloning begins in Launch. */
export const offersClone = ({ role, organization }: CloneFacts): boolean =>
  role !== 'community_test_manager' && organization.advancedTestsAccess && !organization.newLaunchUxEnabled;
