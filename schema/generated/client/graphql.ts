/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where a token stands. */
export type ApiTokenState =
  | 'active'
  | 'revoked'
  | 'ended';

/** Whose a token is: of a person, or of the organization. */
export type ApiTokenKind =
  | 'personal'
  | 'service';

/** What a token lets a program do. */
export type ApiTokenScope =
  | 'read'
  | 'launch'
  | 'tests'
  | 'results'
  | 'issues'
  | 'exports'
  | 'calendar'
  | 'chat';

/** Input of apiTokenCreate. */
export type ApiTokenCreateInput = {
  /** What it is for, at most 100 characters. */
  readonly name: string;
  /** What it lets a program do, at least one. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** After how many days it ends, from 1 to 365. */
  readonly days: number;
};

/** Input of serviceTokenCreate. */
export type ServiceTokenCreateInput = {
  /** What it is for, at most 100 characters; what its programs do is shown under this name. */
  readonly name: string;
  /** What it lets a program do, at least one. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** After how many days it ends, from 1 to 365. */
  readonly days: number;
  /** The role that it has, at most the caller's own. */
  readonly role: Role;
};

/** Input of apiTokenRevoke. */
export type ApiTokenRevokeInput = {
  /** The token. */
  readonly tokenId: string;
};

/** Input of operatorApiTokenRevoke. */
export type OperatorApiTokenRevokeInput = {
  /** The token. */
  readonly apiTokenId: string;
};

/** Where a request for approval stands. */
export type LaunchApprovalState =
  | 'asked'
  | 'approved'
  | 'sent_back'
  | 'withdrawn';

/** What waits: a request, one run of a schedule, or a test of a request that a test manager launches. */
export type LaunchApprovalKind =
  | 'request'
  | 'run'
  | 'test';

/** New rules; what is left out is off. */
export type LaunchRulesInput = {
  /** The version they are based on. */
  readonly version: number;
  /** As it is typed, such as 250 or 99.50. */
  readonly approvalAbove?: string | null | undefined;
  /** As it is typed. */
  readonly monthlyBudget?: string | null | undefined;
  /** IANA zone of the month. */
  readonly timeZone: string;
  /** Customers of the organization; at least two where anything has to be approved. */
  readonly approverIds: ReadonlyArray<string>;
};

/** Which request for approval. */
export type LaunchApprovalInput = {
  /** The request for approval. */
  readonly launchApprovalId: string;
};

/** What is approved. */
export type LaunchApprovalApproveInput = {
  /** The request for approval. */
  readonly launchApprovalId: string;
  /** The amount that was seen. Where it is another by now, that is refused with stale_object. */
  readonly amount: number;
};

/** What is sent back. */
export type LaunchApprovalSendBackInput = {
  /** The request for approval. */
  readonly launchApprovalId: string;
  /** What should change; at most 1,000 characters. */
  readonly word: string;
};

/** Where an archive of an organization stands. */
export type OrganizationArchiveState =
  | 'asked'
  | 'gathering'
  | 'ready'
  | 'failed'
  | 'expired'
  | 'cancelled';

/** What an archive holds: everything, or what customers of the organization may read. */
export type OrganizationArchiveScope =
  | 'whole'
  | 'seen';

/** Whose data is asked for. */
export type OrganizationArchiveAskInput = {
  /** The organization; for customers and test managers their own. */
  readonly organizationId: string;
};

/** Which archive is stopped. */
export type OrganizationArchiveCancelInput = {
  /** The archive. */
  readonly archiveId: string;
};

/** Where something was done from: a page, a call of a program, the gateway of a crowd system, the product itself, or a command on the server. */
export type AuditSource =
  | 'page'
  | 'api'
  | 'gateway'
  | 'system'
  | 'command';

/** Whether it was done or refused. */
export type AuditOutcome =
  | 'done'
  | 'refused';

/** What the file of an audit trail looks like: a table, or one JSON object a line. */
export type AuditFormat =
  | 'csv'
  | 'jsonl';

/** What narrows an audit trail; nothing of it is required. */
export type AuditFilter = {
  /** The id or the email address of who did it, or acted for somebody. */
  readonly person?: string | null | undefined;
  /** A kind of act, as the list of kinds names it. */
  readonly kind?: string | null | undefined;
  /** The id of what it was done to. */
  readonly thing?: string | null | undefined;
  /** The first day, as YYYY-MM-DD in UTC. */
  readonly since?: string | null | undefined;
  /** The last day, as YYYY-MM-DD in UTC. */
  readonly until?: string | null | undefined;
  /** Where it was done from. */
  readonly source?: AuditSource | null | undefined;
  /** Whether it was done or refused. */
  readonly outcome?: AuditOutcome | null | undefined;
  /** The mark of one sign-in. */
  readonly session?: string | null | undefined;
  /** The id of an organization. For operators; others read their own. */
  readonly organization?: string | null | undefined;
};

/** Which line is taken back. */
export type UndoAuditLineInput = {
  /** The number of the line. */
  readonly lineId: string;
};

/** What of an audit trail goes into a file. */
export type ExportAuditTrailInput = {
  /** What narrows it. */
  readonly filter?: AuditFilter | null | undefined;
  /** What the file looks like. */
  readonly format: AuditFormat;
};

/** Whether new issues leave by themselves. */
export type AutoExportState =
  /** They do. */
  | 'enabled'
  /** They do not. */
  | 'disabled';

/** Which issues leave by themselves, and where to. */
export type SaveAutoExportSettingsInput = {
  /** Values of at least one destination. What an export there needs is kept as it is now. */
  readonly enabledDestinations: ReadonlyArray<string>;
  /** Severities out of critical, high, medium and low. */
  readonly severitiesForExport: ReadonlyArray<string>;
  /** The version of the settings that the caller saw. */
  readonly version?: number | null | undefined;
};

/** Nothing is needed: auto-export changes from off to on and back. */
export type ToggleAutoExportInput = {
  /** What is wanted; the same again succeeds and changes nothing. */
  readonly enabled?: boolean | null | undefined;
  /** When turned on: whether issues that match already go too. Otherwise only new ones do. */
  readonly exportMatching?: boolean | null | undefined;
};

/** How a sign-in is begun. */
export type AzureDevopsAuthorizationCreateInput = {
  /** An e-mail address to offer at the sign-in. */
  readonly loginHint?: string | null | undefined;
};

/** What a person came back with from the sign-in. */
export type AzureDevopsCredentialsCreateInput = {
  /** The code in the address they came back to. */
  readonly authorizationCode: string;
  /** The state in the address they came back to. */
  readonly state: string;
};

/** How GitHub is to be connected. */
export type GithubAuthenticationParams = {
  /** Address of a GitHub Enterprise Server, starting with https; left out for github.com. */
  readonly site?: string | null | undefined;
  /** A personal access token that may write issues. */
  readonly access_token: string;
};

/** What a tester found in a case. */
export type CaseResultStatus =
  | 'fail'
  | 'blocked'
  | 'pass'
  | 'live'
  | 'not_tested'
  | 'missing'
  | 'skipped';

/** Where the moderation of a report stands. */
export type ReportModerationStatus =
  | 'pending'
  | 'moderated'
  | 'invalid_issue'
  | 'known_issue'
  | 'unmoderated';

/** Whether a result has been reviewed. */
export type CaseResultModerationStatus =
  | 'not_moderated'
  | 'approved'
  | 'discarded';

/** Weight of an issue. */
export type Severity =
  | 'critical'
  | 'high'
  | 'medium'
  | 'low'
  | 'unknown';

/** Which of their chats a person looks at. */
export type MyChatsKind =
  /** All of them. */
  | 'all'
  /** Those with unread messages. */
  | 'unread'
  /** Those in which somebody mentioned the caller. */
  | 'mentions'
  /** Those with one tester. */
  | 'private'
  /** Those of everybody on a test. */
  | 'public';

/** For whom a chat is. */
export type ChatType =
  /** Everybody of a test. */
  | 'public'
  /** A tester and those who manage the test. */
  | 'private'
  /** A tester and the community test managers. */
  | 'community';

/** Whether a conversation waits for an answer. */
export type ChatChannelStatus =
  /** It does. */
  | 'unresolved'
  /** It does not. */
  | 'resolved';

/** What became of a message. */
export type ChatMessageState =
  /** As it was sent. */
  | 'sent'
  /** Changed by its author. */
  | 'edited'
  /** Taken back by its author. */
  | 'deleted';

/** Which chat to open. */
export type ChatRegisterInput = {
  /** The test. */
  readonly targetId: string;
  /** For whom it is. */
  readonly type: ChatType;
  /** The tester; none in the public chat. */
  readonly testerId?: string | null | undefined;
};

/** The channel to mark. */
export type ChatChannelResolveInput = {
  /** The id that links carry. */
  readonly externalId: string;
};

/** A new message. */
export type SendChatMessageInput = {
  /** The channel. */
  readonly channelId: string;
  /** Made by the sender, at most 64 characters, new for every new message. */
  readonly clientId: string;
  /** At most 5,000 characters; may be empty where there are files. */
  readonly text: string;
  /** The message whose thread it goes to. */
  readonly threadId?: string | null | undefined;
  /** The message it quotes. */
  readonly quotedMessageId?: string | null | undefined;
  /** Files uploaded for this channel and not used yet; at most 10. */
  readonly fileIds?: ReadonlyArray<string> | null | undefined;
};

/** A message and its new words. */
export type EditChatMessageInput = {
  /** The message. */
  readonly messageId: string;
  /** At most 5,000 characters. */
  readonly text: string;
};

/** A message. */
export type ChatMessageInput = {
  /** The message. */
  readonly messageId: string;
};

/** A reaction, on or off. */
export type ReactToChatMessageInput = {
  /** The message. */
  readonly messageId: string;
  /** One of +1, heart, joy, white_check_mark, question and eyes. */
  readonly reaction: string;
  /** Whether it is to be there. */
  readonly isOn: boolean;
};

/** How far was read. */
export type MarkChatReadInput = {
  /** The channel. */
  readonly channelId: string;
  /** The place of the last message that was read. */
  readonly position: number;
  /** The thread that was read; without it the messages of the channel that stand in no thread. */
  readonly threadId?: string | null | undefined;
};

/** Where the caller writes. */
export type ShowChatTypingInput = {
  /** The channel. */
  readonly channelId: string;
};

/** An advanced test to launch. */
export type LaunchAdvancedTestInput = {
  /** The fields of the simple form. */
  readonly advancedTestRequestParams: AdvancedTestRequestParams;
  /** The kept form that is launched: it is forgotten with the launch where it says the same. */
  readonly formId?: string | null | undefined;
};

/** The fields of the simple form. */
export type AdvancedTestRequestParams = {
  /** 1 to 100 characters. */
  readonly name: string;
  /** Where testers find the application, 1 to 1,000 characters. */
  readonly accessToApplication: string;
  /** What the test is for, 1 to 10,000 characters. */
  readonly testObjective: string;
  /** Anything else testers should know, 1 to 10,000 characters. */
  readonly notes: string;
  /** Platforms in words, 1 to 10,000 characters. */
  readonly platformsToTestOn: string;
  /** Device requirements in words, at most 10,000 characters. */
  readonly deviceRequirements?: string | null | undefined;
  /** Whether the test is localised. */
  readonly isLocalised?: boolean | null | undefined;
  /** Localisation requirements in words; required when the test is localised. */
  readonly testLocalisation?: string | null | undefined;
  /** Whether a sheet of test cases is linked. */
  readonly includesTestCases?: boolean | null | undefined;
  /** Where the test cases are; required when they are linked. */
  readonly testCasesUrl?: string | null | undefined;
  /** Whether a list of known issues is linked. */
  readonly includesKnownIssues?: boolean | null | undefined;
  /** Where the known issues are; required when they are linked. */
  readonly knownIssuesUrl?: string | null | undefined;
  /** Carried over when cloning. */
  readonly capabilities?: ReadonlyArray<string> | null | undefined;
  /** design, development, release or live. */
  readonly sdlcStage?: string | null | undefined;
  /** Codes of what the customer wants from the test. */
  readonly desiredOutcomes?: ReadonlyArray<string> | null | undefined;
  /** The same in their own words, at most 10,000 characters. */
  readonly customDesiredOutcomes?: string | null | undefined;
  /** When to start: a local date-time with offset within 14 days, or null for now. */
  readonly scheduleAt?: string | null | undefined;
  /** The earlier test whose test cases, known issues and targeting groups come along. */
  readonly clonedFromTestId?: string | null | undefined;
  /** Files that were attached, or those of an earlier request: they come along as copies. 20 at most. */
  readonly fileIds?: ReadonlyArray<string> | null | undefined;
};

/** How a Zephyr tool is to be connected. */
export type ZephyrConnectionCreateInput = {
  /** zephyr_squad or zephyr_scale. */
  readonly code: string;
  /** What people are to know the connection by. */
  readonly name: string;
  /** Zephyr Squad: address of the Jira it lives in. Zephyr Scale: address of its API, api.zephyrscale.smartbear.com or one of its regions. */
  readonly site: string;
  /** An API token; in Zephyr Squad a personal access token of Jira. */
  readonly apiToken: string;
};

/** Which connection to archive. */
export type ZephyrConnectionArchiveInput = {
  /** The connection. */
  readonly connectionId: string;
};

/** Which run to read. */
export type ImportTestCasesFromTestrailTestRunInput = {
  /** The run's number; one leading R is left out. */
  readonly testRunId: string;
};

/** Which sheet to read. */
export type RetrieveFromOnlineSpreadsheetInput = {
  /** Address of a Google spreadsheet. */
  readonly spreadsheetUrl: string;
  /** Name of a sheet; left out, the first one is read. */
  readonly sheetName?: string | null | undefined;
};

/** Input of operatorPayoutMultiplierSave. */
export type OperatorPayoutMultiplierSaveInput = {
  /** The country. */
  readonly countryId: string;
  /** From 0.1 to 10, with two decimals at most. */
  readonly multiplier: number;
};

/** What colleagues who know the link of a draft may do with it. */
export type DraftSharing =
  /** Read it. */
  | 'view'
  /** Read and change it; launching stays with its owner. */
  | 'edit';

/** How far a request has come. */
export type LaunchDraftState =
  /** It is being built. */
  | 'draft'
  /** It was launched. */
  | 'submitted';

/** Which draft to open. */
export type OpenLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** The place that is to hold it, a uuid made by the client; without one it is only read. */
  readonly holder?: string | null | undefined;
  /** True takes it from another place. */
  readonly takeOver?: boolean | null | undefined;
  /** True gives it up instead. */
  readonly release?: boolean | null | undefined;
};

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
  /** The place that saves; it holds the draft from then on. */
  readonly holder?: string | null | undefined;
};

/** A draft and its new name. */
export type RenameLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** At most 100 characters. */
  readonly name: string;
};

/** A draft and the copy to make. */
export type DuplicateLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** Identifier of the copy, made by the client. */
  readonly copyId: string;
};

/** A draft and what colleagues may do with it. */
export type ShareLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** Null ends the sharing. */
  readonly sharing?: DraftSharing | null | undefined;
};

/** Which draft to discard. */
export type DiscardLaunchDraftInput = {
  /** The draft. */
  readonly id: string;
  /** True brings a discarded draft back. */
  readonly restore?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which launch to take back. */
export type TakeBackLaunchInput = {
  /** The draft that was launched. */
  readonly id: string;
  /** The test it was launched as. Where another launch of the draft stands by now, that is refused with stale_object and told. */
  readonly testId: string;
};

/** Which template to begin from. */
export type LaunchDraftFromTemplateInput = {
  /** The template. */
  readonly savedViewId: string;
  /** Identifier of the draft, made by the client. */
  readonly draftId: string;
};

/** The tests to estimate, at most 10. */
export type LaunchEstimateInput = {
  /** In their order. */
  readonly tests: ReadonlyArray<TestEstimateInput>;
};

/** What an estimate needs to know of a test: counts and choices, no texts. */
export type TestEstimateInput = {
  /** By which the answer names the test. */
  readonly id: string;
  /** exploratory, test_case_run, localization or translation. */
  readonly activity: string;
  /** False for fast delivery. */
  readonly moderationEnabled: boolean;
  /** Test cases of the request. */
  readonly testCasesCount: number;
  /** How many of them need a video. */
  readonly videoCasesCount: number;
  /** Results per test case, of a test case run. */
  readonly resultsPerTestCase?: number | null | undefined;
  /** Whether custom targeting stands in for the groups. */
  readonly hasCustomTargeting: boolean;
  /** Who should test. */
  readonly targetingGroups: ReadonlyArray<TargetingGroupInput>;
};

/** What a lever changes. */
export type EstimateLeverKind =
  | 'delivery'
  | 'video'
  | 'results'
  | 'targeting';

/** How an application link answers. */
export type ApplicationLinkState =
  | 'answers'
  | 'missing'
  | 'unreachable'
  | 'inside'
  | 'unchecked';

/** Where the way of one issue to a tracker stands. */
export type IssueExportState =
  /** It has surely not been sent since it came here. */
  | 'waiting'
  /** It may have arrived. */
  | 'sending'
  /** The tracker has it; its files are on their way. */
  | 'created'
  /** The tracker has it with its files. */
  | 'delivered'
  /** The tracker refused it. */
  | 'failed'
  /** Somebody cancelled it. */
  | 'cancelled';

/** Whether a tracker counts the work at what it made of an issue as ended. */
export type ItemState =
  | 'open'
  | 'done';

/** Where issues go to in Jira. */
export type JiraExportParams = {
  /** Key of the project. */
  readonly project_key?: string | null | undefined;
  /** Name of the issue type. */
  readonly issuetype_name?: string | null | undefined;
  /** Labels without spaces; 255 characters together. */
  readonly labels?: ReadonlyArray<string> | null | undefined;
};

/** Where issues go to at GitHub. */
export type GithubExportParams = {
  /** Owner and name of the repository, with a slash between. */
  readonly repository?: string | null | undefined;
  /** Labels; 255 characters together. */
  readonly labels?: ReadonlyArray<string> | null | undefined;
  /** Logins of up to 10 assignees. */
  readonly assignees?: ReadonlyArray<string> | null | undefined;
};

/** Where issues go to in Azure DevOps. */
export type AzureDevopsExportParams = {
  /** Id of the project. */
  readonly project_id?: string | null | undefined;
  /** Name of the project, as people are told of it; issues go by its id. */
  readonly project_name?: string | null | undefined;
  /** Name of the work item type. */
  readonly work_item_type?: string | null | undefined;
  /** Path of the area. */
  readonly area_path?: string | null | undefined;
  /** Tags; 255 characters together. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
};

/** Which issues to export to Jira, and where to. */
export type ExportIssuesToJiraInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** Where to. */
  readonly exportParams: JiraExportParams;
  /** Also those that are there already. */
  readonly again?: boolean | null | undefined;
};

/** Which issues to export to GitHub, and where to. */
export type ExportIssuesToGithubInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** Where to. */
  readonly exportParams: GithubExportParams;
  /** Also those that are there already. */
  readonly again?: boolean | null | undefined;
};

/** Which issues to export to Azure DevOps, and where to. */
export type ExportIssuesToAzureDevopsInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** Where to. */
  readonly exportParams: AzureDevopsExportParams;
  /** Also those that are there already. */
  readonly again?: boolean | null | undefined;
};

/** Which export, and which of its issues; all of them where none is named. */
export type IssueExportsInput = {
  /** The export. */
  readonly exportJobId: string;
  /** Some of its issues. */
  readonly issueIds?: ReadonlyArray<string> | null | undefined;
};

/** Which test run to look at. */
export type FlexibleTestingExternalTestDetailsInput = {
  /** What the tool calls the run: R42 or 42 at TestRail, the number of a test cycle at Zephyr Squad. */
  readonly externalTestId: string;
  /** testrail or zephyr-squad. */
  readonly source: string;
  /** The project of the run; needed at Zephyr Squad. */
  readonly projectId?: string | null | undefined;
};

/** Which requested tests to look for. */
export type FlexibleTestingTestRequestsFilter = {
  /** What the tool calls the run. */
  readonly externalTestId: string;
  /** testrail or zephyr-squad. */
  readonly source: string;
  /** True: only those that are neither closed nor cancelled. False: only those that are. */
  readonly testInProgress?: boolean | null | undefined;
};

/** A test run to launch. */
export type FlexibleTestingLaunchTestInput = {
  /** testrail or zephyr-squad. */
  readonly vendor: string;
  /** What the tool calls the run. */
  readonly externalTestId: string;
  /** The project of the run; needed at Zephyr Squad. */
  readonly projectId?: string | null | undefined;
  /** 1 to 100 characters; needed with TestRail. */
  readonly name?: string | null | undefined;
  /** At most 10,000 characters; TestRail only. */
  readonly description?: string | null | undefined;
  /** Where testers find the application; needed with TestRail. */
  readonly applicationUrl?: string | null | undefined;
  /** How testers get in, 1 to 5,000 characters; needed with TestRail. */
  readonly credentialsAndAccessInstructions?: string | null | undefined;
  /** At most 10,000 characters; TestRail only. */
  readonly additionalUrlsAndResources?: string | null | undefined;
  /** How many tests in progress for this run the caller knows of; more than that refuse the launch with request_debounce. Left out, none. */
  readonly inProgressSeen?: number | null | undefined;
};

/** Input of operatorGuidanceSave. */
export type OperatorGuidanceSaveInput = {
  /** The version that was changed; one that is no longer the newest is refused. */
  readonly version: number;
  /** 1 to 20,000 characters. */
  readonly text: string;
  /** 1 to 500 characters. */
  readonly pay: string;
};

/** Whom a guide is for. */
export type GuideName =
  | 'operator'
  | 'manager'
  | 'customer'
  | 'trial';

/** A step of a guide. */
export type GuideStep =
  | 'organization'
  | 'switches'
  | 'credits'
  | 'customer'
  | 'manager'
  | 'moderator'
  | 'token'
  | 'testers'
  | 'launch'
  | 'team'
  | 'live'
  | 'results'
  | 'name';

/** Input of guidePutAway. */
export type GuidePutAwayInput = {
  /** Which guide. */
  readonly name: GuideName;
  /** False brings it back. */
  readonly isPutAway: boolean;
};

/** What the rows of an imported file become. */
export type ImportKind =
  /** Test cases. */
  | 'test_cases'
  /** Known issues. */
  | 'known_issues'
  /** Rows of test data. */
  | 'test_data';

/** Columns to remember. */
export type SaveImportMappingInput = {
  /** What the rows become. */
  readonly kind: ImportKind;
  /** 1 to 200 columns with different headers. */
  readonly columns: ReadonlyArray<ImportColumnInput>;
};

/** A column of a file. */
export type ImportColumnInput = {
  /** 1 to 255 characters. */
  readonly header: string;
  /** A field of the kind, or leave_out. */
  readonly target: string;
};

/** Whether queries are read from a replica. */
export type ReplicaState =
  /** They are. */
  | 'reading'
  /** Not now: it is too far behind. */
  | 'behind'
  /** It does not answer. */
  | 'away'
  /** It is of another database. */
  | 'foreign'
  /** It takes writes of its own, and may differ from the database. */
  | 'promoted';

/** Whether access to a tool works. */
export type IntegrationState =
  /** No credential is kept. */
  | 'unconfigured'
  /** The tool took the credential when it was last asked. */
  | 'active'
  /** The tool refuses the credential. */
  | 'inactive';

/** What a place of a tracker may lack. */
export type TrackerDriftKind =
  /** The project or repository itself. */
  | 'project'
  /** Issues are switched off there. */
  | 'closed'
  /** The issue type. */
  | 'type'
  /** A permission of the account. */
  | 'permission'
  /** The area. */
  | 'area'
  /** A label; the tracker makes it. */
  | 'label'
  /** An assignee, to whom no issue there can be assigned. */
  | 'assignee'
  /** A mapped field. */
  | 'field'
  /** The value that a field is filled with. */
  | 'value'
  /** Something that fills a required field. */
  | 'required';

/** How a tool is to be connected: its code, and the parameters of that tool. */
export type IntegrationUpdateInput = {
  /** testrail, azure_devops or jira. */
  readonly code: string;
  /** TestRail: address of the site, starting with https. */
  readonly site?: string | null | undefined;
  /** TestRail: the person whose key it is. */
  readonly username?: string | null | undefined;
  /** TestRail: an API key of that person. */
  readonly api_key?: string | null | undefined;
  /** The parameters of Jira. */
  readonly jiraAuthenticationParams?: JiraAuthenticationParams | null | undefined;
  /** Azure DevOps in the cloud: the name of the organization. */
  readonly organization?: string | null | undefined;
  /** Azure DevOps in the cloud: the key of a sign-in, from azureDevopsCredentialsCreate. */
  readonly credentialsKey?: string | null | undefined;
  /** Azure DevOps on a server of one's own: the path of the collection, for example tfs/DefaultCollection. */
  readonly contextPath?: string | null | undefined;
  /** Azure DevOps on a server of one's own: a personal access token. */
  readonly accessToken?: string | null | undefined;
  /** The parameters of GitHub. */
  readonly githubAuthenticationParams?: GithubAuthenticationParams | null | undefined;
};

/** How Jira is to be connected. */
export type JiraAuthenticationParams = {
  /** Address of the site, starting with https. */
  readonly site: string;
  /** E-mail address of the person whose token it is; at Data Center their name. */
  readonly username: string;
  /** An API token, at Data Center a personal access token. Left out, the kept one stays, unless the host of the site changes. */
  readonly access_token?: string | null | undefined;
  /** What severities become. */
  readonly priority_mappings: JiraPriorityMappings;
  /** Whether exports begin with the settings below. */
  readonly use_default_export_settings?: boolean | null | undefined;
  /** What exports begin with; read only while they are used. */
  readonly default_export_settings?: JiraDefaultExportSettings | null | undefined;
};

/** The priority of Jira for each severity. */
export type JiraPriorityMappings = {
  /** Priority of critical issues. */
  readonly critical?: string | null | undefined;
  /** Priority of high issues. */
  readonly high?: string | null | undefined;
  /** Priority of medium issues. */
  readonly medium?: string | null | undefined;
  /** Priority of low issues. */
  readonly low?: string | null | undefined;
};

/** What exports to Jira begin with. */
export type JiraDefaultExportSettings = {
  /** Key of the project. */
  readonly project_key?: string | null | undefined;
  /** Name of the issue type. */
  readonly issuetype_name?: string | null | undefined;
  /** Labels without spaces. */
  readonly labels?: ReadonlyArray<string> | null | undefined;
  /** By project key, name of the issue type and id of the field: gat_field, type, allowed_values and default_value. */
  readonly custom_fields_mapping?: unknown;
};

/** Which integration to reset. */
export type IntegrationResetInput = {
  /** testrail, azure_devops, jira or github. */
  readonly code: string;
};

/** What fields of a type of work item are filled with. */
export type IntegrationMapInput = {
  /** azure_devops. */
  readonly code: string;
  /** Id of the project. */
  readonly projectId: string;
  /** Name of the work item type. */
  readonly workItemType: string;
  /** Each field that is filled; none empties the mapping. */
  readonly fields: ReadonlyArray<IntegrationFieldInput>;
};

/** What a field is filled with. */
export type IntegrationFieldInput = {
  /** What the tool calls the field. */
  readonly fieldId: string;
  /** Code of the issue field it is filled with. */
  readonly gatField?: string | null | undefined;
  /** The value where that is empty, or always. */
  readonly defaultValue?: string | null | undefined;
};

/** Which integration to ask. */
export type IntegrationCheckInput = {
  /** testrail, azure_devops, jira or github. */
  readonly code: string;
};

/** Which issues were read. */
export type FlexibleTestingMarkIssuesAsReadInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
};

/** Which issues to accept. */
export type FlexibleTestingIssuesAcceptInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** low, medium, high or critical for all of them. Left out, each keeps the severity of its moderator, else its own; those of a test that forces a choice are refused. */
  readonly newSeverity?: string | null | undefined;
};

/** Which issues to reject, and why. */
export type FlexibleTestingIssuesRejectInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** One of the nine reasons. */
  readonly rejectionReason: string;
};

/** Which issues are duplicates, and of which one. */
export type FlexibleTestingIssuesMergeInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** The original, or a duplicate of it. */
  readonly originalId: string;
};

/** Which severity issues get. */
export type FlexibleTestingChangeIssuesSeverityInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** low, medium, high or critical. */
  readonly newSeverity: string;
};

/** Which tags issues get and lose. */
export type FlexibleTestingIssuesUpdateTagsInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
  /** Tags that each of them has from now on. */
  readonly attachIssueTagIds?: ReadonlyArray<string> | null | undefined;
  /** Tags that none of them has from now on. */
  readonly detachIssueTagIds?: ReadonlyArray<string> | null | undefined;
  /** To take back such a change: the versions that it left. Where somebody hung the same tags on an issue or took them off since, that issue is refused. */
  readonly seen?: ReadonlyArray<IssueVersionInput> | null | undefined;
};

/** The version of an issue. */
export type IssueVersionInput = {
  /** The issue. */
  readonly issueId: string;
  /** The version that a change left. */
  readonly version: number;
};

/** What issues get back. */
export type FlexibleTestingIssuesRestoreInput = {
  /** 1 to 50 issues, with what each of them had. */
  readonly issues: ReadonlyArray<IssueStandingInput>;
};

/** What an issue had. */
export type IssueStandingInput = {
  /** The issue. */
  readonly issueId: string;
  /** The version it has since the change that is taken back. */
  readonly version: number;
  /** Where triage stood. */
  readonly triageStatus: TriageStatus;
  /** Why it was rejected, if it was. */
  readonly triageReason?: string | null | undefined;
  /** Its severity. */
  readonly severity: Severity;
  /** The issue of which it was a duplicate, if it was. */
  readonly originalId?: string | null | undefined;
};

/** Where the customer's judgement of an issue stands. */
export type TriageStatus =
  | 'untriaged'
  | 'accepted'
  | 'rejected';

/** How several tags are combined. */
export type TagMode =
  | 'any'
  | 'all';

/** What issues can be sorted by. */
export type IssueSortField =
  | 'created_at';

/** Direction of a sort. */
export type SortDirection =
  | 'ascending'
  | 'descending';

/** Order of a list of issues. */
export type IssueSort = {
  /** Field. */
  readonly field: IssueSortField;
  /** Direction. */
  readonly direction: SortDirection;
};

/** Which tag to create. */
export type FlexibleTestingCreateIssueTagInput = {
  /** Its name, 1 to 30 characters. */
  readonly name: string;
};

/** Which tag to rename. */
export type FlexibleTestingUpdateTaggedInput = {
  /** The tag. */
  readonly issueTagId: string;
  /** Its new name, 1 to 30 characters. */
  readonly name: string;
};

/** Which tag to delete. */
export type FlexibleTestingDestroyIssueTagInput = {
  /** The tag. */
  readonly issueTagId: string;
  /** Brings a deleted tag back instead. */
  readonly restore?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which note to write. */
export type FlexibleTestingIssueNoteCreateInput = {
  /** The issue. */
  readonly issueId: string;
  /** The text, at most 10,000 characters. */
  readonly note: string;
};

/** Which note to change. */
export type FlexibleTestingIssueNoteUpdateInput = {
  /** The issue. */
  readonly issueId: string;
  /** The new text, at most 10,000 characters. */
  readonly note: string;
  /** The version that was changed; another one is refused. Left out, whatever stands there is replaced. */
  readonly version?: number | null | undefined;
};

/** Which note to delete. */
export type FlexibleTestingIssueNoteDestroyInput = {
  /** The issue. */
  readonly issueId: string;
  /** Brings a deleted note back instead. */
  readonly restore?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which issue to accept. */
export type FlexibleTestingIssueAcceptInput = {
  /** The issue. */
  readonly issueId: string;
  /** low, medium, high or critical. Required when the test forces a choice before accepting; otherwise the severity it has. */
  readonly newSeverity?: string | null | undefined;
};

/** Which issue to reject, and why. */
export type FlexibleTestingIssueRejectInput = {
  /** The issue. */
  readonly issueId: string;
  /** One of the nine reasons. */
  readonly rejectionReason: string;
};

/** Which severity an issue gets. */
export type FlexibleTestingChangeIssueSeverityInput = {
  /** The issue. */
  readonly issueId: string;
  /** low, medium, high or critical. */
  readonly newSeverity: string;
  /** Always 'ada'. */
  readonly source: string;
};

/** Which issue to put back. */
export type FlexibleTestingIssueUntriageInput = {
  /** The issue. */
  readonly issueId: string;
  /** The version that the verdict left. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which issue is no duplicate. */
export type FlexibleTestingIssueUnmergeInput = {
  /** The issue. */
  readonly issueId: string;
  /** The version that was seen. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which issues to export. */
export type ExportIssuesToCsvInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<string>;
};

/** A simple form to save. */
export type SaveLaunchFormInput = {
  /** The version this save is based on; 0 for the first. */
  readonly version: number;
  /** The form and the forms that were put aside, at most 1 MiB. */
  readonly values: unknown;
  /** The device that saves, a uuid made by the client. */
  readonly device?: string | null | undefined;
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
  /** Files that were attached, or those of an earlier request: they come along as copies. 20 at most. */
  readonly fileIds?: ReadonlyArray<string> | null | undefined;
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
  /** none, per_case or session; per_case only where the test holds test cases. */
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
  /** Code; each case of a test needs one of its own, or none. */
  readonly code?: string | null | undefined;
  /** Name; not blank. */
  readonly name: string;
  /** What must hold before. */
  readonly prerequisites?: string | null | undefined;
  /** Steps in order; none where the name says it all. */
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

/** Which tester. */
export type ModerationClaimInput = {
  /** The tester, as a participant of the test. */
  readonly participantId: string;
};

/** Which tester to take over. */
export type ModerationClaimTakeOverInput = {
  /** The tester, as a participant of the test. */
  readonly participantId: string;
  /** Why, at most 200 characters; whoever has the tester reads it. */
  readonly reason: string;
};

/** What comes first: the longest waiting, what failed, or what belongs to one test. */
export type WaitingOrder =
  | 'oldest'
  | 'failed'
  | 'test';

/** What is shown: all, what failed, what the tester changed, what has evidence, or passes with evidence that were neither changed nor reported with an issue. */
export type WaitingShow =
  | 'all'
  | 'failed'
  | 'edited'
  | 'evidence'
  | 'plain';

/** Which results, and which approval is wanted. */
export type ApproveResultsInput = {
  /** 1 to 50 results. */
  readonly results: ReadonlyArray<ApprovedResultInput>;
  /** The approval wanted. */
  readonly approved: boolean;
};

/** One result of several. */
export type ApprovedResultInput = {
  /** The result. */
  readonly caseResultId: string;
  /** The version that was seen, or the one that the approval left which is taken back. Where somebody moved it since, that is refused and told. */
  readonly version?: number | null | undefined;
};

/** Where an issue is known: in the test, in the list that was handed in with its request, or among the accepted issues of the organization. */
export type KnownIn =
  | 'test'
  | 'request'
  | 'organization';

/** What a moderator finds a report to be. */
export type ReportVerdict =
  | 'fake'
  | 'known'
  | 'real';

/** Which words of a result to change. */
export type FlexibleTestingUpdateTestCaseResultResponseInput = {
  /** An answer of the result, the answer that holds its status, or a related issue. */
  readonly caseResultResponseId: string;
  /** The new value: a text for an answer to a field, a step value for the answer that holds the status and for a related issue. */
  readonly value: CaseResultResponseValueInput;
  /** The text as its editor saw it; left out, the text is replaced whatever it is. */
  readonly seen?: string | null | undefined;
};

/** A value of an answer: one of the two. */
export type CaseResultResponseValueInput = {
  /** A text, 1 to 10,000 characters. */
  readonly text?: string | null | undefined;
  /** What a step holds. */
  readonly step?: StepValueInput | null | undefined;
};

/** What a step holds: one of the three is changed. */
export type StepValueInput = {
  /** What happened, 1 to 10,000 characters. */
  readonly actualResult?: string | null | undefined;
  /** Anything else, 1 to 10,000 characters. */
  readonly additionalInformation?: string | null | undefined;
  /** The code of the related issue, such as GAT-123-1 or GAT-123-KI-1; it names an issue of the same test. */
  readonly issueId?: string | null | undefined;
};

/** Which related issue to take out, and what follows. */
export type DeleteRelatedIssueInput = {
  /** The related issue. */
  readonly caseResultResponseId: string;
  /** Whether the case passes without it; otherwise the tester is asked to change the result. */
  readonly changeStatusToPass: boolean;
  /** What the tester is asked, up to 10,000 characters; left out, a sentence that names the issue. */
  readonly content?: string | null | undefined;
};

/** Which report, and what it is. */
export type JudgeReportInput = {
  /** The report. */
  readonly relatedIssueId: string;
  /** What it is; left out, the verdict is taken back. */
  readonly verdict?: ReportVerdict | null | undefined;
  /** For a known one: the words of an option of knownIssueOptions. */
  readonly knownAs?: string | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which report, and how severe it is. */
export type GradeReportInput = {
  /** The report. */
  readonly relatedIssueId: string;
  /** low, medium, high or critical; left out, the tester's severity stands again. */
  readonly severity?: Severity | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which file of a result. */
export type CaseResultAttachmentInput = {
  /** The attachment. */
  readonly caseResultAttachmentId: string;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which file of an answer. */
export type CaseFieldAttachmentResponseInput = {
  /** The attachment. */
  readonly caseFieldAttachmentResponseId: string;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which result, and which approval is wanted. */
export type ToggleTestCaseResultApprovalInput = {
  /** The result. */
  readonly testCaseResultId: string;
  /** The approval wanted; left out, the approval flips. */
  readonly approved?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which result. */
export type CaseResultInput = {
  /** The result. */
  readonly caseResultId: string;
};

/** Which result to put back. */
export type FlexibleTestingCaseResultUnrejectInput = {
  /** The result. */
  readonly caseResultId: string;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which result to reject, and why. */
export type FlexibleTestingRejectCaseResultInput = {
  /** The result. */
  readonly caseResultId: string;
  /** One of the listed reasons. */
  readonly rejectionReason: string;
};

/** What the tester is asked to change. */
export type CreateCaseResultEditRequestInput = {
  /** The result. */
  readonly caseResultId: string;
  /** 1 to 10,000 characters. */
  readonly content: string;
};

/** Whose warning to dismiss. */
export type ConfirmNoMassPassingInput = {
  /** The test. */
  readonly testId: string;
  /** Its participant. */
  readonly participantId: string;
};

/** Which results were read. */
export type FlexibleTestingMarkCaseResultsAsReadInput = {
  /** 1 to 50 results. */
  readonly caseResultIds: ReadonlyArray<string>;
};

/** Notifications to mark. */
export type NotificationsMarkInput = {
  /** Their public ids, at most 100. */
  readonly publicIds: ReadonlyArray<string>;
  /** Whether they are read. */
  readonly isRead: boolean;
};

/** Until when everything is marked. */
export type NotificationsMarkAllInput = {
  /** When the newest was sent that the caller saw. */
  readonly until: string;
};

/** What to hear of one kind. */
export type NotificationChoiceInput = {
  /** The kind. */
  readonly event: string;
  /** In the app. */
  readonly app: boolean;
  /** By mail. */
  readonly mail: boolean;
  /** By the webhook. */
  readonly webhook: boolean;
};

/** The settings as a whole. */
export type NotificationSettingsInput = {
  /** One entry for each kind; a kind left out stays as it is. */
  readonly choices: ReadonlyArray<NotificationChoiceInput>;
  /** Whether mails are sent at all. */
  readonly mailEnabled: boolean;
  /** soon, hourly or daily. */
  readonly digest: string;
  /** Beginning of the quiet hours. */
  readonly quietFrom?: string | null | undefined;
  /** End of the quiet hours. */
  readonly quietUntil?: string | null | undefined;
  /** Time zone. */
  readonly timeZone: string;
  /** Address of the webhook, https alone. */
  readonly webhookUrl?: string | null | undefined;
};

/** The test and whether it is muted. */
export type NotificationTestMuteInput = {
  /** The test. */
  readonly testId: string;
  /** Whether the caller hears nothing of it. */
  readonly isMuted: boolean;
};

/** Whether an organization is in use. */
export type OrganizationState =
  | 'active'
  | 'archived';

/** Whether a token lets a crowd system in. */
export type CrowdTokenState =
  | 'active'
  | 'revoked';

/** What became of a call of a crowd system. */
export type CrowdCallOutcome =
  | 'answered'
  | 'refused'
  | 'failed';

/** What became of a mail: kept where no mail server is set up, unconfirmed where the mail server never answered. */
export type MailState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'unconfirmed'
  | 'failed'
  | 'kept';

/** Input of operatorMailResend. */
export type OperatorMailResendInput = {
  /** The mail. */
  readonly mailId: string;
};

/** Input of operatorOrganizationCreate. */
export type OperatorOrganizationCreateInput = {
  /** 1 to 255 characters. */
  readonly name: string;
  /** Prefix of its test codes: 2 to 6 capital letters or digits, told apart from every other. */
  readonly shortCode: string;
};

/** Input of operatorOrganizationUpdate. */
export type OperatorOrganizationUpdateInput = {
  /** The organization. */
  readonly organizationId: string;
  /** 1 to 255 characters. */
  readonly name: string;
  /** Whether it has a contract; with one, the trial does not count. */
  readonly hasContract: boolean;
  /** When its trial ends; null without a trial. */
  readonly trialFinishesAt?: string | null | undefined;
  /** Tests that it may launch in an hour, 1 to 1,000; left out, as many as before. */
  readonly launchesPerHour?: number | null | undefined;
  /** The organization flags that are on, by name. */
  readonly flags: ReadonlyArray<string>;
  /** The feature flags that are on, by name. */
  readonly featureFlags: ReadonlyArray<string>;
};

/** Input of operatorOrganizationArchive. */
export type OperatorOrganizationArchiveInput = {
  /** The organization. */
  readonly organizationId: string;
};

/** Input of operatorOrganizationRestore. */
export type OperatorOrganizationRestoreInput = {
  /** The organization. */
  readonly organizationId: string;
};

/** Input of operatorCreditsAdd. */
export type OperatorCreditsAddInput = {
  /** The organization. */
  readonly organizationId: string;
  /** Credits with at most two decimals, negative to take away; the balance never falls below 0 by this. */
  readonly amount: number;
  /** 1 to 255 characters; the organization reads it among its transactions. */
  readonly reason: string;
};

/** Input of operatorPersonCreate. */
export type OperatorPersonCreateInput = {
  /** The organization. */
  readonly organizationId: string;
  /** Their address, told apart from every other. */
  readonly email: string;
  /** 1 to 255 characters. */
  readonly firstName: string;
  /** 1 to 255 characters. */
  readonly lastName: string;
  /** What they may do. */
  readonly role: Role;
};

/** Input of operatorPersonUpdate. */
export type OperatorPersonUpdateInput = {
  /** The person. */
  readonly userId: string;
  /** What they may do. */
  readonly role: Role;
  /** Whether they run this installation; for test managers. */
  readonly isOperator: boolean;
  /** Whether they may act for customers; for test managers. */
  readonly isSupport: boolean;
};

/** Input of operatorPersonRemove. */
export type OperatorPersonRemoveInput = {
  /** The person. */
  readonly userId: string;
};

/** Input of operatorPersonForget. */
export type OperatorPersonForgetInput = {
  /** The person. */
  readonly userId: string;
};

/** Input of operatorPersonRestore. */
export type OperatorPersonRestoreInput = {
  /** The person. */
  readonly userId: string;
};

/** Input of operatorPasswordLinkCreate. */
export type OperatorPasswordLinkCreateInput = {
  /** The person. */
  readonly userId: string;
};

/** Input of operatorPersonSignOut. */
export type OperatorPersonSignOutInput = {
  /** The person. */
  readonly userId: string;
};

/** Input of operatorSupportSessionStart. */
export type OperatorSupportSessionStartInput = {
  /** The person. */
  readonly userId: string;
  /** 1 to 255 characters, kept in the audit trail. */
  readonly reason: string;
};

/** Input of operatorCrowdTokenCreate. */
export type OperatorCrowdTokenCreateInput = {
  /** Name of the crowd system, 1 to 255 characters. */
  readonly name: string;
  /** Whether what is called with it is taken back; left out, it is not. */
  readonly isSandbox?: boolean | null | undefined;
};

/** Input of operatorCrowdTokenRevoke. */
export type OperatorCrowdTokenRevokeInput = {
  /** The token. */
  readonly tokenId: string;
};

/** Input of operatorJobRetry. */
export type OperatorJobRetryInput = {
  /** Its queue. */
  readonly queue: string;
  /** The job. */
  readonly jobId: string;
};

/** Where a participant stands. */
export type ParticipantStatus =
  | 'selected'
  | 'invited'
  | 'joined'
  | 'in_progress'
  | 'testing_complete'
  | 'under_review'
  | 'results_approved'
  | 'publishing_results'
  | 'results_published'
  | 'publishing_failed'
  | 'dropped_out'
  | 'removed'
  | 'declined'
  | 'expired'
  | 'backup_removed'
  | 'backup';

/** Where a moderator's assignment stands. */
export type AssignmentStatus =
  | 'assigned'
  | 'accepted'
  | 'rejected'
  | 'removed';

/** Where a blocker stands. */
export type BlockerStatus =
  | 'open'
  | 'resolved';

/** Whether the job that makes issues is working on a participant. */
export type IssueGeneration =
  | 'none'
  | 'processing'
  | 'failed';

/** What stops publishing until it is accepted. */
export type PublishingStop =
  | 'mass_passing'
  | 'nothing_approved'
  | 'open_blockers'
  | 'unmoderated_results'
  | 'unmoderated_issues';

/** Whether another tester could reproduce an issue. */
export type ReproducibilityStatus =
  /** It showed again. */
  | 'pass'
  /** It did not show. */
  | 'fail'
  /** Something else kept the tester from trying. */
  | 'blocked'
  /** The tester did not try. */
  | 'not_tested';

/** How a requested test came or comes to start. */
export type AutoLaunchStatus =
  | 'ready_to_launch'
  | 'requires_manual_evaluation'
  | 'launched_automatically'
  | 'launched_manually';

/** What testers do in a test. */
export type Activity =
  | 'exploratory'
  | 'translation'
  | 'localization'
  | 'test_case_run';

/** Where a recurring schedule stands. */
export type ScheduleState =
  | 'active'
  | 'paused'
  | 'performed'
  | 'canceled';

/** Where the restoring of an archive stands. */
export type OrganizationRestoreState =
  | 'awaiting'
  | 'checking'
  | 'checked'
  | 'refused'
  | 'restoring'
  | 'restored'
  | 'failed'
  | 'discarded'
  | 'expired';

/** Which file is sent. */
export type OperatorRestoreBeginInput = {
  /** Its name. */
  readonly name: string;
};

/** Which archive it is about. */
export type OperatorRestoreInput = {
  /** The archive. */
  readonly restoreId: string;
};

/** Whose results to publish. */
export type PublishIssuesAndCaseResultsInput = {
  /** The test. */
  readonly testId: string;
  /** Its participants. */
  readonly participantIds: ReadonlyArray<string>;
  /** What was seen of each and accepted: with it, nobody is published whom anything else stops. Absent: everything is accepted. */
  readonly accepted?: ReadonlyArray<AcceptedStopsInput> | null | undefined;
};

/** What stops the publishing of a participant and was accepted. */
export type AcceptedStopsInput = {
  /** The participant. */
  readonly participantId: string;
  /** What was accepted. */
  readonly stops: ReadonlyArray<PublishingStop>;
};

/** Whose publishing to take back. */
export type TakeBackPublishingInput = {
  /** The test. */
  readonly testId: string;
  /** Its participants, each as it was seen. */
  readonly participants: ReadonlyArray<SeenParticipantInput>;
};

/** A participant as it was seen. */
export type SeenParticipantInput = {
  /** The participant. */
  readonly participantId: string;
  /** The version that was seen: what somebody changed since is not taken back. */
  readonly version: number;
};

/** An answer to an assignment. */
export type ChangeAssignmentStatusInput = {
  /** The caller's assignment. */
  readonly assignedCommunityTestManagerId: string;
  /** accepted or rejected. */
  readonly status: AssignmentStatus;
  /** The version of the guidance that was read and is confirmed with it. */
  readonly guidanceVersion?: number | null | undefined;
};

/** Whom to assign. */
export type AssignCommunityTestManagerInput = {
  /** The moderator. */
  readonly organizationUserId: string;
  /** The supervised test. */
  readonly flexibleTestingTestId: string;
};

/** Which assignment to end. */
export type RemoveAssignedCommunityTestManagerInput = {
  /** The assignment. */
  readonly assignedCommunityTestManagerId: string;
};

/** Whose results to export. */
export type ExportTestCaseResultsToCsvInput = {
  /** The supervised test. */
  readonly testId: string;
  /** Its participants, 1 to 50. */
  readonly participantsIds: ReadonlyArray<string>;
};

/** Whom to remove, and why. */
export type RemoveTestersFromTestInput = {
  /** The test. */
  readonly testId: string;
  /** Its participants. */
  readonly participantIds: ReadonlyArray<string>;
  /** Codes when removal is strict, otherwise one text. */
  readonly removalReasons: ReadonlyArray<string>;
};

/** Which test to end. */
export type FlexibleTestingCloseTestWindowInput = {
  /** The supervised test. */
  readonly testId: string;
};

/** Which blocker. */
export type TestBlockerInput = {
  /** The blocker. */
  readonly testBlockerId: string;
};

/** Whether a legal hold stands. */
export type LegalHoldState =
  | 'placed'
  | 'lifted';

/** Input of operatorLegalHoldPlace. */
export type OperatorLegalHoldPlaceInput = {
  /** The organization. */
  readonly organizationId: string;
  /** Code of one test; left out or empty, everything of the organization is kept. */
  readonly testCode?: string | null | undefined;
  /** 1 to 255 characters. */
  readonly reason: string;
};

/** Input of operatorLegalHoldLift. */
export type OperatorLegalHoldLiftInput = {
  /** The legal hold. */
  readonly holdId: string;
};

/** Where an outcome of a test case stands on its way to a test run. */
export type RunResultState =
  /** It has surely not arrived. */
  | 'waiting'
  /** It may have arrived. */
  | 'sending'
  /** It has arrived. */
  | 'sent'
  /** The tool refused it. */
  | 'failed';

/** What testers together say of a test case. */
export type CaseOutcome =
  /** All testers who came to a verdict passed it. */
  | 'passed'
  /** All testers who came to a verdict were blocked. */
  | 'blocked'
  /** Some testers passed it, others were blocked. */
  | 'retest'
  /** At least one tester failed it. */
  | 'failed';

/** Whose results are to be sent again. */
export type RetryRunResultsInput = {
  /** The test. */
  readonly testId: string;
};

/** Which sentence to keep. */
export type SavedSentenceCreateInput = {
  /** Identifier, a uuid made by the client. */
  readonly savedSentenceId: string;
  /** Its words, at most 500 characters. */
  readonly text: string;
  /** Whether everybody who moderates in the organization sees it; only test managers decide that. */
  readonly isShared: boolean;
};

/** What to change of a sentence. */
export type SavedSentenceUpdateInput = {
  /** The sentence. */
  readonly savedSentenceId: string;
  /** Its words, at most 500 characters. */
  readonly text?: string | null | undefined;
  /** Whether everybody who moderates in the organization sees it; only test managers decide that, and of their own sentences. */
  readonly isShared?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which sentence to remove. */
export type SavedSentenceRemoveInput = {
  /** The sentence. */
  readonly savedSentenceId: string;
  /** True brings it back instead. */
  readonly restore?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which sentence was taken. */
export type SavedSentenceUseInput = {
  /** The sentence. */
  readonly savedSentenceId: string;
};

/** A list whose views can be saved. */
export type SavedViewList =
  /** All issues. */
  | 'issues'
  /** The issues of any one test. */
  | 'test_issues'
  /** The tests of the results page. */
  | 'tests'
  /** The crowd, as the criteria of a tester group narrow it: a view of it is an audience. */
  | 'crowd'
  /** Requests as they are begun: a view of them is a template, which keeps a whole request. */
  | 'requests';

/** Which view to save. */
export type SavedViewCreateInput = {
  /** Identifier, a uuid made by the client. */
  readonly savedViewId: string;
  /** The list. */
  readonly list: SavedViewList;
  /** Its name, at most 100 characters. */
  readonly name: string;
  /** What the address of the list says, at most 2,000 characters. */
  readonly query: string;
  /** Whether everybody in the organization sees it. */
  readonly isShared: boolean;
  /** Whether the caller has it above the list. */
  readonly isPinned: boolean;
  /** The request that a template keeps, as a draft has it, at most 6 MiB; its files and a start at a date are left out. Nothing else keeps one. */
  readonly content?: unknown;
};

/** What to change of a view. */
export type SavedViewUpdateInput = {
  /** The view. */
  readonly savedViewId: string;
  /** Its name, at most 100 characters. */
  readonly name?: string | null | undefined;
  /** What the address of the list says, at most 2,000 characters. */
  readonly query?: string | null | undefined;
  /** Whether everybody in the organization sees it; only its owner decides that. */
  readonly isShared?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which view to put above the list. */
export type SavedViewPinInput = {
  /** The view. */
  readonly savedViewId: string;
  /** False takes it from there. */
  readonly isPinned: boolean;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** Which view to remove. */
export type SavedViewRemoveInput = {
  /** The view. */
  readonly savedViewId: string;
  /** True brings it back instead. */
  readonly restore?: boolean | null | undefined;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: number | null | undefined;
};

/** A new rule for a schedule. */
export type UpdateScheduleInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** 0 Sunday to 6 Saturday. */
  readonly recurringDay?: number | null | undefined;
  /** HH:mm. */
  readonly recurringTime?: string | null | undefined;
  /** IANA time zone. */
  readonly userTimezone: string;
  /** The version that the change which this takes back has left. */
  readonly version?: number | null | undefined;
};

/** A schedule that is to rest or go on. */
export type ScheduleRestInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** The version that the change which this takes back has left. */
  readonly version?: number | null | undefined;
};

/** A run, and where it is to stand. */
export type MoveScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** Where the run stands. */
  readonly runAt: string;
  /** Where it is to stand. */
  readonly to: string;
  /** The version that the change which this takes back has left. */
  readonly version?: number | null | undefined;
};

/** A run that is to stand where the rule has it. */
export type RestoreScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** Where the rule has it. */
  readonly ruledAt: string;
  /** The version that the change which this takes back has left. */
  readonly version?: number | null | undefined;
};

/** A change of a schedule that needs a reason. */
export type ScheduleReasonInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** Why; not blank. */
  readonly reason: string;
};

/** A run that is left out, and why. */
export type SkipScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: string;
  /** Why; not blank. */
  readonly reason: string;
  /** Where the run stands that is meant; refused where none stands there any more. Without it the next one, whichever that is. */
  readonly runAt?: string | null | undefined;
};

/** What can be found. */
export type SearchKind =
  | 'request'
  | 'test'
  | 'issue'
  | 'test_case'
  | 'tester'
  | 'service';

/** Where a request for a service stands. */
export type ServiceRequestState =
  | 'requested'
  | 'in_progress'
  | 'completed'
  | 'cancelled';

/** What becomes of a request. */
export type ServiceRequestMove =
  | 'start'
  | 'complete'
  | 'cancel';

/** What is asked for. */
export type ProfessionalServiceRequestCreateInput = {
  /** The service. */
  readonly professionalServiceId: string;
  /** 1 to 10,000 characters. */
  readonly content: string;
};

/** Input of operatorServiceSave. */
export type OperatorServiceSaveInput = {
  /** The entry; null makes one. */
  readonly serviceId?: string | null | undefined;
  /** 1 to 255 characters. */
  readonly title: string;
  /** 1 to 2,000 characters. */
  readonly description: string;
  /** 1 to 255 characters. */
  readonly cost: string;
  /** 1 to 255 characters. */
  readonly serviceLevelAgreement: string;
  /** 1 to 2,000 characters. */
  readonly requestFormInstructions: string;
  /** Whether it can be asked for. */
  readonly offered: boolean;
};

/** Input of operatorServiceRequestAnswer. */
export type OperatorServiceRequestAnswerInput = {
  /** The request. */
  readonly requestId: string;
  /** What becomes of it. */
  readonly move: ServiceRequestMove;
  /** What the customer is told; null leaves the last answer. */
  readonly answer?: string | null | undefined;
};

/** Where a shared report stands. */
export type SharedReportState =
  | 'active'
  | 'expired'
  | 'revoked';

/** A part of a shared report. */
export type SharedReportPart =
  | 'summary'
  | 'cases'
  | 'issues';

/** Which issues a shared report holds. */
export type SharedReportIssues =
  | 'published'
  | 'accepted'
  | 'chosen';

/** What a shared report may leave out. */
export type SharedReportField =
  | 'testers'
  | 'notes'
  | 'environment'
  | 'evidence';

/** Input of sharedReportCreate. */
export type SharedReportCreateInput = {
  /** The test. */
  readonly testId: string;
  /** Its title, at most 120 characters. */
  readonly title: string;
  /** A word of introduction, at most 2000 characters. */
  readonly introduction?: string | null | undefined;
  /** What it holds, at least one. */
  readonly parts: ReadonlyArray<SharedReportPart>;
  /** Which issues it holds, where it holds any. */
  readonly issues: SharedReportIssues;
  /** Those chosen by hand, at most 200. */
  readonly issueIds?: ReadonlyArray<string> | null | undefined;
  /** What it leaves out. */
  readonly leavesOut: ReadonlyArray<SharedReportField>;
  /** After how many days its time is over, from 1 to 365. */
  readonly days?: number | null | undefined;
  /** When its time is over, within a year, where no days are given. */
  readonly expiresAt?: string | null | undefined;
};

/** Input of sharedReportRevoke. */
export type SharedReportRevokeInput = {
  /** The report. */
  readonly sharedReportId: string;
};

/** What people may do here. */
export type Role =
  | 'customer'
  | 'test_manager'
  | 'community_test_manager';

/** New name of the caller. */
export type OrganizationUserUpdateInput = {
  /** The caller's own identifier. */
  readonly organizationUserId: string;
  /** 1 to 255 characters. */
  readonly firstName: string;
  /** 1 to 255 characters. */
  readonly lastName: string;
};

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

/** A period of credit transactions. */
export type ExportCreditsInput = {
  /** Its beginning; the first transaction where there is none. */
  readonly since?: string | null | undefined;
  /** Its end, which is no part of it; now where there is none. */
  readonly until?: string | null | undefined;
};

/** A page that was opened. */
export type PageViewTrackInput = {
  /** Name of the page, at most 255 characters. */
  readonly pageName: string;
};

/** A form of a supervised test to save. */
export type SaveSupervisedFormInput = {
  /** The advanced test. */
  readonly advancedTestId: string;
  /** The requested test; left out where the request has none. */
  readonly requestedTestId?: string | null | undefined;
  /** The version this save is based on; 0 for the first. */
  readonly version: number;
  /** The form, at most 6 MiB. */
  readonly values: unknown;
  /** The device that saves, a uuid made by the client. */
  readonly device?: string | null | undefined;
};

/** What testers must have. */
export type MatchingTestersInput = {
  /** 1 to 1,000. */
  readonly numberOfResultsNeeded: number;
  /** Reference numbers. */
  readonly countryIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly languageIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly deviceTypeIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly mobileDeviceIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly manufacturerIds?: ReadonlyArray<string> | null | undefined;
  /** Testers to leave out; they need not exist. */
  readonly excludedTesterIds?: ReadonlyArray<string> | null | undefined;
  /** Earlier tests, at most 100: who took part in one of them is left out. */
  readonly excludedTestIds?: ReadonlyArray<string> | null | undefined;
  /** Goes on after the endCursor of an earlier answer. */
  readonly after?: string | null | undefined;
  /** The advanced test the group is for. */
  readonly advancedTestRequestId: string;
};

/** How a tester came to be chosen: best and next_best by rank at the launch, by_hand by the test manager; then invited from those who waited, promoted from the backups, found in the crowd, or expired. */
export type TesterChoiceKind =
  | 'best'
  | 'next_best'
  | 'by_hand'
  | 'invited'
  | 'promoted'
  | 'found'
  | 'expired';

/** Testers and the versions they are to have. */
export type TesterDevicesInput = {
  /** At most 1,000. */
  readonly testerEmails: ReadonlyArray<string>;
  /** Reference numbers; without any, every device will do. */
  readonly operatingSystemVersionIds: ReadonlyArray<string>;
};

/** Whose test cases to give. */
export type ExportRawTestCasesInput = {
  /** The advanced test. */
  readonly advancedTestRequestId: string;
};

/** A group of testers to choose. */
export type TesterGroupInput = {
  /** At most 100 characters. */
  readonly name: string;
  /** 1 to 1,000. */
  readonly numberOfResultsNeeded: number;
  /** Chosen testers by e-mail. */
  readonly selectedTesterEmails: ReadonlyArray<string>;
  /** Backups by e-mail. */
  readonly backupTesterEmails: ReadonlyArray<string>;
  /** Reference numbers. */
  readonly countryIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly languageIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly deviceTypeIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly manufacturerIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly mobileDeviceIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: ReadonlyArray<string> | null | undefined;
  /** Reference numbers. */
  readonly internetBrowserIds?: ReadonlyArray<string> | null | undefined;
  /** At most 10,000 characters. */
  readonly other?: string | null | undefined;
  /** Tags of the cases it runs; none means all cases. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Testers the server does not choose. */
  readonly excludedTesterIds?: ReadonlyArray<string> | null | undefined;
  /** Earlier tests, at most 100: who took part in one of them is not chosen by the server. */
  readonly excludedTestIds?: ReadonlyArray<string> | null | undefined;
  /** Whether the server chooses the testers. */
  readonly automaticTesterSelectionEnabled: boolean;
  /** Why not. */
  readonly automaticTesterSelectionDisabledReason?: string | null | undefined;
};

/** A supervised test to launch. */
export type LaunchSupervisedTestInput = {
  /** The advanced test it is launched from. */
  readonly parentTestId: string;
  /** The requested test it answers. */
  readonly requestedTestId?: string | null | undefined;
  /** Where testers find the application. */
  readonly applicationUrl: string;
  /** Name. */
  readonly name: string;
  /** What it is about. */
  readonly description?: string | null | undefined;
  /** At most 5,000 characters. */
  readonly credentialsAndAccessInstructions?: string | null | undefined;
  /** More places to look. */
  readonly additionalUrlsAndResources?: string | null | undefined;
  /** Cases; left out, those of the requested test. */
  readonly testCases?: ReadonlyArray<TestCaseInput> | null | undefined;
  /** web, android, ios: at least one. */
  readonly testEnvironments: ReadonlyArray<string>;
  /** web, android, ios: what the groups test on; left out, the same as testEnvironments. */
  readonly platforms?: ReadonlyArray<string> | null | undefined;
  /** An https address. */
  readonly testerSpecificationDocument: string;
  /** At least one group. */
  readonly testerGroups: ReadonlyArray<TesterGroupInput>;
  /** Payout per case in cents, 0 to 1,000,000. */
  readonly payoutBaseAmount: number;
  /** Whether a passed case needs an attachment. */
  readonly requiredAttachmentForPass?: boolean | null | undefined;
  /** Whether every case needs a video. */
  readonly requireVideoAttachment?: boolean | null | undefined;
  /** Whether the payout is multiplied by country. */
  readonly applyCountryPayoutMultiplier?: boolean | null | undefined;
  /** Whether backups are brought in by themselves. */
  readonly automaticTesterManagementEnabled: boolean;
  /** Why not. */
  readonly automaticTesterManagementDisabledReason?: string | null | undefined;
};

/** Where a member stands. */
export type MembershipState =
  | 'invited'
  | 'active'
  | 'removed'
  | 'forgotten';

/** Whom to invite. */
export type OrganizationUsersCreateInput = {
  /** 1 to 256 addresses; doubles count once. */
  readonly emails: ReadonlyArray<string>;
  /** What they may do; customer unless said otherwise, and nothing else by a customer. */
  readonly role?: Role | null | undefined;
};

/** An invitation. */
export type OrganizationInvitationInput = {
  /** Its identifier. */
  readonly invitationId: string;
};

/** Whom to deactivate. */
export type OrganizationUserRemoveInput = {
  /** The member. */
  readonly organizationUserId: string;
  /** Who gets their drafts; another active member. Without one the drafts stay as they are. */
  readonly draftsTo?: string | null | undefined;
};

/** Which test, and what is wanted. */
export type ToggleRequiredAttachmentForPassInput = {
  /** The supervised test. */
  readonly testId: string;
  /** What is wanted; left out, the requirement flips. */
  readonly required?: boolean | null | undefined;
};

/** Which test, and why. */
export type DisableAutomaticTesterManagementInput = {
  /** The supervised test. */
  readonly testId: string;
  /** 1 to 1,000 characters. */
  readonly reason: string;
};

/** Which test belongs to which test cycle. */
export type AdvancedTestingTestCycleToTestLinkInput = {
  /** The supervised test. */
  readonly testId: string;
  /** Code of a test cycle of the organization, such as NW-411-TC1. */
  readonly testCycleCode: string;
};

/** Which group, and how many results. */
export type UpdateNumberOfResultsNeededInput = {
  /** The group. */
  readonly groupId: string;
  /** 1 to 1,000, and not below what is published. */
  readonly numberOfResultsNeeded: number;
};

/** How a list of tests is ordered: by its date, upcoming ones by when they are to open, or by name. */
export type PlatformTestSort =
  | 'date'
  | 'name';

/** What a list of tests shows. */
export type PlatformTestStatus =
  | 'in_progress'
  | 'upcoming'
  | 'closed'
  | 'cancelled';

/** Where a test stands in time. */
export type TestWindowStatus =
  | 'prep'
  | 'scheduled'
  | 'open'
  | 'finished'
  | 'closed'
  | 'cancelled';

/** What came of a result: live where testers work on it, to come before the test opens, explored where a session was submitted, which nobody passes or fails. */
export type ResultKind =
  | 'pass'
  | 'fail'
  | 'blocked'
  | 'rejected'
  | 'explored'
  | 'live'
  | 'to_come';

/** What kind of word an entry is. */
export type VocabularyKind =
  | 'country'
  | 'language'
  | 'operating_system'
  | 'operating_system_version'
  | 'device_type'
  | 'manufacturer'
  | 'mobile_device'
  | 'internet_browser';

/** Whether an entry is offered to whoever describes testers. */
export type VocabularyEntryState =
  | 'offered'
  | 'retired';

/** What an import does with a row. */
export type VocabularyRowVerdict =
  /** It is added. */
  | 'new'
  /** An entry is renamed. */
  | 'changed'
  /** It is there. */
  | 'same'
  /** What it belongs to is not known; it is left out. */
  | 'unknown'
  /** It cannot be an entry; it is left out. */
  | 'invalid';

/** One row of an import. */
export type VocabularyRowInput = {
  /** Name. */
  readonly name: string;
  /** Code, for countries and languages. */
  readonly code?: string | null | undefined;
  /** Name of the system of a version, or of the maker of a device. */
  readonly parent?: string | null | undefined;
  /** Name of the type of a device. */
  readonly deviceType?: string | null | undefined;
};

/** Input of operatorVocabularyEntryAdd. */
export type OperatorVocabularyEntryAddInput = {
  /** What kind of word it is. */
  readonly kind: VocabularyKind;
  /** 1 to 100 characters, once in its kind and under what it belongs to. */
  readonly name: string;
  /** Code, for countries and languages. */
  readonly code?: string | null | undefined;
  /** Reference number of the system of a version, or of the maker of a device. */
  readonly parentId?: string | null | undefined;
  /** Reference number of the type of a device. */
  readonly deviceTypeId?: string | null | undefined;
};

/** Input of operatorVocabularyEntryRename. */
export type OperatorVocabularyEntryRenameInput = {
  /** The entry. */
  readonly entryId: string;
  /** The version that was changed; one that is no longer the newest is refused. */
  readonly version: number;
  /** 1 to 100 characters, once in its kind and under what it belongs to. */
  readonly name: string;
};

/** Input of operatorVocabularyEntryRetire and operatorVocabularyEntryOffer. */
export type OperatorVocabularyEntryInput = {
  /** The entry. */
  readonly entryId: string;
};

/** Input of operatorVocabularyImport. */
export type OperatorVocabularyImportInput = {
  /** What kind of words the rows are. */
  readonly kind: VocabularyKind;
  /** 2,000 rows at most. */
  readonly rows: ReadonlyArray<VocabularyRowInput>;
};

/** What kind of work waits. */
export type WaitingKind =
  | 'assignment'
  | 'results'
  | 'no_moderator'
  | 'not_accepted'
  | 'too_few_testers'
  | 'publishing_failed'
  | 'blockers'
  | 'unmoderated'
  | 'publishing'
  | 'launches'
  | 'approval'
  | 'untriaged_issues'
  | 'draft';

/** Where a webhook stands. */
export type WebhookState =
  | 'active'
  | 'paused'
  | 'disabled'
  | 'removed';

/** Why Muster disabled a webhook. */
export type WebhookReason =
  | 'gone'
  | 'failing';

/** Where a delivery stands. */
export type WebhookDeliveryState =
  | 'due'
  | 'waiting'
  | 'delivered'
  | 'given_up';

/** Input of webhookCreate. */
export type WebhookCreateInput = {
  /** Where it is called, by https. */
  readonly address: string;
  /** What it is for, at most 120 characters. */
  readonly description?: string | null | undefined;
  /** Types of the messages it is sent, at least one. */
  readonly events: ReadonlyArray<string>;
};

/** Names a webhook. */
export type WebhookInput = {
  /** The webhook. */
  readonly webhookId: string;
};

/** Input of webhookRedeliver. */
export type WebhookRedeliverInput = {
  /** The delivery. */
  readonly webhookDeliveryId: string;
};

export type AdvancedTestRowFragment = { readonly id: string, readonly autoLaunchStatus: AutoLaunchStatus, readonly launchedTestId: string | null, readonly isUnapproved: boolean };

export type AttachmentRequirementRowFragment = { readonly id: string, readonly requiredAttachmentForPass: boolean, readonly testWindow: { readonly status: TestWindowStatus } };

export type AttachmentRowFragment = { readonly id: string, readonly participantStatus: ParticipantStatus };

export type AutoExportRowFragment = { readonly id: string, readonly state: AutoExportState, readonly enabledDestinations: ReadonlyArray<string>, readonly severitiesForExport: ReadonlyArray<string>, readonly activeDestinations: ReadonlyArray<string> };

export type AutomaticManagementRowFragment = { readonly id: string, readonly automaticTesterManagementEnabled: boolean, readonly supportsAutomaticTesterManagement: boolean };

export type BlockerRowFragment = { readonly id: string, readonly status: BlockerStatus, readonly assistanceRequested: boolean };

export type CaseResultRowFragment = { readonly id: string, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus };

export type CustomerRequestRowFragment = { readonly id: string, readonly state: LaunchDraftState, readonly testId: string | null, readonly ownerId: string, readonly sharing: DraftSharing | null };

export type InvitationRowFragment = { readonly id: string, readonly expiresAt: string, readonly sentAt: string };

export type IssueExportRowFragment = { readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null };

export type IssueNoteRowFragment = { readonly id: string, readonly note: string, readonly createdAt: string, readonly updatedAt: string };

export type IssueTagRowFragment = { readonly id: string, readonly name: string };

export type IssueRowFragment = { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly forceSeverityChangeBeforeAccept: boolean } };

export type LaunchApprovalRowFragment = { readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean };

export type MembershipRowFragment = { readonly id: string, readonly state: MembershipState, readonly role: Role, readonly isOperator: boolean };

export type ModerationClaimRowFragment = { readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null };

export type ModeratorAssignmentRowFragment = { readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus };

export type ParticipantRowFragment = { readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop> };

export type RelatedIssueRowFragment = { readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus };

export type ResultsNeededRowFragment = { readonly id: string, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly canModifyNumberOfResultsNeeded: boolean, readonly testWindowStatus: TestWindowStatus };

export type SavedSentenceRowFragment = { readonly id: string, readonly text: string, readonly isShared: boolean, readonly ownerId: string };

export type SavedViewRowFragment = { readonly id: string, readonly name: string, readonly query: string, readonly isShared: boolean, readonly ownerId: string };

export type ScheduleRowFragment = { readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string };

export type TestWindowRowFragment = { readonly id: string, readonly testWindow: { readonly status: TestWindowStatus } };

export type AuditTrail_PageFragment = { readonly lookedBackTo: string | null, readonly person: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly who: string, readonly personId: string | null, readonly actingFor: string | null, readonly did: string, readonly thing: string | null, readonly thingId: string | null, readonly kind: string, readonly isRefused: boolean, readonly why: string | null, readonly organizationName: string | null, readonly source: AuditSource | null, readonly address: string | null, readonly device: string | null, readonly session: string | null, readonly isUndone: boolean, readonly undo: { readonly refusal: string | null } | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type AuditTrail_OrganizationQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditTrail_OrganizationQuery = { readonly trail: { readonly lookedBackTo: string | null, readonly person: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly who: string, readonly personId: string | null, readonly actingFor: string | null, readonly did: string, readonly thing: string | null, readonly thingId: string | null, readonly kind: string, readonly isRefused: boolean, readonly why: string | null, readonly organizationName: string | null, readonly source: AuditSource | null, readonly address: string | null, readonly device: string | null, readonly session: string | null, readonly isUndone: boolean, readonly undo: { readonly refusal: string | null } | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type AuditTrail_InstallationQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditTrail_InstallationQuery = { readonly trail: { readonly lookedBackTo: string | null, readonly person: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly who: string, readonly personId: string | null, readonly actingFor: string | null, readonly did: string, readonly thing: string | null, readonly thingId: string | null, readonly kind: string, readonly isRefused: boolean, readonly why: string | null, readonly organizationName: string | null, readonly source: AuditSource | null, readonly address: string | null, readonly device: string | null, readonly session: string | null, readonly isUndone: boolean, readonly undo: { readonly refusal: string | null } | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type AuditTrail_ExportOrganizationMutationVariables = Exact<{
  input: ExportAuditTrailInput;
}>;


export type AuditTrail_ExportOrganizationMutation = { readonly exported: { readonly successful: boolean, readonly result: string | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type AuditTrail_ExportInstallationMutationVariables = Exact<{
  input: ExportAuditTrailInput;
}>;


export type AuditTrail_ExportInstallationMutation = { readonly exported: { readonly successful: boolean, readonly result: string | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type AuditTrail_UndoMutationVariables = Exact<{
  input: UndoAuditLineInput;
}>;


export type AuditTrail_UndoMutation = { readonly undoAuditLine: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ChatChannelResolveMutationVariables = Exact<{
  input: ChatChannelResolveInput;
}>;


export type ChatChannelResolveMutation = { readonly chatChannelResolve: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_ChannelFragment = { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> };

export type Chat_MessageFragment = { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> };

export type Chat_ChannelAnswerFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type Chat_MessageAnswerFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type Chat_ChannelsQueryVariables = Exact<{
  externalIds: ReadonlyArray<string> | string;
}>;


export type Chat_ChannelsQuery = { readonly chatChannels: ReadonlyArray<{ readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> }> };

export type Chat_ChannelsOfTestQueryVariables = Exact<{
  testId: string;
}>;


export type Chat_ChannelsOfTestQuery = { readonly chatChannelsOfTest: ReadonlyArray<{ readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> }> };

export type Chat_TesterQueryVariables = Exact<{
  id: string;
}>;


export type Chat_TesterQuery = { readonly testParticipant: { readonly id: string, readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null, readonly country: { readonly code: string, readonly name: string } } };

export type Chat_UnreadQueryVariables = Exact<{
  externalIds: ReadonlyArray<string> | string;
}>;


export type Chat_UnreadQuery = { readonly unreadNotificationCount: number, readonly chatUnread: ReadonlyArray<{ readonly testId: string, readonly count: number }>, readonly chatChannels: ReadonlyArray<{ readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> }> };

export type Chat_MineQueryVariables = Exact<{
  kind: MyChatsKind;
  text: string;
  first: number;
}>;


export type Chat_MineQuery = { readonly myChats: { readonly hasMore: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> }> } };

export type Chat_ReadersQueryVariables = Exact<{
  channelId: string;
}>;


export type Chat_ReadersQuery = { readonly chatReaders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: string }> };

export type Chat_MarkUnreadMutationVariables = Exact<{
  input: ChatMessageInput;
}>;


export type Chat_MarkUnreadMutation = { readonly markChatUnread: { readonly successful: boolean, readonly query: { readonly chatUnread: ReadonlyArray<{ readonly testId: string, readonly count: number }> } | null, readonly result: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_TypingMutationVariables = Exact<{
  input: ShowChatTypingInput;
}>;


export type Chat_TypingMutation = { readonly showChatTyping: { readonly successful: boolean } };

export type Chat_HeardQueryVariables = Exact<{ [key: string]: never; }>;


export type Chat_HeardQuery = { readonly notificationSettings: { readonly id: string, readonly choices: ReadonlyArray<{ readonly event: string, readonly app: boolean }>, readonly mutedTests: ReadonlyArray<{ readonly id: string }> } };

export type Chat_MessagesQueryVariables = Exact<{
  channelId: string;
  threadId?: string | null | undefined;
  before?: number | null | undefined;
  after?: number | null | undefined;
  around?: number | null | undefined;
  aroundId?: string | null | undefined;
  first: number;
}>;


export type Chat_MessagesQuery = { readonly chatMessages: { readonly hasEarlier: boolean, readonly hasLater: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> }> } };

export type Chat_SearchQueryVariables = Exact<{
  channelId: string;
  text: string;
}>;


export type Chat_SearchQuery = { readonly chatMessageSearch: ReadonlyArray<{ readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> }> };

export type ChatRegisterMutationVariables = Exact<{
  input: ChatRegisterInput;
}>;


export type ChatRegisterMutation = { readonly chatRegister: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_SendMutationVariables = Exact<{
  input: SendChatMessageInput;
}>;


export type Chat_SendMutation = { readonly sendChatMessage: { readonly successful: boolean, readonly channel: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly result: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_EditMutationVariables = Exact<{
  input: EditChatMessageInput;
}>;


export type Chat_EditMutation = { readonly editChatMessage: { readonly successful: boolean, readonly result: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_DeleteMutationVariables = Exact<{
  input: ChatMessageInput;
}>;


export type Chat_DeleteMutation = { readonly deleteChatMessage: { readonly successful: boolean, readonly result: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_ReactMutationVariables = Exact<{
  input: ReactToChatMessageInput;
}>;


export type Chat_ReactMutation = { readonly reactToChatMessage: { readonly successful: boolean, readonly result: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_MarkReadMutationVariables = Exact<{
  input: MarkChatReadInput;
}>;


export type Chat_MarkReadMutation = { readonly markChatRead: { readonly successful: boolean, readonly query: { readonly unreadNotificationCount: number, readonly chatUnread: ReadonlyArray<{ readonly testId: string, readonly count: number }> } | null, readonly result: { readonly id: string, readonly status: ChatChannelStatus, readonly chatType: ChatType, readonly externalId: string, readonly testId: string, readonly testName: string, readonly windowStatus: TestWindowStatus, readonly windowClosedAt: string | null, readonly participantId: string | null, readonly testerId: string | null, readonly testerName: string | null, readonly unreadCount: number, readonly readPosition: number, readonly unreadMentions: number, readonly lastPosition: number, readonly lastMessageAt: string | null, readonly lastWords: string, readonly unreadThreads: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly words: string, readonly unreadCount: number, readonly readPosition: number }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Chat_TestersThereSubscriptionVariables = Exact<{
  testId: string;
}>;


export type Chat_TestersThereSubscription = { readonly testersThere: { readonly number: string, readonly testers: ReadonlyArray<{ readonly participantId: string, readonly seconds: number }> } };

export type Chat_ChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Chat_ChangedSubscription = { readonly chatChanged: { readonly number: string, readonly channelId: string, readonly externalId: string, readonly testId: string, readonly kind: string, readonly isNew: boolean, readonly concern: string | null, readonly readPosition: number | null, readonly threadId: string | null, readonly typingName: string | null, readonly message: { readonly id: string, readonly channelId: string, readonly clientId: string, readonly position: number, readonly state: ChatMessageState, readonly text: string, readonly authorId: string, readonly authorName: string, readonly authorRole: string, readonly threadId: string | null, readonly repliesCount: number, readonly createdAt: string, readonly editedAt: string | null, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly quoted: { readonly id: string, readonly authorName: string, readonly text: string } | null, readonly reactions: ReadonlyArray<{ readonly reaction: string, readonly names: ReadonlyArray<string>, readonly isMine: boolean }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number, readonly url: string }> } | null } };

export type AzureGrant_BeginMutationVariables = Exact<{
  input: AzureDevopsAuthorizationCreateInput;
}>;


export type AzureGrant_BeginMutation = { readonly azureDevopsAuthorizationCreate: { readonly successful: boolean, readonly result: string | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type AzureGrant_ExchangeMutationVariables = Exact<{
  input: AzureDevopsCredentialsCreateInput;
}>;


export type AzureGrant_ExchangeMutation = { readonly azureDevopsCredentialsCreate: { readonly successful: boolean, readonly result: string | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ConfigureIntegration_SaveMutationVariables = Exact<{
  input: IntegrationUpdateInput;
}>;


export type ConfigureIntegration_SaveMutation = { readonly integrationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ResetIntegration_ResetMutationVariables = Exact<{
  input: IntegrationResetInput;
}>;


export type ResetIntegration_ResetMutation = { readonly integrationReset: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type MapFields_MapMutationVariables = Exact<{
  input: IntegrationMapInput;
}>;


export type MapFields_MapMutation = { readonly integrationMap: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type CheckIntegration_CheckMutationVariables = Exact<{
  input: IntegrationCheckInput;
}>;


export type CheckIntegration_CheckMutation = { readonly integrationCheck: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JiraForm_FieldsQueryVariables = Exact<{
  integrationId: string;
  projectKey: string;
  issueType: string;
}>;


export type JiraForm_FieldsQuery = { readonly integrationCustomFields: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly type: string, readonly required: boolean, readonly allowedValues: ReadonlyArray<string> }>, readonly getCurrentOrganizationUser: { readonly id: string, readonly organization: { readonly id: string, readonly issueFieldDefinitions: ReadonlyArray<{ readonly code: string, readonly label: string }> | null } } };

export type ShownIntegrationFragment = { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> };

export type Integrations_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type Integrations_ListQuery = { readonly availableIntegrations: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly state: IntegrationState, readonly clientAuthenticationValid: boolean, readonly clientAuthentication: unknown, readonly checkedAt: string | null, readonly driftCheckedAt: string | null, readonly fieldMappings: ReadonlyArray<{ readonly project: string, readonly issueType: string, readonly fieldId: string, readonly name: string, readonly gatField: string | null, readonly defaultValue: string | null }>, readonly drift: ReadonlyArray<{ readonly project: string, readonly place: string, readonly issueType: string | null, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly fieldId: string | null, readonly value: string | null, readonly message: string, readonly isRefused: boolean }> }> } }> } };

export type ShownWebhookFragment = { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string };

export type ChangedWebhookFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type ShownDeliveryFragment = { readonly id: string, readonly state: WebhookDeliveryState, readonly attempts: number, readonly notBefore: string | null, readonly deliveredAt: string | null, readonly isTest: boolean, readonly webhookState: WebhookState, readonly messageId: string, readonly type: string, readonly createdAt: string };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
}>;


export type WebhookDeliveriesQuery = { readonly webhookDeliveries: ReadonlyArray<{ readonly id: string, readonly state: WebhookDeliveryState, readonly attempts: number, readonly notBefore: string | null, readonly deliveredAt: string | null, readonly isTest: boolean, readonly webhookState: WebhookState, readonly messageId: string, readonly type: string, readonly createdAt: string }> };

export type DeliveryDetailsQueryVariables = Exact<{
  id: string;
}>;


export type DeliveryDetailsQuery = { readonly webhookDelivery: { readonly body: string, readonly id: string, readonly state: WebhookDeliveryState, readonly attempts: number, readonly notBefore: string | null, readonly deliveredAt: string | null, readonly isTest: boolean, readonly webhookState: WebhookState, readonly messageId: string, readonly type: string, readonly createdAt: string, readonly tries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly milliseconds: number, readonly status: number | null, readonly problem: string | null, readonly answer: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookCreateInput;
}>;


export type CreateWebhookMutation = { readonly webhookCreate: { readonly secret: string | null, readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RotateWebhookSecretMutation = { readonly webhookRotateSecret: { readonly secret: string | null, readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RetireWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RetireWebhookSecretMutation = { readonly webhookRetireSecret: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type PauseWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type PauseWebhookMutation = { readonly webhookPause: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ResumeWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type ResumeWebhookMutation = { readonly webhookResume: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RemoveWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RemoveWebhookMutation = { readonly webhookRemove: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TestWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type TestWebhookMutation = { readonly webhookTest: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookState, readonly reason: WebhookReason | null, readonly previousUntil: string | null, readonly testedAt: string | null, readonly description: string, readonly address: string, readonly events: ReadonlyArray<string>, readonly deliveredAt: string | null, readonly openCount: number, readonly madeBy: string | null, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RedeliverMutationVariables = Exact<{
  input: WebhookRedeliverInput;
}>;


export type RedeliverMutation = { readonly webhookRedeliver: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: WebhookDeliveryState, readonly attempts: number, readonly notBefore: string | null, readonly deliveredAt: string | null, readonly isTest: boolean, readonly webhookState: WebhookState, readonly messageId: string, readonly type: string, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ZephyrConnections_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type ZephyrConnections_ListQuery = { readonly zephyrConnections: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly site: string, readonly active: boolean, readonly createdAt: string }> };

export type ZephyrConnections_CreateMutationVariables = Exact<{
  input: ZephyrConnectionCreateInput;
}>;


export type ZephyrConnections_CreateMutation = { readonly zephyrConnectionCreate: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly site: string, readonly active: boolean, readonly createdAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ZephyrConnections_ArchiveMutationVariables = Exact<{
  input: ZephyrConnectionArchiveInput;
}>;


export type ZephyrConnections_ArchiveMutation = { readonly zephyrConnectionArchive: { readonly successful: boolean, readonly result: { readonly id: string, readonly active: boolean, readonly archived: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ShownAutoExportFragment = { readonly id: string, readonly version: number, readonly enabled: boolean, readonly state: AutoExportState, readonly enabledDestinations: ReadonlyArray<string>, readonly severitiesForExport: ReadonlyArray<string>, readonly activeDestinations: ReadonlyArray<string>, readonly waitingDestinations: ReadonlyArray<{ readonly name: string, readonly value: string }> };

export type AutoExport_SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AutoExport_SettingsQuery = { readonly autoExportSettings: { readonly id: string, readonly version: number, readonly enabled: boolean, readonly state: AutoExportState, readonly enabledDestinations: ReadonlyArray<string>, readonly severitiesForExport: ReadonlyArray<string>, readonly activeDestinations: ReadonlyArray<string>, readonly waitingDestinations: ReadonlyArray<{ readonly name: string, readonly value: string }> }, readonly autoExportDestinationOptions: ReadonlyArray<{ readonly name: string, readonly value: string }> };

export type AutoExport_MatchingQueryVariables = Exact<{ [key: string]: never; }>;


export type AutoExport_MatchingQuery = { readonly autoExportMatchingIssuesCount: number };

export type AutoExport_SaveMutationVariables = Exact<{
  input: SaveAutoExportSettingsInput;
}>;


export type AutoExport_SaveMutation = { readonly saveAutoExportSettings: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly enabled: boolean, readonly state: AutoExportState, readonly enabledDestinations: ReadonlyArray<string>, readonly severitiesForExport: ReadonlyArray<string>, readonly activeDestinations: ReadonlyArray<string>, readonly waitingDestinations: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type AutoExport_ToggleMutationVariables = Exact<{
  input: ToggleAutoExportInput;
}>;


export type AutoExport_ToggleMutation = { readonly toggleAutoExport: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly enabled: boolean, readonly state: AutoExportState, readonly enabledDestinations: ReadonlyArray<string>, readonly severitiesForExport: ReadonlyArray<string>, readonly activeDestinations: ReadonlyArray<string>, readonly waitingDestinations: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportIssues_CsvMutationVariables = Exact<{
  input: ExportIssuesToCsvInput;
}>;


export type ExportIssues_CsvMutation = { readonly exportIssuesToCsv: { readonly successful: boolean, readonly result: { readonly filename: string, readonly body: string } | null, readonly issues: ReadonlyArray<{ readonly id: string, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportToTracker_DestinationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportToTracker_DestinationsQuery = { readonly availableIntegrations: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly name: string, readonly clientAuthenticationValid: boolean, readonly features: ReadonlyArray<string>, readonly runsExportAttributes: ReadonlyArray<{ readonly name: string, readonly value: unknown }> } }> }, readonly issueExportChoices: ReadonlyArray<{ readonly destination: string, readonly projectKey: string | null, readonly issuetypeName: string | null, readonly repository: string | null, readonly projectId: string | null, readonly projectName: string | null, readonly workItemType: string | null, readonly areaPath: string | null, readonly labels: ReadonlyArray<string>, readonly assignees: ReadonlyArray<string> }> };

export type ExportToTracker_AreasQueryVariables = Exact<{
  integrationId: string;
  projectId: string;
}>;


export type ExportToTracker_AreasQuery = { readonly azureDevopsProjectFields: { readonly areaPaths: ReadonlyArray<string>, readonly tags: ReadonlyArray<string> } };

export type ExportToTracker_PreviewsQueryVariables = Exact<{
  issueIds: ReadonlyArray<string> | string;
  jira?: JiraExportParams | null | undefined;
  github?: GithubExportParams | null | undefined;
  azureDevops?: AzureDevopsExportParams | null | undefined;
}>;


export type ExportToTracker_PreviewsQuery = { readonly issueExportPreviews: ReadonlyArray<{ readonly issueId: string, readonly code: string, readonly title: string, readonly place: string, readonly text: string, readonly url: string, readonly request: string, readonly fields: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly drift: ReadonlyArray<{ readonly kind: TrackerDriftKind, readonly name: string, readonly value: string | null, readonly message: string, readonly isRefused: boolean }>, readonly files: ReadonlyArray<{ readonly name: string, readonly sizeBytes: number, readonly reason: string | null }>, readonly existing: { readonly id: string, readonly state: IssueExportState, readonly key: string | null, readonly url: string | null } | null }> };

export type ExportToTracker_JiraMutationVariables = Exact<{
  input: ExportIssuesToJiraInput;
}>;


export type ExportToTracker_JiraMutation = { readonly exportIssuesToJira: { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportToTracker_GithubMutationVariables = Exact<{
  input: ExportIssuesToGithubInput;
}>;


export type ExportToTracker_GithubMutation = { readonly exportIssuesToGithub: { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportToTracker_AzureDevopsMutationVariables = Exact<{
  input: ExportIssuesToAzureDevopsInput;
}>;


export type ExportToTracker_AzureDevopsMutation = { readonly exportIssuesToAzureDevops: { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ShownExportFragment = { readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } };

export type ShownExportJobFragment = { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> };

export type IssueExport_AnswerFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type FollowExport_JobQueryVariables = Exact<{
  id: string;
}>;


export type FollowExport_JobQuery = { readonly issueExportJob: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } };

export type FollowExport_JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowExport_JobsQuery = { readonly issueExportJobs: ReadonlyArray<{ readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> }> };

export type FollowExport_CancelMutationVariables = Exact<{
  input: IssueExportsInput;
}>;


export type FollowExport_CancelMutation = { readonly cancelIssueExports: { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type FollowExport_RetryMutationVariables = Exact<{
  input: IssueExportsInput;
}>;


export type FollowExport_RetryMutation = { readonly retryIssueExports: { readonly successful: boolean, readonly result: { readonly id: string, readonly destination: string, readonly place: string, readonly isAutomatic: boolean, readonly startedBy: string | null, readonly createdAt: string, readonly finishedAt: string | null, readonly isDisconnected: boolean, readonly restsUntil: string | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null, readonly issue: { readonly id: string, readonly code: string, readonly title: string } }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type AllIssues_IssuesQueryVariables = Exact<{
  triageStatusEq: TriageStatus;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
  sort: IssueSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AllIssues_IssuesQuery = { readonly flexibleTestingIssues: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type AllIssues_TestsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AllIssues_TestsQuery = { readonly flexibleTestingTests: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly code: string } }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type AllIssues_TestQueryVariables = Exact<{
  id: string;
}>;


export type AllIssues_TestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly name: string }
   };

export type ShownReproductionFragment = { readonly id: string, readonly status: ReproducibilityStatus | null, readonly environment: string | null, readonly testerNotes: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }> };

export type ShownSimilarIssueFragment = { readonly likeness: number, readonly issue: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } };

export type ShownDuplicateFragment = { readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } };

export type ShownItemFragment = { readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null };

export type ReadIssueFragment = { readonly comment: string | null, readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly additionalDetails: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly test: { readonly id: string, readonly name: string } } | null, readonly duplicates: ReadonlyArray<{ readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly testCases: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly test: { readonly id: string, readonly code: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly testWindow: { readonly status: TestWindowStatus } }, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type IssueReading_IssueQueryVariables = Exact<{
  id: string;
}>;


export type IssueReading_IssueQuery = { readonly flexibleTestingIssue: { readonly comment: string | null, readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly additionalDetails: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly test: { readonly id: string, readonly name: string } } | null, readonly duplicates: ReadonlyArray<{ readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly testCases: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly test: { readonly id: string, readonly code: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly testWindow: { readonly status: TestWindowStatus } }, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly reproducibilityTestDetails: ReadonlyArray<{ readonly id: string, readonly status: ReproducibilityStatus | null, readonly environment: string | null, readonly testerNotes: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }> }> | null, readonly similarIssues: ReadonlyArray<{ readonly likeness: number, readonly issue: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } }> | null };

export type IssueReading_NextQueryVariables = Exact<{
  issueId: string;
  triageStatus: TriageStatus;
}>;


export type IssueReading_NextQuery = { readonly flexibleTestingNextIssue: { readonly id: string } | null };

export type NamedOriginalFragment = { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } };

export type StandingFragment = { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } };

export type HandedInFragment = { readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean };

export type ListedIssueFragment = { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } };

export type IssueDesk_TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type IssueDesk_TagsQuery = { readonly issueItemStates: ReadonlyArray<ItemState>, readonly flexibleTestingIssueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ListedTestIssuesFragment = { readonly id: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly issues: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type IssuesTab_IssuesQueryVariables = Exact<{
  testId: string;
  triageStatus: TriageStatus;
  tagIds?: ReadonlyArray<string> | string | null | undefined;
  tagMode: TagMode;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  itemState?: ItemState | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type IssuesTab_IssuesQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly issues: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }
   };

export type JudgedIssuesFragment = { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type JudgeSelection_AcceptMutationVariables = Exact<{
  input: FlexibleTestingIssuesAcceptInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_AcceptMutation = { readonly flexibleTestingIssuesAccept: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_RejectMutationVariables = Exact<{
  input: FlexibleTestingIssuesRejectInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_RejectMutation = { readonly flexibleTestingIssuesReject: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_MergeMutationVariables = Exact<{
  input: FlexibleTestingIssuesMergeInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_MergeMutation = { readonly flexibleTestingIssuesMerge: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly duplicates: ReadonlyArray<{ readonly environment: string | null, readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly exports: ReadonlyArray<{ readonly destination: string, readonly place: string, readonly itemState: ItemState | null, readonly itemStatus: string | null, readonly itemStatusSince: string | null, readonly id: string, readonly state: IssueExportState, readonly notBefore: string | null, readonly key: string | null, readonly url: string | null, readonly message: string | null }>, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } }>, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_SeverityMutationVariables = Exact<{
  input: FlexibleTestingChangeIssuesSeverityInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_SeverityMutation = { readonly flexibleTestingChangeIssuesSeverity: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_RestoreMutationVariables = Exact<{
  input: FlexibleTestingIssuesRestoreInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_RestoreMutation = { readonly flexibleTestingIssuesRestore: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly before: { readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null } | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_TagsMutationVariables = Exact<{
  input: FlexibleTestingIssuesUpdateTagsInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type JudgeSelection_TagsMutation = { readonly flexibleTestingIssuesUpdateTags: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly version: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> }> | null, readonly outcomes: ReadonlyArray<{ readonly issueId: string, readonly changed: boolean, readonly version: number | null, readonly refusal: { readonly message: string } | null }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeSelection_SelectedQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type JudgeSelection_SelectedQuery = { readonly flexibleTestingIssues: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } }> } };

export type ComparedIssueFragment = { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } };

export type OfferedIssueFragment = { readonly originalId: string | null, readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } } | null, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } };

export type NameOriginal_SimilarQueryVariables = Exact<{
  id: string;
}>;


export type NameOriginal_SimilarQuery = { readonly flexibleTestingIssue: { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } }, readonly similarIssues: ReadonlyArray<{ readonly likeness: number, readonly issue: { readonly originalId: string | null, readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } } | null, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } } }> | null };

export type NameOriginal_NamedQueryVariables = Exact<{
  words: string;
}>;


export type NameOriginal_NamedQuery = { readonly search: ReadonlyArray<{ readonly id: string, readonly kind: SearchKind }> };

export type NameOriginal_FoundQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type NameOriginal_FoundQuery = { readonly flexibleTestingIssues: { readonly edges: ReadonlyArray<{ readonly node: { readonly originalId: string | null, readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus, readonly createdAt: string, readonly environment: string | null, readonly duplicatesCount: number, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } } | null, readonly issueFields: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }>, readonly testerCountry: { readonly code: string, readonly name: string } | null, readonly test: { readonly id: string, readonly code: string, readonly name: string } } }> } };

export type TagIssue_AnswerFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly name: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type TagIssue_IssueQueryVariables = Exact<{
  id: string;
}>;


export type TagIssue_IssueQuery = { readonly flexibleTestingIssue: { readonly id: string, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type TagIssue_TagQueryVariables = Exact<{
  id: string;
}>;


export type TagIssue_TagQuery = { readonly flexibleTestingIssueTag: { readonly id: string, readonly attachedToIssuesCount: number } };

export type TagIssue_CreateMutationVariables = Exact<{
  input: FlexibleTestingCreateIssueTagInput;
}>;


export type TagIssue_CreateMutation = { readonly flexibleTestingCreateIssueTag: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly name: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TagIssue_RenameMutationVariables = Exact<{
  input: FlexibleTestingUpdateTaggedInput;
}>;


export type TagIssue_RenameMutation = { readonly flexibleTestingUpdateTagged: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly name: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TagIssue_DestroyMutationVariables = Exact<{
  input: FlexibleTestingDestroyIssueTagInput;
}>;


export type TagIssue_DestroyMutation = { readonly flexibleTestingDestroyIssueTag: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly name: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgedIssueFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type TriageIssue_AcceptMutationVariables = Exact<{
  input: FlexibleTestingIssueAcceptInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_AcceptMutation = { readonly flexibleTestingIssueAccept: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_RejectMutationVariables = Exact<{
  input: FlexibleTestingIssueRejectInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_RejectMutation = { readonly flexibleTestingIssueReject: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_UntriageMutationVariables = Exact<{
  input: FlexibleTestingIssueUntriageInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_UntriageMutation = { readonly flexibleTestingIssueUntriage: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_UnmergeMutationVariables = Exact<{
  input: FlexibleTestingIssueUnmergeInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_UnmergeMutation = { readonly flexibleTestingIssueUnmerge: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_SeverityMutationVariables = Exact<{
  input: FlexibleTestingChangeIssueSeverityInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_SeverityMutation = { readonly flexibleTestingChangeIssueSeverity: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } } | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_TakeBackMutationVariables = Exact<{
  input: FlexibleTestingIssuesRestoreInput;
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type TriageIssue_TakeBackMutation = { readonly flexibleTestingIssuesRestore: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly originalId: string | null, readonly version: number, readonly original: { readonly id: string, readonly code: string, readonly title: string, readonly duplicatesCount: number, readonly test: { readonly id: string, readonly name: string } } | null, readonly test: { readonly id: string, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number } } }> | null, readonly query: { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TriageIssue_ReadMutationVariables = Exact<{
  input: FlexibleTestingMarkIssuesAsReadInput;
}>;


export type TriageIssue_ReadMutation = { readonly flexibleTestingMarkIssuesAsRead: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly wasRead: boolean }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ShownNoteFragment = { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string };

export type NotedIssueFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type WriteNote_CreateMutationVariables = Exact<{
  input: FlexibleTestingIssueNoteCreateInput;
}>;


export type WriteNote_CreateMutation = { readonly flexibleTestingIssueNoteCreate: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type WriteNote_UpdateMutationVariables = Exact<{
  input: FlexibleTestingIssueNoteUpdateInput;
}>;


export type WriteNote_UpdateMutation = { readonly flexibleTestingIssueNoteUpdate: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type WriteNote_DestroyMutationVariables = Exact<{
  input: FlexibleTestingIssueNoteDestroyInput;
}>;


export type WriteNote_DestroyMutation = { readonly flexibleTestingIssueNoteDestroy: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type WriteNote_NoteQueryVariables = Exact<{
  id: string;
}>;


export type WriteNote_NoteQuery = { readonly flexibleTestingIssue: { readonly id: string, readonly issueNote: { readonly id: string, readonly authorName: string, readonly lastEditorName: string, readonly version: number, readonly note: string, readonly createdAt: string, readonly updatedAt: string } | null } };

export type OpenedApprovalFragment = { readonly askedBy: string | null, readonly askedAt: string, readonly testId: string | null, readonly draftId: string | null, readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean, readonly tests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity }> };

export type Approval_OpenedQueryVariables = Exact<{
  id: string;
}>;


export type Approval_OpenedQuery = { readonly launchApproval: { readonly askedBy: string | null, readonly askedAt: string, readonly testId: string | null, readonly draftId: string | null, readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean, readonly tests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity }> } };

export type Approval_ApproveMutationVariables = Exact<{
  input: LaunchApprovalApproveInput;
}>;


export type Approval_ApproveMutation = { readonly launchApprovalApprove: { readonly successful: boolean, readonly result: { readonly askedBy: string | null, readonly askedAt: string, readonly testId: string | null, readonly draftId: string | null, readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean, readonly tests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Approval_SendBackMutationVariables = Exact<{
  input: LaunchApprovalSendBackInput;
}>;


export type Approval_SendBackMutation = { readonly launchApprovalSendBack: { readonly successful: boolean, readonly result: { readonly askedBy: string | null, readonly askedAt: string, readonly testId: string | null, readonly draftId: string | null, readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean, readonly tests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Approval_WithdrawMutationVariables = Exact<{
  input: LaunchApprovalInput;
}>;


export type Approval_WithdrawMutation = { readonly launchApprovalWithdraw: { readonly successful: boolean, readonly result: { readonly askedBy: string | null, readonly askedAt: string, readonly testId: string | null, readonly draftId: string | null, readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean, readonly tests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ConnectSpreadsheet_InformationQueryVariables = Exact<{
  spreadsheetUrl: string;
}>;


export type ConnectSpreadsheet_InformationQuery = { readonly onlineSpreadsheetInfo: { readonly sheetNames: ReadonlyArray<string> } };

export type ConnectSpreadsheet_RetrieveMutationVariables = Exact<{
  input: RetrieveFromOnlineSpreadsheetInput;
}>;


export type ConnectSpreadsheet_RetrieveMutation = { readonly retrieveFromOnlineSpreadsheet: { readonly successful: boolean, readonly result: { readonly url: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ConnectTestrail_ImportMutationVariables = Exact<{
  input: ImportTestCasesFromTestrailTestRunInput;
}>;


export type ConnectTestrail_ImportMutation = { readonly importTestCasesFromTestrailTestRun: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly section: string, readonly code: string, readonly name: string, readonly prerequisites: string, readonly tags: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly instruction: string, readonly expectedResult: string }>, readonly additionalInformation: ReadonlyArray<{ readonly code: string, readonly value: string }> }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ConnectZephyr_ConnectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectZephyr_ConnectionsQuery = { readonly zephyrConnections: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly active: boolean }> };

export type ConnectZephyr_ProjectsQueryVariables = Exact<{
  connectionId: string;
  after?: string | null | undefined;
}>;


export type ConnectZephyr_ProjectsQuery = { readonly getProjects: { readonly nodes: ReadonlyArray<{ readonly externalId: string, readonly key: string, readonly name: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ConnectZephyr_TestCyclesQueryVariables = Exact<{
  connectionId: string;
  projectId: string;
  after?: string | null | undefined;
}>;


export type ConnectZephyr_TestCyclesQuery = { readonly getTestCycles: { readonly nodes: ReadonlyArray<{ readonly externalId: string, readonly key: string, readonly name: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ConnectZephyr_TestExecutionsQueryVariables = Exact<{
  connectionId: string;
  projectId: string;
  testCycleId: string;
  after?: string | null | undefined;
}>;


export type ConnectZephyr_TestExecutionsQuery = { readonly getTestExecutions: { readonly totalCount: number | null, readonly nodes: ReadonlyArray<{ readonly externalId: string, readonly testCase: { readonly section: string, readonly code: string, readonly name: string, readonly prerequisites: string, readonly tags: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly instruction: string, readonly expectedResult: string }>, readonly additionalInformation: ReadonlyArray<{ readonly code: string, readonly value: string }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ExternalLaunch_LoadQueryVariables = Exact<{
  input: FlexibleTestingExternalTestDetailsInput;
  filter: FlexibleTestingTestRequestsFilter;
}>;


export type ExternalLaunch_LoadQuery = { readonly flexibleTestingExternalTestDetails: { readonly name: string, readonly description: string, readonly numberOfCases: number | null }, readonly flexibleTestingTestRequests: { readonly totalCount: number } };

export type ExternalLaunch_LaunchMutationVariables = Exact<{
  input: FlexibleTestingLaunchTestInput;
}>;


export type ExternalLaunch_LaunchMutation = { readonly flexibleTestingLaunchTest: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly url: string } | null, readonly errors: ReadonlyArray<{ readonly retryAt: string | null, readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_SaveMutationVariables = Exact<{
  input: SaveLaunchDraftInput;
}>;


export type KeepDraft_SaveMutation = { readonly saveLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly savedAt: string, readonly state: LaunchDraftState, readonly name: string, readonly step: string, readonly testCount: number, readonly openTestId: string | null, readonly holder: string | null, readonly holderName: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_HoldMutationVariables = Exact<{
  input: OpenLaunchDraftInput;
}>;


export type KeepDraft_HoldMutation = { readonly openLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly state: LaunchDraftState, readonly holder: string | null, readonly holderName: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_OpenMutationVariables = Exact<{
  input: OpenLaunchDraftInput;
}>;


export type KeepDraft_OpenMutation = { readonly openLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly values: unknown, readonly savedAt: string, readonly name: string, readonly ownerName: string, readonly holder: string | null, readonly holderName: string | null, readonly state: LaunchDraftState, readonly testId: string | null, readonly ownerId: string, readonly sharing: DraftSharing | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type KeepDraft_ChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type KeepDraft_ChangedSubscription = { readonly launchDraftChanged: { readonly number: string, readonly id: string, readonly version: number | null, readonly holder: string | null } };

export type ManageDrafts_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageDrafts_ListQuery = { readonly launchDrafts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly step: string, readonly savedAt: string, readonly testCount: number, readonly openTestId: string | null, readonly sharing: DraftSharing | null, readonly holder: string | null, readonly holderName: string | null }> };

export type ManageDrafts_RenameMutationVariables = Exact<{
  input: RenameLaunchDraftInput;
}>;


export type ManageDrafts_RenameMutation = { readonly renameLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly version: number, readonly savedAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ManageDrafts_DuplicateMutationVariables = Exact<{
  input: DuplicateLaunchDraftInput;
}>;


export type ManageDrafts_DuplicateMutation = { readonly duplicateLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly step: string, readonly savedAt: string, readonly testCount: number, readonly openTestId: string | null, readonly sharing: DraftSharing | null, readonly holder: string | null, readonly holderName: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ManageDrafts_DiscardMutationVariables = Exact<{
  input: DiscardLaunchDraftInput;
}>;


export type ManageDrafts_DiscardMutation = { readonly discardLaunchDraft: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly state: LaunchDraftState } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ShareDraft_SharingQueryVariables = Exact<{
  id: string;
}>;


export type ShareDraft_SharingQuery = { readonly launchDraft: { readonly id: string, readonly sharing: DraftSharing | null } };

export type ShareDraft_ShareMutationVariables = Exact<{
  input: ShareLaunchDraftInput;
}>;


export type ShareDraft_ShareMutation = { readonly shareLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly sharing: DraftSharing | null, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type EstimateLaunch_EstimateQueryVariables = Exact<{
  input: LaunchEstimateInput;
}>;


export type EstimateLaunch_EstimateQuery = { readonly launchEstimate: { readonly credits: number | null, readonly balanceAfter: number | null, readonly pastTests: number, readonly hours: { readonly from: number, readonly to: number }, readonly tests: ReadonlyArray<{ readonly test: string, readonly credits: number | null, readonly results: number, readonly pastTests: number, readonly hours: { readonly from: number, readonly to: number }, readonly groups: ReadonlyArray<{ readonly matching: number, readonly needed: number }>, readonly levers: ReadonlyArray<{ readonly kind: EstimateLeverKind, readonly group: number | null, readonly dimension: string | null, readonly credits: number | null, readonly matching: number | null, readonly hours: { readonly from: number, readonly to: number } }> }> } };

export type EstimateLaunch_LinksQueryVariables = Exact<{
  urls: ReadonlyArray<string> | string;
}>;


export type EstimateLaunch_LinksQuery = { readonly applicationLinks: ReadonlyArray<{ readonly url: string, readonly state: ApplicationLinkState }> };

export type ImportRows_MappingQueryVariables = Exact<{
  kind: ImportKind;
}>;


export type ImportRows_MappingQuery = { readonly importMapping: { readonly kind: ImportKind, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string }> } };

export type ImportRows_KeepMutationVariables = Exact<{
  input: SaveImportMappingInput;
}>;


export type ImportRows_KeepMutation = { readonly saveImportMapping: { readonly successful: boolean, readonly result: { readonly kind: ImportKind, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type BuildRequest_DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type BuildRequest_DraftsQuery = { readonly launchDrafts: ReadonlyArray<{ readonly id: string, readonly testIds: ReadonlyArray<string> }> };

export type BuildRequest_CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BuildRequest_CountriesQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string }> };

export type BuildRequest_DiscardMutationVariables = Exact<{
  input: DiscardLaunchDraftInput;
}>;


export type BuildRequest_DiscardMutation = { readonly discardLaunchDraft: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly state: LaunchDraftState } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type BuildRequest_LaunchMutationVariables = Exact<{
  input: CreateCustomerRequestInput;
}>;


export type BuildRequest_LaunchMutation = { readonly createCustomerRequest: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly url: string } | null, readonly errors: ReadonlyArray<{ readonly retryAt: string | null, readonly code: string, readonly message: string, readonly path: string | null }> } };

export type CloneList_RunsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CloneList_RunsQuery = { readonly flexibleTestingTests: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly name: string, readonly description: string, readonly applicationUrl: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CloneList_RequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CloneList_RequestsQuery = { readonly advancedTestRequests: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly testObjective: string | null, readonly accessToApplication: string | null, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CloneTest_SourceQueryVariables = Exact<{
  id: string;
}>;


export type CloneTest_SourceQuery = { readonly launchDrafts: ReadonlyArray<{ readonly id: string }>, readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly sdlcStage: string | null, readonly customDesiredOutcomes: string | null, readonly accessToApplication: string | null, readonly testObjective: string | null, readonly notes: string | null, readonly platformsToTestOn: string | null, readonly deviceRequirements: string | null, readonly testLocalisation: string | null, readonly testCasesUrl: string | null, readonly knownIssuesUrl: string | null, readonly capabilities: ReadonlyArray<string>, readonly desiredOutcomes: ReadonlyArray<{ readonly code: string }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number }>, readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testCasesCount: number }> }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly code: string, readonly name: string, readonly sdlcStage: string | null, readonly customDesiredOutcomes: string | null, readonly applicationUrl: string, readonly description: string, readonly credentialsAndAccessInstructions: string, readonly additionalUrlsAndResources: string, readonly activityType: Activity | null, readonly requestedTestId: string | null, readonly desiredOutcomes: ReadonlyArray<{ readonly code: string }>, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaKind: string, readonly size: number }>, readonly environments: ReadonlyArray<{ readonly platform: string }>, readonly cases: { readonly totalCount: number } }
   };

export type CloneTest_RequestedQueryVariables = Exact<{
  id: string;
}>;


export type CloneTest_RequestedQuery = { readonly requestedTest: { readonly id: string, readonly name: string, readonly activity: Activity, readonly applicationType: string, readonly applicationName: string | null, readonly applicationVersion: string | null, readonly accessToApplicationUrl: string, readonly requiresAccessToSecureEnvironment: boolean | null, readonly accessToSecureEnvironmentInstructions: string | null, readonly requiresPredefinedUserAccounts: boolean | null, readonly predefinedUserAccountsInstructions: string | null, readonly requiresFinancialTransactions: boolean | null, readonly financialTransactionsInstructions: string | null, readonly requiresKycIdentityCheck: boolean | null, readonly kycIdentityCheckInstructions: string | null, readonly requiresPersonalIdentifyingInformation: boolean | null, readonly personalIdentifyingInformationInstructions: string | null, readonly requiresMovingToDifferentLocation: boolean | null, readonly movingToDifferentLocationInstructions: string | null, readonly hasKnownIssuesList: boolean | null, readonly knownIssuesListUrl: string | null, readonly knownIssuesSource: string | null, readonly knownIssuesUrl: string | null, readonly knownIssues: unknown, readonly kilStartingFromTestCycleCode: string | null, readonly testCases: unknown, readonly testCasesUrl: string | null, readonly testCasesSource: string | null, readonly numberOfResultsPerTestCaseNeeded: number | null, readonly inScope: string | null, readonly outOfScope: string | null, readonly testGoal: string | null, readonly moderationEnabled: boolean, readonly needsVideoEvidence: boolean, readonly videoRequirementStrategy: string, readonly customTargetingRequirements: string | null, readonly requiresTestData: boolean | null, readonly testDataPool: unknown, readonly scopeRequirements: ReadonlyArray<{ readonly content: string, readonly answers: ReadonlyArray<string>, readonly other: string | null }>, readonly targetingGroups: ReadonlyArray<{ readonly id: string, readonly countries: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly devices: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } };

export type CloneTest_CasesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  hasResults: boolean;
}>;


export type CloneTest_CasesQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly cases: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly section: string | null, readonly prerequisites: string | null, readonly tags: ReadonlyArray<string>, readonly requireVideoAttachment: boolean, readonly completedCaseResults?: ReadonlyArray<{ readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean }>, readonly steps: ReadonlyArray<{ readonly id: string, readonly instruction: string, readonly expectedResult: string | null }>, readonly additionalInformationFields: ReadonlyArray<{ readonly id: string, readonly label: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }
   };

export type CloneTest_KeepMutationVariables = Exact<{
  input: SaveLaunchDraftInput;
}>;


export type CloneTest_KeepMutation = { readonly saveLaunchDraft: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type SentBack_DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SentBack_DraftsQuery = { readonly launchDrafts: ReadonlyArray<{ readonly id: string, readonly sentBack: { readonly id: string, readonly word: string | null, readonly decidedBy: string | null } | null }> };

export type TakeBackLaunch_TakeBackMutationVariables = Exact<{
  input: TakeBackLaunchInput;
}>;


export type TakeBackLaunch_TakeBackMutation = { readonly takeBackLaunch: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly state: LaunchDraftState, readonly testId: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Landing_AnyEarlierRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type Landing_AnyEarlierRequestQuery = { readonly advancedTestRequests: { readonly nodes: ReadonlyArray<{ readonly id: string }> } };

export type KeepForm_OpenQueryVariables = Exact<{ [key: string]: never; }>;


export type KeepForm_OpenQuery = { readonly launchForm: { readonly version: number, readonly values: unknown, readonly device: string | null, readonly launchedId: string | null, readonly savedAt: string } | null };

export type KeepForm_SaveMutationVariables = Exact<{
  input: SaveLaunchFormInput;
}>;


export type KeepForm_SaveMutation = { readonly saveLaunchForm: { readonly successful: boolean, readonly result: { readonly version: number, readonly savedAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Preview_LaunchMutationVariables = Exact<{
  input: LaunchAdvancedTestInput;
}>;


export type Preview_LaunchMutation = { readonly launchAdvancedTest: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly url: string } | null, readonly errors: ReadonlyArray<{ readonly retryAt: string | null, readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Preview_SaveNameMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type Preview_SaveNameMutation = { readonly organizationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly chosenName: string | null, readonly isNameChosen: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Preview_CasesQueryVariables = Exact<{
  id: string;
}>;


export type Preview_CasesQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testCases: unknown }> }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly cases: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } }
   };

export type LaunchWizard_TargetingChoicesQueryVariables = Exact<{
  applicationType?: string | null | undefined;
}>;


export type LaunchWizard_TargetingChoicesQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly mobileDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type LaunchWizard_EarlierTestsQueryVariables = Exact<{
  platform: string;
}>;


export type LaunchWizard_EarlierTestsQuery = { readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testCycleCode: string }> };

export type Attachment_FiledResultFragment = { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }> };

export type Attachment_FiledFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type ArchiveAttachment_OfResultMutationVariables = Exact<{
  input: CaseResultAttachmentInput;
}>;


export type ArchiveAttachment_OfResultMutation = { readonly archiveCaseResultAttachment: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RestoreAttachment_OfResultMutationVariables = Exact<{
  input: CaseResultAttachmentInput;
}>;


export type RestoreAttachment_OfResultMutation = { readonly unarchiveCaseResultAttachment: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ArchiveAttachment_OfFieldMutationVariables = Exact<{
  input: CaseFieldAttachmentResponseInput;
}>;


export type ArchiveAttachment_OfFieldMutation = { readonly archiveCaseFieldAttachmentResponse: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RestoreAttachment_OfFieldMutationVariables = Exact<{
  input: CaseFieldAttachmentResponseInput;
}>;


export type RestoreAttachment_OfFieldMutation = { readonly unarchiveCaseFieldAttachmentResponse: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Moderation_WholeResultFragment = { readonly id: string, readonly status: CaseResultStatus, readonly actualResult: string, readonly originalActualResult: string, readonly additionalInformation: string, readonly authorSignature: string | null, readonly wasRead: boolean, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly testerName: string, readonly participantId: string, readonly isPublished: boolean, readonly version: number, readonly otherModerators: ReadonlyArray<string> | null, readonly caseResultStatusFieldResponseId: string | null, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly testerCountry: { readonly code: string, readonly name: string }, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly url: string | null, readonly label: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly existsInSystem: boolean, readonly reproductionSteps: string, readonly actualResults: string, readonly expectedResults: string, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly stepResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly additionalInformationResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly caseResultEditLogs: ReadonlyArray<{ readonly description: string, readonly timestamp: string, readonly field: string | null, readonly before: string | null, readonly after: string | null }> | null, readonly testCase: { readonly id: string, readonly code: string, readonly name: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly prerequisites: string | null, readonly steps: ReadonlyArray<{ readonly id: string, readonly ordinalNumber: number, readonly instruction: string, readonly expectedResult: string | null }> } };

export type Moderation_ResultLogFragment = { readonly id: string, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null };

export type Moderation_ResultQueryVariables = Exact<{
  id: string;
  isManager: boolean;
}>;


export type Moderation_ResultQuery = { readonly flexibleTestingTestCaseResult: { readonly id: string, readonly status: CaseResultStatus, readonly actualResult: string, readonly originalActualResult: string, readonly additionalInformation: string, readonly authorSignature: string | null, readonly wasRead: boolean, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly testerName: string, readonly participantId: string, readonly isPublished: boolean, readonly version: number, readonly otherModerators: ReadonlyArray<string> | null, readonly caseResultStatusFieldResponseId: string | null, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly testerCountry: { readonly code: string, readonly name: string }, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly url: string | null, readonly label: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly existsInSystem: boolean, readonly reproductionSteps: string, readonly actualResults: string, readonly expectedResults: string, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly stepResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly additionalInformationResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly caseResultEditLogs: ReadonlyArray<{ readonly description: string, readonly timestamp: string, readonly field: string | null, readonly before: string | null, readonly after: string | null }> | null, readonly testCase: { readonly id: string, readonly code: string, readonly name: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly prerequisites: string | null, readonly steps: ReadonlyArray<{ readonly id: string, readonly ordinalNumber: number, readonly instruction: string, readonly expectedResult: string | null }> } } & { readonly id?: string, readonly caseResultModerationLogs?: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } };

export type Moderation_MarkAsReadMutationVariables = Exact<{
  input: FlexibleTestingMarkCaseResultsAsReadInput;
}>;


export type Moderation_MarkAsReadMutation = { readonly flexibleTestingMarkCaseResultsAsRead: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly wasRead: boolean }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Moderation_ClaimFragment = { readonly id: string, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null };

export type ClaimTester_TakeMutationVariables = Exact<{
  input: ModerationClaimInput;
}>;


export type ClaimTester_TakeMutation = { readonly moderationClaimTake: { readonly successful: boolean, readonly result: { readonly id: string, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ClaimTester_TakeOverMutationVariables = Exact<{
  input: ModerationClaimTakeOverInput;
}>;


export type ClaimTester_TakeOverMutation = { readonly moderationClaimTakeOver: { readonly successful: boolean, readonly result: { readonly id: string, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ClaimTester_ReleaseMutationVariables = Exact<{
  input: ModerationClaimInput;
}>;


export type ClaimTester_ReleaseMutation = { readonly moderationClaimRelease: { readonly successful: boolean, readonly result: { readonly id: string, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type DismissMassPassing_ConfirmMutationVariables = Exact<{
  input: ConfirmNoMassPassingInput;
}>;


export type DismissMassPassing_ConfirmMutation = { readonly confirmNoMassPassing: { readonly successful: boolean, readonly result: { readonly id: string, readonly suspectedMassPassing: boolean, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly version: number, readonly massPassing: { readonly resultsCount: number, readonly passedCount: number, readonly fieldsCount: number, readonly peersCount: number, readonly peersHourlyRate: number | null } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type EditText_SaveMutationVariables = Exact<{
  input: FlexibleTestingUpdateTestCaseResultResponseInput;
}>;


export type EditText_SaveMutation = { readonly flexibleTestingUpdateTestCaseResultResponse: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: CaseResultStatus, readonly actualResult: string, readonly originalActualResult: string, readonly additionalInformation: string, readonly authorSignature: string | null, readonly wasRead: boolean, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly testerName: string, readonly participantId: string, readonly isPublished: boolean, readonly version: number, readonly otherModerators: ReadonlyArray<string> | null, readonly caseResultStatusFieldResponseId: string | null, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly testerCountry: { readonly code: string, readonly name: string }, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly url: string | null, readonly label: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly existsInSystem: boolean, readonly reproductionSteps: string, readonly actualResults: string, readonly expectedResults: string, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly stepResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly additionalInformationResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly caseResultEditLogs: ReadonlyArray<{ readonly description: string, readonly timestamp: string, readonly field: string | null, readonly before: string | null, readonly after: string | null }> | null, readonly testCase: { readonly id: string, readonly code: string, readonly name: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly prerequisites: string | null, readonly steps: ReadonlyArray<{ readonly id: string, readonly ordinalNumber: number, readonly instruction: string, readonly expectedResult: string | null }> }, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeReports_JudgeMutationVariables = Exact<{
  input: JudgeReportInput;
}>;


export type JudgeReports_JudgeMutation = { readonly judgeReport: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeReports_GradeMutationVariables = Exact<{
  input: GradeReportInput;
}>;


export type JudgeReports_GradeMutation = { readonly gradeReport: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type JudgeReports_KnownQueryVariables = Exact<{
  caseResultId: string;
  find: string;
}>;


export type JudgeReports_KnownQuery = { readonly knownIssueOptions: ReadonlyArray<{ readonly name: string, readonly knownIn: KnownIn }> };

export type Moderation_JudgedResultFragment = { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null };

export type Moderation_JudgedParticipantFragment = { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null };

export type Moderation_JudgedFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type ModerateResult_ToggleApprovalMutationVariables = Exact<{
  input: ToggleTestCaseResultApprovalInput;
}>;


export type ModerateResult_ToggleApprovalMutation = { readonly toggleTestCaseResultApproval: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerateResult_RequestEditMutationVariables = Exact<{
  input: CreateCaseResultEditRequestInput;
}>;


export type ModerateResult_RequestEditMutation = { readonly createCaseResultEditRequest: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerateResult_CancelEditMutationVariables = Exact<{
  input: CaseResultInput;
}>;


export type ModerateResult_CancelEditMutation = { readonly cancelCaseResultEditRequest: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerateResult_FinalizeMutationVariables = Exact<{
  input: CaseResultInput;
}>;


export type ModerateResult_FinalizeMutation = { readonly flexibleTestingFinalizeCaseResultModeration: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerationActivity_RegisterMutationVariables = Exact<{
  input: CaseResultInput;
}>;


export type ModerationActivity_RegisterMutation = { readonly registerModerationActivity: { readonly successful: boolean, readonly result: { readonly id: string, readonly otherModerators: ReadonlyArray<string> | null, readonly wasRead: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerationActivity_FinishMutationVariables = Exact<{
  input: CaseResultInput;
}>;


export type ModerationActivity_FinishMutation = { readonly finishModerationActivity: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RejectResult_ChangedFragment = { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testCase: { readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean } };

export type RejectResult_RejectMutationVariables = Exact<{
  input: FlexibleTestingRejectCaseResultInput;
}>;


export type RejectResult_RejectMutation = { readonly flexibleTestingRejectCaseResult: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testCase: { readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RejectResult_UnrejectMutationVariables = Exact<{
  input: FlexibleTestingCaseResultUnrejectInput;
}>;


export type RejectResult_UnrejectMutation = { readonly flexibleTestingCaseResultUnreject: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testCase: { readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RejectResult_ReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RejectResult_ReasonsQuery = { readonly flexibleTestingTestCaseResultRejectionReasons: ReadonlyArray<string> };

export type RelateIssue_DeleteMutationVariables = Exact<{
  input: DeleteRelatedIssueInput;
}>;


export type RelateIssue_DeleteMutation = { readonly deleteRelatedIssue: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: CaseResultStatus, readonly actualResult: string, readonly originalActualResult: string, readonly additionalInformation: string, readonly authorSignature: string | null, readonly wasRead: boolean, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly testerName: string, readonly participantId: string, readonly isPublished: boolean, readonly version: number, readonly otherModerators: ReadonlyArray<string> | null, readonly caseResultStatusFieldResponseId: string | null, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly testerCountry: { readonly code: string, readonly name: string }, readonly relatedIssues: ReadonlyArray<{ readonly version: number, readonly url: string | null, readonly label: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly existsInSystem: boolean, readonly reproductionSteps: string, readonly actualResults: string, readonly expectedResults: string, readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly reviewedSeverity: Severity | null, readonly knownAs: string | null, readonly known: boolean, readonly reportedHere: boolean, readonly isResultApproved: boolean, readonly participantStatus: ParticipantStatus }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly archived: boolean, readonly version: number, readonly name: string, readonly url: string | null, readonly kind: string, readonly mediaKind: string, readonly size: number }>, readonly stepResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly additionalInformationResponses: ReadonlyArray<{ readonly id: string, readonly testCaseFieldId: string | null, readonly label: string, readonly value: string }>, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly content: string, readonly createdAt: string } | null, readonly caseResultEditLogs: ReadonlyArray<{ readonly description: string, readonly timestamp: string, readonly field: string | null, readonly before: string | null, readonly after: string | null }> | null, readonly testCase: { readonly id: string, readonly code: string, readonly name: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly prerequisites: string | null, readonly steps: ReadonlyArray<{ readonly id: string, readonly ordinalNumber: number, readonly instruction: string, readonly expectedResult: string | null }> }, readonly caseResultModerationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string }> | null } | null, readonly participant: { readonly moderationStatus: string, readonly highestSeverity: Severity | null, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RelateIssue_OptionsQueryVariables = Exact<{
  caseResultId: string;
  find: string;
}>;


export type RelateIssue_OptionsQuery = { readonly relatedIssueOptions: ReadonlyArray<{ readonly code: string, readonly title: string, readonly severity: Severity, readonly known: boolean, readonly testerName: string }> };

export type SavedSentences_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSentences_ListQuery = { readonly savedSentences: ReadonlyArray<{ readonly ownerName: string, readonly id: string, readonly text: string, readonly isShared: boolean, readonly ownerId: string }> };

export type SavedSentences_CreateMutationVariables = Exact<{
  input: SavedSentenceCreateInput;
}>;


export type SavedSentences_CreateMutation = { readonly savedSentenceCreate: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string } | null } };

export type SavedSentences_UpdateMutationVariables = Exact<{
  input: SavedSentenceUpdateInput;
}>;


export type SavedSentences_UpdateMutation = { readonly savedSentenceUpdate: { readonly successful: boolean, readonly version: number | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string, readonly text: string, readonly isShared: boolean, readonly ownerId: string } | null } };

export type SavedSentences_RemoveMutationVariables = Exact<{
  input: SavedSentenceRemoveInput;
}>;


export type SavedSentences_RemoveMutation = { readonly savedSentenceRemove: { readonly successful: boolean, readonly version: number | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string } | null } };

export type SavedSentences_UseMutationVariables = Exact<{
  input: SavedSentenceUseInput;
}>;


export type SavedSentences_UseMutation = { readonly savedSentenceUse: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string } | null } };

export type Moderation_LogFragment = { readonly id: string, readonly moderationLogs: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null };

export type Tester_ParticipantQueryVariables = Exact<{
  id?: string | null | undefined;
  testerId?: string | null | undefined;
  testId: string;
  isManager: boolean;
}>;


export type Tester_ParticipantQuery = { readonly testParticipant: { readonly testerId: string, readonly email: string | null, readonly fullName: string, readonly invitedAt: string | null, readonly joinedAt: string | null, readonly finishedAt: string | null, readonly completedCasesCount: number, readonly hasReportedIssue: boolean, readonly reportedIssuesCount: number, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly moderationStatus: string, readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly suspectedMassPassing: boolean, readonly hourlyCaseFieldCompletionRate: number | null, readonly browserOrDevice: string | null, readonly operatingSystemAndVersion: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly country: { readonly code: string, readonly name: string }, readonly massPassing: { readonly resultsCount: number, readonly passedCount: number, readonly fieldsCount: number, readonly peersCount: number, readonly peersHourlyRate: number | null } | null, readonly test: { readonly id: string, readonly name: string, readonly code: string, readonly type: string, readonly communityTestManagersEnabled: boolean }, readonly assignedCases: ReadonlyArray<{ readonly id: string, readonly name: string, readonly code: string, readonly section: string | null, readonly caseResult: { readonly id: string, readonly status: CaseResultStatus, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly wasRead: boolean, readonly completedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly relatedIssues: ReadonlyArray<{ readonly id: string, readonly moderationStatus: ReportModerationStatus, readonly known: boolean }>, readonly latestCaseResultEditRequest: { readonly id: string, readonly status: string, readonly createdAt: string } | null, readonly testCase: { readonly id: string, readonly tags: ReadonlyArray<string> } } | null }>, readonly chatChannels: ReadonlyArray<{ readonly id: string, readonly externalId: string, readonly chatType: ChatType, readonly status: ChatChannelStatus, readonly unreadCount: number }>, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null } & { readonly id?: string, readonly moderationLogs?: ReadonlyArray<{ readonly eventTime: string, readonly organizationUserFullName: string, readonly organizationUserRole: string, readonly eventType: string, readonly testCase: { readonly id: string, readonly name: string } }> | null } };

export type TesterModeration_WaitingQueryVariables = Exact<{
  testId: string;
}>;


export type TesterModeration_WaitingQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly selectionRequirementsGroups: ReadonlyArray<{ readonly id: string, readonly participants: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly numberOfPendingResultModerations: number }> }> | null }
   };

export type OperatorApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorApiTokensQuery = { readonly operatorApiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null }> };

export type Operator_RevokeApiTokenMutationVariables = Exact<{
  input: OperatorApiTokenRevokeInput;
}>;


export type Operator_RevokeApiTokenMutation = { readonly operatorApiTokenRevoke: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OperatorArchivesQueryVariables = Exact<{
  organizationId: string;
}>;


export type OperatorArchivesQuery = { readonly operatorArchives: ReadonlyArray<{ readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null }> };

export type Operator_AskArchiveMutationVariables = Exact<{
  input: OrganizationArchiveAskInput;
}>;


export type Operator_AskArchiveMutation = { readonly operatorArchiveAsk: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_CancelArchiveMutationVariables = Exact<{
  input: OrganizationArchiveCancelInput;
}>;


export type Operator_CancelArchiveMutation = { readonly operatorArchiveCancel: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_CountryFragment = { readonly id: string, readonly code: string, readonly name: string, readonly payoutMultiplier: number };

export type OperatorCountriesQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type OperatorCountriesQuery = { readonly operatorCountries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly payoutMultiplier: number }> };

export type Operator_SavePayoutMultiplierMutationVariables = Exact<{
  input: OperatorPayoutMultiplierSaveInput;
}>;


export type Operator_SavePayoutMultiplierMutation = { readonly operatorPayoutMultiplierSave: { readonly successful: boolean, readonly result: { readonly id: string, readonly code: string, readonly name: string, readonly payoutMultiplier: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_CrowdTokenAnswerFragment = { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type Operator_CrowdTokenFragment = { readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null };

export type OperatorCrowdTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorCrowdTokensQuery = { readonly operatorCrowdTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null }> };

export type Operator_CrowdCallFragment = { readonly id: string, readonly tokenName: string, readonly at: string, readonly operation: string, readonly sent: string, readonly outcome: CrowdCallOutcome, readonly words: string, readonly milliseconds: number };

export type OperatorCrowdSandboxQueryVariables = Exact<{
  tokenId?: string | null | undefined;
}>;


export type OperatorCrowdSandboxQuery = { readonly operatorCrowdTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null }>, readonly operatorCrowdCalls: ReadonlyArray<{ readonly id: string, readonly tokenName: string, readonly at: string, readonly operation: string, readonly sent: string, readonly outcome: CrowdCallOutcome, readonly words: string, readonly milliseconds: number }> };

export type Operator_CreateCrowdTokenMutationVariables = Exact<{
  input: OperatorCrowdTokenCreateInput;
}>;


export type Operator_CreateCrowdTokenMutation = { readonly operatorCrowdTokenCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RevokeCrowdTokenMutationVariables = Exact<{
  input: OperatorCrowdTokenRevokeInput;
}>;


export type Operator_RevokeCrowdTokenMutation = { readonly operatorCrowdTokenRevoke: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly name: string, readonly state: CrowdTokenState, readonly isConfigured: boolean, readonly isSandbox: boolean, readonly createdAt: string, readonly revokedAt: string | null, readonly lastCallAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_GuidanceFragment = { readonly id: string, readonly version: number, readonly text: string, readonly pay: string, readonly writtenAt: string, readonly writtenBy: string | null };

export type OperatorGuidanceQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorGuidanceQuery = { readonly operatorGuidance: ReadonlyArray<{ readonly id: string, readonly version: number, readonly text: string, readonly pay: string, readonly writtenAt: string, readonly writtenBy: string | null }> };

export type Operator_SaveGuidanceMutationVariables = Exact<{
  input: OperatorGuidanceSaveInput;
}>;


export type Operator_SaveGuidanceMutation = { readonly operatorGuidanceSave: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly text: string, readonly pay: string, readonly writtenAt: string, readonly writtenBy: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OperatorInstallationQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorInstallationQuery = { readonly operatorInstallation: { readonly version: string, readonly node: string, readonly postgres: string, readonly migration: string, readonly startedAt: string, readonly databaseBytes: number, readonly fileBytes: number, readonly files: string, readonly mailServer: string | null, readonly outboxAge: number, readonly jobAge: number, readonly diskFree: number, readonly diskSize: number, readonly backedUpAt: string | null, readonly virusScanner: { readonly place: string, readonly answers: boolean } | null, readonly replica: { readonly place: string, readonly state: ReplicaState, readonly lag: number | null } | null, readonly masterKeyChange: { readonly isDone: boolean, readonly looked: number, readonly of: number } | null, readonly queues: ReadonlyArray<{ readonly name: string, readonly waiting: number, readonly running: number, readonly failed: number }>, readonly failedJobs: ReadonlyArray<{ readonly id: string, readonly queue: string, readonly organizationName: string | null, readonly message: string | null, readonly attempts: number, readonly failedAt: string }>, readonly integrations: ReadonlyArray<{ readonly id: string, readonly code: string, readonly organizationName: string, readonly state: string, readonly checkedAt: string | null }> } };

export type Operator_RetryJobMutationVariables = Exact<{
  input: OperatorJobRetryInput;
}>;


export type Operator_RetryJobMutation = { readonly operatorJobRetry: { readonly successful: boolean, readonly result: { readonly id: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_LoggedMailFragment = { readonly id: string, readonly organizationName: string | null, readonly kind: string, readonly recipient: string, readonly subject: string, readonly state: MailState, readonly attempts: number, readonly message: string | null, readonly createdAt: string, readonly sentAt: string | null, readonly isResendable: boolean };

export type OperatorMailsQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type OperatorMailsQuery = { readonly operatorMails: ReadonlyArray<{ readonly id: string, readonly organizationName: string | null, readonly kind: string, readonly recipient: string, readonly subject: string, readonly state: MailState, readonly attempts: number, readonly message: string | null, readonly createdAt: string, readonly sentAt: string | null, readonly isResendable: boolean }>, readonly operatorInstallation: { readonly mailServer: string | null } };

export type Operator_ResendMailMutationVariables = Exact<{
  input: OperatorMailResendInput;
}>;


export type Operator_ResendMailMutation = { readonly operatorMailResend: { readonly successful: boolean, readonly result: { readonly id: string, readonly organizationName: string | null, readonly kind: string, readonly recipient: string, readonly subject: string, readonly state: MailState, readonly attempts: number, readonly message: string | null, readonly createdAt: string, readonly sentAt: string | null, readonly isResendable: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_WholeOrganizationFragment = { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> };

export type Operator_OrganizationAnswerFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type OperatorOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type OperatorOrganizationQuery = { readonly operatorOrganization: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null };

export type Operator_SaveOrganizationMutationVariables = Exact<{
  input: OperatorOrganizationUpdateInput;
}>;


export type Operator_SaveOrganizationMutation = { readonly operatorOrganizationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_AddCreditsMutationVariables = Exact<{
  input: OperatorCreditsAddInput;
}>;


export type Operator_AddCreditsMutation = { readonly operatorCreditsAdd: { readonly successful: boolean, readonly result: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_ArchiveOrganizationMutationVariables = Exact<{
  input: OperatorOrganizationArchiveInput;
}>;


export type Operator_ArchiveOrganizationMutation = { readonly operatorOrganizationArchive: { readonly successful: boolean, readonly result: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RestoreOrganizationMutationVariables = Exact<{
  input: OperatorOrganizationRestoreInput;
}>;


export type Operator_RestoreOrganizationMutation = { readonly operatorOrganizationRestore: { readonly successful: boolean, readonly result: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly launchesPerHour: number, readonly flags: ReadonlyArray<string>, readonly featureFlags: ReadonlyArray<string>, readonly peopleCount: number, readonly openTestsCount: number, readonly archiveRefusal: string | null, readonly balance: number | null, readonly createdAt: string, readonly transactions: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string } | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OperatorOrganizationsQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type OperatorOrganizationsQuery = { readonly operatorOrganizations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly state: OrganizationState, readonly hasContract: boolean, readonly trialFinishesAt: string | null, readonly peopleCount: number, readonly openTestsCount: number, readonly balance: number | null, readonly createdAt: string }> };

export type Operator_CreateOrganizationMutationVariables = Exact<{
  input: OperatorOrganizationCreateInput;
}>;


export type Operator_CreateOrganizationMutation = { readonly operatorOrganizationCreate: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_PersonFragment = { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number };

export type Operator_PersonAnswerFragment = { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type OperatorPeopleQueryVariables = Exact<{
  query?: string | null | undefined;
  organizationId?: string | null | undefined;
  role?: Role | null | undefined;
}>;


export type OperatorPeopleQuery = { readonly operatorPeople: ReadonlyArray<{ readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number }> };

export type Operator_InvitePersonMutationVariables = Exact<{
  input: OperatorPersonCreateInput;
}>;


export type Operator_InvitePersonMutation = { readonly operatorPersonCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_SavePersonMutationVariables = Exact<{
  input: OperatorPersonUpdateInput;
}>;


export type Operator_SavePersonMutation = { readonly operatorPersonUpdate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RemovePersonMutationVariables = Exact<{
  input: OperatorPersonRemoveInput;
}>;


export type Operator_RemovePersonMutation = { readonly operatorPersonRemove: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_ForgetPersonMutationVariables = Exact<{
  input: OperatorPersonForgetInput;
}>;


export type Operator_ForgetPersonMutation = { readonly operatorPersonForget: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RestorePersonMutationVariables = Exact<{
  input: OperatorPersonRestoreInput;
}>;


export type Operator_RestorePersonMutation = { readonly operatorPersonRestore: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_OfferPasswordMutationVariables = Exact<{
  input: OperatorPasswordLinkCreateInput;
}>;


export type Operator_OfferPasswordMutation = { readonly operatorPasswordLinkCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_SignOutPersonMutationVariables = Exact<{
  input: OperatorPersonSignOutInput;
}>;


export type Operator_SignOutPersonMutation = { readonly operatorPersonSignOut: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_StartSupportMutationVariables = Exact<{
  input: OperatorSupportSessionStartInput;
}>;


export type Operator_StartSupportMutation = { readonly operatorSupportSessionStart: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly role: Role, readonly state: string, readonly isOperator: boolean, readonly isOnlyOperator: boolean, readonly isHeld: boolean, readonly isSupport: boolean, readonly organizationId: string, readonly organizationName: string, readonly createdAt: string, readonly lastSeenAt: string | null, readonly assignmentsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RestoreShownFragment = { readonly id: string, readonly state: OrganizationRestoreState, readonly name: string, readonly sizeBytes: number | null, readonly reason: string | null, readonly done: number, readonly total: number, readonly restoredId: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string, readonly found: ReadonlyArray<{ readonly label: string, readonly value: string }> };

export type OperatorRestoresQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorRestoresQuery = { readonly operatorRestores: ReadonlyArray<{ readonly id: string, readonly state: OrganizationRestoreState, readonly name: string, readonly sizeBytes: number | null, readonly reason: string | null, readonly done: number, readonly total: number, readonly restoredId: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string, readonly found: ReadonlyArray<{ readonly label: string, readonly value: string }> }> };

export type Operator_BeginRestoreMutationVariables = Exact<{
  input: OperatorRestoreBeginInput;
}>;


export type Operator_BeginRestoreMutation = { readonly operatorRestoreBegin: { readonly successful: boolean, readonly result: { readonly id: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_StartRestoreMutationVariables = Exact<{
  input: OperatorRestoreInput;
}>;


export type Operator_StartRestoreMutation = { readonly operatorRestoreStart: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationRestoreState, readonly name: string, readonly sizeBytes: number | null, readonly reason: string | null, readonly done: number, readonly total: number, readonly restoredId: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string, readonly found: ReadonlyArray<{ readonly label: string, readonly value: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_DiscardRestoreMutationVariables = Exact<{
  input: OperatorRestoreInput;
}>;


export type Operator_DiscardRestoreMutation = { readonly operatorRestoreDiscard: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationRestoreState, readonly name: string, readonly sizeBytes: number | null, readonly reason: string | null, readonly done: number, readonly total: number, readonly restoredId: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string, readonly found: ReadonlyArray<{ readonly label: string, readonly value: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_HoldShownFragment = { readonly id: string, readonly state: LegalHoldState, readonly organizationName: string, readonly testCode: string | null, readonly reason: string, readonly placedBy: string | null, readonly placedAt: string };

export type OperatorRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorRetentionQuery = { readonly operatorRetention: { readonly organizations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testsCount: number, readonly resultsCount: number, readonly filesCount: number, readonly bytes: number, readonly firstRemovalAt: string, readonly heldCount: number }>, readonly holds: ReadonlyArray<{ readonly id: string, readonly state: LegalHoldState, readonly organizationName: string, readonly testCode: string | null, readonly reason: string, readonly placedBy: string | null, readonly placedAt: string }> }, readonly operatorOrganizations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type Operator_PlaceHoldMutationVariables = Exact<{
  input: OperatorLegalHoldPlaceInput;
}>;


export type Operator_PlaceHoldMutation = { readonly operatorLegalHoldPlace: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: LegalHoldState, readonly organizationName: string, readonly testCode: string | null, readonly reason: string, readonly placedBy: string | null, readonly placedAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_LiftHoldMutationVariables = Exact<{
  input: OperatorLegalHoldLiftInput;
}>;


export type Operator_LiftHoldMutation = { readonly operatorLegalHoldLift: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: LegalHoldState, readonly organizationName: string, readonly testCode: string | null, readonly reason: string, readonly placedBy: string | null, readonly placedAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OperatorServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorServicesQuery = { readonly operatorServices: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly cost: string, readonly serviceLevelAgreement: string, readonly requestFormInstructions: string, readonly offered: boolean }>, readonly operatorServiceRequests: ReadonlyArray<{ readonly id: string, readonly content: string, readonly state: ServiceRequestState, readonly answer: string | null, readonly changedAt: string | null, readonly requestedBy: string, readonly organizationName: string, readonly createdAt: string, readonly professionalService: { readonly id: string, readonly title: string } }> };

export type Operator_SaveServiceMutationVariables = Exact<{
  input: OperatorServiceSaveInput;
}>;


export type Operator_SaveServiceMutation = { readonly operatorServiceSave: { readonly successful: boolean, readonly result: { readonly id: string, readonly title: string, readonly description: string, readonly cost: string, readonly serviceLevelAgreement: string, readonly requestFormInstructions: string, readonly offered: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_AnswerServiceRequestMutationVariables = Exact<{
  input: OperatorServiceRequestAnswerInput;
}>;


export type Operator_AnswerServiceRequestMutation = { readonly operatorServiceRequestAnswer: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: ServiceRequestState, readonly answer: string | null, readonly changedAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_VocabularyEntryFragment = { readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number };

export type OperatorVocabularyQueryVariables = Exact<{
  kind: VocabularyKind;
  query: string;
}>;


export type OperatorVocabularyQuery = { readonly operatorVocabulary: { readonly totalCount: number, readonly retiredCount: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number }>, readonly parents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly deviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type OperatorVocabularyPreviewQueryVariables = Exact<{
  kind: VocabularyKind;
  rows: ReadonlyArray<VocabularyRowInput> | VocabularyRowInput;
}>;


export type OperatorVocabularyPreviewQuery = { readonly operatorVocabularyPreview: ReadonlyArray<{ readonly verdict: VocabularyRowVerdict, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly message: string | null }> };

export type Operator_AddVocabularyEntryMutationVariables = Exact<{
  input: OperatorVocabularyEntryAddInput;
}>;


export type Operator_AddVocabularyEntryMutation = { readonly operatorVocabularyEntryAdd: { readonly successful: boolean, readonly result: { readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RenameVocabularyEntryMutationVariables = Exact<{
  input: OperatorVocabularyEntryRenameInput;
}>;


export type Operator_RenameVocabularyEntryMutation = { readonly operatorVocabularyEntryRename: { readonly successful: boolean, readonly result: { readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_RetireVocabularyEntryMutationVariables = Exact<{
  input: OperatorVocabularyEntryInput;
}>;


export type Operator_RetireVocabularyEntryMutation = { readonly operatorVocabularyEntryRetire: { readonly successful: boolean, readonly result: { readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_OfferVocabularyEntryMutationVariables = Exact<{
  input: OperatorVocabularyEntryInput;
}>;


export type Operator_OfferVocabularyEntryMutation = { readonly operatorVocabularyEntryOffer: { readonly successful: boolean, readonly result: { readonly id: string, readonly kind: VocabularyKind, readonly name: string, readonly code: string | null, readonly parent: string | null, readonly deviceType: string | null, readonly state: VocabularyEntryState, readonly retiredAt: string | null, readonly version: number, readonly testersCount: number, readonly testsCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Operator_ImportVocabularyMutationVariables = Exact<{
  input: OperatorVocabularyImportInput;
}>;


export type Operator_ImportVocabularyMutation = { readonly operatorVocabularyImport: { readonly successful: boolean, readonly result: { readonly id: string, readonly addedCount: number, readonly renamedCount: number } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OwnApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApiTokensQuery = { readonly ownApiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null }> };

export type OrganizationApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationApiTokensQuery = { readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenCreateInput;
}>;


export type CreateApiTokenMutation = { readonly apiTokenCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type CreateServiceTokenMutationVariables = Exact<{
  input: ServiceTokenCreateInput;
}>;


export type CreateServiceTokenMutation = { readonly serviceTokenCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RevokeApiTokenMutationVariables = Exact<{
  input: ApiTokenRevokeInput;
}>;


export type RevokeApiTokenMutation = { readonly apiTokenRevoke: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type OrganizationArchivesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationArchivesQuery = { readonly organizationArchives: ReadonlyArray<{ readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null }> };

export type Organization_AskArchiveMutationVariables = Exact<{
  input: OrganizationArchiveAskInput;
}>;


export type Organization_AskArchiveMutation = { readonly organizationArchiveAsk: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Organization_CancelArchiveMutationVariables = Exact<{
  input: OrganizationArchiveCancelInput;
}>;


export type Organization_CancelArchiveMutation = { readonly organizationArchiveCancel: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ChosenNotificationsFragment = { readonly id: string, readonly mailEnabled: boolean, readonly digest: string, readonly quietFrom: string | null, readonly quietUntil: string | null, readonly timeZone: string, readonly isTimeZoneChosen: boolean, readonly webhookUrl: string | null, readonly choices: ReadonlyArray<{ readonly event: string, readonly app: boolean, readonly mail: boolean, readonly webhook: boolean }> };

export type ChooseNotifications_SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChooseNotifications_SettingsQuery = { readonly notificationSettings: { readonly id: string, readonly mailEnabled: boolean, readonly digest: string, readonly quietFrom: string | null, readonly quietUntil: string | null, readonly timeZone: string, readonly isTimeZoneChosen: boolean, readonly webhookUrl: string | null, readonly mutedTests: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly choices: ReadonlyArray<{ readonly event: string, readonly app: boolean, readonly mail: boolean, readonly webhook: boolean }> } };

export type ChooseNotifications_SaveMutationVariables = Exact<{
  input: NotificationSettingsInput;
}>;


export type ChooseNotifications_SaveMutation = { readonly notificationSettingsUpdate: { readonly successful: boolean, readonly webhookWarning: string | null, readonly result: { readonly id: string, readonly mailEnabled: boolean, readonly digest: string, readonly quietFrom: string | null, readonly quietUntil: string | null, readonly timeZone: string, readonly isTimeZoneChosen: boolean, readonly webhookUrl: string | null, readonly choices: ReadonlyArray<{ readonly event: string, readonly app: boolean, readonly mail: boolean, readonly webhook: boolean }> } | null, readonly errors: ReadonlyArray<{ readonly message: string, readonly path: string | null }> } };

export type ChooseNotifications_MuteMutationVariables = Exact<{
  input: NotificationTestMuteInput;
}>;


export type ChooseNotifications_MuteMutation = { readonly notificationTestMute: { readonly successful: boolean, readonly result: { readonly id: string, readonly mutedTests: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type CreditUsage_TransactionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type CreditUsage_TransactionsQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly organization: { readonly id: string, readonly creditAccount: { readonly balance: number, readonly transactions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly description: string, readonly createdAt: string, readonly amount: number, readonly balanceAfterTransaction: number, readonly subject: { readonly id: string, readonly type: string, readonly name: string, readonly url: string | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } } };

export type CreditUsage_ExportMutationVariables = Exact<{
  input: ExportCreditsInput;
}>;


export type CreditUsage_ExportMutation = { readonly exportCreditsToCsv: { readonly successful: boolean, readonly result: { readonly filename: string, readonly body: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type CreditUsage_MonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditUsage_MonthsQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly organization: { readonly id: string, readonly creditAccount: { readonly months: ReadonlyArray<{ readonly startsAt: string, readonly spent: number, readonly added: number }> } | null } } };

export type ShownRulesFragment = { readonly id: string, readonly version: number, readonly approvalAbove: number | null, readonly monthlyBudget: number | null, readonly timeZone: string | null, readonly month: string, readonly spent: number, readonly held: number, readonly waiting: number, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CreditUsage_RulesQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditUsage_RulesQuery = { readonly launchRules: { readonly id: string, readonly version: number, readonly approvalAbove: number | null, readonly monthlyBudget: number | null, readonly timeZone: string | null, readonly month: string, readonly spent: number, readonly held: number, readonly waiting: number, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type CreditUsage_ApproversQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditUsage_ApproversQuery = { readonly getOrganizationUsers: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly role: Role, readonly state: MembershipState }> };

export type CreditUsage_SetRulesMutationVariables = Exact<{
  input: LaunchRulesInput;
}>;


export type CreditUsage_SetRulesMutation = { readonly launchRulesUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly version: number, readonly approvalAbove: number | null, readonly monthlyBudget: number | null, readonly timeZone: string | null, readonly month: string, readonly spent: number, readonly held: number, readonly waiting: number, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type EditProfile_SaveMutationVariables = Exact<{
  input: OrganizationUserUpdateInput;
}>;


export type EditProfile_SaveMutation = { readonly organizationUserUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly fullName: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type InviteMembers_SendMutationVariables = Exact<{
  input: OrganizationUsersCreateInput;
}>;


export type InviteMembers_SendMutation = { readonly organizationUsersCreate: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly email: string, readonly link: string | null }> | null, readonly errors: ReadonlyArray<{ readonly message: string, readonly path: string | null }> } };

export type InviteMembers_ResendMutationVariables = Exact<{
  input: OrganizationInvitationInput;
}>;


export type InviteMembers_ResendMutation = { readonly organizationInvitationResend: { readonly successful: boolean, readonly result: { readonly id: string, readonly email: string, readonly sentAt: string, readonly expiresAt: string, readonly mailState: string | null, readonly link: string | null } | null, readonly errors: ReadonlyArray<{ readonly message: string, readonly path: string | null }> } };

export type Notifications_LatestQueryVariables = Exact<{ [key: string]: never; }>;


export type Notifications_LatestQuery = { readonly notifications: ReadonlyArray<{ readonly kind: string, readonly publicId: string, readonly createdAt: string, readonly details: { readonly description: string, readonly link: string | null } }> };

export type RenameOrganization_SaveMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type RenameOrganization_SaveMutation = { readonly organizationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly chosenName: string | null, readonly isNameChosen: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Team_MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type Team_MembersQuery = { readonly getOrganizationUsers: ReadonlyArray<{ readonly id: string, readonly email: string, readonly fullName: string, readonly lastSeenAt: string | null, readonly draftCount: number, readonly state: MembershipState, readonly role: Role, readonly isOperator: boolean, readonly invitation: { readonly id: string, readonly mailState: string | null, readonly expiresAt: string, readonly sentAt: string } | null }> };

export type Team_RevokeMutationVariables = Exact<{
  input: OrganizationInvitationInput;
}>;


export type Team_RevokeMutation = { readonly organizationInvitationRevoke: { readonly successful: boolean, readonly result: { readonly id: string } | null, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type Team_RemoveMutationVariables = Exact<{
  input: OrganizationUserRemoveInput;
}>;


export type Team_RemoveMutation = { readonly organizationUserRemove: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: MembershipState, readonly role: Role, readonly isOperator: boolean } | null, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type Overview_StatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type Overview_StatisticsQuery = { readonly issueStats: { readonly newIssuesCount: number }, readonly organizationStats: { readonly testsCount: number, readonly issuesTotalCount: number, readonly issuesLowCount: number, readonly issuesMediumCount: number, readonly issuesHighCount: number, readonly issuesCriticalCount: number, readonly testCasesTotalCount: number, readonly testCasesFailedCount: number, readonly participantsTotalCount: number, readonly weeks: ReadonlyArray<{ readonly startsAt: string, readonly passed: number, readonly failed: number }> }, readonly waitingOnYou: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly title: string, readonly act: string | null, readonly label: string, readonly url: string, readonly isOverdue: boolean, readonly waitingSince: string | null, readonly waitingUntil: string | null }> };

export type Overview_LiveTestsQueryVariables = Exact<{
  status: PlatformTestStatus;
}>;


export type Overview_LiveTestsQuery = { readonly platformTests: { readonly totalCount: number, readonly testsCount: number, readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly plannedEndAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly requestedTests: ReadonlyArray<{ readonly id: string }> }
        | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly parentTestId: string | null, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly plannedEndAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type Waiting_ItemFragment = { readonly id: string, readonly kind: WaitingKind, readonly title: string, readonly act: string | null, readonly label: string, readonly url: string, readonly isOverdue: boolean, readonly waitingSince: string | null, readonly waitingUntil: string | null };

export type Waiting_ItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type Waiting_ItemsQuery = { readonly waitingOnYou: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly title: string, readonly act: string | null, readonly label: string, readonly url: string, readonly isOverdue: boolean, readonly waitingSince: string | null, readonly waitingUntil: string | null }> };

export type AcceptAssignment_OwnQueryVariables = Exact<{
  testId: string;
}>;


export type AcceptAssignment_OwnQuery = { readonly assignedCommunityTestManager: { readonly id: string, readonly testId: string, readonly testName: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus } };

export type AcceptAssignment_WelcomedQueryVariables = Exact<{
  testId: string;
}>;


export type AcceptAssignment_WelcomedQuery = { readonly moderatorGuidance: { readonly id: string, readonly version: number, readonly text: string, readonly pay: string }, readonly assignedCommunityTestManager: { readonly id: string, readonly work: { readonly casesCount: number, readonly testersNeeded: number, readonly plannedEndAt: string | null } | null } };

export type AcceptAssignment_AnswerMutationVariables = Exact<{
  input: ChangeAssignmentStatusInput;
}>;


export type AcceptAssignment_AnswerMutation = { readonly changeAssignmentStatus: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TestLackFragment = { readonly id: string, readonly kind: WaitingKind, readonly count: number, readonly waitingSince: string, readonly waitingUntil: string | null };

export type TestModeratorsFragment = { readonly id: string, readonly lacks: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly count: number, readonly waitingSince: string, readonly waitingUntil: string | null }> | null, readonly assignedCommunityTestManagers: ReadonlyArray<{ readonly fullName: string, readonly assignedAt: string, readonly openTestsCount: number, readonly waitingResultsCount: number, readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus }> | null, readonly availableCommunityTestManagers: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly status: AssignmentStatus | null, readonly openTestsCount: number, readonly waitingResultsCount: number }> | null };

export type Moderators_OfTestQueryVariables = Exact<{
  testId: string;
}>;


export type Moderators_OfTestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly communityTestManagersEnabled: boolean, readonly id: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly lacks: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly count: number, readonly waitingSince: string, readonly waitingUntil: string | null }> | null, readonly assignedCommunityTestManagers: ReadonlyArray<{ readonly fullName: string, readonly assignedAt: string, readonly openTestsCount: number, readonly waitingResultsCount: number, readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus }> | null, readonly availableCommunityTestManagers: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly status: AssignmentStatus | null, readonly openTestsCount: number, readonly waitingResultsCount: number }> | null }
   };

export type Moderators_AssignMutationVariables = Exact<{
  input: AssignCommunityTestManagerInput;
}>;


export type Moderators_AssignMutation = { readonly assignCommunityTestManager: { readonly successful: boolean, readonly result: { readonly id: string, readonly lacks: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly count: number, readonly waitingSince: string, readonly waitingUntil: string | null }> | null, readonly assignedCommunityTestManagers: ReadonlyArray<{ readonly fullName: string, readonly assignedAt: string, readonly openTestsCount: number, readonly waitingResultsCount: number, readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus }> | null, readonly availableCommunityTestManagers: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly status: AssignmentStatus | null, readonly openTestsCount: number, readonly waitingResultsCount: number }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Moderators_RemoveMutationVariables = Exact<{
  input: RemoveAssignedCommunityTestManagerInput;
}>;


export type Moderators_RemoveMutation = { readonly removeAssignedCommunityTestManager: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: AssignmentStatus, readonly isAssignmentAccepted: boolean, readonly testWindowStatus: TestWindowStatus } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type BrowseResults_SectionQueryVariables = Exact<{
  status: PlatformTestStatus;
  closedAtGt?: string | null | undefined;
  closedAtLt?: string | null | undefined;
  autoLaunchStatuses?: ReadonlyArray<string> | string | null | undefined;
  liveWithinDays?: number | null | undefined;
  search?: string | null | undefined;
  sort?: PlatformTestSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BrowseResults_SectionQuery = { readonly platformTests: { readonly totalCount: number, readonly testsCount: number, readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly autoLaunchStatus: AutoLaunchStatus }> }
        | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly parentTestId: string | null, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CaseResults_CasesQueryVariables = Exact<{
  testId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CaseResults_CasesQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly cases: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly section: string | null, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly resultsCount: number, readonly caseResultsLimit: number, readonly feedback: string | null, readonly completedCaseResults: ReadonlyArray<{ readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly wasRead: boolean }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }
   };

export type CloseWindow_CloseMutationVariables = Exact<{
  input: FlexibleTestingCloseTestWindowInput;
}>;


export type CloseWindow_CloseMutation = { readonly flexibleTestingCloseTestWindow: { readonly successful: boolean, readonly result: { readonly id: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportResults_FilesMutationVariables = Exact<{
  input: ExportTestCaseResultsToCsvInput;
}>;


export type ExportResults_FilesMutation = { readonly exportTestCaseResultsToCsv: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly filename: string, readonly body: string }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Publish_ResultsMutationVariables = Exact<{
  input: PublishIssuesAndCaseResultsInput;
}>;


export type Publish_ResultsMutation = { readonly publishIssuesAndCaseResults: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop> }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RemoveTesters_ConfirmMutationVariables = Exact<{
  input: RemoveTestersFromTestInput;
}>;


export type RemoveTesters_ConfirmMutation = { readonly removeTestersFromTest: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop> }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RemoveTesters_TestQueryVariables = Exact<{
  testId: string;
}>;


export type RemoveTesters_TestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly hasStrictTesterRemoval: boolean, readonly participantRemovalReasons: ReadonlyArray<{ readonly code: string, readonly label: string }>, readonly selectionRequirementsGroups: ReadonlyArray<{ readonly id: string, readonly participants: ReadonlyArray<{ readonly fullName: string, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop> }> }> | null }
   };

export type ResolveBlocker_BlockersQueryVariables = Exact<{
  testId: string;
}>;


export type ResolveBlocker_BlockersQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly openBlockersCount: number | null, readonly blockers: ReadonlyArray<{ readonly name: string, readonly createdAt: string, readonly id: string, readonly status: BlockerStatus, readonly assistanceRequested: boolean, readonly tester: { readonly fullName: string, readonly participantId: string, readonly testerId: string, readonly country: { readonly code: string, readonly name: string } }, readonly chatChannel: { readonly id: string, readonly chatType: ChatType, readonly externalId: string, readonly unreadCount: number } | null }> | null }
   };

export type ResolveBlocker_ResolveMutationVariables = Exact<{
  input: TestBlockerInput;
}>;


export type ResolveBlocker_ResolveMutation = { readonly resolveTestBlocker: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: BlockerStatus, readonly assistanceRequested: boolean } | null, readonly participant: { readonly id: string, readonly publishingStops: ReadonlyArray<PublishingStop> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ResolveBlocker_RequestAssistanceMutationVariables = Exact<{
  input: TestBlockerInput;
}>;


export type ResolveBlocker_RequestAssistanceMutation = { readonly requestTestBlockerAssistance: { readonly successful: boolean, readonly result: { readonly id: string, readonly status: BlockerStatus, readonly assistanceRequested: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RunResults_ReportQueryVariables = Exact<{
  testId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RunResults_ReportQuery = { readonly runReport: { readonly id: string, readonly source: string, readonly runId: string, readonly url: string | null, readonly isConnected: boolean, readonly waitingCount: number, readonly sendingCount: number, readonly sentCount: number, readonly failedCount: number, readonly results: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly state: RunResultState, readonly outcome: CaseOutcome, readonly message: string | null, readonly notBefore: string | null, readonly sentAt: string | null, readonly createdAt: string, readonly testCase: { readonly id: string, readonly code: string, readonly name: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type RunResults_RetryMutationVariables = Exact<{
  input: RetryRunResultsInput;
}>;


export type RunResults_RetryMutation = { readonly retryRunResults: { readonly successful: boolean, readonly result: { readonly id: string, readonly isConnected: boolean, readonly waitingCount: number, readonly sendingCount: number, readonly sentCount: number, readonly failedCount: number, readonly results: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly state: RunResultState, readonly message: string | null, readonly notBefore: string | null }> } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Sessions_SessionFragment = { readonly id: string, readonly isRejected: boolean, readonly wasRead: boolean, readonly startedAt: string | null, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly actualResult: string, readonly additionalInformation: string, readonly moderationStatus: CaseResultModerationStatus, readonly testerName: string, readonly testerCountry: { readonly code: string, readonly name: string }, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly foundIssues: ReadonlyArray<{ readonly id: string, readonly url: string | null, readonly code: string, readonly title: string, readonly severity: Severity }> };

export type Sessions_TestQueryVariables = Exact<{
  testId: string;
}>;


export type Sessions_TestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly testGoal: string | null, readonly inScope: string | null, readonly outOfScope: string | null, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly cases: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly completedCaseResults: ReadonlyArray<{ readonly id: string, readonly isRejected: boolean, readonly wasRead: boolean, readonly startedAt: string | null, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly actualResult: string, readonly additionalInformation: string, readonly moderationStatus: CaseResultModerationStatus, readonly testerName: string, readonly testerCountry: { readonly code: string, readonly name: string }, readonly testerEnvironment: { readonly operatingSystemAndVersion: string | null, readonly browserOrDevice: string | null }, readonly foundIssues: ReadonlyArray<{ readonly id: string, readonly url: string | null, readonly code: string, readonly title: string, readonly severity: Severity }> }> }> } }
   };

export type ShownReportFragment = { readonly id: string, readonly title: string, readonly state: SharedReportState, readonly parts: ReadonlyArray<SharedReportPart>, readonly issues: SharedReportIssues, readonly chosenCount: number, readonly leavesOut: ReadonlyArray<SharedReportField>, readonly madeBy: string | null, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly openedCount: number, readonly lastOpenedAt: string | null, readonly lastOpenedFrom: string | null, readonly lastOpenedWith: string | null };

export type SharedReportsQueryVariables = Exact<{
  testId: string;
}>;


export type SharedReportsQuery = { readonly sharedReports: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: SharedReportState, readonly parts: ReadonlyArray<SharedReportPart>, readonly issues: SharedReportIssues, readonly chosenCount: number, readonly leavesOut: ReadonlyArray<SharedReportField>, readonly madeBy: string | null, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly openedCount: number, readonly lastOpenedAt: string | null, readonly lastOpenedFrom: string | null, readonly lastOpenedWith: string | null }> };

export type IssuesToShareQueryVariables = Exact<{
  testId: string;
  search?: string | null | undefined;
}>;


export type IssuesToShareQuery = { readonly flexibleTestingIssues: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly triageStatus: TriageStatus } }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type CreateSharedReportMutationVariables = Exact<{
  input: SharedReportCreateInput;
}>;


export type CreateSharedReportMutation = { readonly sharedReportCreate: { readonly successful: boolean, readonly secret: string | null, readonly result: { readonly id: string, readonly title: string, readonly state: SharedReportState, readonly parts: ReadonlyArray<SharedReportPart>, readonly issues: SharedReportIssues, readonly chosenCount: number, readonly leavesOut: ReadonlyArray<SharedReportField>, readonly madeBy: string | null, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly openedCount: number, readonly lastOpenedAt: string | null, readonly lastOpenedFrom: string | null, readonly lastOpenedWith: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type RevokeSharedReportMutationVariables = Exact<{
  input: SharedReportRevokeInput;
}>;


export type RevokeSharedReportMutation = { readonly sharedReportRevoke: { readonly successful: boolean, readonly result: { readonly id: string, readonly title: string, readonly state: SharedReportState, readonly parts: ReadonlyArray<SharedReportPart>, readonly issues: SharedReportIssues, readonly chosenCount: number, readonly leavesOut: ReadonlyArray<SharedReportField>, readonly madeBy: string | null, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly openedCount: number, readonly lastOpenedAt: string | null, readonly lastOpenedFrom: string | null, readonly lastOpenedWith: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Summary_TopIssueFragment = { readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly test: { readonly id: string } };

export type Summary_StatsFragment = { readonly participantsTotalCount: number, readonly testCasesTotalCount: number, readonly testCasesFailedCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number, readonly issuesTotalCount: number, readonly testersResults: ReadonlyArray<{ readonly participantId: string, readonly testerName: string, readonly status: ParticipantStatus, readonly testCasesFailedCount: number, readonly testCasesPassedCount: number, readonly testCasesTotalCount: number, readonly country: { readonly code: string, readonly name: string } }>, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> };

export type Summary_DevicesFragment = { readonly devices: ReadonlyArray<{ readonly browserOrDevice: string | null, readonly operatingSystemAndVersion: string | null, readonly testCasesFailedCount: number, readonly testCasesBlockedCount: number, readonly testCasesPassedCount: number }> };

export type Summary_SeveritiesFragment = { readonly issuesTotalCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number };

export type Summary_ComparisonFragment = { readonly addedCount: number, readonly removedCount: number, readonly earlier: { readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null } }, readonly choices: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly openedAt: string | null } }>, readonly counts: ReadonlyArray<{ readonly before: CaseResultStatus, readonly now: CaseResultStatus, readonly count: number }>, readonly cases: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly before: CaseResultStatus, readonly now: CaseResultStatus }> };

export type Summary_TestQueryVariables = Exact<{
  testId: string;
  with?: string | null | undefined;
}>;


export type Summary_TestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly testStats: { readonly participantsTotalCount: number, readonly testCasesTotalCount: number, readonly testCasesFailedCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number, readonly issuesTotalCount: number, readonly testersResults: ReadonlyArray<{ readonly participantId: string, readonly testerName: string, readonly status: ParticipantStatus, readonly testCasesFailedCount: number, readonly testCasesPassedCount: number, readonly testCasesTotalCount: number, readonly country: { readonly code: string, readonly name: string } }>, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly topIssues: ReadonlyArray<{ readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly test: { readonly id: string } }>, readonly supervisedTests: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } }> }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly activityType: Activity | null, readonly caseFeedbackCount: number, readonly testStats: { readonly participantsTotalCount: number, readonly testCasesTotalCount: number, readonly testCasesFailedCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number, readonly issuesTotalCount: number, readonly testersResults: ReadonlyArray<{ readonly participantId: string, readonly testerName: string, readonly status: ParticipantStatus, readonly testCasesFailedCount: number, readonly testCasesPassedCount: number, readonly testCasesTotalCount: number, readonly country: { readonly code: string, readonly name: string } }>, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly topIssues: ReadonlyArray<{ readonly id: string, readonly code: string, readonly title: string, readonly severity: Severity, readonly test: { readonly id: string } }>, readonly comparison: { readonly addedCount: number, readonly removedCount: number, readonly earlier: { readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null } }, readonly choices: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly openedAt: string | null } }>, readonly counts: ReadonlyArray<{ readonly before: CaseResultStatus, readonly now: CaseResultStatus, readonly count: number }>, readonly cases: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly before: CaseResultStatus, readonly now: CaseResultStatus }> } | null }
   };

export type Summary_ChartsQueryVariables = Exact<{
  testId: string;
}>;


export type Summary_ChartsQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly testStats: { readonly devices: ReadonlyArray<{ readonly browserOrDevice: string | null, readonly operatingSystemAndVersion: string | null, readonly testCasesFailedCount: number, readonly testCasesBlockedCount: number, readonly testCasesPassedCount: number }> } }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly openedAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number, readonly devices: ReadonlyArray<{ readonly browserOrDevice: string | null, readonly operatingSystemAndVersion: string | null, readonly testCasesFailedCount: number, readonly testCasesBlockedCount: number, readonly testCasesPassedCount: number }> }, readonly comparison: { readonly choices: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly openedAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly issuesCriticalCount: number, readonly issuesHighCount: number, readonly issuesMediumCount: number, readonly issuesLowCount: number } }> } | null }
   };

export type TestCase_PageQueryVariables = Exact<{
  id: string;
}>;


export type TestCase_PageQuery = { readonly caseFeedbackGuidanceMessages: ReadonlyArray<string>, readonly flexibleTestingTestCase: { readonly id: string, readonly code: string, readonly name: string, readonly section: string | null, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean, readonly prerequisites: string | null, readonly resultsCount: number, readonly caseResultsLimit: number, readonly feedback: string | null, readonly tags: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly id: string, readonly ordinalNumber: number, readonly instruction: string, readonly expectedResult: string | null }>, readonly additionalInformationFields: ReadonlyArray<{ readonly id: string, readonly label: string }>, readonly completedCaseResults: ReadonlyArray<{ readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly wasRead: boolean, readonly completedAt: string | null, readonly minutesSpent: number | null, readonly testerName: string, readonly foundIssues: ReadonlyArray<{ readonly id: string }>, readonly testerCountry: { readonly code: string, readonly name: string } }>, readonly test: { readonly id: string, readonly name: string, readonly code: string, readonly activityType: Activity | null, readonly testGoal: string | null, readonly inScope: string | null, readonly outOfScope: string | null, readonly testStats: { readonly testCasesTotalCount: number } } } };

export type TestDetails_FileFragment = { readonly id: string, readonly name: string, readonly size: number, readonly url: string };

export type TestDetails_TestQueryVariables = Exact<{
  testId: string;
  isStaff: boolean;
}>;


export type TestDetails_TestQuery = { readonly featureFlags: ReadonlyArray<{ readonly name: string, readonly enabled: boolean }>, readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly createdAt: string, readonly creditsDeducted: number | null, readonly accessToApplication: string | null, readonly testObjective: string | null, readonly notes: string | null, readonly platformsToTestOn: string | null, readonly deviceRequirements: string | null, readonly testLocalisation: string | null, readonly testCasesUrl: string | null, readonly knownIssuesUrl: string | null, readonly sdlcStage: string | null, readonly customDesiredOutcomes: string | null, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly size: number, readonly url: string }>, readonly desiredOutcomes: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly testCycleCode: string, readonly activity: Activity, readonly applicationType: string, readonly applicationName: string | null, readonly applicationVersion: string | null, readonly accessToApplicationUrl: string, readonly requiresAccessToSecureEnvironment: boolean | null, readonly accessToSecureEnvironmentInstructions: string | null, readonly requiresPredefinedUserAccounts: boolean | null, readonly predefinedUserAccountsInstructions: string | null, readonly requiresFinancialTransactions: boolean | null, readonly financialTransactionsInstructions: string | null, readonly requiresKycIdentityCheck: boolean | null, readonly kycIdentityCheckInstructions: string | null, readonly requiresPersonalIdentifyingInformation: boolean | null, readonly personalIdentifyingInformationInstructions: string | null, readonly requiresMovingToDifferentLocation: boolean | null, readonly movingToDifferentLocationInstructions: string | null, readonly testCasesCount: number, readonly testCasesUrl: string | null, readonly hasKnownIssuesList: boolean | null, readonly knownIssuesListUrl: string | null, readonly knownIssuesUrl: string | null, readonly knownIssuesCount: number, readonly kilStartingFromTestCycleCode: string | null, readonly needsVideoEvidence: boolean, readonly videoRequirementStrategy: string, readonly requiresTestData: boolean | null, readonly testDataRowsCount: number, readonly numberOfResultsPerTestCaseNeeded: number | null, readonly inScope: string | null, readonly outOfScope: string | null, readonly testGoal: string | null, readonly moderationEnabled: boolean, readonly customTargetingRequirements: string | null, readonly autoLaunchStatus: AutoLaunchStatus, readonly launchedTestId: string | null, readonly isUnapproved: boolean, readonly scopeRequirements: ReadonlyArray<{ readonly content: string, readonly answers: ReadonlyArray<string>, readonly other: string | null }>, readonly targetingGroups: ReadonlyArray<{ readonly id: string, readonly countries: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly devices: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }> }>, readonly failedConditions: ReadonlyArray<{ readonly code: string, readonly message: string }> }> }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly createdAt: string, readonly creditsDeducted: number | null, readonly activityType: Activity | null, readonly applicationUrl: string, readonly description: string, readonly credentialsAndAccessInstructions: string, readonly additionalUrlsAndResources: string, readonly testerSpecificationLink: string | null, readonly requiredAttachmentForPass: boolean, readonly automaticTesterManagementDisabledReason: string | null, readonly payoutBaseAmount: number | null, readonly applyCountryPayoutMultiplier: boolean | null, readonly linkedTestCycleUrl: string | null, readonly linkedTestCycleCode: string | null, readonly automaticTesterManagementEnabled: boolean, readonly supportsAutomaticTesterManagement: boolean, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string, readonly size: number, readonly url: string }>, readonly environments: ReadonlyArray<{ readonly platform: string }>, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly selectionRequirementsGroups?: ReadonlyArray<{ readonly id: string, readonly name: string, readonly platforms: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly other: string | null, readonly isFull: boolean, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly canModifyNumberOfResultsNeeded: boolean, readonly testWindowStatus: TestWindowStatus, readonly countries: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystems: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly manufacturers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly mobileDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string }> }> | null }
   };

export type TestPage_HeaderQueryVariables = Exact<{
  testId: string;
  isStaff: boolean;
}>;


export type TestPage_HeaderQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly requestedTests?: ReadonlyArray<{ readonly id: string, readonly autoLaunchStatus: AutoLaunchStatus, readonly launchedTestId: string | null, readonly isUnapproved: boolean }>, readonly supervisedTests?: ReadonlyArray<{ readonly id: string }>, readonly approval: { readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean } | null }
    | { readonly __typename: 'FlexibleTestingTest', readonly code: string, readonly name: string, readonly type: string, readonly communityTestManagersEnabled: boolean, readonly activityType: Activity | null, readonly testerSessionsCount: number, readonly openBlockersCount?: number | null, readonly id: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly parentTest: { readonly id: string, readonly code: string, readonly name: string, readonly url: string } | null, readonly testStats: { readonly testCasesTotalCount: number, readonly issuesTotalCount: number }, readonly lacks?: ReadonlyArray<{ readonly id: string, readonly kind: WaitingKind, readonly count: number, readonly waitingSince: string, readonly waitingUntil: string | null }> | null, readonly selectionRequirementsGroups?: ReadonlyArray<{ readonly id: string, readonly status: string, readonly numberOfApprovedResults: number, readonly numberOfResultsNeeded: number, readonly numberOfPublishableTesters: number, readonly numberOfTestersWithResults: number }> | null }
   };

export type TestSettings_TestFragment = { readonly automaticTesterManagementDisabledReason: string | null, readonly payoutBaseAmount: number | null, readonly applyCountryPayoutMultiplier: boolean | null, readonly linkedTestCycleUrl: string | null, readonly linkedTestCycleCode: string | null, readonly id: string, readonly requiredAttachmentForPass: boolean, readonly automaticTesterManagementEnabled: boolean, readonly supportsAutomaticTesterManagement: boolean, readonly testWindow: { readonly status: TestWindowStatus } };

export type TestSettings_ToggleRequiredAttachmentMutationVariables = Exact<{
  input: ToggleRequiredAttachmentForPassInput;
}>;


export type TestSettings_ToggleRequiredAttachmentMutation = { readonly toggleRequiredAttachmentForPass: { readonly successful: boolean, readonly result: { readonly id: string, readonly requiredAttachmentForPass: boolean, readonly testWindow: { readonly status: TestWindowStatus } } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TestSettings_DisableManagementMutationVariables = Exact<{
  input: DisableAutomaticTesterManagementInput;
}>;


export type TestSettings_DisableManagementMutation = { readonly disableAutomaticTesterManagement: { readonly successful: boolean, readonly result: { readonly automaticTesterManagementDisabledReason: string | null, readonly id: string, readonly automaticTesterManagementEnabled: boolean, readonly supportsAutomaticTesterManagement: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TestSettings_LinkTestCycleMutationVariables = Exact<{
  input: AdvancedTestingTestCycleToTestLinkInput;
}>;


export type TestSettings_LinkTestCycleMutation = { readonly advancedTestingTestCycleToTestLink: { readonly successful: boolean, readonly result: { readonly id: string, readonly linkedTestCycleUrl: string | null, readonly linkedTestCycleCode: string | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type TestSettings_ChangeResultsNeededMutationVariables = Exact<{
  input: UpdateNumberOfResultsNeededInput;
}>;


export type TestSettings_ChangeResultsNeededMutation = { readonly updateNumberOfResultsNeeded: { readonly successful: boolean, readonly result: { readonly id: string, readonly selectionRequirementsGroups: ReadonlyArray<{ readonly status: string, readonly isFull: boolean, readonly id: string, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly canModifyNumberOfResultsNeeded: boolean, readonly testWindowStatus: TestWindowStatus }> | null } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Testers_ChoicesQueryVariables = Exact<{
  testId: string;
}>;


export type Testers_ChoicesQuery = { readonly testerChoices: ReadonlyArray<{ readonly id: string, readonly kind: TesterChoiceKind, readonly wave: number, readonly groupName: string, readonly participantId: string, readonly fullName: string, readonly rankPercentile: number, readonly candidates: number | null, readonly madeAt: string, readonly replaced: { readonly fullName: string, readonly status: string } | null }> };

export type TesterFeedback_SessionsQueryVariables = Exact<{
  testId: string;
}>;


export type TesterFeedback_SessionsQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly testerSessions: ReadonlyArray<{ readonly id: string, readonly testerName: string, readonly createdAt: string, readonly feedback: string, readonly testCase: { readonly id: string, readonly name: string } | null, readonly country: { readonly code: string, readonly name: string } }> }
   };

export type Results_ParticipantRowFragment = { readonly testerId: string, readonly fullName: string, readonly invitedAt: string | null, readonly completedCasesCount: number, readonly reportedIssuesCount: number, readonly hasReportedIssue: boolean, readonly highestSeverity: Severity | null, readonly moderationStatus: string, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly isActiveInTestCasesExecution: boolean, readonly lastCaseResultCompletedAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null, readonly country: { readonly code: string, readonly name: string }, readonly chatChannels: ReadonlyArray<{ readonly id: string, readonly externalId: string, readonly chatType: ChatType, readonly status: ChatChannelStatus, readonly unreadCount: number }> };

export type Testers_GroupsQueryVariables = Exact<{
  testId: string;
}>;


export type Testers_GroupsQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest' }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly supportsAutomaticTesterManagement: boolean, readonly automaticTesterManagementEnabled: boolean, readonly assignedCommunityTestManagers: ReadonlyArray<{ readonly id: string, readonly status: AssignmentStatus }> | null, readonly selectionRequirementsGroups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: string, readonly numberOfApprovedResults: number, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly numberOfAssignedCases: number, readonly participants: ReadonlyArray<{ readonly testerId: string, readonly fullName: string, readonly invitedAt: string | null, readonly completedCasesCount: number, readonly reportedIssuesCount: number, readonly hasReportedIssue: boolean, readonly highestSeverity: Severity | null, readonly moderationStatus: string, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly isActiveInTestCasesExecution: boolean, readonly lastCaseResultCompletedAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null, readonly country: { readonly code: string, readonly name: string }, readonly chatChannels: ReadonlyArray<{ readonly id: string, readonly externalId: string, readonly chatType: ChatType, readonly status: ChatChannelStatus, readonly unreadCount: number }> }> }> | null }
   };

export type Testers_TakeBackMutationVariables = Exact<{
  input: TakeBackPublishingInput;
}>;


export type Testers_TakeBackMutation = { readonly takeBackPublishing: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop> }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ModerationDesk_OpenAssignmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationDesk_OpenAssignmentsQuery = { readonly openAssignments: ReadonlyArray<{ readonly id: string, readonly status: AssignmentStatus, readonly testId: string, readonly testName: string, readonly assignedAt: string }> };

export type ModerationDesk_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationDesk_LoadQuery = { readonly moderationLoad: { readonly waitingResultsCount: number, readonly unassignedResultsCount: number, readonly days: ReadonlyArray<{ readonly startsAt: string, readonly handedInResultsCount: number, readonly waitingResultsCount: number }>, readonly moderators: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly waitingResultsCount: number, readonly waitingSince: string | null }> } };

export type ModerationDesk_ShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationDesk_ShiftQuery = { readonly moderationShift: { readonly all: number, readonly failed: number, readonly edited: number, readonly evidence: number, readonly plain: number, readonly judged: number, readonly since: string | null, readonly tests: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly waiting: number }> } };

export type ApprovePasses_SendMutationVariables = Exact<{
  input: ApproveResultsInput;
}>;


export type ApprovePasses_SendMutation = { readonly approveResults: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly id: string, readonly moderationStatus: CaseResultModerationStatus, readonly version: number }> | null, readonly outcomes: ReadonlyArray<{ readonly caseResultId: string, readonly version: number | null, readonly refusal: { readonly code: string, readonly message: string, readonly path: string | null } | null }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ListedSavedViewFragment = { readonly id: string, readonly isPinned: boolean, readonly ownerName: string, readonly name: string, readonly query: string, readonly isShared: boolean, readonly ownerId: string };

export type SavedViews_ListQueryVariables = Exact<{
  list: SavedViewList;
}>;


export type SavedViews_ListQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly isPinned: boolean, readonly ownerName: string, readonly name: string, readonly query: string, readonly isShared: boolean, readonly ownerId: string }> };

export type SavedViews_CreateMutationVariables = Exact<{
  input: SavedViewCreateInput;
}>;


export type SavedViews_CreateMutation = { readonly savedViewCreate: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string } | null } };

export type SavedViews_UpdateMutationVariables = Exact<{
  input: SavedViewUpdateInput;
}>;


export type SavedViews_UpdateMutation = { readonly savedViewUpdate: { readonly successful: boolean, readonly version: number | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string, readonly name: string, readonly query: string, readonly isShared: boolean, readonly ownerId: string } | null } };

export type SavedViews_PinMutationVariables = Exact<{
  input: SavedViewPinInput;
}>;


export type SavedViews_PinMutation = { readonly savedViewPin: { readonly successful: boolean, readonly version: number | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string, readonly isPinned: boolean } | null } };

export type SavedViews_RemoveMutationVariables = Exact<{
  input: SavedViewRemoveInput;
}>;


export type SavedViews_RemoveMutation = { readonly savedViewRemove: { readonly successful: boolean, readonly version: number | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string } | null } };

export type Templates_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type Templates_ListQuery = { readonly savedViews: ReadonlyArray<{ readonly testCount: number | null, readonly id: string, readonly isPinned: boolean, readonly ownerName: string, readonly name: string, readonly query: string, readonly isShared: boolean, readonly ownerId: string }> };

export type Templates_StartMutationVariables = Exact<{
  input: LaunchDraftFromTemplateInput;
}>;


export type Templates_StartMutation = { readonly launchDraftFromTemplate: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }>, readonly result: { readonly id: string, readonly name: string, readonly step: string, readonly savedAt: string, readonly testCount: number, readonly openTestId: string | null, readonly sharing: DraftSharing | null, readonly holder: string | null, readonly holderName: string | null } | null } };

export type CalendarQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type CalendarQuery = { readonly calendar: { readonly tests: ReadonlyArray<
      | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly createdAt: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null }, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null }
      | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly code: string, readonly name: string, readonly createdAt: string, readonly testWindow: { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null } }
    >, readonly publishing: ReadonlyArray<{ readonly testId: string, readonly code: string, readonly name: string, readonly at: string, readonly testers: number }> } };

export type Calendar_MoveRunMutationVariables = Exact<{
  input: MoveScheduleRunInput;
}>;


export type Calendar_MoveRunMutation = { readonly moveScheduleRun: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Calendar_RestoreRunMutationVariables = Exact<{
  input: RestoreScheduleRunInput;
}>;


export type Calendar_RestoreRunMutation = { readonly restoreScheduleRun: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Calendar_PauseMutationVariables = Exact<{
  input: ScheduleRestInput;
}>;


export type Calendar_PauseMutation = { readonly pauseSchedule: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Calendar_ResumeMutationVariables = Exact<{
  input: ScheduleRestInput;
}>;


export type Calendar_ResumeMutation = { readonly resumeSchedule: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ManageSchedule_ScheduleFragment = { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> };

export type ManageSchedule_AnswerFragment = { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type ManageSchedule_TestQueryVariables = Exact<{
  testId: string;
}>;


export type ManageSchedule_TestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null }
    | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly code: string, readonly name: string, readonly testWindow: { readonly status: TestWindowStatus }, readonly schedule: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null }
   };

export type ManageSchedule_UpdateMutationVariables = Exact<{
  input: UpdateScheduleInput;
}>;


export type ManageSchedule_UpdateMutation = { readonly updateSchedule: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ManageSchedule_SkipMutationVariables = Exact<{
  input: SkipScheduleRunInput;
}>;


export type ManageSchedule_SkipMutation = { readonly skipNextScheduleRun: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ManageSchedule_CancelMutationVariables = Exact<{
  input: ScheduleReasonInput;
}>;


export type ManageSchedule_CancelMutation = { readonly cancelSchedule: { readonly successful: boolean, readonly version: number | null, readonly result: { readonly nextRunAt: string | null, readonly performedAt: string | null, readonly canceledAt: string | null, readonly id: string, readonly state: ScheduleState, readonly recurringDay: number, readonly recurringTime: string, readonly userTimezone: string, readonly runChanges: ReadonlyArray<{ readonly at: string, readonly to: string | null }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { readonly professionalServices: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly cost: string, readonly serviceLevelAgreement: string }>, readonly professionalServiceRequests: ReadonlyArray<{ readonly id: string, readonly content: string, readonly state: ServiceRequestState, readonly answer: string | null, readonly requestedBy: string, readonly createdAt: string, readonly professionalService: { readonly id: string, readonly title: string } }> };

export type Services_ServiceQueryVariables = Exact<{
  id: string;
}>;


export type Services_ServiceQuery = { readonly professionalService: { readonly id: string, readonly title: string, readonly cost: string, readonly serviceLevelAgreement: string, readonly requestFormInstructions: string } };

export type Services_RequestMutationVariables = Exact<{
  input: ProfessionalServiceRequestCreateInput;
}>;


export type Services_RequestMutation = { readonly professionalServiceRequestCreate: { readonly successful: boolean, readonly result: { readonly id: string, readonly state: ServiceRequestState } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Bell_UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type Bell_UnreadCountQuery = { readonly unreadNotificationCount: number };

export type Bell_NotificationsQueryVariables = Exact<{
  unreadOnly: boolean;
}>;


export type Bell_NotificationsQuery = { readonly notifications: ReadonlyArray<{ readonly kind: string, readonly publicId: string, readonly testId: string | null, readonly createdAt: string, readonly isRead: boolean | null, readonly details: { readonly description: string, readonly link: string | null } }> };

export type Bell_MarkMutationVariables = Exact<{
  input: NotificationsMarkInput;
}>;


export type Bell_MarkMutation = { readonly notificationsMark: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly publicId: string, readonly isRead: boolean | null }> | null, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type Bell_MarkAllMutationVariables = Exact<{
  input: NotificationsMarkAllInput;
}>;


export type Bell_MarkAllMutation = { readonly notificationsMarkAll: { readonly successful: boolean, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type Bell_HeardInAppQueryVariables = Exact<{ [key: string]: never; }>;


export type Bell_HeardInAppQuery = { readonly notificationSettings: { readonly id: string, readonly choices: ReadonlyArray<{ readonly event: string, readonly app: boolean, readonly mail: boolean, readonly webhook: boolean }>, readonly mutedTests: ReadonlyArray<{ readonly id: string }> } };

export type Bell_MuteMutationVariables = Exact<{
  input: NotificationTestMuteInput;
}>;


export type Bell_MuteMutation = { readonly notificationTestMute: { readonly successful: boolean, readonly result: { readonly id: string, readonly mutedTests: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly errors: ReadonlyArray<{ readonly message: string }> } };

export type NameOrganization_SaveMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type NameOrganization_SaveMutation = { readonly organizationUpdate: { readonly successful: boolean, readonly result: { readonly id: string, readonly chosenName: string | null, readonly isNameChosen: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type Outside_TrackPageViewMutationVariables = Exact<{
  input: PageViewTrackInput;
}>;


export type Outside_TrackPageViewMutation = { readonly pageViewTrack: { readonly successful: boolean } };

export type Outside_HelpIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type Outside_HelpIdentityQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly publicId: string, readonly intercomUserHash: string | null } };

export type Search_HitsQueryVariables = Exact<{
  words: string;
}>;


export type Search_HitsQuery = { readonly search: ReadonlyArray<{ readonly id: string, readonly kind: SearchKind, readonly title: string, readonly context: string, readonly url: string }> };

export type Shell_BalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_BalanceQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly organization: { readonly id: string, readonly creditAccount: { readonly balance: number } | null } } };

export type Shell_NotificationWasSentSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Shell_NotificationWasSentSubscription = { readonly notificationWasSent: { readonly number: string | null, readonly kind: string, readonly publicId: string, readonly testId: string | null, readonly createdAt: string, readonly details: { readonly description: string, readonly link: string | null } } };

export type SignIn_CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type SignIn_CurrentUserQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly publicId: string, readonly role: Role, readonly email: string, readonly firstName: string, readonly lastName: string, readonly fullName: string, readonly isTestManager: boolean, readonly isOperator: boolean, readonly createdAt: string, readonly organization: { readonly id: string, readonly publicId: string, readonly name: string, readonly chosenName: string | null, readonly shortCode: string, readonly isNameChosen: boolean, readonly flexibleTestingAccess: boolean, readonly isServiceTypeSelectionEnabled: boolean, readonly googleSheetsAutoImportEnabled: boolean, readonly knownIssuesUploadEnabled: boolean, readonly advancedTestsAccess: boolean, readonly creditModelAccess: boolean, readonly newLaunchUxEnabled: boolean, readonly autoLaunchingEnabled: boolean, readonly videoRequirementEnabled: boolean }, readonly trial: { readonly id: string, readonly finishesAt: string, readonly finishedAt: string | null } | null } };

export type SwitchOrganization_OrganizationsQueryVariables = Exact<{
  query?: string | null | undefined;
}>;


export type SwitchOrganization_OrganizationsQuery = { readonly getOrganizations: ReadonlyArray<{ readonly publicId: string, readonly shortCode: string, readonly name: string }> };

export type SwitchOrganization_ChangeMutationVariables = Exact<{
  input: ChangeOrganizationInput;
}>;


export type SwitchOrganization_ChangeMutation = { readonly changeOrganization: { readonly successful: boolean, readonly result: { readonly id: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ExportRawCasesMutationVariables = Exact<{
  input: ExportRawTestCasesInput;
}>;


export type ExportRawCasesMutation = { readonly exportRawTestCasesToCsv: { readonly successful: boolean, readonly result: ReadonlyArray<{ readonly filename: string, readonly body: string }> | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type HoldForm_OpenQueryVariables = Exact<{
  advancedTestId: string;
  requestedTestId?: string | null | undefined;
}>;


export type HoldForm_OpenQuery = { readonly supervisedForm: { readonly version: number, readonly values: unknown, readonly device: string | null, readonly savedAt: string } | null };

export type HoldForm_SaveMutationVariables = Exact<{
  input: SaveSupervisedFormInput;
}>;


export type HoldForm_SaveMutation = { readonly saveSupervisedForm: { readonly successful: boolean, readonly result: { readonly version: number, readonly savedAt: string } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type LaunchSupervised_RequestQueryVariables = Exact<{
  id: string;
}>;


export type LaunchSupervised_RequestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly accessToApplication: string | null, readonly testObjective: string | null, readonly rawTestCases: ReadonlyArray<{ readonly requestedTestId: string }> | null, readonly requestedTests: ReadonlyArray<{ readonly id: string, readonly name: string, readonly activity: Activity, readonly applicationType: string, readonly accessToApplicationUrl: string, readonly testGoal: string | null, readonly inScope: string | null, readonly outOfScope: string | null, readonly accessToSecureEnvironmentInstructions: string | null, readonly predefinedUserAccountsInstructions: string | null, readonly customTargetingRequirements: string | null, readonly numberOfResultsPerTestCaseNeeded: number | null, readonly testCases: unknown, readonly autoLaunchStatus: AutoLaunchStatus, readonly launchedTestId: string | null, readonly isUnapproved: boolean, readonly targetingGroups: ReadonlyArray<{ readonly id: string, readonly countries: ReadonlyArray<{ readonly id: string }>, readonly languages: ReadonlyArray<{ readonly id: string }>, readonly devices: ReadonlyArray<{ readonly id: string }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string }> }> }> }
    | { readonly __typename: 'FlexibleTestingTest' }
   };

export type LaunchSupervised_TargetingQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchSupervised_TargetingQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly payoutMultiplier: number | null, readonly isRetired: boolean }>, readonly languages: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isRetired: boolean }>, readonly operatingSystems: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isRetired: boolean }>, readonly operatingSystemVersions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null, readonly isRetired: boolean }>, readonly operatingSystemDeviceTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isRetired: boolean }>, readonly mobileDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null, readonly isRetired: boolean }>, readonly manufacturers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isRetired: boolean }>, readonly internetBrowsers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isRetired: boolean }> };

export type LaunchSupervised_LaunchMutationVariables = Exact<{
  input: LaunchSupervisedTestInput;
}>;


export type LaunchSupervised_LaunchMutation = { readonly launchSupervisedTest: { readonly successful: boolean, readonly result: { readonly testId: string, readonly resultsPageUrl: string, readonly advancedTestRequestId: string } | null, readonly errors: ReadonlyArray<{ readonly retryAt: string | null, readonly code: string, readonly message: string, readonly path: string | null }> } };

export type LaunchSupervised_InvalidDevicesQueryVariables = Exact<{
  input: TesterDevicesInput;
}>;


export type LaunchSupervised_InvalidDevicesQuery = { readonly testersWithInvalidDevices: ReadonlyArray<{ readonly email: string, readonly fullName: string | null, readonly devices: ReadonlyArray<string> }> };

export type LaunchSupervised_CreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchSupervised_CreditsQuery = { readonly getCurrentOrganizationUser: { readonly id: string, readonly organization: { readonly id: string, readonly creditAccount: { readonly balance: number } | null } } };

export type SelectTesters_TesterFragment = { readonly id: string, readonly email: string, readonly fullName: string, readonly availability: string, readonly rankPercentile: number, readonly testedForCustomer: boolean, readonly backupOnly: boolean, readonly country: { readonly code: string, readonly name: string } };

export type SelectTesters_MatchingQueryVariables = Exact<{
  input: MatchingTestersInput;
}>;


export type SelectTesters_MatchingQuery = { readonly matchingTesters: { readonly totalNumber: number, readonly endCursor: string | null, readonly testers: ReadonlyArray<{ readonly id: string, readonly email: string, readonly fullName: string, readonly availability: string, readonly rankPercentile: number, readonly testedForCustomer: boolean, readonly backupOnly: boolean, readonly country: { readonly code: string, readonly name: string } }> } };

export type SelectTesters_BrowseQueryVariables = Exact<{
  input: MatchingTestersInput;
}>;


export type SelectTesters_BrowseQuery = { readonly matchingTesters: { readonly endCursor: string | null, readonly testers: ReadonlyArray<{ readonly id: string, readonly email: string, readonly fullName: string, readonly availability: string, readonly rankPercentile: number, readonly testedForCustomer: boolean, readonly backupOnly: boolean, readonly country: { readonly code: string, readonly name: string } }> } };

export type SelectTesters_CostsQueryVariables = Exact<{
  input: MatchingTestersInput;
}>;


export type SelectTesters_CostsQuery = { readonly matchingCosts: ReadonlyArray<{ readonly criterion: string, readonly totalNumber: number }> };

export type SelectTesters_EarlierQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SelectTesters_EarlierQuery = { readonly flexibleTestingTests: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly code: string } }> } };

export type SelectTesters_ByEmailQueryVariables = Exact<{
  emails: ReadonlyArray<string> | string;
}>;


export type SelectTesters_ByEmailQuery = { readonly testersByEmail: ReadonlyArray<{ readonly email: string, readonly tester: { readonly id: string, readonly fullName: string, readonly backupOnly: boolean } | null }> };

export type Changed_ParticipantFragment = { readonly testerId: string, readonly fullName: string, readonly groupId: string, readonly invitedAt: string | null, readonly joinedAt: string | null, readonly finishedAt: string | null, readonly completedCasesCount: number, readonly reportedIssuesCount: number, readonly hasReportedIssue: boolean, readonly highestSeverity: Severity | null, readonly moderationStatus: string, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly isActiveInTestCasesExecution: boolean, readonly lastCaseResultCompletedAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null, readonly country: { readonly code: string, readonly name: string } };

export type Changed_TestFragment = { readonly code: string, readonly name: string, readonly type: string, readonly url: string, readonly parentTestId: string | null, readonly communityTestManagersEnabled: boolean, readonly testerSessionsCount: number, readonly openBlockersCount?: number | null, readonly id: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly parentTest: { readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } } | null, readonly testStats: { readonly testCasesTotalCount: number, readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly selectionRequirementsGroups?: ReadonlyArray<{ readonly id: string, readonly status: string, readonly numberOfApprovedResults: number, readonly numberOfAssignedCases: number, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly numberOfPublishableTesters: number, readonly numberOfTestersWithResults: number }> | null };

export type Shell_ChangedSubscriptionVariables = Exact<{
  isStaff: boolean;
}>;


export type Shell_ChangedSubscription = { readonly changed: { readonly number: string, readonly topic: string, readonly testId: string | null, readonly entityId: string | null, readonly idempotencyKey: string | null, readonly issue: { readonly id: string, readonly version: number, readonly code: string, readonly title: string, readonly wasRead: boolean, readonly createdAt: string, readonly triageStatus: TriageStatus, readonly triageReason: string | null, readonly severity: Severity, readonly reviewedSeverity: Severity | null, readonly originalId: string | null, readonly duplicatesCount: number, readonly issueTags: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly issueNote: { readonly id: string } | null, readonly test: { readonly id: string, readonly name: string, readonly forceSeverityChangeBeforeAccept: boolean } } | null, readonly issueTag: { readonly id: string, readonly name: string, readonly attachedToIssuesCount: number } | null, readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } | null, readonly reproduction: { readonly id: string, readonly status: ReproducibilityStatus | null, readonly environment: string | null, readonly testerNotes: string, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string | null, readonly mediaKind: string, readonly size: number, readonly archived: boolean }> } | null, readonly participant?: { readonly testerId: string, readonly fullName: string, readonly groupId: string, readonly invitedAt: string | null, readonly joinedAt: string | null, readonly finishedAt: string | null, readonly completedCasesCount: number, readonly reportedIssuesCount: number, readonly hasReportedIssue: boolean, readonly highestSeverity: Severity | null, readonly moderationStatus: string, readonly numberOfPendingIssueModerations: number, readonly numberOfPendingResultModerations: number, readonly numberOfPendingEditRequests: number, readonly issueGenerationProcessing: boolean, readonly issueGenerationFailed: boolean, readonly publishingFailReason: string | null, readonly publishesAt: string | null, readonly isActiveInTestCasesExecution: boolean, readonly lastCaseResultCompletedAt: string | null, readonly version: number, readonly id: string, readonly status: ParticipantStatus, readonly issueGeneration: IssueGeneration, readonly publishingFrom: ParticipantStatus | null, readonly communityTestManagersEnabled: boolean, readonly assignedCasesCount: number, readonly approvedTestCasesCount: number, readonly publishingStops: ReadonlyArray<PublishingStop>, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null, readonly country: { readonly code: string, readonly name: string } } | null, readonly caseResult?: { readonly status: CaseResultStatus, readonly wasRead: boolean, readonly completedAt: string | null, readonly isPublished: boolean, readonly version: number, readonly participantId: string, readonly id: string, readonly moderationStatus: CaseResultModerationStatus, readonly isRejected: boolean, readonly rejectionReason: string | null, readonly moderationFinalizedAt: string | null, readonly hasOpenCaseResultEditRequest: boolean, readonly participantStatus: ParticipantStatus, readonly testCase: { readonly id: string, readonly status: CaseResultStatus, readonly isRejected: boolean, readonly isTestCaseLive: boolean } } | null, readonly blocker?: { readonly name: string, readonly createdAt: string, readonly id: string, readonly status: BlockerStatus, readonly assistanceRequested: boolean } | null, readonly test:
      | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } }
      | { readonly __typename: 'FlexibleTestingTest', readonly code: string, readonly name: string, readonly type: string, readonly url: string, readonly parentTestId: string | null, readonly communityTestManagersEnabled: boolean, readonly testerSessionsCount: number, readonly openBlockersCount?: number | null, readonly id: string, readonly testWindow: { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null }, readonly parentTest: { readonly id: string, readonly code: string, readonly name: string, readonly url: string, readonly testStats: { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> } } | null, readonly testStats: { readonly testCasesTotalCount: number, readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> }, readonly issueCounts: { readonly untriaged: number, readonly accepted: number, readonly rejected: number }, readonly selectionRequirementsGroups?: ReadonlyArray<{ readonly id: string, readonly status: string, readonly numberOfApprovedResults: number, readonly numberOfAssignedCases: number, readonly numberOfResultsNeeded: number, readonly numberOfPublishedResults: number, readonly numberOfPublishableTesters: number, readonly numberOfTestersWithResults: number }> | null }
     | null } };

export type IssueFiguresFragment = { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } };

export type AllIssues_StatsQueryVariables = Exact<{
  issueTagsIdsEq?: ReadonlyArray<string> | string | null | undefined;
  issueTagsIdsContains?: ReadonlyArray<string> | string | null | undefined;
  severityIn?: ReadonlyArray<Severity> | Severity | null | undefined;
  testIdEq?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  itemStateEq?: ItemState | null | undefined;
  search?: string | null | undefined;
}>;


export type AllIssues_StatsQuery = { readonly issueStats: { readonly newIssuesCount: number, readonly acceptedIssuesCount: number, readonly rejectedIssuesCount: number } };

export type RefusalFragment = { readonly code: string, readonly message: string, readonly path: string | null };

export type ApiTokenShownFragment = { readonly id: string, readonly name: string, readonly kind: ApiTokenKind, readonly state: ApiTokenState, readonly scopes: ReadonlyArray<ApiTokenScope>, readonly role: Role, readonly userId: string, readonly madeBy: string | null, readonly organizationName: string, readonly createdAt: string, readonly expiresAt: string, readonly endedAt: string | null, readonly lastUsedAt: string | null };

export type ArchiveShownFragment = { readonly id: string, readonly state: OrganizationArchiveState, readonly scope: OrganizationArchiveScope, readonly done: number, readonly total: number, readonly sizeBytes: number | null, readonly askedById: string | null, readonly askedBy: string | null, readonly askedAt: string, readonly expiresAt: string | null, readonly link: string | null };

export type NamedOrganizationFragment = { readonly successful: boolean, readonly result: { readonly id: string, readonly chosenName: string | null, readonly isNameChosen: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> };

export type WholeWindowFragment = { readonly status: TestWindowStatus, readonly openedAt: string | null, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null };

export type ShownWindowFragment = { readonly status: TestWindowStatus, readonly scheduleAt: string | null, readonly plannedEndAt: string | null, readonly closedAt: string | null, readonly cancelledAt: string | null };

export type ListedStatsFragment = { readonly issuesTotalCount: number, readonly caseStatusCounts: ReadonlyArray<{ readonly status: CaseResultStatus, readonly count: number }>, readonly resultCounts: ReadonlyArray<{ readonly kind: ResultKind, readonly count: number }> };

export type ToolLists_ProjectsQueryVariables = Exact<{
  integrationId: string;
  search?: string | null | undefined;
}>;


export type ToolLists_ProjectsQuery = { readonly integrationDetails: { readonly projects: ReadonlyArray<{ readonly key: string, readonly name: string }> } };

export type ToolLists_IssueTypesQueryVariables = Exact<{
  integrationId: string;
  projectKey: string;
}>;


export type ToolLists_IssueTypesQuery = { readonly integrationDetails: { readonly projects: ReadonlyArray<{ readonly key: string, readonly name: string, readonly issueTypes: ReadonlyArray<{ readonly externalId: string, readonly name: string }> | null }> } };

export type ModerationDesk_WaitingResultsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  order?: WaitingOrder | null | undefined;
  show?: WaitingShow | null | undefined;
  testId?: string | null | undefined;
}>;


export type ModerationDesk_WaitingResultsQuery = { readonly waitingResults: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: CaseResultStatus, readonly completedAt: string, readonly isEdited: boolean, readonly hasEvidence: boolean, readonly version: number, readonly caseCode: string, readonly caseName: string, readonly participantId: string, readonly testerName: string, readonly testerWaitingCount: number, readonly testId: string, readonly testCode: string, readonly testName: string, readonly participant: { readonly id: string, readonly moderationClaim: { readonly name: string, readonly id: string, readonly userId: string, readonly since: string, readonly reason: string | null, readonly takenFrom: string | null } | null }, readonly testerCountry: { readonly code: string, readonly name: string } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FirstUse_UpcomingQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstUse_UpcomingQuery = { readonly platformTests: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly name: string, readonly url: string }
        | { readonly __typename: 'FlexibleTestingTest', readonly id: string, readonly name: string, readonly url: string }
       }> } };

export type Shell_FeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_FeatureFlagsQuery = { readonly featureFlags: ReadonlyArray<{ readonly name: string, readonly enabled: boolean }> };

export type Guide_ShownFragment = { readonly id: string, readonly name: GuideName, readonly done: ReadonlyArray<GuideStep>, readonly organizationId: string | null, readonly kept: { readonly id: string, readonly isPutAway: boolean } };

export type Guide_OwnQueryVariables = Exact<{ [key: string]: never; }>;


export type Guide_OwnQuery = { readonly firstSteps: { readonly id: string, readonly name: GuideName, readonly done: ReadonlyArray<GuideStep>, readonly organizationId: string | null, readonly kept: { readonly id: string, readonly isPutAway: boolean } } };

export type Guide_OperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type Guide_OperatorQuery = { readonly operatorFirstSteps: { readonly id: string, readonly name: GuideName, readonly done: ReadonlyArray<GuideStep>, readonly organizationId: string | null, readonly kept: { readonly id: string, readonly isPutAway: boolean } } };

export type Guide_PutAwayMutationVariables = Exact<{
  input: GuidePutAwayInput;
}>;


export type Guide_PutAwayMutation = { readonly guidePutAway: { readonly successful: boolean, readonly result: { readonly id: string, readonly name: GuideName, readonly isPutAway: boolean } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly path: string | null }> } };

export type ShownApprovalFragment = { readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean };

export type LaunchApproval_OfTestQueryVariables = Exact<{
  testId: string;
}>;


export type LaunchApproval_OfTestQuery = { readonly platformTest:
    | { readonly __typename: 'AdvancedTestRequest', readonly id: string, readonly approval: { readonly kind: LaunchApprovalKind, readonly name: string, readonly above: number | null, readonly over: number | null, readonly month: string, readonly approvers: ReadonlyArray<string>, readonly decidedBy: string | null, readonly runAt: string | null, readonly id: string, readonly state: LaunchApprovalState, readonly amount: number, readonly word: string | null, readonly decidedAt: string | null, readonly askedById: string | null, readonly approverIds: ReadonlyArray<string>, readonly isOver: boolean } | null }
    | { readonly __typename: 'FlexibleTestingTest' }
   };

export type LaunchAllowanceQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchAllowanceQuery = { readonly launchAllowance: { readonly testsPerHour: number, readonly testsLeft: number, readonly freed: ReadonlyArray<{ readonly at: string, readonly tests: number }>, readonly credits: { readonly balance: number, readonly held: number, readonly mayOverdraw: boolean } | null, readonly rules: { readonly id: string, readonly approvalAbove: number | null, readonly monthlyBudget: number | null, readonly spent: number, readonly held: number, readonly month: string, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null } };
