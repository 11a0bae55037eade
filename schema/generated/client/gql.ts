import { createRequest } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';
import type * as types from './graphql.ts';

export type { TypedDocumentNode };
export type ResultOf<TDocument> = TDocument extends TypedDocumentNode<infer TResult, infer _TVariables> ? TResult : never;
export type VariablesOf<TDocument> = TDocument extends TypedDocumentNode<infer _TResult, infer TVariables> ? TVariables : never;
export type NotGenerated = { readonly 'Run npm run generate: this document is unknown': never };

type Documents = {
  "\n  query BuildRequest_Drafts {\n    launchDrafts {\n      id\n      version\n      values\n      state\n      savedAt\n      testId\n      name\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_DraftsQuery, types.BuildRequest_DraftsQueryVariables>;
  "\n  query BuildRequest_Draft($id: ID!) {\n    launchDraft(id: $id) {\n      id\n      version\n      values\n      state\n      savedAt\n      testId\n      name\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_DraftQuery, types.BuildRequest_DraftQueryVariables>;
  "\n  query BuildRequest_FeatureFlags {\n    featureFlags {\n      name\n      enabled\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_FeatureFlagsQuery, types.BuildRequest_FeatureFlagsQueryVariables>;
  "\n  query BuildRequest_Countries {\n    countries {\n      id\n      code\n      name\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_CountriesQuery, types.BuildRequest_CountriesQueryVariables>;
  "\n  mutation BuildRequest_Discard($input: DiscardLaunchDraftInput!) {\n    discardLaunchDraft(input: $input) {\n      successful\n      result {\n        id\n        state\n      }\n      errors {\n        code\n        message\n        path\n      }\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_DiscardMutation, types.BuildRequest_DiscardMutationVariables>;
  "\n  mutation BuildRequest_Launch($input: CreateCustomerRequestInput!) {\n    createCustomerRequest(input: $input) {\n      successful\n      result {\n        id\n        name\n        url\n      }\n      errors {\n        code\n        message\n        path\n      }\n    }\n  }\n": TypedDocumentNode<types.BuildRequest_LaunchMutation, types.BuildRequest_LaunchMutationVariables>;
  "\n  mutation KeepDraft_Save($input: SaveLaunchDraftInput!) {\n    saveLaunchDraft(input: $input) {\n      successful\n      result {\n        id\n        version\n        savedAt\n        state\n      }\n      errors {\n        code\n        message\n        path\n      }\n    }\n  }\n": TypedDocumentNode<types.KeepDraft_SaveMutation, types.KeepDraft_SaveMutationVariables>;
  "\n  query KeepDraft_Newer($id: ID!) {\n    launchDraft(id: $id) {\n      id\n      version\n      values\n      savedAt\n    }\n  }\n": TypedDocumentNode<types.KeepDraft_NewerQuery, types.KeepDraft_NewerQueryVariables>;
  "\n  query LaunchWizard_TargetingChoices($applicationType: String) {\n    countries {\n      id\n      code\n      name\n    }\n    languages {\n      id\n      name\n    }\n    operatingSystemVersions(applicationType: $applicationType) {\n      id\n      name\n      group\n    }\n    mobileDevices(applicationType: $applicationType) {\n      id\n      name\n      group\n    }\n    internetBrowsers {\n      id\n      name\n    }\n    operatingSystemDeviceTypes(applicationType: $applicationType) {\n      id\n      name\n    }\n  }\n": TypedDocumentNode<types.LaunchWizard_TargetingChoicesQuery, types.LaunchWizard_TargetingChoicesQueryVariables>;
  "\n  query LaunchWizard_EarlierTests($platform: String!) {\n    requestedTests(platform: $platform) {\n      id\n      name\n      testCycleCode\n    }\n  }\n": TypedDocumentNode<types.LaunchWizard_EarlierTestsQuery, types.LaunchWizard_EarlierTestsQueryVariables>;
  "\n  mutation NameOrganization_Save($input: OrganizationUpdateInput!) {\n    organizationUpdate(input: $input) {\n      successful\n      result {\n        id\n        chosenName\n        isNameChosen\n      }\n      errors {\n        code\n        message\n        path\n      }\n    }\n  }\n": TypedDocumentNode<types.NameOrganization_SaveMutation, types.NameOrganization_SaveMutationVariables>;
  "\n  query Shell_FeatureFlags {\n    featureFlags {\n      name\n      enabled\n    }\n  }\n": TypedDocumentNode<types.Shell_FeatureFlagsQuery, types.Shell_FeatureFlagsQueryVariables>;
  "\n  subscription Shell_NotificationWasSent {\n    notificationWasSent {\n      kind\n      publicId\n      createdAt\n      details {\n        description\n        link\n      }\n    }\n  }\n": TypedDocumentNode<types.Shell_NotificationWasSentSubscription, types.Shell_NotificationWasSentSubscriptionVariables>;
  "\n  subscription Shell_Changed {\n    changed {\n      number\n      topic\n      testId\n      entityId\n    }\n  }\n": TypedDocumentNode<types.Shell_ChangedSubscription, types.Shell_ChangedSubscriptionVariables>;
  "\n  query SignIn_CurrentUser {\n    getCurrentOrganizationUser {\n      id\n      publicId\n      role\n      email\n      firstName\n      lastName\n      fullName\n      isTestManager\n      createdAt\n      organization {\n        id\n        publicId\n        name\n        chosenName\n        shortCode\n        isNameChosen\n        flexibleTestingAccess\n        isServiceTypeSelectionEnabled\n        googleSheetsAutoImportEnabled\n        knownIssuesUploadEnabled\n        advancedTestsAccess\n        creditModelAccess\n        newLaunchUxEnabled\n        autoLaunchingEnabled\n        videoRequirementEnabled\n      }\n      trial {\n        id\n        finishesAt\n        finishedAt\n      }\n    }\n  }\n": TypedDocumentNode<types.SignIn_CurrentUserQuery, types.SignIn_CurrentUserQueryVariables>;
  "\n  query SwitchOrganization_Organizations($query: String) {\n    getOrganizations(query: $query) {\n      publicId\n      shortCode\n      name\n    }\n  }\n": TypedDocumentNode<types.SwitchOrganization_OrganizationsQuery, types.SwitchOrganization_OrganizationsQueryVariables>;
  "\n  mutation SwitchOrganization_Change($input: ChangeOrganizationInput!) {\n    changeOrganization(input: $input) {\n      successful\n      result {\n        id\n      }\n      errors {\n        code\n        message\n        path\n      }\n    }\n  }\n": TypedDocumentNode<types.SwitchOrganization_ChangeMutation, types.SwitchOrganization_ChangeMutationVariables>;
};

/** The hash of each operation that a production build has loaded, by the operation's name. */
export const persistedHashes = new Map<string, string>();

/** What the build writes in place of a call of graphql(): the whole text with its fragments, parsed once. */
export function composed(text: string, persisted?: { readonly name: string; readonly hash: string }): unknown {
  if (persisted) persistedHashes.set(persisted.name, persisted.hash);
  return createRequest(text, {}).query;
}

/** One operation or fragment of the API, typed by its text. */
export function graphql<const TSource extends string>(source: TSource): TSource extends keyof Documents ? Documents[TSource] : NotGenerated;
export function graphql(source: string): unknown {
  throw new Error(`a document was not composed by the build (scripts/vite-documents.ts): ${source}`);
}
