/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A draft to save. */
export type SaveLaunchDraftInput = {
  /** Identifier, made by the client; the first save creates the draft. */
  readonly id: string;
  /** The version this save is based on; 0 for the first. */
  readonly version: number;
  /** At most 100 characters. */
  readonly name: string;
  /** Where the person is. */
  readonly step: string;
  /** All form values, at most 6 MiB. */
  readonly values: unknown;
  /** design, development, release or live. */
  readonly sdlcStage?: string | null | undefined;
};

/** Which draft to discard. */
export type DiscardLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** True brings a discarded draft back. */
  readonly restore?: boolean | null | undefined;
};

/** A request to launch. */
export type CreateCustomerRequestInput = {
  /** 1 to 100 characters. */
  readonly name: string;
  /** When to start: a local date-time with offset within 14 days, or null for now. */
  readonly scheduleAt?: string | null | undefined;
  /** 0 Sunday to 6 Saturday, or null. */
  readonly recurringDay?: number | null | undefined;
  /** HH:mm, or null. */
  readonly recurringTime?: string | null | undefined;
  /** IANA zone, only when recurring. */
  readonly userTimezone?: string | null | undefined;
  /** Stage of the release. */
  readonly sdlcStage?: string | null | undefined;
  /** The draft this comes from; it is submitted with the launch. */
  readonly draftId?: string | null | undefined;
  /** One to ten tests. */
  readonly requestedTests: ReadonlyArray<RequestedTestInput>;
};

/** One test of a request. */
export type RequestedTestInput = {
  /** 1 to 100 characters. */
  readonly name: string;
  /** What testers do. */
  readonly activity: string;
  /** android, ios or web. */
  readonly applicationType: string;
  /** At most 100 characters. */
  readonly applicationName?: string | null | undefined;
  /** At most 100 characters; android and ios only. */
  readonly applicationVersion?: string | null | undefined;
  /** A valid address. */
  readonly accessToApplicationUrl: string;
  /** See RequestedTest. */
  readonly requiresAccessToSecureEnvironment?: boolean | null | undefined;
  /** Required when true. */
  readonly accessToSecureEnvironmentInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly requiresPredefinedUserAccounts?: boolean | null | undefined;
  /** Required when true. */
  readonly predefinedUserAccountsInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly requiresFinancialTransactions?: boolean | null | undefined;
  /** Required when true. */
  readonly financialTransactionsInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly requiresKycIdentityCheck?: boolean | null | undefined;
  /** Required when true. */
  readonly kycIdentityCheckInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly requiresPersonalIdentifyingInformation?: boolean | null | undefined;
  /** Required when true. */
  readonly personalIdentifyingInformationInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly requiresMovingToDifferentLocation?: boolean | null | undefined;
  /** Required when true. */
  readonly movingToDifferentLocationInstructions?: string | null | undefined;
  /** See RequestedTest. */
  readonly hasKnownIssuesList?: boolean | null | undefined;
  /** Required when true. */
  readonly knownIssuesListUrl?: string | null | undefined;
  /** upload or recent. */
  readonly knownIssuesSource?: string | null | undefined;
  /** Spreadsheet of the uploaded known issues. */
  readonly knownIssuesUrl?: string | null | undefined;
  /** Each a list of code and value. */
  readonly knownIssues?: ReadonlyArray<ReadonlyArray<CodeValueInput>> | null | undefined;
  /** First test cycle whose known issues count. */
  readonly kilStartingFromTestCycleCode?: string | null | undefined;
  /** Cases, in order. */
  readonly testCases?: ReadonlyArray<TestCaseInput> | null | undefined;
  /** Where the cases are. */
  readonly testCasesUrl?: string | null | undefined;
  /** csv or url. */
  readonly testCasesSource?: string | null | undefined;
  /** 1 to 1001. */
  readonly numberOfResultsPerTestCaseNeeded?: number | null | undefined;
  /** At most 10,000 characters. */
  readonly inScope?: string | null | undefined;
  /** At most 10,000 characters. */
  readonly outOfScope?: string | null | undefined;
  /** Answers to the scope questions. */
  readonly scopeRequirements?: ReadonlyArray<ScopeRequirementAnswerInput> | null | undefined;
  /** At most 10,000 characters. */
  readonly testGoal?: string | null | undefined;
  /** Standard delivery (true) or fast delivery (false). */
  readonly moderationEnabled?: boolean | null | undefined;
  /** Whether video evidence is required. */
  readonly videoRequired?: boolean | null | undefined;
  /** none, per_case or session. */
  readonly videoRequirementStrategy?: string | null | undefined;
  /** At most 10,000 characters; replaces the groups. */
  readonly customTargetingRequirements?: string | null | undefined;
  /** Who should test. */
  readonly targetingGroups?: ReadonlyArray<TargetingGroupInput> | null | undefined;
  /** Whether testers need particular data. */
  readonly requiresTestData?: boolean | null | undefined;
  /** Rows of that data. */
  readonly testDataPool?: unknown;
};

/** A field of a known issue. */
export type CodeValueInput = {
  /** title, issue_description, actual_results, expected_results, reproduction_steps, project_component or issue_attachments. */
  readonly code: string;
  /** The text. */
  readonly value: string;
};

/** A case of a requested test. */
export type TestCaseInput = {
  /** Section. */
  readonly section?: string | null | undefined;
  /** Code. */
  readonly code?: string | null | undefined;
  /** Name. */
  readonly name: string;
  /** What must hold before. */
  readonly prerequisites?: string | null | undefined;
  /** Steps in order. */
  readonly steps: ReadonlyArray<TestCaseStepInput>;
  /** Fields beyond the steps: label and hint. */
  readonly additionalInformation?: ReadonlyArray<CodeValueInput> | null | undefined;
  /** Tags. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Whether it needs a video. */
  readonly requireVideoAttachment?: boolean | null | undefined;
};

/** A step of a case. */
export type TestCaseStepInput = {
  /** What to do. */
  readonly instruction: string;
  /** What should happen. */
  readonly expectedResult?: string | null | undefined;
};

/** An answered scope question. */
export type ScopeRequirementAnswerInput = {
  /** The question. */
  readonly content: string;
  /** The chosen answers. */
  readonly answers: ReadonlyArray<string>;
  /** Another answer in words. */
  readonly other?: string | null | undefined;
};

/** Who should test. */
export type TargetingGroupInput = {
  /** Reference numbers. */
  readonly countryIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly languageIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly mobileDeviceIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemDeviceTypeIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly internetBrowserIds?: ReadonlyArray<string> | null | undefined;
};

/** What people may do here. */
export type Role =
  | 'customer'
  | 'test_manager'
  | 'community_test_manager';

/** Where to switch to. */
export type ChangeOrganizationInput = {
  /** Public id of another organization. */
  readonly organizationPublicId: string;
};

/** The chosen name. */
export type OrganizationUpdateInput = {
  /** 1 to 255 characters. */
  readonly chosenName: string;
};

export type BuildRequest_DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type BuildRequest_DraftsQuery = { readonly launchDrafts: ReadonlyArray<{ readonly id: string, readonly version: number, readonly values: unknown, readonly state: string, readonly savedAt: string, readonly testId: string | null, readonly name: string }> };

export type BuildRequest_DraftQueryVariables = Exact<{
  id: string;
}>;


export type BuildRequest_DraftQuery = { readonly launchDraft: { readonly id: string, readonly version: number, readonly values: unknown, readonly state: string, readonly savedAt: string, readonly testId: string | null, readonly name: string } };

export type BuildRequest_FeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type BuildRequest_FeatureFlagsQuery = { readonly featureFlags: ReadonlyArray<{ readonly name: string, readonly enabled: boolean }> };

export type BuildRequest_CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BuildRequest_CountriesQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string }> };

export type BuildRequest_DiscardMutationVariables = Exact<{
  input: DiscardLaunchDraftInput;
}>;


export type BuildRequest_DiscardMutation = { readonly discardLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type BuildRequest_LaunchMutationVariables = Exact<{
  input: CreateCustomerRequestInput;
}>;


export type BuildRequest_LaunchMutation = { readonly createCustomerRequest: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly url: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_SaveMutationVariables = Exact<{
  input: SaveLaunchDraftInput;
}>;


export type KeepDraft_SaveMutation = { readonly saveLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly savedAt: string, readonly state: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_NewerQueryVariables = Exact<{
  id: string;
}>;


export type KeepDraft_NewerQuery = { readonly launchDraft: { readonly id: string, readonly version: number, readonly values: unknown, readonly savedAt: string } };

export type LaunchWizard_TargetingChoicesQueryVariables = Exact<{
  applicationType?: string | null | undefined;
}>;


export type LaunchWizard_TargetingChoicesQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly mobileDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type LaunchWizard_EarlierTestsQueryVariables = Exact<{
  platform: string;
}>;


export type LaunchWizard_EarlierTestsQuery = { readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testCycleCode: string }> };

export type NameOrganization_SaveMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type NameOrganization_SaveMutation = { readonly organizationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly chosenName: string | null, readonly isNameChosen: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Shell_FeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_FeatureFlagsQuery = { readonly featureFlags: ReadonlyArray<{ readonly name: string, readonly enabled: boolean }> };

export type Shell_NotificationWasSentSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Shell_NotificationWasSentSubscription = { readonly notificationWasSent: { readonly kind: string, readonly publicId: string, readonly createdAt: string, readonly details: { readonly description: string, readonly link: string | null } } };

export type Shell_ChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Shell_ChangedSubscription = { readonly changed: { readonly number: string, readonly topic: string, readonly testId: string | null, readonly entityId: string | null } };

export type SignIn_CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type SignIn_CurrentUserQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly publicId: string, readonly role: Role, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly isTestManager: boolean, readonly createdAt: string, readonly organization: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly isNameChosen: boolean, readonly flexibleTestingAccess: boolean, readonly isServiceTypeSelectionEnabled: boolean, readonly googleSheetsAutoImportEnabled: boolean, readonly knownIssuesUploadEnabled: boolean, readonly advancedTestsAccess: boolean, readonly creditModelAccess: boolean, readonly newLaunchUxEnabled: boolean, readonly autoLaunchingEnabled: boolean, readonly videoRequirementEnabled: boolean }, readonly trial: { readonly id: string, readonly finishesAt: string, readonly finishedAt: string | null } | null } };

export type SwitchOrganization_OrganizationsQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type SwitchOrganization_OrganizationsQuery = { readonly getOrganizations: ReadonlyArray<{ readonly publicId: string, readonly shortCode: string, readonly name: string }> };

export type SwitchOrganization_ChangeMutationVariables = Exact<{
  input: ChangeOrganizationInput;
}>;


export type SwitchOrganization_ChangeMutation = { readonly changeOrganization: { readonly successful: boolean, readonly result: { readonly id: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };
