import type { Role } from '#schema/vocabulary/roles.ts';
import type { Portal } from '#src/cache/client.ts';
import { createContext, use } from 'react';

/** The organization the viewer works in, with what it may use. */
export type ViewerOrganization = {
  readonly id: string;
  readonly publicId: string;
  readonly name: string;
  readonly chosenName: string | null;
  readonly shortCode: string;
  readonly isNameChosen: boolean;
  readonly flexibleTestingAccess: boolean;
  readonly isServiceTypeSelectionEnabled: boolean;
  readonly googleSheetsAutoImportEnabled: boolean;
  readonly knownIssuesUploadEnabled: boolean;
  readonly advancedTestsAccess: boolean;
  readonly creditModelAccess: boolean;
  readonly newLaunchUxEnabled: boolean;
  readonly autoLaunchingEnabled: boolean;
  readonly videoRequirementEnabled: boolean;
};

/** Who looks at the screen. */
export type Viewer = {
  readonly id: string;
  readonly publicId: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly isTestManager: boolean;
  readonly isOperator: boolean;
  readonly createdAt: string;
  readonly organization: ViewerOrganization;
  readonly trial: { readonly id: string; readonly finishesAt: string; readonly finishedAt: string | null } | null;
};

export type SignedIn = { readonly viewer: Viewer; readonly portal: Portal };

export const SignedInContext = createContext<SignedIn | null>(null);

const useSignedIn = (): SignedIn => {
  const signedIn = use(SignedInContext);
  if (signedIn === null) throw new Error('Nobody is signed in here.');
  return signedIn;
};

/** The signed-in member, as fresh as the cache. */
export const useViewer = (): Viewer => useSignedIn().viewer;

/** The client of this member and organization, with its ways to ask again. */
export const usePortal = (): Portal => useSignedIn().portal;
