import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../server/api/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC, for example 2026-11-21T09:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

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

/** A token by which a program calls the API. What it is made of is shown once. */
export type ApiToken = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What it is for, as the audit trail names it. */
  readonly name: Scalars['String']['output'];
  /** Whose it is. */
  readonly kind: ApiTokenKind;
  /** Where it stands. */
  readonly state: ApiTokenState;
  /** What it lets a program do. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** The role of a service token; of a personal one that which its person has now. */
  readonly role: Role;
  /** Who it acts for; of a service token its own account. */
  readonly userId: Scalars['ID']['output'];
  /** Who made it; null where they are forgotten. */
  readonly madeBy?: Maybe<Scalars['String']['output']>;
  /** Name of its organization. */
  readonly organizationName: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its time is over. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was revoked or ended. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a program called with it last, to the minute; null while none did. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Input of apiTokenCreate. */
export type ApiTokenCreateInput = {
  /** What it is for, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** What it lets a program do, at least one. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** After how many days it ends, from 1 to 365. */
  readonly days: Scalars['Int']['input'];
};

/** Input of serviceTokenCreate. */
export type ServiceTokenCreateInput = {
  /** What it is for, at most 100 characters; what its programs do is shown under this name. */
  readonly name: Scalars['String']['input'];
  /** What it lets a program do, at least one. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** After how many days it ends, from 1 to 365. */
  readonly days: Scalars['Int']['input'];
  /** The role that it has, at most the caller's own. */
  readonly role: Role;
};

/** Input of apiTokenRevoke. */
export type ApiTokenRevokeInput = {
  /** The token. */
  readonly tokenId: Scalars['ID']['input'];
};

/** Input of operatorApiTokenRevoke. */
export type OperatorApiTokenRevokeInput = {
  /** The token. */
  readonly apiTokenId: Scalars['ID']['input'];
};

/** Answer of what makes or revokes a token. */
export type ApiTokenResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The token after it. */
  readonly result?: Maybe<ApiToken>;
  /** What the program sends as its bearer token, once; null where none was made. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** A launch that takes more than may be spent by one person. */
export type LaunchApproval = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What waits. */
  readonly kind: LaunchApprovalKind;
  /** Where it stands. */
  readonly state: LaunchApprovalState;
  /** Name of the request or test. */
  readonly name: Scalars['String']['output'];
  /** In credits. What is approved is this amount. */
  readonly amount: Scalars['Float']['output'];
  /** The amount above which launches are approved, where it is above; else null. */
  readonly above?: Maybe<Scalars['Float']['output']>;
  /** By how much it went over the budget when it was asked for; null where it did not. */
  readonly over?: Maybe<Scalars['Float']['output']>;
  /** The month of that budget, as yyyy-MM. */
  readonly month: Scalars['String']['output'];
  /** Who asked; null once they are forgotten. */
  readonly askedById?: Maybe<Scalars['ID']['output']>;
  /** Their name. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** Who may approve now. */
  readonly approverIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Their names, without who asked. */
  readonly approvers: ReadonlyArray<Scalars['String']['output']>;
  /** Who decided; for what was withdrawn, who asked. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The word with which it was sent back. */
  readonly word?: Maybe<Scalars['String']['output']>;
  /** Whether what it would launch was cancelled or is gone. */
  readonly isOver: Scalars['Boolean']['output'];
  /** The request; null once it is a draft again or gone. */
  readonly testId?: Maybe<Scalars['ID']['output']>;
  /** The draft that it came from; null where there was none, and for everybody but who asked. */
  readonly draftId?: Maybe<Scalars['ID']['output']>;
  /** The run of the schedule that waits. */
  readonly runAt?: Maybe<Scalars['DateTime']['output']>;
  /** The tests of it. */
  readonly tests: ReadonlyArray<LaunchApprovalTest>;
};

/** A test of a launch that waits. */
export type LaunchApprovalTest = {
  /** Identifier of the requested test. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** What testers do. */
  readonly activity: Activity;
};

/** What an organization wants approved before credits are spent. */
export type LaunchRules = {
  /** Identifier of the organization. */
  readonly id: Scalars['ID']['output'];
  /** Grows with each change; 0 before the first. */
  readonly version: Scalars['Int']['output'];
  /** Launches above so many credits wait for approval; null: none do. */
  readonly approvalAbove?: Maybe<Scalars['Float']['output']>;
  /** Credits of a calendar month; a launch that goes over waits. Null: none. */
  readonly monthlyBudget?: Maybe<Scalars['Float']['output']>;
  /** IANA zone of the month; null before the first change. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** The month, as yyyy-MM. */
  readonly month: Scalars['String']['output'];
  /** What was taken in it. */
  readonly spent: Scalars['Float']['output'];
  /** What is held for tests that were launched and wait to open. */
  readonly held: Scalars['Float']['output'];
  /** What is asked for and waits. Nothing is held for it. */
  readonly waiting: Scalars['Float']['output'];
  /** Who approves. */
  readonly approvers: ReadonlyArray<LaunchApprover>;
};

/** Somebody who approves launches. */
export type LaunchApprover = {
  /** Identifier of the member. */
  readonly id: Scalars['ID']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
};

/** New rules; what is left out is off. */
export type LaunchRulesInput = {
  /** The version they are based on. */
  readonly version: Scalars['Int']['input'];
  /** As it is typed, such as 250 or 99.50. */
  readonly approvalAbove?: InputMaybe<Scalars['String']['input']>;
  /** As it is typed. */
  readonly monthlyBudget?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of the month. */
  readonly timeZone: Scalars['String']['input'];
  /** Customers of the organization; at least two where anything has to be approved. */
  readonly approverIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Answer of launchRulesUpdate. */
export type LaunchRulesResult = {
  /** Whether they were saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The rules as they are now. */
  readonly result?: Maybe<LaunchRules>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which request for approval. */
export type LaunchApprovalInput = {
  /** The request for approval. */
  readonly launchApprovalId: Scalars['ID']['input'];
};

/** What is approved. */
export type LaunchApprovalApproveInput = {
  /** The request for approval. */
  readonly launchApprovalId: Scalars['ID']['input'];
  /** The amount that was seen. Where it is another by now, that is refused with stale_object. */
  readonly amount: Scalars['Float']['input'];
};

/** What is sent back. */
export type LaunchApprovalSendBackInput = {
  /** The request for approval. */
  readonly launchApprovalId: Scalars['ID']['input'];
  /** What should change; at most 1,000 characters. */
  readonly word: Scalars['String']['input'];
};

/** Answer of what decides about a request for approval. */
export type LaunchApprovalResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The request for approval as it is now. */
  readonly result?: Maybe<LaunchApproval>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** The data of an organization in one file. */
export type OrganizationArchive = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: OrganizationArchiveState;
  /** What it holds. */
  readonly scope: OrganizationArchiveScope;
  /** How many of its parts are gathered. */
  readonly done: Scalars['Int']['output'];
  /** Of how many; 0 until that is known. */
  readonly total: Scalars['Int']['output'];
  /** Size of the file in bytes; null until it is ready. */
  readonly sizeBytes?: Maybe<Scalars['Float']['output']>;
  /** Who asked; null where they are forgotten. */
  readonly askedById?: Maybe<Scalars['ID']['output']>;
  /** Their name. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** Until when it can be downloaded. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where to download it, for ten minutes; null where the caller may not or it is not ready. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

/** Whose data is asked for. */
export type OrganizationArchiveAskInput = {
  /** The organization; for customers and test managers their own. */
  readonly organizationId: Scalars['ID']['input'];
};

/** Which archive is stopped. */
export type OrganizationArchiveCancelInput = {
  /** The archive. */
  readonly archiveId: Scalars['ID']['input'];
};

/** Answer of what is done with an archive of an organization. */
export type OrganizationArchiveResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The archive after it. */
  readonly result?: Maybe<OrganizationArchive>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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
  readonly person?: InputMaybe<Scalars['String']['input']>;
  /** A kind of act, as the list of kinds names it. */
  readonly kind?: InputMaybe<Scalars['String']['input']>;
  /** The id of what it was done to. */
  readonly thing?: InputMaybe<Scalars['String']['input']>;
  /** The first day, as YYYY-MM-DD in UTC. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** The last day, as YYYY-MM-DD in UTC. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
  /** Where it was done from. */
  readonly source?: InputMaybe<AuditSource>;
  /** Whether it was done or refused. */
  readonly outcome?: InputMaybe<AuditOutcome>;
  /** The mark of one sign-in. */
  readonly session?: InputMaybe<Scalars['String']['input']>;
  /** The id of an organization. For operators; others read their own. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
};

/** A page of an audit trail. */
export type AuditTrail = {
  /** Its lines, the newest first. */
  readonly nodes: ReadonlyArray<AuditLine>;
  /** Where it goes on. A rare thing may be further back than one page looks: then lines are few and another page follows. */
  readonly pageInfo: PageInfo;
  /** The moment until which this page looked back; null where it looked at everything. */
  readonly lookedBackTo?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person that the filter names; null where nobody is named or known. */
  readonly person?: Maybe<Scalars['String']['output']>;
};

/** One thing that was done, or refused. */
export type AuditLine = {
  /** Its number. */
  readonly id: Scalars['ID']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it, in words: a name, or what did it where it was nobody. */
  readonly who: Scalars['String']['output'];
  /** Their id, for the filter; null where it was nobody, or where the caller may not know who it was. */
  readonly personId?: Maybe<Scalars['ID']['output']>;
  /** The name of the person for whom somebody of support acted; null where nobody did. */
  readonly actingFor?: Maybe<Scalars['String']['output']>;
  /** What they did, in words that go on after the name. */
  readonly did: Scalars['String']['output'];
  /** What it was done to, by its name or code; null where it has none that the caller may read. */
  readonly thing?: Maybe<Scalars['String']['output']>;
  /** Its id, for the filter. */
  readonly thingId?: Maybe<Scalars['ID']['output']>;
  /** The kind of act. */
  readonly kind: Scalars['String']['output'];
  /** Whether it was refused. */
  readonly isRefused: Scalars['Boolean']['output'];
  /** Why it was refused. */
  readonly why?: Maybe<Scalars['String']['output']>;
  /** What was changed, field by field. */
  readonly changes: ReadonlyArray<AuditChange>;
  /** The name of the organization; null for sign-ins that nobody could be found for. */
  readonly organizationName?: Maybe<Scalars['String']['output']>;
  /** Where it was done from; null for lines that are older than this is written down. */
  readonly source?: Maybe<AuditSource>;
  /** The network address; null where there was none, or where the caller may not know it. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** The browser and system, or the name of the crowd system. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** The mark of the sign-in, the same for everything that was done under it. */
  readonly session?: Maybe<Scalars['String']['output']>;
  /** Whether it was taken back since. */
  readonly isUndone: Scalars['Boolean']['output'];
  /** How it can be taken back here; null where it cannot, or not by the caller. */
  readonly undo?: Maybe<AuditUndo>;
};

/** The way back from what a line says. */
export type AuditUndo = {
  /** Why it is closed now, for somebody changed the same since; null where it is open. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
};

/** Which line is taken back. */
export type UndoAuditLineInput = {
  /** The number of the line. */
  readonly lineId: Scalars['ID']['input'];
};

/** Answer of undoAuditLine. */
export type UndoAuditLineResult = {
  /** Whether it was taken back. */
  readonly successful: Scalars['Boolean']['output'];
  /** The number of the line; null where it was not taken back. */
  readonly result?: Maybe<Scalars['ID']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** One field before and after. */
export type AuditChange = {
  /** Its name, in words. */
  readonly field: Scalars['String']['output'];
  /** Before; null where it was not there. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** After; null where it is gone. */
  readonly after?: Maybe<Scalars['String']['output']>;
};

/** What of an audit trail goes into a file. */
export type ExportAuditTrailInput = {
  /** What narrows it. */
  readonly filter?: InputMaybe<AuditFilter>;
  /** What the file looks like. */
  readonly format: AuditFormat;
};

/** Answer of exportAuditTrail. */
export type ExportAuditTrailResult = {
  /** Whether the file can be fetched. */
  readonly successful: Scalars['Boolean']['output'];
  /** Its address, on this server. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whether new issues leave by themselves. */
export type AutoExportState =
  /** They do. */
  | 'enabled'
  /** They do not. */
  | 'disabled';

/** Which issues leave by themselves, and where to. */
export type AutoExportSettings = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Counts the changes of the settings. */
  readonly version: Scalars['Int']['output'];
  /** Whether new issues leave by themselves, as a state. */
  readonly state: AutoExportState;
  /** Whether new issues leave by themselves. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Values of the chosen destinations. */
  readonly enabledDestinations: ReadonlyArray<Scalars['String']['output']>;
  /** The chosen severities. */
  readonly severitiesForExport: ReadonlyArray<Scalars['String']['output']>;
  /** Values of all destinations whose integration is active, chosen or not. */
  readonly activeDestinations: ReadonlyArray<Scalars['String']['output']>;
  /** Chosen destinations whose integration is not active: what would go there waits. */
  readonly waitingDestinations: ReadonlyArray<AutoExportDestinationOption>;
};

/** A place to which issues can leave by themselves. */
export type AutoExportDestinationOption = {
  /** The tracker and the place, for example Jira (WEB, Bug). */
  readonly name: Scalars['String']['output'];
  /** Tells it from others, for example jira:WEB. */
  readonly value: Scalars['String']['output'];
};

/** Which issues leave by themselves, and where to. */
export type SaveAutoExportSettingsInput = {
  /** Values of at least one destination. What an export there needs is kept as it is now. */
  readonly enabledDestinations: ReadonlyArray<Scalars['String']['input']>;
  /** Severities out of critical, high, medium and low. */
  readonly severitiesForExport: ReadonlyArray<Scalars['String']['input']>;
  /** The version of the settings that the caller saw. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Nothing is needed: auto-export changes from off to on and back. */
export type ToggleAutoExportInput = {
  /** What is wanted; the same again succeeds and changes nothing. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** When turned on: whether issues that match already go too. Otherwise only new ones do. */
  readonly exportMatching?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of saveAutoExportSettings and toggleAutoExport. */
export type AutoExportSettingsResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The settings afterwards. */
  readonly result?: Maybe<AutoExportSettings>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What can be chosen for an export to a project of Azure DevOps. */
export type AzureDevopsProjectFields = {
  /** Names of the types of work items that can be made. */
  readonly workItemTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Areas with those above them, divided by a backslash. */
  readonly areaPaths: ReadonlyArray<Scalars['String']['output']>;
  /** Tags that are used in the project. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

/** How a sign-in is begun. */
export type AzureDevopsAuthorizationCreateInput = {
  /** An e-mail address to offer at the sign-in. */
  readonly loginHint?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of azureDevopsAuthorizationCreate. */
export type AzureDevopsAuthorizationCreateResult = {
  /** Whether the sign-in can begin. */
  readonly successful: Scalars['Boolean']['output'];
  /** The address where it goes on. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What a person came back with from the sign-in. */
export type AzureDevopsCredentialsCreateInput = {
  /** The code in the address they came back to. */
  readonly authorizationCode: Scalars['String']['input'];
  /** The state in the address they came back to. */
  readonly state: Scalars['String']['input'];
};

/** Answer of azureDevopsCredentialsCreate. */
export type AzureDevopsCredentialsCreateResult = {
  /** Whether the code was taken. */
  readonly successful: Scalars['Boolean']['output'];
  /** The credentials key. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** How GitHub is to be connected. */
export type GithubAuthenticationParams = {
  /** Address of a GitHub Enterprise Server, starting with https; left out for github.com. */
  readonly site?: InputMaybe<Scalars['String']['input']>;
  /** A personal access token that may write issues. */
  readonly access_token: Scalars['String']['input'];
};

/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type Query = {
  /** The caller's own tokens in their organization, the newest first, at most 200. */
  readonly ownApiTokens: ReadonlyArray<ApiToken>;
  /** All tokens of the caller's organization, of its people and its services, the newest first, at most 200. */
  readonly apiTokens: ReadonlyArray<ApiToken>;
  /** All tokens of the installation, the active ones first, at most 500. For operators. */
  readonly operatorApiTokens: ReadonlyArray<ApiToken>;
  /** A launch that waits for approval, or was decided about. */
  readonly launchApproval: LaunchApproval;
  /** What the organization wants approved before credits are spent, and where its month stands. */
  readonly launchRules: LaunchRules;
  /** Archives of the caller's organization, the newest first: what its customers may read, in one file. For customers and test managers. */
  readonly organizationArchives: ReadonlyArray<OrganizationArchive>;
  /** Archives of an organization, the newest first, whoever asked. For operators. */
  readonly operatorArchives: ReadonlyArray<OrganizationArchive>;
  /** What was done in the organization, the newest first. Customers read what is about their organization and what its people did, not the work of moderators and testers. That it was read stands there too. */
  readonly auditTrail: AuditTrail;
  /** What was done in the whole installation, the newest first. For operators. */
  readonly operatorAuditTrail: AuditTrail;
  /** Whether new issues leave for the trackers by themselves, which ones, and where to. */
  readonly autoExportSettings: AutoExportSettings;
  /** Where new issues can go: places of active integrations, as their settings name them and as people exported to before. */
  readonly autoExportDestinationOptions: ReadonlyArray<AutoExportDestinationOption>;
  /** How many issues that are not rejected match the saved settings and are not at all of their destinations yet: what would go if they were exported too. */
  readonly autoExportMatchingIssuesCount: Scalars['Int']['output'];
  /** What can be chosen for an export to a project of Azure DevOps, as it answers now. While the integration is inactive, and where the tool does not answer, INTEGRATION_ERROR. */
  readonly azureDevopsProjectFields: AzureDevopsProjectFields;
  /** Channels by the id that links carry, at most 30. Those the caller may not read are left out. */
  readonly chatChannels: ReadonlyArray<ChatChannel>;
  /** The conversations of a test that the caller may read, those written in last first. */
  readonly chatChannelsOfTest: ReadonlyArray<ChatChannel>;
  /** Unread messages in all channels the caller can open, each channel counted up to 100. */
  readonly chatUnreadCount: Scalars['Int']['output'];
  /** Unread messages in all channels the caller can open, by the test they belong to; tests without any are left out. */
  readonly chatUnread: ReadonlyArray<ChatUnread>;
  /** The conversations that the caller can open and somebody wrote in: those with unread messages first, then those written in last. */
  readonly myChats: MyChats;
  /** People of the portal who read a channel, by their names: they can be mentioned in it. */
  readonly chatReaders: ReadonlyArray<ChatReader>;
  /** Messages of a channel, or of one thread of it, in their order: the newest ones, or those on one side of a place, or those around a place or a message. */
  readonly chatMessages: ChatMessagePage;
  /** Messages of a channel that hold a text, the newest first, at most 50. */
  readonly chatMessageSearch: ReadonlyArray<ChatMessage>;
  /** Earlier test runs, live or finished, newest first, 10 a page; or those that have issues, whatever their state, by words of their name and code. */
  readonly flexibleTestingTests: FlexibleTestingTestConnection;
  /** One requested test with everything that was handed in, to make another from. */
  readonly requestedTest: RequestedTest;
  /** The sheets of an online spreadsheet. Needs googleSheetsAutoImportEnabled or knownIssuesUploadEnabled; another address than a Google spreadsheet is BAD_USER_INPUT, a fault at the vendor INTEGRATION_ERROR. */
  readonly onlineSpreadsheetInfo: OnlineSpreadsheetInfo;
  /** The organization's connections to Zephyr Squad and Zephyr Scale, oldest first; archived ones are left out. */
  readonly zephyrConnections: ReadonlyArray<ZephyrConnection>;
  /** Projects of a connection, 10 a page. */
  readonly getProjects: ConnectorProjectPage;
  /** Test cycles of a project, 10 a page. */
  readonly getTestCycles: ConnectorTestCyclePage;
  /** Executions of a test cycle with their test cases, 10 a page. */
  readonly getTestExecutions: ConnectorTestExecutionPage;
  /** Countries whose name or code holds the text, those that pay other than elsewhere first. For operators. */
  readonly operatorCountries: ReadonlyArray<OperatorCountry>;
  /** The caller's own drafts, last saved first, at most 50. */
  readonly launchDrafts: ReadonlyArray<LaunchDraft>;
  /** A draft of the caller, or one that is shared with the organization. */
  readonly launchDraft: LaunchDraft;
  /** What a request would take: testers, time and credits, and which choice moves them. Stores nothing. */
  readonly launchEstimate: LaunchEstimate;
  /** Whether applications answer from outside, in the order of their addresses. */
  readonly applicationLinks: ReadonlyArray<ApplicationLink>;
  /** How much the organization may launch now. */
  readonly launchAllowance: LaunchAllowance;
  /** One export of issues to a tracker, as it stands. */
  readonly issueExportJob: IssueExportJob;
  /** Exports of the organization that are under way or ended within a day, newest first, at most 20. */
  readonly issueExportJobs: ReadonlyArray<IssueExportJob>;
  /** What the caller chose last for each tracker, latest first. */
  readonly issueExportChoices: ReadonlyArray<IssueExportChoice>;
  /** What an export would send of 1 to 50 issues, exactly as it would. While the integration is not active, and where the tracker does not answer, INTEGRATION_ERROR. */
  readonly issueExportPreviews: ReadonlyArray<IssueExportPreview>;
  /** What a test-management tool says of a test run that is about to be launched. Without an active integration, or when the tool does not answer, INTEGRATION_ERROR. */
  readonly flexibleTestingExternalTestDetails: FlexibleTestingExternalTestDetails;
  /** Tests of the organization that were requested from a test run of a test-management tool, newest first. */
  readonly flexibleTestingTestRequests: AdvancedTestRequestConnection;
  /** What moderators confirm before they accept a test, as it stands now. For moderators. */
  readonly moderatorGuidance: ModeratorGuidance;
  /** Every version of the guidance, the newest first. For operators. */
  readonly operatorGuidance: ReadonlyArray<ModeratorGuidance>;
  /** The first steps of the caller's organization, and which of them are done. */
  readonly firstSteps: FirstSteps;
  /** The first steps of an installation, and which of them are done. For operators. */
  readonly operatorFirstSteps: FirstSteps;
  /** The columns of imported files that the organization has mapped before, last chosen first. */
  readonly importMapping: ImportMapping;
  /** The tools that the organization can connect, in the order of their cards, each whether it is connected or not. */
  readonly availableIntegrations: IntegrationConnection;
  /** One connected tool, with what an export to it has to be told. */
  readonly integration: Integration;
  /** One connected tool with its projects as the tool answers now: those that a text finds, or one of them with its issue types. A fault of the tool is INTEGRATION_ERROR. */
  readonly integrationDetails: IntegrationDetails;
  /** The fields that an issue of a type has in a project of a tool, beside those that every export fills. While the integration is inactive, and where the tool does not answer, INTEGRATION_ERROR. */
  readonly integrationCustomFields: ReadonlyArray<IntegrationCustomField>;
  /** Issues across tests, 25 a page. itemStateEq: those that have an item in a tracker and none that is open, or one that is. */
  readonly flexibleTestingIssues: IssueConnection;
  /** One issue. */
  readonly flexibleTestingIssue: Issue;
  /** Issues of the organization per triage status. */
  readonly issueStats: IssueStats;
  /** Severities an issue can be given. */
  readonly issueSeverityOptions: ReadonlyArray<IssueSeverityOption>;
  /** The next issue of the same test with a triage status, by severity. Null when there is none. */
  readonly flexibleTestingNextIssue?: Maybe<NextIssue>;
  /** The states of items in trackers that issues of the organization are in now: what a filter can find. */
  readonly issueItemStates: ReadonlyArray<ItemState>;
  /** Tags of the organization. */
  readonly flexibleTestingIssueTags: ReadonlyArray<IssueTag>;
  /** One tag. */
  readonly flexibleTestingIssueTag: IssueTag;
  /** The caller's simple form in this organization; null before it was saved first. */
  readonly launchForm?: Maybe<LaunchForm>;
  /** Countries that are offered; with `retired` also the others, for whoever shows what was chosen before. So in the lists that follow. */
  readonly countries: ReadonlyArray<Country>;
  /** Languages. */
  readonly languages: ReadonlyArray<ReferenceEntry>;
  /** Operating system versions offered for an application type. */
  readonly operatingSystemVersions: ReadonlyArray<ReferenceEntry>;
  /** Mobile devices offered for an application type. */
  readonly mobileDevices: ReadonlyArray<ReferenceEntry>;
  /** Browsers. */
  readonly internetBrowsers: ReadonlyArray<ReferenceEntry>;
  /** Kinds of device offered for an application type. */
  readonly operatingSystemDeviceTypes: ReadonlyArray<ReferenceEntry>;
  /** Operating systems. */
  readonly operatingSystems: ReadonlyArray<ReferenceEntry>;
  /** Manufacturers of mobile devices. */
  readonly manufacturers: ReadonlyArray<ReferenceEntry>;
  /** Scope questions per activity; empty while the flag scope-requirements is off. */
  readonly launchScopeRequirements: ReadonlyArray<LaunchScopeRequirement>;
  /** Earlier advanced test requests, newest first. */
  readonly advancedTestRequests: AdvancedTestRequestConnection;
  /** Earlier requested tests for a platform, newest first, 10. Empty without auto-launching. */
  readonly requestedTests: ReadonlyArray<RequestedTestOption>;
  /** Results that wait for the caller's verdict over all their accepted assignments, the longest waiting first unless another order is asked for. Community test managers only. */
  readonly waitingResults: WaitingResultConnection;
  /** How much waits for the caller, and what they did since their last rest of four hours. Community test managers only. */
  readonly moderationShift: ModerationShift;
  /** Assignments that the caller has not answered yet, the oldest first. Community test managers only. */
  readonly openAssignments: ReadonlyArray<AssignedCommunityTestManager>;
  /** What waits to be moderated in the organization, by day and by moderator. Test managers only. */
  readonly moderationLoad: ModerationLoad;
  /** What a report of a result can be known as, the first 20 that fit; of other tests only of those the caller sees. */
  readonly knownIssueOptions: ReadonlyArray<KnownIssueOption>;
  /** Issues of the test of a result that it can be related to: reports, known issues and published issues, by code, the first 20 that fit. */
  readonly relatedIssueOptions: ReadonlyArray<RelatedIssueOption>;
  /** How many notifications the caller has not read. */
  readonly unreadNotificationCount: Scalars['Int']['output'];
  /** What the caller wants to hear of, and how. */
  readonly notificationSettings: NotificationSettings;
  /** Organizations of this installation whose name or code holds the text, by name. For operators. */
  readonly operatorOrganizations: ReadonlyArray<OperatorOrganization>;
  /** One organization. For operators. */
  readonly operatorOrganization?: Maybe<OperatorOrganization>;
  /** People of this installation whose name or address holds the text, of one organization or role where one is named, a hundred at most. For operators. */
  readonly operatorPeople: ReadonlyArray<OperatorPerson>;
  /** Tokens of crowd systems, the newest first. For operators. */
  readonly operatorCrowdTokens: ReadonlyArray<CrowdToken>;
  /** The latest fifty calls under sandbox tokens, or under one of them, the newest first. For operators. */
  readonly operatorCrowdCalls: ReadonlyArray<CrowdCall>;
  /** How the installation is: versions, storage, what waits and what failed. For operators. */
  readonly operatorInstallation: Installation;
  /** The latest hundred mails whose address or subject holds the text, the newest first: whom they went to and what became of them, never what they say. For operators. */
  readonly operatorMails: ReadonlyArray<OperatorMail>;
  /** Figures of the past 90 days that the caller may see. */
  readonly organizationStats: OrganizationStats;
  /** How an issue showed for other testers, in the order in which they took it on. Null where that could not be read: the issue is read without them. */
  readonly reproducibilityTestDetails?: Maybe<ReadonlyArray<ReproducibilityTestDetails>>;
  /** Archives that were sent to be restored, the newest first. */
  readonly operatorRestores: ReadonlyArray<OrganizationRestore>;
  /** What is about to be removed because its 18 months are over, and what a legal hold keeps. For operators. */
  readonly operatorRetention: OperatorRetention;
  /** What goes back to the test run that a test was launched from; null for a test that was not launched from one. */
  readonly runReport?: Maybe<RunReport>;
  /** The caller's saved sentences and those that are shared in the organization, the one that the caller took last first. */
  readonly savedSentences: ReadonlyArray<SavedSentence>;
  /** The caller's saved views of a list and those that are shared with the organization, by name; with a name, those that are called so. */
  readonly savedViews: ReadonlyArray<SavedView>;
  /** What stands on the calendar of the organization from one moment to before another, at most 92 days: requests that wait, schedules with their runs, live tests and what is to be published. */
  readonly calendar: Calendar;
  /** What the caller may see whose name or code holds each of the words; where nothing does, what is written nearly so. At most five of each kind, the latest first. */
  readonly search: ReadonlyArray<SearchHit>;
  /** The catalogue of professional services, in its order. */
  readonly professionalServices: ReadonlyArray<ProfessionalService>;
  /** One service of the catalogue. */
  readonly professionalService: ProfessionalService;
  /** Requests of the current organization, the newest first, a hundred at most. */
  readonly professionalServiceRequests: ReadonlyArray<ProfessionalServiceRequest>;
  /** The whole catalogue, also what is not offered now. For operators. */
  readonly operatorServices: ReadonlyArray<ProfessionalService>;
  /** Requests of all organizations, those that wait first, two hundred at most. For operators. */
  readonly operatorServiceRequests: ReadonlyArray<ProfessionalServiceRequest>;
  /** Reports of a supervised test that were shared by a link, the newest first, at most 200. */
  readonly sharedReports: ReadonlyArray<SharedReport>;
  /** The signed-in person, their organization and its flags. The only field that may be asked without an organization header. */
  readonly getCurrentOrganizationUser: OrganizationUser;
  /** Active members and open invitations of the current organization. */
  readonly getOrganizationUsers: ReadonlyArray<OrganizationMember>;
  /** Organizations a test manager may switch to. The query is taken literally. */
  readonly getOrganizations: ReadonlyArray<OrganizationOption>;
  /** Feature flags of the current organization beyond the flags of the organization itself. */
  readonly featureFlags: ReadonlyArray<FeatureFlag>;
  /** The newest notifications the caller may see, newest first. */
  readonly notifications: ReadonlyArray<Notification>;
  /** At most three issues that read like this one, the most alike first, of the thousand made before it and the thousand after it. Null where they could not be looked for: the issue is read without them. */
  readonly similarIssues?: Maybe<ReadonlyArray<SimilarIssue>>;
  /** Testers that fit a group, best first, with their exact number. Test managers only. */
  readonly matchingTesters: MatchingTesters;
  /** How many testers would fit a group without each of its criteria. Test managers only. */
  readonly matchingCosts: ReadonlyArray<MatchingCost>;
  /** What is known of each of at most 1,000 addresses, in their order. Test managers only. */
  readonly testersByEmail: ReadonlyArray<TesterByEmail>;
  /** Why each tester of a test was chosen, asked or given up, the latest first, at most 500. Test managers only. */
  readonly testerChoices: ReadonlyArray<TesterChoice>;
  /** Those of at most 1,000 testers who have no device with one of the versions; an address of nobody is one of them. Test managers only. */
  readonly testersWithInvalidDevices: ReadonlyArray<InvalidDeviceTester>;
  /** What the caller has typed of a supervised test of this request; null before it was saved first and once it is launched. Test managers only. */
  readonly supervisedForm?: Maybe<SupervisedForm>;
  /** One test of either kind. */
  readonly platformTest: PlatformTest;
  /** Tests of the current organization, 10 a page; with a number of days those alone that testers could work on within them, without the requests that hold them. Community test managers see their accepted live tests only. */
  readonly platformTests: PlatformTestConnection;
  /** One case of a supervised test with its results. */
  readonly flexibleTestingTestCase: TestCase;
  /** One result of one case by one participant. */
  readonly flexibleTestingTestCaseResult: CaseResult;
  /** Reasons a case result can be rejected with. */
  readonly flexibleTestingTestCaseResultRejectionReasons: ReadonlyArray<Scalars['String']['output']>;
  /** Hints shown beside case feedback. */
  readonly caseFeedbackGuidanceMessages: ReadonlyArray<Scalars['String']['output']>;
  /** The caller's own assignment on the test, whatever its status. Community test managers only. */
  readonly assignedCommunityTestManager: AssignedCommunityTestManager;
  /** One participant with everything on the tester page. Give the participant's id, or the tester's id with the test. */
  readonly testParticipant: Participant;
  /** Entries of one kind whose name, code or parent holds the text, 200 at most, with how often each is used. For operators. */
  readonly operatorVocabulary: OperatorVocabulary;
  /** What an import of these rows would do. For operators. */
  readonly operatorVocabularyPreview: ReadonlyArray<VocabularyRow>;
  /** What waits on the caller by their role, what is overdue first, then what a test stands still by, each the longest waiting first: what tests lack, unmoderated results, publishing, blockers and launches on test managers, assignments and results on moderators, launches to approve and new issues on customers, and drafts on those who began them. */
  readonly waitingOnYou: ReadonlyArray<WaitingItem>;
  /** Webhooks of the organization, without those that were removed. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** Deliveries of a webhook, the newest first, at most 100. */
  readonly webhookDeliveries: ReadonlyArray<WebhookDelivery>;
  /** One delivery, with what was sent and answered. */
  readonly webhookDelivery: WebhookDelivery;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryLaunchApprovalArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorArchivesArgs = {
  organizationId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryAuditTrailArgs = {
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorAuditTrailArgs = {
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryAzureDevopsProjectFieldsArgs = {
  projectId: Scalars['ID']['input'];
  integrationId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryChatChannelsArgs = {
  externalIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryChatChannelsOfTestArgs = {
  testId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryMyChatsArgs = {
  kind?: InputMaybe<MyChatsKind>;
  text?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryChatReadersArgs = {
  channelId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryChatMessagesArgs = {
  channelId: Scalars['ID']['input'];
  threadId?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
  around?: InputMaybe<Scalars['Int']['input']>;
  aroundId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryChatMessageSearchArgs = {
  channelId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingTestsArgs = {
  hasIssues?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryRequestedTestArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOnlineSpreadsheetInfoArgs = {
  spreadsheetUrl: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryGetProjectsArgs = {
  connectionId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryGetTestCyclesArgs = {
  connectionId: Scalars['ID']['input'];
  projectId: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryGetTestExecutionsArgs = {
  connectionId: Scalars['ID']['input'];
  projectId: Scalars['String']['input'];
  testCycleId: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorCountriesArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryLaunchDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryLaunchEstimateArgs = {
  input: LaunchEstimateInput;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryApplicationLinksArgs = {
  urls: ReadonlyArray<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIssueExportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIssueExportPreviewsArgs = {
  issueIds: ReadonlyArray<Scalars['ID']['input']>;
  jira?: InputMaybe<JiraExportParams>;
  github?: InputMaybe<GithubExportParams>;
  azureDevops?: InputMaybe<AzureDevopsExportParams>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingExternalTestDetailsArgs = {
  input: FlexibleTestingExternalTestDetailsInput;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingTestRequestsArgs = {
  filter: FlexibleTestingTestRequestsFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryImportMappingArgs = {
  kind: ImportKind;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIntegrationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIntegrationDetailsArgs = {
  integrationId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  projectKey?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIntegrationCustomFieldsArgs = {
  integrationId: Scalars['ID']['input'];
  projectKey: Scalars['String']['input'];
  issueType: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingIssuesArgs = {
  idIn?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  triageStatusEq?: InputMaybe<TriageStatus>;
  issueTagsIdsEq?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  issueTagsIdsContains?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  severityIn?: InputMaybe<ReadonlyArray<Severity>>;
  testIdEq?: InputMaybe<Scalars['ID']['input']>;
  createdWithinDays?: InputMaybe<Scalars['Int']['input']>;
  itemStateEq?: InputMaybe<ItemState>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<IssueSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingIssueArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryIssueStatsArgs = {
  issueTagsIdsEq?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  issueTagsIdsContains?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  severityIn?: InputMaybe<ReadonlyArray<Severity>>;
  testIdEq?: InputMaybe<Scalars['ID']['input']>;
  createdWithinDays?: InputMaybe<Scalars['Int']['input']>;
  itemStateEq?: InputMaybe<ItemState>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingNextIssueArgs = {
  issueId: Scalars['ID']['input'];
  triageStatus: TriageStatus;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingIssueTagArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryCountriesArgs = {
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryLanguagesArgs = {
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatingSystemVersionsArgs = {
  applicationType?: InputMaybe<Scalars['String']['input']>;
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryMobileDevicesArgs = {
  applicationType?: InputMaybe<Scalars['String']['input']>;
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryInternetBrowsersArgs = {
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatingSystemDeviceTypesArgs = {
  applicationType?: InputMaybe<Scalars['String']['input']>;
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatingSystemsArgs = {
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryManufacturersArgs = {
  retired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryAdvancedTestRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryRequestedTestsArgs = {
  platform: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryWaitingResultsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<WaitingOrder>;
  show?: InputMaybe<WaitingShow>;
  testId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryKnownIssueOptionsArgs = {
  caseResultId: Scalars['ID']['input'];
  find: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryRelatedIssueOptionsArgs = {
  caseResultId: Scalars['ID']['input'];
  find: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorOrganizationsArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorPeopleArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<Role>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorCrowdCallsArgs = {
  tokenId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorMailsArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryReproducibilityTestDetailsArgs = {
  issueId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryRunReportArgs = {
  testId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QuerySavedViewsArgs = {
  list: SavedViewList;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryCalendarArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QuerySearchArgs = {
  words: Scalars['String']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryProfessionalServiceArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QuerySharedReportsArgs = {
  testId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryGetOrganizationsArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryNotificationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QuerySimilarIssuesArgs = {
  issueId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryMatchingTestersArgs = {
  input: MatchingTestersInput;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryMatchingCostsArgs = {
  input: MatchingTestersInput;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryTestersByEmailArgs = {
  emails: ReadonlyArray<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryTesterChoicesArgs = {
  testId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryTestersWithInvalidDevicesArgs = {
  input: TesterDevicesInput;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QuerySupervisedFormArgs = {
  advancedTestId: Scalars['ID']['input'];
  requestedTestId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryPlatformTestArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryPlatformTestsArgs = {
  status: PlatformTestStatus;
  closedAtGt?: InputMaybe<Scalars['DateTime']['input']>;
  closedAtLt?: InputMaybe<Scalars['DateTime']['input']>;
  autoLaunchStatuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  liveWithinDays?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PlatformTestSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingTestCaseArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryFlexibleTestingTestCaseResultArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryAssignedCommunityTestManagerArgs = {
  testId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryTestParticipantArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  testerId?: InputMaybe<Scalars['ID']['input']>;
  testId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorVocabularyArgs = {
  kind: VocabularyKind;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryOperatorVocabularyPreviewArgs = {
  kind: VocabularyKind;
  rows: ReadonlyArray<VocabularyRowInput>;
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryWebhookDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
};


/** Reads. Every root field answers with one SQL statement, scoped to the caller's current organization. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type Mutation = {
  /** Makes a token by which a program does some of what the caller may do, while they may. */
  readonly apiTokenCreate: ApiTokenResult;
  /** Makes a token of the organization, which goes on when whoever made it leaves. */
  readonly serviceTokenCreate: ApiTokenResult;
  /** Ends a token at once and for good. */
  readonly apiTokenRevoke: ApiTokenResult;
  /** Ends a token of any organization at once and for good. For operators. */
  readonly operatorApiTokenRevoke: ApiTokenResult;
  /** Sets what has to be approved, the budget of a month, and who approves. Once somebody approves, only they change it. */
  readonly launchRulesUpdate: LaunchRulesResult;
  /** Approves a launch for the amount that is named. Its credits are held and spent from then on, once. */
  readonly launchApprovalApprove: LaunchApprovalResult;
  /** Sends a launch back with a word. Its draft can be corrected and sent again. */
  readonly launchApprovalSendBack: LaunchApprovalResult;
  /** Takes the own request for approval back. Its draft is a draft again. */
  readonly launchApprovalWithdraw: LaunchApprovalResult;
  /** Begins an archive of what the organization's customers may read. One is made at a time. */
  readonly organizationArchiveAsk: OrganizationArchiveResult;
  /** Stops an archive that is not ready; by whoever asked for it. */
  readonly organizationArchiveCancel: OrganizationArchiveResult;
  /** Begins an archive of everything that is kept of an organization. One is made at a time. */
  readonly operatorArchiveAsk: OrganizationArchiveResult;
  /** Stops an archive that is not ready, whoever asked for it. */
  readonly operatorArchiveCancel: OrganizationArchiveResult;
  /** Gives the address of a file with the audit trail of the organization, good for ten minutes. That it was taken stands in it. */
  readonly exportAuditTrail: ExportAuditTrailResult;
  /** Takes back what a line says, as the mutation would that the page of the thing calls: its rules decide. What somebody changed since is refused and told. */
  readonly undoAuditLine: UndoAuditLineResult;
  /** Gives the address of a file with the audit trail of the whole installation, good for ten minutes. */
  readonly operatorExportAuditTrail: ExportAuditTrailResult;
  /** Saves which issues leave by themselves, and where to. Answers stale_object when somebody saved a newer version. */
  readonly saveAutoExportSettings: AutoExportSettingsResult;
  /** Turns auto-export on or off. From then on each issue whose severity is chosen goes to each destination when it is published, once. */
  readonly toggleAutoExport: AutoExportSettingsResult;
  /** Begins a sign-in at Azure DevOps in the cloud and gives the address where it goes on. It leads back to the settings of the integration with an authorization code and a state, within ten minutes. */
  readonly azureDevopsAuthorizationCreate: AzureDevopsAuthorizationCreateResult;
  /** Ends a sign-in that the caller began: gives a credentials key for integrationUpdate, good for the caller in this organization, once and for ten minutes. */
  readonly azureDevopsCredentialsCreate: AzureDevopsCredentialsCreateResult;
  /** Opens the chat of a test or of one of its testers. Doing it again gives the same channel. */
  readonly chatRegister: ChatChannelResult;
  /** Marks a channel as resolved. Doing it again changes nothing. */
  readonly chatChannelResolve: ChatChannelResult;
  /** Sends a message. The same client id in the same channel is the same message, and is there once. */
  readonly sendChatMessage: ChatMessageResult;
  /** Changes the words of the caller's own message. */
  readonly editChatMessage: ChatMessageResult;
  /** Takes back the caller's own message. Answers to it stay. */
  readonly deleteChatMessage: ChatMessageResult;
  /** Puts the caller's reaction on a message, or takes it back. Asking for what is so already changes nothing. */
  readonly reactToChatMessage: ChatMessageResult;
  /** Notes that the caller has read a channel, or one thread of it, up to a place. Never goes back. */
  readonly markChatRead: ChatChannelResult;
  /** Notes that the caller has read the place of a message up to before it, so that it is unread again. */
  readonly markChatUnread: ChatChannelResult;
  /** Shows to others for some seconds that the caller writes in a channel. Published only, never stored. */
  readonly showChatTyping: ShowChatTypingResult;
  /** Launches an advanced test from the simple form. Refused where the request flow is on. */
  readonly launchAdvancedTest: LaunchAdvancedTestResult;
  /** Reads the test cases of a TestRail test run. Keeps nothing: the caller previews and imports them. */
  readonly importTestCasesFromTestrailTestRun: ImportTestCasesFromTestrailTestRunResult;
  /** Connects Zephyr Squad or Zephyr Scale once more, under a name. The tool is asked first; where it refuses, nothing is made. */
  readonly zephyrConnectionCreate: ZephyrConnectionResult;
  /** Archives a connection to Zephyr Squad or Zephyr Scale: it leaves the list, and its token is forgotten at once. One that is archived stays so. */
  readonly zephyrConnectionArchive: ZephyrConnectionResult;
  /** Reads one sheet of an online spreadsheet into a CSV file of the organization, at most 5,000 rows. */
  readonly retrieveFromOnlineSpreadsheet: RetrieveFromOnlineSpreadsheetResult;
  /** Saves what payouts are multiplied by in a country, where a test applies the country multiplier. */
  readonly operatorPayoutMultiplierSave: OperatorCountryResult;
  /** Opens a draft to be typed into: holds it for one place, and answers it as it is. Answers draft_held where another place holds it. */
  readonly openLaunchDraft: SaveLaunchDraftResult;
  /** Saves a draft. Answers stale_object when another place saved a newer version, draft_held when another place holds it. */
  readonly saveLaunchDraft: SaveLaunchDraftResult;
  /** Gives a draft another name. Answers draft_held while a place holds it: there its name is a field. */
  readonly renameLaunchDraft: SaveLaunchDraftResult;
  /** Copies a draft into a new one of the caller; asked again with the same copyId, it answers the copy. */
  readonly duplicateLaunchDraft: SaveLaunchDraftResult;
  /** Begins a draft of the caller from a template; asked again with the same draftId, it answers the draft. What no longer exists is put aside in it. */
  readonly launchDraftFromTemplate: SaveLaunchDraftResult;
  /** Lets colleagues who know the link view or edit a draft, or nobody any more. */
  readonly shareLaunchDraft: SaveLaunchDraftResult;
  /** Discards a draft; discarding it again with restore brings it back. */
  readonly discardLaunchDraft: SaveLaunchDraftResult;
  /** Makes a launched draft a draft again, as it was launched, within ten seconds and while no test of it has begun. Its test is gone then. */
  readonly takeBackLaunch: SaveLaunchDraftResult;
  /** Exports 1 to 50 issues to Jira in the background. One that is under way to the same project, or arrived there, is not sent again unless asked. */
  readonly exportIssuesToJira: IssueExportResult;
  /** Exports 1 to 50 issues to a repository of GitHub in the background. One that is under way there, or arrived, is not sent again unless asked. */
  readonly exportIssuesToGithub: IssueExportResult;
  /** Exports 1 to 50 issues to Azure DevOps in the background. One that is under way to the same project, or arrived there, is not sent again unless asked. */
  readonly exportIssuesToAzureDevops: IssueExportResult;
  /** Cancels what has not been sent of an export. */
  readonly cancelIssueExports: IssueExportResult;
  /** Sends again what the tracker refused, or what was cancelled, of an export. */
  readonly retryIssueExports: IssueExportResult;
  /** Requests a test from a test run of a test-management tool. When the tool has a problem that passes, the request is made without its test cases: successful is false with vendor_error, and result holds the request. */
  readonly flexibleTestingLaunchTest: FlexibleTestingLaunchTestResult;
  /** Writes a new version of the guidance; earlier ones are kept for those who confirmed them. */
  readonly operatorGuidanceSave: OperatorGuidanceResult;
  /** Puts a guide away for the caller, or brings it back. */
  readonly guidePutAway: GuidePutAwayResult;
  /** Remembers which field each column became; later choices for a header replace earlier ones. */
  readonly saveImportMapping: SaveImportMappingResult;
  /** Connects a tool, or changes how it is connected. The tool is asked first; where it refuses, everything stays as it was. */
  readonly integrationUpdate: IntegrationResult;
  /** Forgets how a tool is connected, its credential at once. One that is not connected stays so. */
  readonly integrationReset: IntegrationResult;
  /** Fills fields of one type of work item in a project of Azure DevOps, in place of what filled them before. The tool is asked whether it still has them. */
  readonly integrationMap: IntegrationResult;
  /** Asks a tool now whether it accepts the credential, and whether its places still have what exports there use. */
  readonly integrationCheck: IntegrationResult;
  /** Accepts 1 to 50 issues. Each succeeds or is refused by itself. */
  readonly flexibleTestingIssuesAccept: IssuesChange;
  /** Rejects 1 to 50 issues with one of the listed reasons. Each succeeds or is refused by itself. */
  readonly flexibleTestingIssuesReject: IssuesChange;
  /** Makes 1 to 50 issues duplicates of another, which is their original: each is rejected as Duplicate and names it. Where the other is a duplicate itself, its original is taken. An issue that has duplicates of its own is refused. Each succeeds or is refused by itself. */
  readonly flexibleTestingIssuesMerge: IssuesChange;
  /** Changes the severity of 1 to 50 issues. Each succeeds or is refused by itself. */
  readonly flexibleTestingChangeIssuesSeverity: IssuesChange;
  /** Hangs tags on 1 to 50 issues and takes others off them. Each succeeds or is refused by itself. */
  readonly flexibleTestingIssuesUpdateTags: IssuesChange;
  /** Gives 1 to 50 issues back what they had: the undo of a judgement. An issue that was changed since is refused. */
  readonly flexibleTestingIssuesRestore: IssuesChange;
  /** Marks 1 to 50 issues as read. */
  readonly flexibleTestingMarkIssuesAsRead: IssuesChange;
  /** Accepts an issue with a severity. */
  readonly flexibleTestingIssueAccept: IssueChange;
  /** Rejects an issue with one of the listed reasons. */
  readonly flexibleTestingIssueReject: IssueChange;
  /** Puts an issue back to untriaged: the undo of a verdict. */
  readonly flexibleTestingIssueUntriage: IssueChange;
  /** Takes an issue out of the duplicates of its original: it stands again as it did before it was merged. */
  readonly flexibleTestingIssueUnmerge: IssueChange;
  /** Changes the severity of an issue. */
  readonly flexibleTestingChangeIssueSeverity: IssueChange;
  /** Marks an issue as read. */
  readonly flexibleTestingMarkIssueAsRead: IssueChange;
  /** Replaces the tags of an issue. */
  readonly flexibleTestingIssueUpdateTags: IssueChange;
  /** Creates a tag. */
  readonly flexibleTestingCreateIssueTag: IssueTagChange;
  /** Renames a tag. */
  readonly flexibleTestingUpdateTagged: IssueTagChange;
  /** Deletes a tag and takes it off every issue, or brings it back where it hung. */
  readonly flexibleTestingDestroyIssueTag: IssueTagChange;
  /** Writes the note of an issue that has none. */
  readonly flexibleTestingIssueNoteCreate: IssueChange;
  /** Changes the note of an issue. */
  readonly flexibleTestingIssueNoteUpdate: IssueChange;
  /** Deletes the note of an issue, or brings it back. */
  readonly flexibleTestingIssueNoteDestroy: IssueChange;
  /** Makes a CSV of 1 to 50 issues and tags them Exported. */
  readonly exportIssuesToCsv: ExportIssuesToCsvResult;
  /** Saves the caller's simple form. Answers stale_object when a newer version of it was saved or it was launched. */
  readonly saveLaunchForm: SaveLaunchFormResult;
  /** Launches a request of one to ten tests. All or nothing. */
  readonly createCustomerRequest: CreateCustomerRequestResult;
  /** Says that the caller moderates a tester, for as long as they work at the results. It keeps nobody from anything. Whom the caller had taken before is let go. */
  readonly moderationClaimTake: ModerationClaimResult;
  /** Takes over a tester whom somebody else is moderating, who is told why. */
  readonly moderationClaimTakeOver: ModerationClaimResult;
  /** Lets a tester go. */
  readonly moderationClaimRelease: ModerationClaimResult;
  /** Approves 1 to 50 results, or takes that back. Each succeeds or is refused by itself. */
  readonly approveResults: ApprovedResults;
  /** Says what a report of a tester is, or takes that back; a fake or known one is not published. */
  readonly judgeReport: CaseResultChange;
  /** Corrects the severity that a tester gave, or takes that back; it is published beside the tester's. */
  readonly gradeReport: CaseResultChange;
  /** Changes one text of a result, or the issue it is related to. Answers stale_object, with the result as it is, when somebody changed the same text since it was seen. */
  readonly flexibleTestingUpdateTestCaseResultResponse: CaseResultChange;
  /** Takes a related issue out of a result; the case passes without it, or the tester is asked to change the result. */
  readonly deleteRelatedIssue: CaseResultChange;
  /** Takes a file out of a result. */
  readonly archiveCaseResultAttachment: CaseResultChange;
  /** Puts it back. */
  readonly unarchiveCaseResultAttachment: CaseResultChange;
  /** Takes a file out of an answer to a field. */
  readonly archiveCaseFieldAttachmentResponse: CaseResultChange;
  /** Puts it back. */
  readonly unarchiveCaseFieldAttachmentResponse: CaseResultChange;
  /** Approves a result, or takes the approval back. */
  readonly toggleTestCaseResultApproval: CaseResultChange;
  /** Marks a result as read. */
  readonly flexibleTestingMarkCaseResultAsRead: CaseResultChange;
  /** Marks 1 to 50 results as read. */
  readonly flexibleTestingMarkCaseResultsAsRead: CaseResultsChange;
  /** Rejects a result with one of the listed reasons. */
  readonly flexibleTestingRejectCaseResult: CaseResultChange;
  /** Takes a rejection back. */
  readonly flexibleTestingCaseResultUnreject: CaseResultChange;
  /** Says that the moderation of a result is finished. */
  readonly flexibleTestingFinalizeCaseResultModeration: CaseResultChange;
  /** Asks the tester to change a result. */
  readonly createCaseResultEditRequest: CaseResultChange;
  /** Takes that request back. */
  readonly cancelCaseResultEditRequest: CaseResultChange;
  /** Says that the caller is working on a result, and on no other one any more. A test manager has read it. */
  readonly registerModerationActivity: ModerationActivityResult;
  /** Says that the caller stopped. */
  readonly finishModerationActivity: ModerationActivityResult;
  /** Dismisses the mass-passing warning of a participant. */
  readonly confirmNoMassPassing: ConfirmNoMassPassingResult;
  /** Marks notifications as read or unread. */
  readonly notificationsMark: NotificationsMarkResult;
  /** Marks every notification as read that the caller had when they saw the list. */
  readonly notificationsMarkAll: NotificationsMarkResult;
  /** Saves what the caller wants to hear of. */
  readonly notificationSettingsUpdate: NotificationSettingsResult;
  /** Ends or starts again what the caller is told of one test. */
  readonly notificationTestMute: NotificationSettingsResult;
  /** Makes an organization. */
  readonly operatorOrganizationCreate: OperatorOrganizationResult;
  /** Saves name, contract, trial and flags of an organization. */
  readonly operatorOrganizationUpdate: OperatorOrganizationResult;
  /** Archives an organization: every session of its people ends. */
  readonly operatorOrganizationArchive: OperatorOrganizationResult;
  /** Brings an archived organization back. */
  readonly operatorOrganizationRestore: OperatorOrganizationResult;
  /** Adds credits to an organization, or takes some away. */
  readonly operatorCreditsAdd: OperatorOrganizationResult;
  /** Invites a person into an organization; the answer holds a link on which they choose a password. */
  readonly operatorPersonCreate: OperatorPersonResult;
  /** Saves role and staff rights of a person; their open sessions follow at once. */
  readonly operatorPersonUpdate: OperatorPersonResult;
  /** Removes a person: every session of theirs ends. */
  readonly operatorPersonRemove: OperatorPersonResult;
  /** Forgets a person for good: nobody signs in as them any more, and what tells who they were is removed within minutes. */
  readonly operatorPersonForget: OperatorPersonResult;
  /** Invites a removed person again; the answer holds a link on which they choose a password. */
  readonly operatorPersonRestore: OperatorPersonResult;
  /** Makes a link on which a person chooses a new password, once and within 24 hours. */
  readonly operatorPasswordLinkCreate: OperatorPersonResult;
  /** Ends every session of a person. */
  readonly operatorPersonSignOut: OperatorPersonResult;
  /** Begins to act for a person, for an hour at most; the answer holds the token. */
  readonly operatorSupportSessionStart: OperatorPersonResult;
  /** Makes a token for a crowd system; the answer holds it, once. */
  readonly operatorCrowdTokenCreate: CrowdTokenResult;
  /** Takes a token away; calls under it are refused from now on. */
  readonly operatorCrowdTokenRevoke: CrowdTokenResult;
  /** Puts a job that failed into its queue again. */
  readonly operatorJobRetry: OperatorJobResult;
  /** Sends a mail again that failed or was not confirmed. */
  readonly operatorMailResend: OperatorMailResult;
  /** Makes the place that an archive is sent to; the one that already waits for it, where there is one of the caller. */
  readonly operatorRestoreBegin: OrganizationRestoreResult;
  /** Restores the organization of an archive that was checked: all of it, or nothing. */
  readonly operatorRestoreStart: OrganizationRestoreResult;
  /** Lets go of an archive that is not being restored. */
  readonly operatorRestoreDiscard: OrganizationRestoreResult;
  /** Keeps everything of an organization, or one test of it, from being removed until the hold is lifted. */
  readonly operatorLegalHoldPlace: OperatorLegalHoldResult;
  /** Lifts a legal hold: what it kept beyond its time is announced and removed. */
  readonly operatorLegalHoldLift: OperatorLegalHoldResult;
  /** Sends again what the test-management tool refused of a test, unless a newer outcome of the test case is sent. */
  readonly retryRunResults: RunReportResult;
  /** Keeps a sentence for edit requests. */
  readonly savedSentenceCreate: SavedSentenceResult;
  /** Gives a sentence other words, shares it or takes that back; what is left out stays as it is. */
  readonly savedSentenceUpdate: SavedSentenceResult;
  /** Removes a sentence, or brings it back. */
  readonly savedSentenceRemove: SavedSentenceResult;
  /** Says that the caller took a sentence, which comes first from then on. */
  readonly savedSentenceUse: SavedSentenceResult;
  /** Saves a view of a list under a name. */
  readonly savedViewCreate: SavedViewResult;
  /** Gives a view another name or another address, shares it or takes it back; what is left out stays as it is. */
  readonly savedViewUpdate: SavedViewResult;
  /** Puts a view above the caller's list, or takes it from there. */
  readonly savedViewPin: SavedViewResult;
  /** Removes a view, or brings it back. */
  readonly savedViewRemove: SavedViewResult;
  /** Moves a recurring schedule to another day, time or zone. A next run less than an hour away moves to the week after. */
  readonly updateSchedule: ScheduleResult;
  /** Leaves one run out, the next one where none is named; the others stay. */
  readonly skipNextScheduleRun: ScheduleResult;
  /** Moves one run to another time, between the run before it and the one after it. A version takes a change back. */
  readonly moveScheduleRun: ScheduleResult;
  /** Puts a run that was left out or moved back where the rule has it. A version takes a change back. */
  readonly restoreScheduleRun: ScheduleResult;
  /** Lets a schedule rest: no test starts from it until it is resumed. A version takes a change back. */
  readonly pauseSchedule: ScheduleResult;
  /** Lets a schedule go on with the first run that is ahead. A version takes a change back. */
  readonly resumeSchedule: ScheduleResult;
  /** Cancels a schedule for good. A request that never ran is cancelled with it. */
  readonly cancelSchedule: ScheduleResult;
  /** Asks for a professional service. */
  readonly professionalServiceRequestCreate: ProfessionalServiceRequestResult;
  /** Saves an entry of the catalogue, or makes one. For operators. */
  readonly operatorServiceSave: OperatorServiceResult;
  /** Starts, completes or cancels a request, with an answer to the customer. For operators. */
  readonly operatorServiceRequestAnswer: ProfessionalServiceRequestResult;
  /** Makes a page of a test that a link opens to people without an account, until its end or until it is revoked. */
  readonly sharedReportCreate: SharedReportResult;
  /** Ends a shared report at once and for good: its link opens nothing any more. */
  readonly sharedReportRevoke: SharedReportResult;
  /** Saves the caller's own name. */
  readonly organizationUserUpdate: OrganizationUserUpdateResult;
  /** Moves a test manager to another organization. Open sockets close and older headers answer 409. */
  readonly changeOrganization: ChangeOrganizationResult;
  /** Saves the name the organization chose for itself. */
  readonly organizationUpdate: OrganizationUpdateResult;
  /** Counts a page view. Not audited. */
  readonly pageViewTrack: PageViewTrackResult;
  /** Gives the credit transactions of a period as a file. */
  readonly exportCreditsToCsv: ExportCreditsResult;
  /** Saves what the caller has typed of a supervised test. Answers stale_object when another version was saved or it was launched. Test managers only. */
  readonly saveSupervisedForm: SaveSupervisedFormResult;
  /** Gives the test cases of each requested test as they were handed in, a file for each. Test managers only. */
  readonly exportRawTestCasesToCsv: ExportRawTestCasesResult;
  /** Launches a supervised test from an advanced test. Test managers only. */
  readonly launchSupervisedTest: LaunchSupervisedTestResult;
  /** Invites people by their addresses: all of them, or none where one is refused. An address that has an account elsewhere is invited like any other. */
  readonly organizationUsersCreate: OrganizationUsersCreateResult;
  /** Sends an invitation again with a new link, good for another week; the link before it ends. */
  readonly organizationInvitationResend: OrganizationInvitationResult;
  /** Takes an invitation back; its link ends. */
  readonly organizationInvitationRevoke: OrganizationInvitationResult;
  /** Deactivates a member, who loses every session, and hands their drafts over. */
  readonly organizationUserRemove: OrganizationUserRemoveResult;
  /** Requires an attachment for passed cases of a running test, or no longer does. */
  readonly toggleRequiredAttachmentForPass: TestSettingResult;
  /** Stops the system from inviting and replacing testers of a test by itself. It cannot be turned on again. */
  readonly disableAutomaticTesterManagement: TestSettingResult;
  /** Links a supervised test to the test cycle it belongs to. */
  readonly advancedTestingTestCycleToTestLink: TestSettingResult;
  /** Changes how many results a group is to bring. */
  readonly updateNumberOfResultsNeeded: TestSettingResult;
  /** Schedules the publishing of the participants' results. All or nothing; can be taken back until it runs, and not undone after. */
  readonly publishIssuesAndCaseResults: PublishIssuesAndCaseResultsResult;
  /** Takes the publishing of the participants' results back before it runs. All or nothing; each stands again where it stood. */
  readonly takeBackPublishing: TakeBackPublishingResult;
  /** Answers the caller's own assignment. */
  readonly changeAssignmentStatus: ChangeAssignmentStatusResult;
  /** Assigns a moderator to a supervised test. */
  readonly assignCommunityTestManager: AssignCommunityTestManagerResult;
  /** Takes a moderator off a test. */
  readonly removeAssignedCommunityTestManager: RemoveAssignedCommunityTestManagerResult;
  /** Makes one CSV file of the results of each participant. */
  readonly exportTestCaseResultsToCsv: ExportTestCaseResultsToCsvResult;
  /** Removes participants from a test, with reasons. */
  readonly removeTestersFromTest: RemoveTestersFromTestResult;
  /** Ends an open supervised test. */
  readonly flexibleTestingCloseTestWindow: FlexibleTestingCloseTestWindowResult;
  /** Resolves an open blocker. */
  readonly resolveTestBlocker: TestBlockerResult;
  /** Asks for help with an open blocker. */
  readonly requestTestBlockerAssistance: TestBlockerResult;
  /** Adds an entry, which is offered from then on. */
  readonly operatorVocabularyEntryAdd: OperatorVocabularyEntryResult;
  /** Renames an entry, wherever it is shown. */
  readonly operatorVocabularyEntryRename: OperatorVocabularyEntryResult;
  /** Offers an entry nowhere new. What names it already goes on. */
  readonly operatorVocabularyEntryRetire: OperatorVocabularyEntryResult;
  /** Offers a retired entry again. */
  readonly operatorVocabularyEntryOffer: OperatorVocabularyEntryResult;
  /** Adds what is new in these rows and renames what is named otherwise; leaves everything else as it is. All or nothing. */
  readonly operatorVocabularyImport: OperatorVocabularyImportResult;
  /** Makes a webhook. Its secret is told once. */
  readonly webhookCreate: WebhookResult;
  /** Gives a webhook a new secret, which is told once; the old one signs beside it for 24 hours. */
  readonly webhookRotateSecret: WebhookResult;
  /** Ends the old secret of a webhook before its time. */
  readonly webhookRetireSecret: WebhookResult;
  /** Sends nothing to a webhook until it is resumed; what happens meanwhile is kept. */
  readonly webhookPause: WebhookResult;
  /** Sends to a webhook again. */
  readonly webhookResume: WebhookResult;
  /** Removes a webhook with its address and its secrets, for good. */
  readonly webhookRemove: WebhookResult;
  /** Sends a test message to a webhook, once. */
  readonly webhookTest: WebhookResult;
  /** Sends the message of a delivery again, under its id. */
  readonly webhookRedeliver: WebhookDeliveryResult;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationApiTokenCreateArgs = {
  input: ApiTokenCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationServiceTokenCreateArgs = {
  input: ServiceTokenCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationApiTokenRevokeArgs = {
  input: ApiTokenRevokeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorApiTokenRevokeArgs = {
  input: OperatorApiTokenRevokeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchRulesUpdateArgs = {
  input: LaunchRulesInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchApprovalApproveArgs = {
  input: LaunchApprovalApproveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchApprovalSendBackArgs = {
  input: LaunchApprovalSendBackInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchApprovalWithdrawArgs = {
  input: LaunchApprovalInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationArchiveAskArgs = {
  input: OrganizationArchiveAskInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationArchiveCancelArgs = {
  input: OrganizationArchiveCancelInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorArchiveAskArgs = {
  input: OrganizationArchiveAskInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorArchiveCancelArgs = {
  input: OrganizationArchiveCancelInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportAuditTrailArgs = {
  input: ExportAuditTrailInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationUndoAuditLineArgs = {
  input: UndoAuditLineInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorExportAuditTrailArgs = {
  input: ExportAuditTrailInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSaveAutoExportSettingsArgs = {
  input: SaveAutoExportSettingsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationToggleAutoExportArgs = {
  input: ToggleAutoExportInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationAzureDevopsAuthorizationCreateArgs = {
  input: AzureDevopsAuthorizationCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationAzureDevopsCredentialsCreateArgs = {
  input: AzureDevopsCredentialsCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationChatRegisterArgs = {
  input: ChatRegisterInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationChatChannelResolveArgs = {
  input: ChatChannelResolveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationEditChatMessageArgs = {
  input: EditChatMessageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationDeleteChatMessageArgs = {
  input: ChatMessageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationReactToChatMessageArgs = {
  input: ReactToChatMessageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationMarkChatReadArgs = {
  input: MarkChatReadInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationMarkChatUnreadArgs = {
  input: ChatMessageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationShowChatTypingArgs = {
  input: ShowChatTypingInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchAdvancedTestArgs = {
  input: LaunchAdvancedTestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationImportTestCasesFromTestrailTestRunArgs = {
  input: ImportTestCasesFromTestrailTestRunInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationZephyrConnectionCreateArgs = {
  input: ZephyrConnectionCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationZephyrConnectionArchiveArgs = {
  input: ZephyrConnectionArchiveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRetrieveFromOnlineSpreadsheetArgs = {
  input: RetrieveFromOnlineSpreadsheetInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPayoutMultiplierSaveArgs = {
  input: OperatorPayoutMultiplierSaveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOpenLaunchDraftArgs = {
  input: OpenLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSaveLaunchDraftArgs = {
  input: SaveLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRenameLaunchDraftArgs = {
  input: RenameLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationDuplicateLaunchDraftArgs = {
  input: DuplicateLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchDraftFromTemplateArgs = {
  input: LaunchDraftFromTemplateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationShareLaunchDraftArgs = {
  input: ShareLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationDiscardLaunchDraftArgs = {
  input: DiscardLaunchDraftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationTakeBackLaunchArgs = {
  input: TakeBackLaunchInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportIssuesToJiraArgs = {
  input: ExportIssuesToJiraInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportIssuesToGithubArgs = {
  input: ExportIssuesToGithubInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportIssuesToAzureDevopsArgs = {
  input: ExportIssuesToAzureDevopsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationCancelIssueExportsArgs = {
  input: IssueExportsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRetryIssueExportsArgs = {
  input: IssueExportsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingLaunchTestArgs = {
  input: FlexibleTestingLaunchTestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorGuidanceSaveArgs = {
  input: OperatorGuidanceSaveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationGuidePutAwayArgs = {
  input: GuidePutAwayInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSaveImportMappingArgs = {
  input: SaveImportMappingInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationIntegrationUpdateArgs = {
  input: IntegrationUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationIntegrationResetArgs = {
  input: IntegrationResetInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationIntegrationMapArgs = {
  input: IntegrationMapInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationIntegrationCheckArgs = {
  input: IntegrationCheckInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssuesAcceptArgs = {
  input: FlexibleTestingIssuesAcceptInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssuesRejectArgs = {
  input: FlexibleTestingIssuesRejectInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssuesMergeArgs = {
  input: FlexibleTestingIssuesMergeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingChangeIssuesSeverityArgs = {
  input: FlexibleTestingChangeIssuesSeverityInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssuesUpdateTagsArgs = {
  input: FlexibleTestingIssuesUpdateTagsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssuesRestoreArgs = {
  input: FlexibleTestingIssuesRestoreInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingMarkIssuesAsReadArgs = {
  input: FlexibleTestingMarkIssuesAsReadInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueAcceptArgs = {
  input: FlexibleTestingIssueAcceptInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueRejectArgs = {
  input: FlexibleTestingIssueRejectInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueUntriageArgs = {
  input: FlexibleTestingIssueUntriageInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueUnmergeArgs = {
  input: FlexibleTestingIssueUnmergeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingChangeIssueSeverityArgs = {
  input: FlexibleTestingChangeIssueSeverityInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingMarkIssueAsReadArgs = {
  input: IssueInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueUpdateTagsArgs = {
  input: FlexibleTestingIssueUpdateTagsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingCreateIssueTagArgs = {
  input: FlexibleTestingCreateIssueTagInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingUpdateTaggedArgs = {
  input: FlexibleTestingUpdateTaggedInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingDestroyIssueTagArgs = {
  input: FlexibleTestingDestroyIssueTagInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueNoteCreateArgs = {
  input: FlexibleTestingIssueNoteCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueNoteUpdateArgs = {
  input: FlexibleTestingIssueNoteUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingIssueNoteDestroyArgs = {
  input: FlexibleTestingIssueNoteDestroyInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportIssuesToCsvArgs = {
  input: ExportIssuesToCsvInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSaveLaunchFormArgs = {
  input: SaveLaunchFormInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationCreateCustomerRequestArgs = {
  input: CreateCustomerRequestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationModerationClaimTakeArgs = {
  input: ModerationClaimInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationModerationClaimTakeOverArgs = {
  input: ModerationClaimTakeOverInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationModerationClaimReleaseArgs = {
  input: ModerationClaimInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationApproveResultsArgs = {
  input: ApproveResultsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationJudgeReportArgs = {
  input: JudgeReportInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationGradeReportArgs = {
  input: GradeReportInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingUpdateTestCaseResultResponseArgs = {
  input: FlexibleTestingUpdateTestCaseResultResponseInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationDeleteRelatedIssueArgs = {
  input: DeleteRelatedIssueInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationArchiveCaseResultAttachmentArgs = {
  input: CaseResultAttachmentInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationUnarchiveCaseResultAttachmentArgs = {
  input: CaseResultAttachmentInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationArchiveCaseFieldAttachmentResponseArgs = {
  input: CaseFieldAttachmentResponseInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationUnarchiveCaseFieldAttachmentResponseArgs = {
  input: CaseFieldAttachmentResponseInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationToggleTestCaseResultApprovalArgs = {
  input: ToggleTestCaseResultApprovalInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingMarkCaseResultAsReadArgs = {
  input: CaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingMarkCaseResultsAsReadArgs = {
  input: FlexibleTestingMarkCaseResultsAsReadInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingRejectCaseResultArgs = {
  input: FlexibleTestingRejectCaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingCaseResultUnrejectArgs = {
  input: FlexibleTestingCaseResultUnrejectInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingFinalizeCaseResultModerationArgs = {
  input: CaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationCreateCaseResultEditRequestArgs = {
  input: CreateCaseResultEditRequestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationCancelCaseResultEditRequestArgs = {
  input: CaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRegisterModerationActivityArgs = {
  input: CaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFinishModerationActivityArgs = {
  input: CaseResultInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationConfirmNoMassPassingArgs = {
  input: ConfirmNoMassPassingInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationNotificationsMarkArgs = {
  input: NotificationsMarkInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationNotificationsMarkAllArgs = {
  input: NotificationsMarkAllInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationNotificationSettingsUpdateArgs = {
  input: NotificationSettingsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationNotificationTestMuteArgs = {
  input: NotificationTestMuteInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorOrganizationCreateArgs = {
  input: OperatorOrganizationCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorOrganizationUpdateArgs = {
  input: OperatorOrganizationUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorOrganizationArchiveArgs = {
  input: OperatorOrganizationArchiveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorOrganizationRestoreArgs = {
  input: OperatorOrganizationRestoreInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorCreditsAddArgs = {
  input: OperatorCreditsAddInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonCreateArgs = {
  input: OperatorPersonCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonUpdateArgs = {
  input: OperatorPersonUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonRemoveArgs = {
  input: OperatorPersonRemoveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonForgetArgs = {
  input: OperatorPersonForgetInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonRestoreArgs = {
  input: OperatorPersonRestoreInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPasswordLinkCreateArgs = {
  input: OperatorPasswordLinkCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorPersonSignOutArgs = {
  input: OperatorPersonSignOutInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorSupportSessionStartArgs = {
  input: OperatorSupportSessionStartInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorCrowdTokenCreateArgs = {
  input: OperatorCrowdTokenCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorCrowdTokenRevokeArgs = {
  input: OperatorCrowdTokenRevokeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorJobRetryArgs = {
  input: OperatorJobRetryInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorMailResendArgs = {
  input: OperatorMailResendInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorRestoreBeginArgs = {
  input: OperatorRestoreBeginInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorRestoreStartArgs = {
  input: OperatorRestoreInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorRestoreDiscardArgs = {
  input: OperatorRestoreInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorLegalHoldPlaceArgs = {
  input: OperatorLegalHoldPlaceInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorLegalHoldLiftArgs = {
  input: OperatorLegalHoldLiftInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRetryRunResultsArgs = {
  input: RetryRunResultsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedSentenceCreateArgs = {
  input: SavedSentenceCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedSentenceUpdateArgs = {
  input: SavedSentenceUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedSentenceRemoveArgs = {
  input: SavedSentenceRemoveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedSentenceUseArgs = {
  input: SavedSentenceUseInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedViewCreateArgs = {
  input: SavedViewCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedViewUpdateArgs = {
  input: SavedViewUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedViewPinArgs = {
  input: SavedViewPinInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSavedViewRemoveArgs = {
  input: SavedViewRemoveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationUpdateScheduleArgs = {
  input: UpdateScheduleInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSkipNextScheduleRunArgs = {
  input: SkipScheduleRunInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationMoveScheduleRunArgs = {
  input: MoveScheduleRunInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRestoreScheduleRunArgs = {
  input: RestoreScheduleRunInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationPauseScheduleArgs = {
  input: ScheduleRestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationResumeScheduleArgs = {
  input: ScheduleRestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationCancelScheduleArgs = {
  input: ScheduleReasonInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationProfessionalServiceRequestCreateArgs = {
  input: ProfessionalServiceRequestCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorServiceSaveArgs = {
  input: OperatorServiceSaveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorServiceRequestAnswerArgs = {
  input: OperatorServiceRequestAnswerInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSharedReportCreateArgs = {
  input: SharedReportCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSharedReportRevokeArgs = {
  input: SharedReportRevokeInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationUserUpdateArgs = {
  input: OrganizationUserUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationChangeOrganizationArgs = {
  input: ChangeOrganizationInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationUpdateArgs = {
  input: OrganizationUpdateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationPageViewTrackArgs = {
  input: PageViewTrackInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportCreditsToCsvArgs = {
  input: ExportCreditsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationSaveSupervisedFormArgs = {
  input: SaveSupervisedFormInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportRawTestCasesToCsvArgs = {
  input: ExportRawTestCasesInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationLaunchSupervisedTestArgs = {
  input: LaunchSupervisedTestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationUsersCreateArgs = {
  input: OrganizationUsersCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationInvitationResendArgs = {
  input: OrganizationInvitationInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationInvitationRevokeArgs = {
  input: OrganizationInvitationInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOrganizationUserRemoveArgs = {
  input: OrganizationUserRemoveInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationToggleRequiredAttachmentForPassArgs = {
  input: ToggleRequiredAttachmentForPassInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationDisableAutomaticTesterManagementArgs = {
  input: DisableAutomaticTesterManagementInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationAdvancedTestingTestCycleToTestLinkArgs = {
  input: AdvancedTestingTestCycleToTestLinkInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationUpdateNumberOfResultsNeededArgs = {
  input: UpdateNumberOfResultsNeededInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationPublishIssuesAndCaseResultsArgs = {
  input: PublishIssuesAndCaseResultsInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationTakeBackPublishingArgs = {
  input: TakeBackPublishingInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationChangeAssignmentStatusArgs = {
  input: ChangeAssignmentStatusInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationAssignCommunityTestManagerArgs = {
  input: AssignCommunityTestManagerInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRemoveAssignedCommunityTestManagerArgs = {
  input: RemoveAssignedCommunityTestManagerInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationExportTestCaseResultsToCsvArgs = {
  input: ExportTestCaseResultsToCsvInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRemoveTestersFromTestArgs = {
  input: RemoveTestersFromTestInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationFlexibleTestingCloseTestWindowArgs = {
  input: FlexibleTestingCloseTestWindowInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationResolveTestBlockerArgs = {
  input: TestBlockerInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationRequestTestBlockerAssistanceArgs = {
  input: TestBlockerInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorVocabularyEntryAddArgs = {
  input: OperatorVocabularyEntryAddInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorVocabularyEntryRenameArgs = {
  input: OperatorVocabularyEntryRenameInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorVocabularyEntryRetireArgs = {
  input: OperatorVocabularyEntryInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorVocabularyEntryOfferArgs = {
  input: OperatorVocabularyEntryInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationOperatorVocabularyImportArgs = {
  input: OperatorVocabularyImportInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookCreateArgs = {
  input: WebhookCreateInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookRotateSecretArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookRetireSecretArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookPauseArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookResumeArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookRemoveArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookTestArgs = {
  input: WebhookInput;
};


/** Writes. Every mutation takes one input and answers with successful, result and errors. */
export type MutationWebhookRedeliverArgs = {
  input: WebhookRedeliverInput;
};

/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type Subscription = {
  /** What happens in the chats the caller can open. */
  readonly chatChanged: ChatChange;
  /** Which testers of a test are there: at first all of them, then who comes, stays and leaves. */
  readonly testersThere: TestersThere;
  /** How a draft stands, told at once and again whenever it was saved, renamed, taken, given up, shared, discarded, brought back or launched. */
  readonly launchDraftChanged: LaunchDraftChanged;
  /** Something the caller should know: shown as an info toast with its link. */
  readonly notificationWasSent: Notification;
  /** An issue of the test became visible to the caller. */
  readonly issueWasCreated: IssueWasCreated;
  /** A supervised test of the given test was launched, or the test itself was. */
  readonly testWasLaunched: TestWasLaunched;
  /** Something the caller may see has changed: refetch what shows it and is not in the event. */
  readonly changed: Changed;
};


/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type SubscriptionTestersThereArgs = {
  testId: Scalars['ID']['input'];
};


/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type SubscriptionLaunchDraftChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type SubscriptionIssueWasCreatedArgs = {
  testId: Scalars['ID']['input'];
};


/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type SubscriptionTestWasLaunchedArgs = {
  testId: Scalars['ID']['input'];
};


/** Live hints over the websocket. Each event carries a growing number; after a gap, refetch. */
export type SubscriptionChangedArgs = {
  testId?: InputMaybe<Scalars['ID']['input']>;
};

/** Why a write was refused, and where. */
export type UserError = {
  /** One of the documented codes, for example blank, invalid_state or not_publishable. */
  readonly code: Scalars['String']['output'];
  /** What happened, in words for the person who sent it. */
  readonly message: Scalars['String']['output'];
  /** The input field the error belongs to, for example requestedTests[0].name. Null when it concerns the whole call. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** When the same call can be done, where it cannot be done now because others were. */
  readonly retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a page of a connection ends. */
export type PageInfo = {
  /** Whether another page follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** The cursor of the last edge; pass it as after. Signed, and bound to the organization and the filter. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** A file made on the server, to be saved by the browser. */
export type CsvFile = {
  /** The name to save it under. */
  readonly filename: Scalars['String']['output'];
  /** The whole content. */
  readonly body: Scalars['String']['output'];
};

/** A country. */
export type Country = {
  /** Reference number. */
  readonly id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2 code in capitals. */
  readonly code: Scalars['String']['output'];
  /** English name. */
  readonly name: Scalars['String']['output'];
  /** What a payout is multiplied by there, where a test applies the country multiplier. For test managers; null for others. */
  readonly payoutMultiplier?: Maybe<Scalars['Float']['output']>;
  /** Whether it is offered no longer. */
  readonly isRetired: Scalars['Boolean']['output'];
};

/** The country of a tester. Names only, no reference number. */
export type TesterCountry = {
  /** ISO 3166-1 alpha-2 code in capitals. */
  readonly code: Scalars['String']['output'];
  /** English name. */
  readonly name: Scalars['String']['output'];
};

/** An entry of the targeting reference data. */
export type ReferenceEntry = {
  /** Reference number. */
  readonly id: Scalars['ID']['output'];
  /** Name as shown. */
  readonly name: Scalars['String']['output'];
  /** Name of the group it belongs to: the manufacturer of a device, the system of a version. */
  readonly group?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered no longer. */
  readonly isRetired: Scalars['Boolean']['output'];
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

/** A page of cases. */
export type TestCaseConnection = {
  /** The cases of this page. */
  readonly nodes: ReadonlyArray<TestCase>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A case of a supervised test. */
export type TestCase = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Section. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** Live, or what its results say. */
  readonly status: CaseResultStatus;
  /** Whether all its results are rejected. */
  readonly isRejected: Scalars['Boolean']['output'];
  /** Whether testing of it goes on. */
  readonly isTestCaseLive: Scalars['Boolean']['output'];
  /** What must hold before it is run. */
  readonly prerequisites?: Maybe<Scalars['String']['output']>;
  /** Results that the caller may see. */
  readonly resultsCount: Scalars['Int']['output'];
  /** Results wanted. */
  readonly caseResultsLimit: Scalars['Int']['output'];
  /** What testers wrote on the case, as far as the caller may see it. */
  readonly feedback?: Maybe<Scalars['String']['output']>;
  /** Completed results that the caller may see. */
  readonly completedCaseResults: ReadonlyArray<CaseResult>;
  /** Steps in order. */
  readonly steps: ReadonlyArray<TestCaseStep>;
  /** Fields beyond the steps. */
  readonly additionalInformationFields: ReadonlyArray<TestCaseField>;
  /** Tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it needs a video. */
  readonly requireVideoAttachment: Scalars['Boolean']['output'];
  /** The test. */
  readonly test: FlexibleTestingTest;
};

/** A step of a case. */
export type TestCaseStep = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** 1, 2, 3. */
  readonly ordinalNumber: Scalars['Int']['output'];
  /** What to do. */
  readonly instruction: Scalars['String']['output'];
  /** What should happen. */
  readonly expectedResult?: Maybe<Scalars['String']['output']>;
};

/** A field of a case beyond its steps. */
export type TestCaseField = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What is asked. */
  readonly label: Scalars['String']['output'];
};

/** What one tester found in one case. */
export type CaseResult = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What they found. */
  readonly status: CaseResultStatus;
  /** Whether it has been reviewed. */
  readonly moderationStatus: CaseResultModerationStatus;
  /** What happened, as edited. */
  readonly actualResult: Scalars['String']['output'];
  /** What happened, as handed in. */
  readonly originalActualResult: Scalars['String']['output'];
  /** Anything else. */
  readonly additionalInformation: Scalars['String']['output'];
  /** How the author signs. */
  readonly authorSignature?: Maybe<Scalars['String']['output']>;
  /** Whether a customer or test manager opened it. */
  readonly wasRead: Scalars['Boolean']['output'];
  /** When the tester opened it; null where it was handed in without being opened. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was handed in. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How long the tester worked on it, in minutes: as the crowd system tells, else from opening to handing in; null where neither is known. */
  readonly minutesSpent?: Maybe<Scalars['Int']['output']>;
  /** Whether it was rejected. */
  readonly isRejected: Scalars['Boolean']['output'];
  /** Why. */
  readonly rejectionReason?: Maybe<Scalars['String']['output']>;
  /** Whether an edit is awaited. */
  readonly hasOpenCaseResultEditRequest: Scalars['Boolean']['output'];
  /** Whether an edit can be asked for. */
  readonly canRequestEdit: CanRequestEdit;
  /** Whether attachments can be removed. */
  readonly canRemoveAttachment: Scalars['Boolean']['output'];
  /** Issues reported with it. */
  readonly relatedIssues: ReadonlyArray<RelatedIssue>;
  /** Issues that its tester reported with it or beside all cases: what a session found. */
  readonly foundIssues: ReadonlyArray<FoundIssue>;
  /** System and browser or device. */
  readonly testerEnvironment: TesterEnvironment;
  /** Country of the tester. */
  readonly testerCountry: TesterCountry;
  /** Name of the tester. */
  readonly testerName: Scalars['String']['output'];
  /** The participant. */
  readonly participantId: Scalars['ID']['output'];
  /** Where the participant stands. */
  readonly participantStatus: ParticipantStatus;
  /** The case. */
  readonly testCase: TestCase;
  /** Edits, newest first. */
  readonly caseResultEditLogs?: Maybe<ReadonlyArray<CaseResultEditLog>>;
  /** Names of those who work on it now, but for the caller. Not for customers, else null. */
  readonly otherModerators?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Moderation events, newest first. Test managers only, else null. */
  readonly caseResultModerationLogs?: Maybe<ReadonlyArray<CaseResultModerationLog>>;
  /** Attachments that the caller may see. */
  readonly attachments: ReadonlyArray<Attachment>;
  /** All answers, the status first. */
  readonly caseResultResponses: ReadonlyArray<CaseResultResponse>;
  /** The answer that holds the status, when the tester gave it as one. */
  readonly caseResultStatusFieldResponseId?: Maybe<Scalars['ID']['output']>;
  /** Answers to the steps. */
  readonly stepResponses: ReadonlyArray<CaseResultResponse>;
  /** Answers to the further fields. */
  readonly additionalInformationResponses: ReadonlyArray<CaseResultResponse>;
  /** The newest edit request. */
  readonly latestCaseResultEditRequest?: Maybe<CaseResultEditRequest>;
  /** When its moderation was finished. Not for customers: null. */
  readonly moderationFinalizedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the participant's results are published. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** Version; grows with each change. */
  readonly version: Scalars['Int']['output'];
};

/** Whether an edit can be asked for. */
export type CanRequestEdit = {
  /** Whether it can. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** Why not. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** System and browser or device of a tester. */
export type TesterEnvironment = {
  /** Operating system and version. */
  readonly operatingSystemAndVersion?: Maybe<Scalars['String']['output']>;
  /** Browser or device. */
  readonly browserOrDevice?: Maybe<Scalars['String']['output']>;
};

/** An issue a tester reported with a result. */
export type RelatedIssue = {
  /** Identifier; also the id of its response field. */
  readonly id: Scalars['ID']['output'];
  /** Path of the issue once it exists. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Code and title. */
  readonly label: Scalars['String']['output'];
  /** Code of the issue once it exists; before, of the report, such as NW-412-R-33, or of the known issue, such as NW-412-KI-2. */
  readonly code: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Severity the tester gave. */
  readonly severity: Severity;
  /** What a moderator corrected it to; null where the tester's stands. */
  readonly reviewedSeverity?: Maybe<Severity>;
  /** What a moderator found it to be known as. */
  readonly knownAs?: Maybe<Scalars['String']['output']>;
  /** pending, moderated, invalid_issue, known_issue, or unmoderated where its tester was published before anybody judged it. */
  readonly moderationStatus: ReportModerationStatus;
  /** Whether its result is approved. */
  readonly isResultApproved: Scalars['Boolean']['output'];
  /** Where its tester stands. */
  readonly participantStatus: ParticipantStatus;
  /** Counts changes; what takes one back sends it. */
  readonly version: Scalars['Int']['output'];
  /** Whether the issue exists in the portal. */
  readonly existsInSystem: Scalars['Boolean']['output'];
  /** Whether it was known before. */
  readonly known: Scalars['Boolean']['output'];
  /** Whether its tester reported it; otherwise the result names an issue that was reported elsewhere in the test. */
  readonly reportedHere: Scalars['Boolean']['output'];
  /** How it comes about. */
  readonly reproductionSteps: Scalars['String']['output'];
  /** What happened. */
  readonly actualResults: Scalars['String']['output'];
  /** What should have happened. */
  readonly expectedResults: Scalars['String']['output'];
};

/** An issue that a session found. */
export type FoundIssue = {
  /** Identifier of the report or, where only the issue may be seen, of the issue. */
  readonly id: Scalars['ID']['output'];
  /** Path of the issue once it exists. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Code of the issue once it exists; before, of the report. */
  readonly code: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Severity as it stands: of the issue once it exists, else as a moderator corrected it, else as the tester gave it. */
  readonly severity: Severity;
};

/** A change of a result's words. */
export type CaseResultEditLog = {
  /** Who changed what. */
  readonly description: Scalars['String']['output'];
  /** The field, where one was changed. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Its words before. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Its words after. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly timestamp: Scalars['DateTime']['output'];
};

/** A moderation event. */
export type CaseResultModerationLog = {
  /** When. */
  readonly eventTime: Scalars['DateTime']['output'];
  /** Who. */
  readonly organizationUserFullName: Scalars['String']['output'];
  /** Their role in words. */
  readonly organizationUserRole: Scalars['String']['output'];
  /** What. */
  readonly eventType: Scalars['String']['output'];
  /** The case whose result it concerns. */
  readonly testCase: IssueTestCase;
};

/** A file a tester handed in. */
export type Attachment = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was removed. */
  readonly archived: Scalars['Boolean']['output'];
  /** Grows with each change: whoever puts it back names the one they saw. */
  readonly version: Scalars['Int']['output'];
  /** File name. */
  readonly name: Scalars['String']['output'];
  /** Link bound to the caller, good for 10 minutes; null when removed or not yet checked. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** case_result_attachment, case_field_attachment_response, issue_attachment or reproducibility_attachment. */
  readonly kind: Scalars['String']['output'];
  /** image, video, log, csv, json or text. */
  readonly mediaKind: Scalars['String']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
};

/** An answer to a field of the case. */
export type CaseResultResponse = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The field it answers. */
  readonly testCaseFieldId?: Maybe<Scalars['ID']['output']>;
  /** What is asked. */
  readonly label: Scalars['String']['output'];
  /** The answer, as edited. */
  readonly value: Scalars['String']['output'];
};

/** A request to the tester to change a result. */
export type CaseResultEditRequest = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** requested, overdue, completed, cancelled or moderated. */
  readonly status: Scalars['String']['output'];
  /** What was asked. */
  readonly content: Scalars['String']['output'];
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
};

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

/** Unread messages in the chats of one test. */
export type ChatUnread = {
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** How many, each channel counted up to 100. */
  readonly count: Scalars['Int']['output'];
};

/** Conversations of the caller. */
export type MyChats = {
  /** The conversations. */
  readonly nodes: ReadonlyArray<ChatChannel>;
  /** Whether there are more. */
  readonly hasMore: Scalars['Boolean']['output'];
};

/** Somebody who can be mentioned in a chat. */
export type ChatReader = {
  /** Identifier of the person. */
  readonly id: Scalars['ID']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** customer, test_manager or community_test_manager. */
  readonly role: Scalars['String']['output'];
};

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

/** A conversation of a test. */
export type ChatChannel = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it waits for an answer. */
  readonly status: ChatChannelStatus;
  /** For whom it is. */
  readonly chatType: ChatType;
  /** The id that links carry. */
  readonly externalId: Scalars['ID']['output'];
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** Name of the test. */
  readonly testName: Scalars['String']['output'];
  /** Where the test's window stands. */
  readonly windowStatus: TestWindowStatus;
  /** When the test was closed. */
  readonly windowClosedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The participation of the tester; null in the public chat. */
  readonly participantId?: Maybe<Scalars['ID']['output']>;
  /** The tester; null in the public chat. */
  readonly testerId?: Maybe<Scalars['ID']['output']>;
  /** Name of the tester; null in the public chat. */
  readonly testerName?: Maybe<Scalars['String']['output']>;
  /** Unread messages for the caller, counted up to 100. */
  readonly unreadCount: Scalars['Int']['output'];
  /** Up to which place the caller has read it, without its threads. */
  readonly readPosition: Scalars['Int']['output'];
  /** Unread messages that mention the caller, counted up to 100. */
  readonly unreadMentions: Scalars['Int']['output'];
  /** Threads with replies that the caller has not read, those written in last first, at most 50. */
  readonly unreadThreads: ReadonlyArray<ChatThread>;
  /** The place of the newest message. */
  readonly lastPosition: Scalars['Int']['output'];
  /** When it was written in last. */
  readonly lastMessageAt?: Maybe<Scalars['DateTime']['output']>;
  /** How the newest message begins; empty where there is none. */
  readonly lastWords: Scalars['String']['output'];
};

/** The replies under a message, as far as the caller has not read them. */
export type ChatThread = {
  /** Identifier of the message that they stand under. */
  readonly id: Scalars['ID']['output'];
  /** Who wrote that message. */
  readonly authorName: Scalars['String']['output'];
  /** How it begins; empty when it was taken back. */
  readonly words: Scalars['String']['output'];
  /** Unread replies for the caller, counted up to 100. */
  readonly unreadCount: Scalars['Int']['output'];
  /** Up to which place of the channel the caller has read the thread. */
  readonly readPosition: Scalars['Int']['output'];
};

/** Messages in their order. */
export type ChatMessagePage = {
  /** The messages. */
  readonly nodes: ReadonlyArray<ChatMessage>;
  /** Whether there are earlier ones. */
  readonly hasEarlier: Scalars['Boolean']['output'];
  /** Whether there are later ones. */
  readonly hasLater: Scalars['Boolean']['output'];
};

/** A message. */
export type ChatMessage = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The channel. */
  readonly channelId: Scalars['ID']['output'];
  /** The id its sender gave it. */
  readonly clientId: Scalars['ID']['output'];
  /** Its place in the channel, the same for everybody. */
  readonly position: Scalars['Int']['output'];
  /** What became of it. */
  readonly state: ChatMessageState;
  /** What it says; empty when it was taken back. */
  readonly text: Scalars['String']['output'];
  /** Who wrote it: a person of the portal or a tester. */
  readonly authorId: Scalars['ID']['output'];
  /** Name of the author. */
  readonly authorName: Scalars['String']['output'];
  /** tester, customer, test_manager or community_test_manager. */
  readonly authorRole: Scalars['String']['output'];
  /** The message whose thread it stands in. */
  readonly threadId?: Maybe<Scalars['ID']['output']>;
  /** People of the portal whom it mentions, and who may read it. */
  readonly mentions: ReadonlyArray<ChatMention>;
  /** How many replies stand under it. */
  readonly repliesCount: Scalars['Int']['output'];
  /** What it quotes. */
  readonly quoted?: Maybe<ChatQuote>;
  /** Reactions, in the order of the picker. */
  readonly reactions: ReadonlyArray<ChatReaction>;
  /** Files, in the order they were added. */
  readonly files: ReadonlyArray<ChatFile>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was changed last. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody whom a message mentions. */
export type ChatMention = {
  /** Identifier of the person. */
  readonly id: Scalars['ID']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
};

/** A message that another one quotes. */
export type ChatQuote = {
  /** The quoted message. */
  readonly id: Scalars['ID']['output'];
  /** Its author. */
  readonly authorName: Scalars['String']['output'];
  /** How it begins; empty when it was taken back. */
  readonly text: Scalars['String']['output'];
};

/** One reaction on a message. */
export type ChatReaction = {
  /** One of +1, heart, joy, white_check_mark, question and eyes. */
  readonly reaction: Scalars['String']['output'];
  /** Whose. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the caller is one of them. */
  readonly isMine: Scalars['Boolean']['output'];
};

/** A file of a message. */
export type ChatFile = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** image, video, log, csv, json or text. */
  readonly mediaKind: Scalars['String']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
  /** A link for the caller, good for ten minutes. */
  readonly url: Scalars['String']['output'];
};

/** Something that happened in a chat. */
export type ChatChange = {
  /** Growing number of the event. */
  readonly number: Scalars['String']['output'];
  /** The channel. */
  readonly channelId: Scalars['ID']['output'];
  /** The id that links to the channel carry. */
  readonly externalId: Scalars['ID']['output'];
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** message, channel, read, unread or typing. */
  readonly kind: Scalars['String']['output'];
  /** The message as it stands now, when it is about one. */
  readonly message?: Maybe<ChatMessage>;
  /** Whether the message is new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Why a new message is the caller's own business: mention, reply or private; null where it is not. */
  readonly concern?: Maybe<Scalars['String']['output']>;
  /** Up to which place the caller has read, when it is about that. */
  readonly readPosition?: Maybe<Scalars['Int']['output']>;
  /** The thread that was read; null when it was the channel. */
  readonly threadId?: Maybe<Scalars['ID']['output']>;
  /** Who is typing, when it is about that. */
  readonly typingName?: Maybe<Scalars['String']['output']>;
};

/** Testers, with how long they count as there. */
export type TestersThere = {
  /** Growing number of the event; with the first one, everybody who is not named is not there. */
  readonly number: Scalars['String']['output'];
  /** The testers. */
  readonly testers: ReadonlyArray<TesterThere>;
};

/** A tester who is there, or has left. */
export type TesterThere = {
  /** The participation. */
  readonly participantId: Scalars['ID']['output'];
  /** For how many seconds from now on, unless it is told again; 0 once they left. */
  readonly seconds: Scalars['Int']['output'];
};

/** Which chat to open. */
export type ChatRegisterInput = {
  /** The test. */
  readonly targetId: Scalars['ID']['input'];
  /** For whom it is. */
  readonly type: ChatType;
  /** The tester; none in the public chat. */
  readonly testerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The channel to mark. */
export type ChatChannelResolveInput = {
  /** The id that links carry. */
  readonly externalId: Scalars['ID']['input'];
};

/** Answer of what concerns a channel. */
export type ChatChannelResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The channel after it. */
  readonly result?: Maybe<ChatChannel>;
  /** What is read again in the same call, after the change. */
  readonly query?: Maybe<Query>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A new message. */
export type SendChatMessageInput = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
  /** Made by the sender, at most 64 characters, new for every new message. */
  readonly clientId: Scalars['ID']['input'];
  /** At most 5,000 characters; may be empty where there are files. */
  readonly text: Scalars['String']['input'];
  /** The message whose thread it goes to. */
  readonly threadId?: InputMaybe<Scalars['ID']['input']>;
  /** The message it quotes. */
  readonly quotedMessageId?: InputMaybe<Scalars['ID']['input']>;
  /** Files uploaded for this channel and not used yet; at most 10. */
  readonly fileIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A message and its new words. */
export type EditChatMessageInput = {
  /** The message. */
  readonly messageId: Scalars['ID']['input'];
  /** At most 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** A message. */
export type ChatMessageInput = {
  /** The message. */
  readonly messageId: Scalars['ID']['input'];
};

/** A reaction, on or off. */
export type ReactToChatMessageInput = {
  /** The message. */
  readonly messageId: Scalars['ID']['input'];
  /** One of +1, heart, joy, white_check_mark, question and eyes. */
  readonly reaction: Scalars['String']['input'];
  /** Whether it is to be there. */
  readonly isOn: Scalars['Boolean']['input'];
};

/** How far was read. */
export type MarkChatReadInput = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
  /** The place of the last message that was read. */
  readonly position: Scalars['Int']['input'];
  /** The thread that was read; without it the messages of the channel that stand in no thread. */
  readonly threadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Where the caller writes. */
export type ShowChatTypingInput = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
};

/** Answer of showChatTyping. */
export type ShowChatTypingResult = {
  /** Whether it was shown. */
  readonly successful: Scalars['Boolean']['output'];
  /** The channel where it was shown. */
  readonly result?: Maybe<Scalars['ID']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of what concerns a message. */
export type ChatMessageResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The message after it. */
  readonly result?: Maybe<ChatMessage>;
  /** The channel of a message that was sent, after it. */
  readonly channel?: Maybe<ChatChannel>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A page of supervised tests. */
export type FlexibleTestingTestConnection = {
  /** The tests of this page. */
  readonly edges: ReadonlyArray<FlexibleTestingTestEdge>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A supervised test in a page. */
export type FlexibleTestingTestEdge = {
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The test. */
  readonly node: FlexibleTestingTest;
};

/** An advanced test to launch. */
export type LaunchAdvancedTestInput = {
  /** The fields of the simple form. */
  readonly advancedTestRequestParams: AdvancedTestRequestParams;
  /** The kept form that is launched: it is forgotten with the launch where it says the same. */
  readonly formId?: InputMaybe<Scalars['ID']['input']>;
};

/** The fields of the simple form. */
export type AdvancedTestRequestParams = {
  /** 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Where testers find the application, 1 to 1,000 characters. */
  readonly accessToApplication: Scalars['String']['input'];
  /** What the test is for, 1 to 10,000 characters. */
  readonly testObjective: Scalars['String']['input'];
  /** Anything else testers should know, 1 to 10,000 characters. */
  readonly notes: Scalars['String']['input'];
  /** Platforms in words, 1 to 10,000 characters. */
  readonly platformsToTestOn: Scalars['String']['input'];
  /** Device requirements in words, at most 10,000 characters. */
  readonly deviceRequirements?: InputMaybe<Scalars['String']['input']>;
  /** Whether the test is localised. */
  readonly isLocalised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Localisation requirements in words; required when the test is localised. */
  readonly testLocalisation?: InputMaybe<Scalars['String']['input']>;
  /** Whether a sheet of test cases is linked. */
  readonly includesTestCases?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the test cases are; required when they are linked. */
  readonly testCasesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether a list of known issues is linked. */
  readonly includesKnownIssues?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the known issues are; required when they are linked. */
  readonly knownIssuesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Carried over when cloning. */
  readonly capabilities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** design, development, release or live. */
  readonly sdlcStage?: InputMaybe<Scalars['String']['input']>;
  /** Codes of what the customer wants from the test. */
  readonly desiredOutcomes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The same in their own words, at most 10,000 characters. */
  readonly customDesiredOutcomes?: InputMaybe<Scalars['String']['input']>;
  /** When to start: a local date-time with offset within 14 days, or null for now. */
  readonly scheduleAt?: InputMaybe<Scalars['String']['input']>;
  /** The earlier test whose test cases, known issues and targeting groups come along. */
  readonly clonedFromTestId?: InputMaybe<Scalars['ID']['input']>;
  /** Files that were attached, or those of an earlier request: they come along as copies. 20 at most. */
  readonly fileIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Answer of launchAdvancedTest. */
export type LaunchAdvancedTestResult = {
  /** Whether it was launched. */
  readonly successful: Scalars['Boolean']['output'];
  /** The advanced test. */
  readonly result?: Maybe<CustomerRequest>;
  /** Why not, with paths such as advancedTestRequestParams.name. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What is known of an online spreadsheet before one of its sheets is read. */
export type OnlineSpreadsheetInfo = {
  /** Names of its sheets, in their order. */
  readonly sheetNames: ReadonlyArray<Scalars['String']['output']>;
};

/** Access to Zephyr Squad or Zephyr Scale. Its token is never shown. */
export type ZephyrConnection = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** zephyr_squad or zephyr_scale. */
  readonly code: Scalars['String']['output'];
  /** The name its makers gave it. */
  readonly name: Scalars['String']['output'];
  /** Whether the tool accepted the token when it was last asked. */
  readonly active: Scalars['Boolean']['output'];
  /** Whether it left the list. */
  readonly archived: Scalars['Boolean']['output'];
  /** Address of the tool. */
  readonly site: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** How a Zephyr tool is to be connected. */
export type ZephyrConnectionCreateInput = {
  /** zephyr_squad or zephyr_scale. */
  readonly code: Scalars['String']['input'];
  /** What people are to know the connection by. */
  readonly name: Scalars['String']['input'];
  /** Zephyr Squad: address of the Jira it lives in. Zephyr Scale: address of its API, api.zephyrscale.smartbear.com or one of its regions. */
  readonly site: Scalars['String']['input'];
  /** An API token; in Zephyr Squad a personal access token of Jira. */
  readonly apiToken: Scalars['String']['input'];
};

/** Which connection to archive. */
export type ZephyrConnectionArchiveInput = {
  /** The connection. */
  readonly connectionId: Scalars['ID']['input'];
};

/** Answer of zephyrConnectionCreate and zephyrConnectionArchive. */
export type ZephyrConnectionResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The connection afterwards. */
  readonly result?: Maybe<ZephyrConnection>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A page of projects. */
export type ConnectorProjectPage = {
  /** At most 10. */
  readonly nodes: ReadonlyArray<ConnectorProject>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A project at a test-management tool. */
export type ConnectorProject = {
  /** What the tool calls it; the argument of further calls. */
  readonly externalId: Scalars['String']['output'];
  /** Its short key. */
  readonly key: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A page of test cycles. */
export type ConnectorTestCyclePage = {
  /** At most 10. */
  readonly nodes: ReadonlyArray<ConnectorTestCycle>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A test cycle at a test-management tool. */
export type ConnectorTestCycle = {
  /** What the tool calls it; the argument of further calls. */
  readonly externalId: Scalars['String']['output'];
  /** Its short key. */
  readonly key: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A page of test executions. */
export type ConnectorTestExecutionPage = {
  /** At most 10. */
  readonly nodes: ReadonlyArray<ConnectorTestExecution>;
  /** How many the cycle has; null when the tool does not say. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A planned or done run of a test case at a test-management tool. */
export type ConnectorTestExecution = {
  /** What the tool calls it. */
  readonly externalId: Scalars['String']['output'];
  /** The test case. */
  readonly testCase: ExternalTestCase;
};

/** A test case as a test-management tool holds it, in the columns of the import. */
export type ExternalTestCase = {
  /** Section or folder. */
  readonly section: Scalars['String']['output'];
  /** Code at the tool. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** What must hold before. */
  readonly prerequisites: Scalars['String']['output'];
  /** Steps in order. */
  readonly steps: ReadonlyArray<ExternalTestCaseStep>;
  /** Further fields. */
  readonly additionalInformation: ReadonlyArray<ExternalTestCaseField>;
  /** Tags or labels. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

/** A step of a test case at a test-management tool. */
export type ExternalTestCaseStep = {
  /** What to do. */
  readonly instruction: Scalars['String']['output'];
  /** What should happen. */
  readonly expectedResult: Scalars['String']['output'];
};

/** A further field of a test case at a test-management tool. */
export type ExternalTestCaseField = {
  /** Name of the field. */
  readonly code: Scalars['String']['output'];
  /** Its text. */
  readonly value: Scalars['String']['output'];
};

/** Which run to read. */
export type ImportTestCasesFromTestrailTestRunInput = {
  /** The run's number; one leading R is left out. */
  readonly testRunId: Scalars['String']['input'];
};

/** Answer of importTestCasesFromTestrailTestRun. */
export type ImportTestCasesFromTestrailTestRunResult = {
  /** Whether the run was read. */
  readonly successful: Scalars['Boolean']['output'];
  /** Its test cases, in the order of its tests. */
  readonly result?: Maybe<ReadonlyArray<ExternalTestCase>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which sheet to read. */
export type RetrieveFromOnlineSpreadsheetInput = {
  /** Address of a Google spreadsheet. */
  readonly spreadsheetUrl: Scalars['String']['input'];
  /** Name of a sheet; left out, the first one is read. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of retrieveFromOnlineSpreadsheet. */
export type RetrieveFromOnlineSpreadsheetResult = {
  /** Whether the sheet was read. */
  readonly successful: Scalars['Boolean']['output'];
  /** The file. */
  readonly result?: Maybe<UploadFile>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A file of the organization. */
export type UploadFile = {
  /** Where it can be read, by the caller alone and for at most ten minutes. */
  readonly url: Scalars['String']['output'];
};

/** A country as operators see it. */
export type OperatorCountry = {
  /** Reference number. */
  readonly id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2 code in capitals. */
  readonly code: Scalars['String']['output'];
  /** English name. */
  readonly name: Scalars['String']['output'];
  /** What a payout is multiplied by there, where a test applies the country multiplier. */
  readonly payoutMultiplier: Scalars['Float']['output'];
};

/** Input of operatorPayoutMultiplierSave. */
export type OperatorPayoutMultiplierSaveInput = {
  /** The country. */
  readonly countryId: Scalars['ID']['input'];
  /** From 0.1 to 10, with two decimals at most. */
  readonly multiplier: Scalars['Float']['input'];
};

/** Answer of operatorPayoutMultiplierSave. */
export type OperatorCountryResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The country. */
  readonly result?: Maybe<OperatorCountry>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** How a draft stands, without anything that is in it. */
export type LaunchDraftChanged = {
  /** Growing number of the event. */
  readonly number: Scalars['String']['output'];
  /** The draft. */
  readonly id: Scalars['ID']['output'];
  /** Grows with each save. Null while the caller may not read the draft, or there is none. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** The place that types into it now; null while nobody does. */
  readonly holder?: Maybe<Scalars['ID']['output']>;
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

/** A request being built. Values, never a running state: restoring it cannot launch anything. */
export type LaunchDraft = {
  /** Identifier, made by the client. */
  readonly id: Scalars['ID']['output'];
  /** Grows with each save. */
  readonly version: Scalars['Int']['output'];
  /** Name of the request. */
  readonly name: Scalars['String']['output'];
  /** Where the person was. */
  readonly step: Scalars['String']['output'];
  /** All form values. */
  readonly values: Scalars['JSON']['output'];
  /** Stage of the release. */
  readonly sdlcStage?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  readonly state: LaunchDraftState;
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** The advanced test, once launched. */
  readonly testId?: Maybe<Scalars['ID']['output']>;
  /** How many tests it has so far. */
  readonly testCount: Scalars['Int']['output'];
  /** The tests of the request and those in the wizard. */
  readonly testIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The test that is open in the wizard. */
  readonly openTestId?: Maybe<Scalars['ID']['output']>;
  /** What colleagues who know its link may do; null while it is not shared. */
  readonly sharing?: Maybe<DraftSharing>;
  /** Who began it. */
  readonly ownerId: Scalars['ID']['output'];
  /** The name of who began it. */
  readonly ownerName: Scalars['String']['output'];
  /** The place that types into it now; null while nobody does. */
  readonly holder?: Maybe<Scalars['ID']['output']>;
  /** Who types into it now. */
  readonly holderName?: Maybe<Scalars['String']['output']>;
  /** The request for approval by which it was sent back last, until it is sent again. */
  readonly sentBack?: Maybe<LaunchApproval>;
};

/** Which draft to open. */
export type OpenLaunchDraftInput = {
  /** The draft. */
  readonly id: Scalars['ID']['input'];
  /** The place that is to hold it, a uuid made by the client; without one it is only read. */
  readonly holder?: InputMaybe<Scalars['ID']['input']>;
  /** True takes it from another place. */
  readonly takeOver?: InputMaybe<Scalars['Boolean']['input']>;
  /** True gives it up instead. */
  readonly release?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A draft to save. */
export type SaveLaunchDraftInput = {
  /** Identifier, made by the client; the first save creates the draft. */
  readonly id: Scalars['ID']['input'];
  /** The version this save is based on; 0 for the first. */
  readonly version: Scalars['Int']['input'];
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Where the person is. */
  readonly step: Scalars['String']['input'];
  /** All form values, at most 6 MiB. */
  readonly values: Scalars['JSON']['input'];
  /** design, development, release or live. */
  readonly sdlcStage?: InputMaybe<Scalars['String']['input']>;
  /** The place that saves; it holds the draft from then on. */
  readonly holder?: InputMaybe<Scalars['ID']['input']>;
};

/** A draft and its new name. */
export type RenameLaunchDraftInput = {
  /** The draft. */
  readonly id: Scalars['ID']['input'];
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
};

/** A draft and the copy to make. */
export type DuplicateLaunchDraftInput = {
  /** The draft. */
  readonly id: Scalars['ID']['input'];
  /** Identifier of the copy, made by the client. */
  readonly copyId: Scalars['ID']['input'];
};

/** A draft and what colleagues may do with it. */
export type ShareLaunchDraftInput = {
  /** The draft. */
  readonly id: Scalars['ID']['input'];
  /** Null ends the sharing. */
  readonly sharing?: InputMaybe<DraftSharing>;
};

/** Which draft to discard. */
export type DiscardLaunchDraftInput = {
  /** The draft. */
  readonly id: Scalars['ID']['input'];
  /** True brings a discarded draft back. */
  readonly restore?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which launch to take back. */
export type TakeBackLaunchInput = {
  /** The draft that was launched. */
  readonly id: Scalars['ID']['input'];
  /** The test it was launched as. Where another launch of the draft stands by now, that is refused with stale_object and told. */
  readonly testId: Scalars['ID']['input'];
};

/** Answer of the draft mutations. */
export type SaveLaunchDraftResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The draft after the change; with stale_object and draft_held, the draft as it is. */
  readonly result?: Maybe<LaunchDraft>;
  /** The version that discarding it or bringing it back left: whoever takes that back names it. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which template to begin from. */
export type LaunchDraftFromTemplateInput = {
  /** The template. */
  readonly savedViewId: Scalars['ID']['input'];
  /** Identifier of the draft, made by the client. */
  readonly draftId: Scalars['ID']['input'];
};

/** How much an organization may launch now. What launches by itself at the hour of a schedule does not count. */
export type LaunchAllowance = {
  /** Tests that it may launch in an hour; its operator sets how many. */
  readonly testsPerHour: Scalars['Int']['output'];
  /** How many of them are left. */
  readonly testsLeft: Scalars['Int']['output'];
  /** When more of them come back, the soonest first. */
  readonly freed: ReadonlyArray<FreedLaunches>;
  /** The credits that launches are paid with; null where it does not pay by credits. */
  readonly credits?: Maybe<LaunchCredits>;
  /** What it wants approved first; null where it does not pay by credits. */
  readonly rules?: Maybe<LaunchRules>;
};

/** Tests that may be launched again. */
export type FreedLaunches = {
  /** From when. */
  readonly at: Scalars['DateTime']['output'];
  /** How many. */
  readonly tests: Scalars['Int']['output'];
};

/** Credits that launches are paid with. */
export type LaunchCredits = {
  /** The balance. */
  readonly balance: Scalars['Float']['output'];
  /** What tests that were launched and wait will take of it. */
  readonly held: Scalars['Float']['output'];
  /** Whether a launch may take more than there is. */
  readonly mayOverdraw: Scalars['Boolean']['output'];
};

/** The tests to estimate, at most 10. */
export type LaunchEstimateInput = {
  /** In their order. */
  readonly tests: ReadonlyArray<TestEstimateInput>;
};

/** What an estimate needs to know of a test: counts and choices, no texts. */
export type TestEstimateInput = {
  /** By which the answer names the test. */
  readonly id: Scalars['ID']['input'];
  /** exploratory, test_case_run, localization or translation. */
  readonly activity: Scalars['String']['input'];
  /** False for fast delivery. */
  readonly moderationEnabled: Scalars['Boolean']['input'];
  /** Test cases of the request. */
  readonly testCasesCount: Scalars['Int']['input'];
  /** How many of them need a video. */
  readonly videoCasesCount: Scalars['Int']['input'];
  /** Results per test case, of a test case run. */
  readonly resultsPerTestCase?: InputMaybe<Scalars['Int']['input']>;
  /** Whether custom targeting stands in for the groups. */
  readonly hasCustomTargeting: Scalars['Boolean']['input'];
  /** Who should test. */
  readonly targetingGroups: ReadonlyArray<TargetingGroupInput>;
};

/** What a request would take. */
export type LaunchEstimate = {
  /** Credits of one run; null without the credit model. */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Credits left after the launch; null without the credit model. */
  readonly balanceAfter?: Maybe<Scalars['Float']['output']>;
  /** Hours until the last test has its results. */
  readonly hours: EstimatedHours;
  /** How many past tests the hours come from; 0 when they are what the delivery mode promises. */
  readonly pastTests: Scalars['Int']['output'];
  /** Test by test. */
  readonly tests: ReadonlyArray<TestEstimate>;
};

/** A span of hours. */
export type EstimatedHours = {
  /** At the least. */
  readonly from: Scalars['Int']['output'];
  /** At the most. */
  readonly to: Scalars['Int']['output'];
};

/** What a test would take. */
export type TestEstimate = {
  /** The test, as it was named. */
  readonly test: Scalars['ID']['output'];
  /** Credits; null without the credit model. */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Results in all. */
  readonly results: Scalars['Int']['output'];
  /** Hours until the results are in. */
  readonly hours: EstimatedHours;
  /** How many past tests the hours come from; 0 when they are what the delivery mode promises. */
  readonly pastTests: Scalars['Int']['output'];
  /** The testers of each targeting group. */
  readonly groups: ReadonlyArray<GroupEstimate>;
  /** Choices that could be made otherwise. */
  readonly levers: ReadonlyArray<EstimateLever>;
};

/** The testers of a targeting group. */
export type GroupEstimate = {
  /** Testers who match. */
  readonly matching: Scalars['Int']['output'];
  /** Testers who are needed. */
  readonly needed: Scalars['Int']['output'];
};

/** What a lever changes. */
export type EstimateLeverKind =
  | 'delivery'
  | 'video'
  | 'results'
  | 'targeting';

/** A choice that could be made otherwise, and where the test would stand then. */
export type EstimateLever = {
  /** The other delivery mode, no video, one result fewer per test case, or one dimension of a group left out. */
  readonly kind: EstimateLeverKind;
  /** The targeting group, counted from 0. */
  readonly group?: Maybe<Scalars['Int']['output']>;
  /** The dimension that is left out. */
  readonly dimension?: Maybe<Scalars['String']['output']>;
  /** Credits of the test then; null without the credit model. */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Hours then. */
  readonly hours: EstimatedHours;
  /** Testers who match the group then. */
  readonly matching?: Maybe<Scalars['Int']['output']>;
};

/** How an application link answers. */
export type ApplicationLinkState =
  | 'answers'
  | 'missing'
  | 'unreachable'
  | 'inside'
  | 'unchecked';

/** An address of an application, looked at from outside. */
export type ApplicationLink = {
  /** The address. */
  readonly url: Scalars['String']['output'];
  /** answers; missing: the page is not there; unreachable: nobody answers; inside: only reachable within a network; unchecked: not looked at. */
  readonly state: ApplicationLinkState;
};

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

/** The way of one issue to a tracker. */
export type IssueExport = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: IssueExportState;
  /** jira, github or azure_devops. */
  readonly destination: Scalars['String']['output'];
  /** Project or repository. */
  readonly target: Scalars['String']['output'];
  /** Project or repository as people are told of it. */
  readonly place: Scalars['String']['output'];
  /** What the tracker calls it, for example SHOP-12. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Where the tracker shows it. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Whether the tracker counts the work at it as ended; null until the tracker told. */
  readonly itemState?: Maybe<ItemState>;
  /** What the tracker calls that, for example In Review; null until the tracker told. */
  readonly itemStatus?: Maybe<Scalars['String']['output']>;
  /** When Muster learnt that. */
  readonly itemStatusSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why it waits or failed, or what could not be taken along. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** When it goes on at the earliest. */
  readonly notBefore?: Maybe<Scalars['DateTime']['output']>;
  /** The issue. */
  readonly issue: ExportedIssue;
};

/** An issue as an export names it. */
export type ExportedIssue = {
  /** Identifier of the issue. */
  readonly id: Scalars['ID']['output'];
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
};

/** Issues that go to one place of a tracker together. */
export type IssueExportJob = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** jira, github or azure_devops. */
  readonly destination: Scalars['String']['output'];
  /** Project or repository. */
  readonly target: Scalars['String']['output'];
  /** Project or repository as people are told of it. */
  readonly place: Scalars['String']['output'];
  /** Whether it was started by auto-export. */
  readonly isAutomatic: Scalars['Boolean']['output'];
  /** Who started it. */
  readonly startedBy?: Maybe<Scalars['String']['output']>;
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its last issue arrived or was refused; null while it is under way. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it stands still because the integration is not active. */
  readonly isDisconnected: Scalars['Boolean']['output'];
  /** Until when the tracker is left alone, since it did not answer or asked for time; null where it is not. */
  readonly restsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Each issue, in the order in which they were chosen. */
  readonly exports: ReadonlyArray<IssueExport>;
};

/** What a person chose for a tracker. */
export type IssueExportChoice = {
  /** jira, github or azure_devops. */
  readonly destination: Scalars['String']['output'];
  /** Jira: key of the project. */
  readonly projectKey?: Maybe<Scalars['String']['output']>;
  /** Jira: name of the issue type. */
  readonly issuetypeName?: Maybe<Scalars['String']['output']>;
  /** GitHub: owner and name of the repository. */
  readonly repository?: Maybe<Scalars['String']['output']>;
  /** Azure DevOps: id of the project. */
  readonly projectId?: Maybe<Scalars['String']['output']>;
  /** Azure DevOps: name of the project. */
  readonly projectName?: Maybe<Scalars['String']['output']>;
  /** Azure DevOps: name of the work item type. */
  readonly workItemType?: Maybe<Scalars['String']['output']>;
  /** Azure DevOps: path of the area. */
  readonly areaPath?: Maybe<Scalars['String']['output']>;
  /** Labels, at Azure DevOps tags. */
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /** GitHub: logins of the assignees. */
  readonly assignees: ReadonlyArray<Scalars['String']['output']>;
};

/** A named text of an export. */
export type IssueExportText = {
  /** Name as shown. */
  readonly label: Scalars['String']['output'];
  /** The text. */
  readonly value: Scalars['String']['output'];
};

/** A file of an export. */
export type IssueExportFile = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its size in bytes. */
  readonly sizeBytes: Scalars['Int']['output'];
  /** Why it stays in Muster; null where it is uploaded. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** What an export would send of one issue. */
export type IssueExportPreview = {
  /** Identifier of the issue. */
  readonly issueId: Scalars['ID']['output'];
  /** Code of the issue. */
  readonly code: Scalars['String']['output'];
  /** Title of the item. */
  readonly title: Scalars['String']['output'];
  /** Where the link at its end leads. */
  readonly url: Scalars['String']['output'];
  /** Fields beside title and description. */
  readonly fields: ReadonlyArray<IssueExportText>;
  /** Project or repository as people are told of it. */
  readonly place: Scalars['String']['output'];
  /** The whole description, as the tracker gets it. */
  readonly text: Scalars['String']['output'];
  /** What the tracker would refuse, or leave out, of this issue. */
  readonly drift: ReadonlyArray<TrackerDrift>;
  /** Files, uploaded or linked. */
  readonly files: ReadonlyArray<IssueExportFile>;
  /** The request as the tracker gets it, as JSON. */
  readonly request: Scalars['String']['output'];
  /** Where the issue arrived before, or is under way to; null where it would be new. */
  readonly existing?: Maybe<IssueExport>;
};

/** Where issues go to in Jira. */
export type JiraExportParams = {
  /** Key of the project. */
  readonly project_key?: InputMaybe<Scalars['String']['input']>;
  /** Name of the issue type. */
  readonly issuetype_name?: InputMaybe<Scalars['String']['input']>;
  /** Labels without spaces; 255 characters together. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Where issues go to at GitHub. */
export type GithubExportParams = {
  /** Owner and name of the repository, with a slash between. */
  readonly repository?: InputMaybe<Scalars['String']['input']>;
  /** Labels; 255 characters together. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Logins of up to 10 assignees. */
  readonly assignees?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Where issues go to in Azure DevOps. */
export type AzureDevopsExportParams = {
  /** Id of the project. */
  readonly project_id?: InputMaybe<Scalars['String']['input']>;
  /** Name of the project, as people are told of it; issues go by its id. */
  readonly project_name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the work item type. */
  readonly work_item_type?: InputMaybe<Scalars['String']['input']>;
  /** Path of the area. */
  readonly area_path?: InputMaybe<Scalars['String']['input']>;
  /** Tags; 255 characters together. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Which issues to export to Jira, and where to. */
export type ExportIssuesToJiraInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Where to. */
  readonly exportParams: JiraExportParams;
  /** Also those that are there already. */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which issues to export to GitHub, and where to. */
export type ExportIssuesToGithubInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Where to. */
  readonly exportParams: GithubExportParams;
  /** Also those that are there already. */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which issues to export to Azure DevOps, and where to. */
export type ExportIssuesToAzureDevopsInput = {
  /** The issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Where to. */
  readonly exportParams: AzureDevopsExportParams;
  /** Also those that are there already. */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which export, and which of its issues; all of them where none is named. */
export type IssueExportsInput = {
  /** The export. */
  readonly exportJobId: Scalars['ID']['input'];
  /** Some of its issues. */
  readonly issueIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Answer of a change to an export. */
export type IssueExportResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The export afterwards; null where nothing was left to send. */
  readonly result?: Maybe<IssueExportJob>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which test run to look at. */
export type FlexibleTestingExternalTestDetailsInput = {
  /** What the tool calls the run: R42 or 42 at TestRail, the number of a test cycle at Zephyr Squad. */
  readonly externalTestId: Scalars['String']['input'];
  /** testrail or zephyr-squad. */
  readonly source: Scalars['String']['input'];
  /** The project of the run; needed at Zephyr Squad. */
  readonly projectId?: InputMaybe<Scalars['String']['input']>;
};

/** A test run of a test-management tool. */
export type FlexibleTestingExternalTestDetails = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its description; empty when it has none. */
  readonly description: Scalars['String']['output'];
  /** How many test cases it has; null when the tool does not say. */
  readonly numberOfCases?: Maybe<Scalars['Int']['output']>;
};

/** Which requested tests to look for. */
export type FlexibleTestingTestRequestsFilter = {
  /** What the tool calls the run. */
  readonly externalTestId: Scalars['String']['input'];
  /** testrail or zephyr-squad. */
  readonly source: Scalars['String']['input'];
  /** True: only those that are neither closed nor cancelled. False: only those that are. */
  readonly testInProgress?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A test run to launch. */
export type FlexibleTestingLaunchTestInput = {
  /** testrail or zephyr-squad. */
  readonly vendor: Scalars['String']['input'];
  /** What the tool calls the run. */
  readonly externalTestId: Scalars['String']['input'];
  /** The project of the run; needed at Zephyr Squad. */
  readonly projectId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters; needed with TestRail. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** At most 10,000 characters; TestRail only. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Where testers find the application; needed with TestRail. */
  readonly applicationUrl?: InputMaybe<Scalars['String']['input']>;
  /** How testers get in, 1 to 5,000 characters; needed with TestRail. */
  readonly credentialsAndAccessInstructions?: InputMaybe<Scalars['String']['input']>;
  /** At most 10,000 characters; TestRail only. */
  readonly additionalUrlsAndResources?: InputMaybe<Scalars['String']['input']>;
  /** How many tests in progress for this run the caller knows of; more than that refuse the launch with request_debounce. Left out, none. */
  readonly inProgressSeen?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of flexibleTestingLaunchTest. */
export type FlexibleTestingLaunchTestResult = {
  /** Whether the test was requested without a problem. */
  readonly successful: Scalars['Boolean']['output'];
  /** The advanced test; with vendor_error too. */
  readonly result?: Maybe<CustomerRequest>;
  /** Why not: client_authentication_not_found, request_debounce, vendor_error, translation_error, invalid_integration or record_invalid. */
  readonly errors: ReadonlyArray<UserError>;
};

/** One version of what moderators confirm. */
export type ModeratorGuidance = {
  /** Identifier: the version. */
  readonly id: Scalars['ID']['output'];
  /** The first is 1. */
  readonly version: Scalars['Int']['output'];
  /** What is asked of a moderator. */
  readonly text: Scalars['String']['output'];
  /** What a moderator is paid. */
  readonly pay: Scalars['String']['output'];
  /** When it was written. */
  readonly writtenAt: Scalars['DateTime']['output'];
  /** Who wrote it; null for the one that comes with the installation, and for people who are gone. */
  readonly writtenBy?: Maybe<Scalars['String']['output']>;
};

/** Input of operatorGuidanceSave. */
export type OperatorGuidanceSaveInput = {
  /** The version that was changed; one that is no longer the newest is refused. */
  readonly version: Scalars['Int']['input'];
  /** 1 to 20,000 characters. */
  readonly text: Scalars['String']['input'];
  /** 1 to 500 characters. */
  readonly pay: Scalars['String']['input'];
};

/** Answer of operatorGuidanceSave. */
export type OperatorGuidanceResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The new version. */
  readonly result?: Maybe<ModeratorGuidance>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** The first steps of somebody, by what there is. */
export type FirstSteps = {
  /** Identifier: the name of the guide. */
  readonly id: Scalars['ID']['output'];
  /** Which guide it is. */
  readonly name: GuideName;
  /** The steps whose fact is there. */
  readonly done: ReadonlyArray<GuideStep>;
  /** The organization that the steps of an operator are about; null where there is none yet, and in other guides. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /** As the caller keeps it. */
  readonly kept: KeptGuide;
};

/** A guide as the caller keeps it. */
export type KeptGuide = {
  /** Identifier: the name of the guide. */
  readonly id: Scalars['ID']['output'];
  /** Which guide it is. */
  readonly name: GuideName;
  /** Whether the caller put it away. */
  readonly isPutAway: Scalars['Boolean']['output'];
};

/** Input of guidePutAway. */
export type GuidePutAwayInput = {
  /** Which guide. */
  readonly name: GuideName;
  /** False brings it back. */
  readonly isPutAway: Scalars['Boolean']['input'];
};

/** Answer of guidePutAway. */
export type GuidePutAwayResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The guide after the change. */
  readonly result?: Maybe<KeptGuide>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What the rows of an imported file become. */
export type ImportKind =
  /** Test cases. */
  | 'test_cases'
  /** Known issues. */
  | 'known_issues'
  /** Rows of test data. */
  | 'test_data';

/** The remembered columns of a kind of import. */
export type ImportMapping = {
  /** What the rows become. */
  readonly kind: ImportKind;
  /** Each header with its field. */
  readonly columns: ReadonlyArray<ImportColumn>;
};

/** A column of a file. */
export type ImportColumn = {
  /** The header as it stands in the file. */
  readonly header: Scalars['String']['output'];
  /** The field it becomes, or leave_out. */
  readonly target: Scalars['String']['output'];
};

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
  readonly header: Scalars['String']['input'];
  /** A field of the kind, or leave_out. */
  readonly target: Scalars['String']['input'];
};

/** Answer of saveImportMapping. */
export type SaveImportMappingResult = {
  /** Whether it was remembered. */
  readonly successful: Scalars['Boolean']['output'];
  /** All remembered columns of the kind. */
  readonly result?: Maybe<ImportMapping>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** How the installation is. */
export type Installation = {
  /** Version of Muster. */
  readonly version: Scalars['String']['output'];
  /** Version of Node.js. */
  readonly node: Scalars['String']['output'];
  /** Version of PostgreSQL. */
  readonly postgres: Scalars['String']['output'];
  /** The last migration of the database. */
  readonly migration: Scalars['String']['output'];
  /** When this process started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Bytes of the database. */
  readonly databaseBytes: Scalars['Float']['output'];
  /** Bytes of uploaded files that the database knows. */
  readonly fileBytes: Scalars['Float']['output'];
  /** Where files are kept. */
  readonly files: Scalars['String']['output'];
  /** The mail server that mails go to; null where none is set up and mails are kept here. */
  readonly mailServer?: Maybe<Scalars['String']['output']>;
  /** Seconds that the oldest event waits for this node; 0 where none waits. */
  readonly outboxAge: Scalars['Float']['output'];
  /** Seconds that the oldest job waits which could run; 0 where none waits. */
  readonly jobAge: Scalars['Float']['output'];
  /** Bytes left on the disk of DATA_DIR. */
  readonly diskFree: Scalars['Float']['output'];
  /** Bytes of that disk. */
  readonly diskSize: Scalars['Float']['output'];
  /** When the last backup was finished that was told to this installation; null where none was. */
  readonly backedUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** The virus scanner; null where none is set up. */
  readonly virusScanner?: Maybe<VirusScanner>;
  /** The replica that queries may read; null where none is set up. */
  readonly replica?: Maybe<Replica>;
  /** How far a change of the master key has come; null where none is under way. */
  readonly masterKeyChange?: Maybe<MasterKeyChange>;
  /** Jobs by queue. */
  readonly queues: ReadonlyArray<JobQueue>;
  /** Jobs that failed for good, the latest first, fifty at most. */
  readonly failedJobs: ReadonlyArray<FailedJob>;
  /** Integrations of all organizations, those that need care first. */
  readonly integrations: ReadonlyArray<IntegrationHealth>;
};

/** A virus scanner. */
export type VirusScanner = {
  /** Where it listens. */
  readonly place: Scalars['String']['output'];
  /** Whether it answers. */
  readonly answers: Scalars['Boolean']['output'];
};

/** A change of the master key. */
export type MasterKeyChange = {
  /** Whether nothing is left under the key before. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Sealed values looked at in the present pass. */
  readonly looked: Scalars['Int']['output'];
  /** Sealed values in all. */
  readonly of: Scalars['Int']['output'];
};

/** The jobs of one queue. */
export type JobQueue = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Jobs that wait for their turn or their time. */
  readonly waiting: Scalars['Int']['output'];
  /** Jobs that run. */
  readonly running: Scalars['Int']['output'];
  /** Jobs that failed for good. */
  readonly failed: Scalars['Int']['output'];
};

/** A job that failed for good. */
export type FailedJob = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Its queue. */
  readonly queue: Scalars['String']['output'];
  /** The organization it works for. */
  readonly organizationName?: Maybe<Scalars['String']['output']>;
  /** What the last try said. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['output'];
  /** When it failed. */
  readonly failedAt: Scalars['DateTime']['output'];
};

/** An integration of an organization. */
export type IntegrationHealth = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Its tool. */
  readonly code: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organizationName: Scalars['String']['output'];
  /** unconfigured, active or inactive. */
  readonly state: Scalars['String']['output'];
  /** When its credential was last checked. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A streaming replica of the database. */
export type Replica = {
  /** Its host and port. */
  readonly place: Scalars['String']['output'];
  /** Whether queries are read from it. */
  readonly state: ReplicaState;
  /** Seconds by which it is behind; null where that is not known. */
  readonly lag?: Maybe<Scalars['Float']['output']>;
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

/** A tool that an organization can connect. */
export type Integration = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** testrail, azure_devops, jira or github. */
  readonly code: Scalars['String']['output'];
  /** What the tool is called. */
  readonly name: Scalars['String']['output'];
  /** What it is good for, in a sentence. */
  readonly description: Scalars['String']['output'];
  /** Whether access to it works. */
  readonly state: IntegrationState;
  /** Whether the tool accepted the credential when it was last asked: Active or Inactive. */
  readonly clientAuthenticationValid: Scalars['Boolean']['output'];
  /** How it is connected, in the words in which that was sent, without any credential; null while it is not. */
  readonly clientAuthentication?: Maybe<Scalars['JSON']['output']>;
  /** When the tool was last asked whether it accepts the credential. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** test_case_import or issue_export. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** What fields of work items are filled with in exports to Azure DevOps; empty for other tools, whose settings say it. */
  readonly fieldMappings: ReadonlyArray<FieldMapping>;
  /** When the tool was last asked whether its places still have what exports there use. */
  readonly driftCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it lacked then, by place: of the export settings, of mapped fields, and of auto-export. */
  readonly drift: ReadonlyArray<PlaceDrift>;
  /** What an export has to be told; empty while the integration is not active. */
  readonly runsExportAttributes: ReadonlyArray<RunsExportAttribute>;
};

/** What one field of one type of work item is filled with. */
export type FieldMapping = {
  /** Id of the project. */
  readonly project: Scalars['String']['output'];
  /** Name of the work item type. */
  readonly issueType: Scalars['String']['output'];
  /** What the tool calls the field. */
  readonly fieldId: Scalars['String']['output'];
  /** Its name when it was mapped. */
  readonly name: Scalars['String']['output'];
  /** Code of the issue field it is filled with; null where it always has the same value. */
  readonly gatField?: Maybe<Scalars['String']['output']>;
  /** The value where that is empty, or always. */
  readonly defaultValue?: Maybe<Scalars['String']['output']>;
};

/** What a place of a tool lacks of what exports there use. */
export type PlaceDrift = {
  /** Key of the project, its id at Azure DevOps, or the repository. */
  readonly project: Scalars['String']['output'];
  /** The place as people are told of it. */
  readonly place: Scalars['String']['output'];
  /** Name of the issue type; null at GitHub. */
  readonly issueType?: Maybe<Scalars['String']['output']>;
  /** What is missing. */
  readonly drift: ReadonlyArray<TrackerDrift>;
};

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

/** Something that a place of a tracker lacks. */
export type TrackerDrift = {
  /** What it is. */
  readonly kind: TrackerDriftKind;
  /** As people know it. */
  readonly name: Scalars['String']['output'];
  /** What the tool calls the field; null where it is about none. */
  readonly fieldId?: Maybe<Scalars['String']['output']>;
  /** What the field does not take. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** In words. */
  readonly message: Scalars['String']['output'];
  /** Whether the tracker would refuse an issue; otherwise it is created without. */
  readonly isRefused: Scalars['Boolean']['output'];
};

/** Tools that an organization can connect. */
export type IntegrationConnection = {
  /** One for each tool. */
  readonly edges: ReadonlyArray<IntegrationEdge>;
};

/** A tool in the list of tools. */
export type IntegrationEdge = {
  /** The tool. */
  readonly node: Integration;
};

/** Something that an export to a tool has to be told. */
export type RunsExportAttribute = {
  /** Its name in the parameters of an export, for example project_key. */
  readonly name: Scalars['String']['output'];
  /** Its name as people read it. */
  readonly label: Scalars['String']['output'];
  /** Whether an export needs it. */
  readonly required: Scalars['Boolean']['output'];
  /** What it is unless something else is chosen; null where the settings name nothing. */
  readonly value?: Maybe<Scalars['JSON']['output']>;
};

/** A connected tool as it answers now. */
export type IntegrationDetails = {
  /** The integration. */
  readonly integration: Integration;
  /** Projects in which issues can be created, by name; at most 50. */
  readonly projects: ReadonlyArray<IntegrationProject>;
  /** Whether there are more projects than these. */
  readonly hasMoreProjects: Scalars['Boolean']['output'];
};

/** A project at a tool. */
export type IntegrationProject = {
  /** Its short key. */
  readonly key: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What can be created in it; null unless the project was asked for by its key. */
  readonly issueTypes?: Maybe<ReadonlyArray<IntegrationIssueType>>;
};

/** A kind of issue at a tool. */
export type IntegrationIssueType = {
  /** What the tool calls it; the argument of further calls. */
  readonly externalId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A field of an issue at a tool. */
export type IntegrationCustomField = {
  /** What the tool calls it. */
  readonly externalId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its type at the tool, with that of its items where it is a list: string, option, array:option. */
  readonly type: Scalars['String']['output'];
  /** Whether the tool refuses an issue without it. */
  readonly required: Scalars['Boolean']['output'];
  /** What may be chosen; empty where anything may be typed. */
  readonly allowedValues: ReadonlyArray<Scalars['String']['output']>;
};

/** How a tool is to be connected: its code, and the parameters of that tool. */
export type IntegrationUpdateInput = {
  /** testrail, azure_devops or jira. */
  readonly code: Scalars['String']['input'];
  /** TestRail: address of the site, starting with https. */
  readonly site?: InputMaybe<Scalars['String']['input']>;
  /** TestRail: the person whose key it is. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** TestRail: an API key of that person. */
  readonly api_key?: InputMaybe<Scalars['String']['input']>;
  /** The parameters of Jira. */
  readonly jiraAuthenticationParams?: InputMaybe<JiraAuthenticationParams>;
  /** Azure DevOps in the cloud: the name of the organization. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
  /** Azure DevOps in the cloud: the key of a sign-in, from azureDevopsCredentialsCreate. */
  readonly credentialsKey?: InputMaybe<Scalars['String']['input']>;
  /** Azure DevOps on a server of one's own: the path of the collection, for example tfs/DefaultCollection. */
  readonly contextPath?: InputMaybe<Scalars['String']['input']>;
  /** Azure DevOps on a server of one's own: a personal access token. */
  readonly accessToken?: InputMaybe<Scalars['String']['input']>;
  /** The parameters of GitHub. */
  readonly githubAuthenticationParams?: InputMaybe<GithubAuthenticationParams>;
};

/** How Jira is to be connected. */
export type JiraAuthenticationParams = {
  /** Address of the site, starting with https. */
  readonly site: Scalars['String']['input'];
  /** E-mail address of the person whose token it is; at Data Center their name. */
  readonly username: Scalars['String']['input'];
  /** An API token, at Data Center a personal access token. Left out, the kept one stays, unless the host of the site changes. */
  readonly access_token?: InputMaybe<Scalars['String']['input']>;
  /** What severities become. */
  readonly priority_mappings: JiraPriorityMappings;
  /** Whether exports begin with the settings below. */
  readonly use_default_export_settings?: InputMaybe<Scalars['Boolean']['input']>;
  /** What exports begin with; read only while they are used. */
  readonly default_export_settings?: InputMaybe<JiraDefaultExportSettings>;
};

/** The priority of Jira for each severity. */
export type JiraPriorityMappings = {
  /** Priority of critical issues. */
  readonly critical?: InputMaybe<Scalars['String']['input']>;
  /** Priority of high issues. */
  readonly high?: InputMaybe<Scalars['String']['input']>;
  /** Priority of medium issues. */
  readonly medium?: InputMaybe<Scalars['String']['input']>;
  /** Priority of low issues. */
  readonly low?: InputMaybe<Scalars['String']['input']>;
};

/** What exports to Jira begin with. */
export type JiraDefaultExportSettings = {
  /** Key of the project. */
  readonly project_key?: InputMaybe<Scalars['String']['input']>;
  /** Name of the issue type. */
  readonly issuetype_name?: InputMaybe<Scalars['String']['input']>;
  /** Labels without spaces. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** By project key, name of the issue type and id of the field: gat_field, type, allowed_values and default_value. */
  readonly custom_fields_mapping?: InputMaybe<Scalars['JSON']['input']>;
};

/** Which integration to reset. */
export type IntegrationResetInput = {
  /** testrail, azure_devops, jira or github. */
  readonly code: Scalars['String']['input'];
};

/** What fields of a type of work item are filled with. */
export type IntegrationMapInput = {
  /** azure_devops. */
  readonly code: Scalars['String']['input'];
  /** Id of the project. */
  readonly projectId: Scalars['String']['input'];
  /** Name of the work item type. */
  readonly workItemType: Scalars['String']['input'];
  /** Each field that is filled; none empties the mapping. */
  readonly fields: ReadonlyArray<IntegrationFieldInput>;
};

/** What a field is filled with. */
export type IntegrationFieldInput = {
  /** What the tool calls the field. */
  readonly fieldId: Scalars['String']['input'];
  /** Code of the issue field it is filled with. */
  readonly gatField?: InputMaybe<Scalars['String']['input']>;
  /** The value where that is empty, or always. */
  readonly defaultValue?: InputMaybe<Scalars['String']['input']>;
};

/** Which integration to ask. */
export type IntegrationCheckInput = {
  /** testrail, azure_devops, jira or github. */
  readonly code: Scalars['String']['input'];
};

/** Answer of a change to an integration. */
export type IntegrationResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The integration afterwards. */
  readonly result?: Maybe<Integration>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which issues were read. */
export type FlexibleTestingMarkIssuesAsReadInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which issues to accept. */
export type FlexibleTestingIssuesAcceptInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** low, medium, high or critical for all of them. Left out, each keeps the severity of its moderator, else its own; those of a test that forces a choice are refused. */
  readonly newSeverity?: InputMaybe<Scalars['String']['input']>;
};

/** Which issues to reject, and why. */
export type FlexibleTestingIssuesRejectInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** One of the nine reasons. */
  readonly rejectionReason: Scalars['String']['input'];
};

/** Which issues are duplicates, and of which one. */
export type FlexibleTestingIssuesMergeInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The original, or a duplicate of it. */
  readonly originalId: Scalars['ID']['input'];
};

/** Which severity issues get. */
export type FlexibleTestingChangeIssuesSeverityInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** low, medium, high or critical. */
  readonly newSeverity: Scalars['String']['input'];
};

/** Which tags issues get and lose. */
export type FlexibleTestingIssuesUpdateTagsInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Tags that each of them has from now on. */
  readonly attachIssueTagIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Tags that none of them has from now on. */
  readonly detachIssueTagIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** To take back such a change: the versions that it left. Where somebody hung the same tags on an issue or took them off since, that issue is refused. */
  readonly seen?: InputMaybe<ReadonlyArray<IssueVersionInput>>;
};

/** The version of an issue. */
export type IssueVersionInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The version that a change left. */
  readonly version: Scalars['Int']['input'];
};

/** What issues get back. */
export type FlexibleTestingIssuesRestoreInput = {
  /** 1 to 50 issues, with what each of them had. */
  readonly issues: ReadonlyArray<IssueStandingInput>;
};

/** What an issue had. */
export type IssueStandingInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The version it has since the change that is taken back. */
  readonly version: Scalars['Int']['input'];
  /** Where triage stood. */
  readonly triageStatus: TriageStatus;
  /** Why it was rejected, if it was. */
  readonly triageReason?: InputMaybe<Scalars['String']['input']>;
  /** Its severity. */
  readonly severity: Severity;
  /** The issue of which it was a duplicate, if it was. */
  readonly originalId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of every mutation of several issues. */
export type IssuesChange = {
  /** Whether at least one of the issues was not refused. */
  readonly successful: Scalars['Boolean']['output'];
  /** The issues as they stand now, in the order of the call. Null where all were refused, but for those that were changed since. */
  readonly result?: Maybe<ReadonlyArray<Issue>>;
  /** What came of each issue, in the same order. Null where all were refused. */
  readonly outcomes?: Maybe<ReadonlyArray<IssueOutcome>>;
  /** What is read again in the same call, after the change. */
  readonly query?: Maybe<Query>;
  /** Why not: what is wrong with the call, or the refusals of single issues. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What came of one issue of several. */
export type IssueOutcome = {
  /** The issue. */
  readonly issueId: Scalars['ID']['output'];
  /** Whether it was changed; one that stood so already was not. */
  readonly changed: Scalars['Boolean']['output'];
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** What it had before, if it was changed. */
  readonly before?: Maybe<IssueStanding>;
  /** Why it was refused, if it was. */
  readonly refusal?: Maybe<UserError>;
};

/** What an issue had. */
export type IssueStanding = {
  /** Where triage stood. */
  readonly triageStatus: TriageStatus;
  /** Why it was rejected. */
  readonly triageReason?: Maybe<Scalars['String']['output']>;
  /** Its severity. */
  readonly severity: Severity;
  /** The issue of which it was a duplicate. */
  readonly originalId?: Maybe<Scalars['ID']['output']>;
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

/** A defect, as the customer sees it. */
export type Issue = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The same identifier, under its older name. */
  readonly _id: Scalars['ID']['output'];
  /** Code such as NW-412-18. It names this issue alone: a tester's report, such as NW-412-R-33, has another form. */
  readonly code: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Severity now. */
  readonly severity: Severity;
  /** Severity the moderator gave. */
  readonly reviewedSeverity?: Maybe<Severity>;
  /** Where triage stands. */
  readonly triageStatus: TriageStatus;
  /** Why it was rejected. */
  readonly triageReason?: Maybe<Scalars['String']['output']>;
  /** The issue of which it is a duplicate. */
  readonly originalId?: Maybe<Scalars['ID']['output']>;
  /** That issue. Null also where the caller may not read it. */
  readonly original?: Maybe<Issue>;
  /** How many issues are duplicates of it. */
  readonly duplicatesCount: Scalars['Int']['output'];
  /** Those of them that the caller may read, oldest first, at most 50. */
  readonly duplicates: ReadonlyArray<Issue>;
  /** Whether a customer or test manager opened it. */
  readonly wasRead: Scalars['Boolean']['output'];
  /** Remark of the tester. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Reproduction steps, actual and expected results and environment. */
  readonly issueFields: ReadonlyArray<IssueField>;
  /** Further details. */
  readonly additionalDetails: ReadonlyArray<IssueField>;
  /** Files. */
  readonly attachments: ReadonlyArray<Attachment>;
  /** Tags. Not for moderators: none. */
  readonly issueTags: ReadonlyArray<IssueTag>;
  /** The note of the team. Not for moderators: null. */
  readonly issueNote?: Maybe<IssueNote>;
  /** Country of the tester. */
  readonly testerCountry?: Maybe<TesterCountry>;
  /** System and browser or device. */
  readonly environment?: Maybe<Scalars['String']['output']>;
  /** Cases it was found in. */
  readonly testCases: ReadonlyArray<IssueTestCase>;
  /** The test. */
  readonly test: FlexibleTestingTest;
  /** Issues of the test that the caller may see. */
  readonly issuesCount: Scalars['Int']['output'];
  /** Those of them that are triaged. */
  readonly triagedIssuesCount: Scalars['Int']['output'];
  /** Where it went beside Muster, the latest of each place. Not for moderators: none. */
  readonly exports: ReadonlyArray<IssueExport>;
  /** Version; grows with each change. */
  readonly version: Scalars['Int']['output'];
};

/** A named text of an issue. */
export type IssueField = {
  /** Stable name. */
  readonly code: Scalars['String']['output'];
  /** Name as shown. */
  readonly label: Scalars['String']['output'];
  /** The text. */
  readonly value: Scalars['String']['output'];
};

/** A case an issue was found in. */
export type IssueTestCase = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
};

/** The note of the team on an issue. */
export type IssueNote = {
  /** Identifier of the issue. */
  readonly id: Scalars['ID']['output'];
  /** The text. */
  readonly note: Scalars['String']['output'];
  /** Who wrote it. */
  readonly authorName: Scalars['String']['output'];
  /** Who changed it last. */
  readonly lastEditorName: Scalars['String']['output'];
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Version; grows with each change. */
  readonly version: Scalars['Int']['output'];
};

/** A tag of the organization. */
export type IssueTag = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name, at most 30 characters. */
  readonly name: Scalars['String']['output'];
  /** Issues that carry it. */
  readonly attachedToIssuesCount: Scalars['Int']['output'];
};

/** Which tags an issue has from now on. */
export type FlexibleTestingIssueUpdateTagsInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** Every tag it has, at most 50. */
  readonly issueTagIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The tags it had when they were chosen: what others have changed since then stays. Left out, the whole list is replaced. */
  readonly seenIssueTagIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The version that the change left which is taken back. Where somebody hung the same tags on it or took them off since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which tag to create. */
export type FlexibleTestingCreateIssueTagInput = {
  /** Its name, 1 to 30 characters. */
  readonly name: Scalars['String']['input'];
};

/** Which tag to rename. */
export type FlexibleTestingUpdateTaggedInput = {
  /** The tag. */
  readonly issueTagId: Scalars['ID']['input'];
  /** Its new name, 1 to 30 characters. */
  readonly name: Scalars['String']['input'];
};

/** Which tag to delete. */
export type FlexibleTestingDestroyIssueTagInput = {
  /** The tag. */
  readonly issueTagId: Scalars['ID']['input'];
  /** Brings a deleted tag back instead. */
  readonly restore?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of every mutation of a tag. */
export type IssueTagChange = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The tag after the change. */
  readonly result?: Maybe<IssueTag>;
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which note to write. */
export type FlexibleTestingIssueNoteCreateInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The text, at most 10,000 characters. */
  readonly note: Scalars['String']['input'];
};

/** Which note to change. */
export type FlexibleTestingIssueNoteUpdateInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The new text, at most 10,000 characters. */
  readonly note: Scalars['String']['input'];
  /** The version that was changed; another one is refused. Left out, whatever stands there is replaced. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which note to delete. */
export type FlexibleTestingIssueNoteDestroyInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** Brings a deleted note back instead. */
  readonly restore?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of issues. */
export type IssueConnection = {
  /** The issues of this page. */
  readonly edges: ReadonlyArray<IssueEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An issue in a page. */
export type IssueEdge = {
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The issue. */
  readonly node: Issue;
};

/** Issues per triage status. */
export type IssueStats = {
  /** Untriaged. */
  readonly newIssuesCount: Scalars['Int']['output'];
  /** Accepted. */
  readonly acceptedIssuesCount: Scalars['Int']['output'];
  /** Rejected. */
  readonly rejectedIssuesCount: Scalars['Int']['output'];
};

/** Issues of a test per triage status. */
export type IssueCounts = {
  /** Untriaged. */
  readonly untriaged: Scalars['Int']['output'];
  /** Accepted. */
  readonly accepted: Scalars['Int']['output'];
  /** Rejected. */
  readonly rejected: Scalars['Int']['output'];
};

/** A severity an issue can be given. */
export type IssueSeverityOption = {
  /** Its name. */
  readonly name: Severity;
};

/** The issue to look at next. */
export type NextIssue = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
};

/** Which issue to accept. */
export type FlexibleTestingIssueAcceptInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** low, medium, high or critical. Required when the test forces a choice before accepting; otherwise the severity it has. */
  readonly newSeverity?: InputMaybe<Scalars['String']['input']>;
};

/** Which issue to reject, and why. */
export type FlexibleTestingIssueRejectInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** One of the nine reasons. */
  readonly rejectionReason: Scalars['String']['input'];
};

/** Which severity an issue gets. */
export type FlexibleTestingChangeIssueSeverityInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** low, medium, high or critical. */
  readonly newSeverity: Scalars['String']['input'];
  /** Always 'ada'. */
  readonly source: Scalars['String']['input'];
};

/** Which issue to put back. */
export type FlexibleTestingIssueUntriageInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The version that the verdict left. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which issue is no duplicate. */
export type FlexibleTestingIssueUnmergeInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
  /** The version that was seen. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which issue. */
export type IssueInput = {
  /** The issue. */
  readonly issueId: Scalars['ID']['input'];
};

/** Answer of every mutation of an issue. */
export type IssueChange = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The issue after the change; with stale_object, the issue as it is. */
  readonly result?: Maybe<Issue>;
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** What is read again in the same call, after the change. */
  readonly query?: Maybe<Query>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which issues to export. */
export type ExportIssuesToCsvInput = {
  /** 1 to 50 issues. */
  readonly issueIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Answer of exportIssuesToCsv. */
export type ExportIssuesToCsvResult = {
  /** Whether they were exported. */
  readonly successful: Scalars['Boolean']['output'];
  /** The file. */
  readonly result?: Maybe<CsvFile>;
  /** The issues after the change. */
  readonly issues?: Maybe<ReadonlyArray<Issue>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The simple form of a member. Values, never a running state: restoring it cannot launch anything. */
export type LaunchForm = {
  /** Grows with each save, and when the form is launched. */
  readonly version: Scalars['Int']['output'];
  /** The form, null once it is launched, and the forms that were put aside. */
  readonly values: Scalars['JSON']['output'];
  /** The device that saved it last. */
  readonly device?: Maybe<Scalars['ID']['output']>;
  /** The form that was launched last. */
  readonly launchedId?: Maybe<Scalars['ID']['output']>;
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
};

/** A simple form to save. */
export type SaveLaunchFormInput = {
  /** The version this save is based on; 0 for the first. */
  readonly version: Scalars['Int']['input'];
  /** The form and the forms that were put aside, at most 1 MiB. */
  readonly values: Scalars['JSON']['input'];
  /** The device that saves, a uuid made by the client. */
  readonly device?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of saveLaunchForm. */
export type SaveLaunchFormResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The form after the save; with stale_object, the form as it is. */
  readonly result?: Maybe<LaunchForm>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A scope question. */
export type LaunchScopeRequirement = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The activity it belongs to. */
  readonly activity: Activity;
  /** The question. */
  readonly content: Scalars['String']['output'];
  /** Answers to choose from; 'Other' with text is always possible. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of advanced test requests. */
export type AdvancedTestRequestConnection = {
  /** The requests of this page. */
  readonly nodes: ReadonlyArray<AdvancedTestRequest>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An earlier requested test. */
export type RequestedTestOption = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code of its test cycle. */
  readonly testCycleCode: Scalars['String']['output'];
};

/** A request to launch. */
export type CreateCustomerRequestInput = {
  /** 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** When to start: a local date-time with offset within 14 days, or null for now. */
  readonly scheduleAt?: InputMaybe<Scalars['String']['input']>;
  /** 0 Sunday to 6 Saturday, or null. */
  readonly recurringDay?: InputMaybe<Scalars['Int']['input']>;
  /** HH:mm, or null. */
  readonly recurringTime?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone, only when recurring. */
  readonly userTimezone?: InputMaybe<Scalars['String']['input']>;
  /** Stage of the release. */
  readonly sdlcStage?: InputMaybe<Scalars['String']['input']>;
  /** The draft this comes from; it is submitted with the launch. */
  readonly draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Files that were attached, or those of an earlier request: they come along as copies. 20 at most. */
  readonly fileIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** One to ten tests. */
  readonly requestedTests: ReadonlyArray<RequestedTestInput>;
};

/** Answer of createCustomerRequest. */
export type CreateCustomerRequestResult = {
  /** Whether it was launched. */
  readonly successful: Scalars['Boolean']['output'];
  /** The advanced test. */
  readonly result?: Maybe<CustomerRequest>;
  /** Why not, with paths such as requestedTests[0].inScope. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A launched request. */
export type CustomerRequest = {
  /** Identifier of the advanced test. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code of the advanced test. */
  readonly code: Scalars['String']['output'];
  /** Path of its results. */
  readonly url: Scalars['String']['output'];
  /** Its request for approval, where it waits for one and was not launched; null once it is launched. */
  readonly approvalId?: Maybe<Scalars['ID']['output']>;
  /** For whom it waits, and why, in words; null where it was launched. */
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
};

/** One test of a request. */
export type RequestedTestInput = {
  /** 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** What testers do. */
  readonly activity: Scalars['String']['input'];
  /** android, ios or web. */
  readonly applicationType: Scalars['String']['input'];
  /** At most 100 characters. */
  readonly applicationName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; android and ios only. */
  readonly applicationVersion?: InputMaybe<Scalars['String']['input']>;
  /** A valid address. */
  readonly accessToApplicationUrl: Scalars['String']['input'];
  /** See RequestedTest. */
  readonly requiresAccessToSecureEnvironment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly accessToSecureEnvironmentInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly requiresPredefinedUserAccounts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly predefinedUserAccountsInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly requiresFinancialTransactions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly financialTransactionsInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly requiresKycIdentityCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly kycIdentityCheckInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly requiresPersonalIdentifyingInformation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly personalIdentifyingInformationInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly requiresMovingToDifferentLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly movingToDifferentLocationInstructions?: InputMaybe<Scalars['String']['input']>;
  /** See RequestedTest. */
  readonly hasKnownIssuesList?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when true. */
  readonly knownIssuesListUrl?: InputMaybe<Scalars['String']['input']>;
  /** upload or recent. */
  readonly knownIssuesSource?: InputMaybe<Scalars['String']['input']>;
  /** Spreadsheet of the uploaded known issues. */
  readonly knownIssuesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Each a list of code and value. */
  readonly knownIssues?: InputMaybe<ReadonlyArray<ReadonlyArray<CodeValueInput>>>;
  /** First test cycle whose known issues count. */
  readonly kilStartingFromTestCycleCode?: InputMaybe<Scalars['String']['input']>;
  /** Cases, in order. */
  readonly testCases?: InputMaybe<ReadonlyArray<TestCaseInput>>;
  /** Where the cases are. */
  readonly testCasesUrl?: InputMaybe<Scalars['String']['input']>;
  /** csv or url. */
  readonly testCasesSource?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1001. */
  readonly numberOfResultsPerTestCaseNeeded?: InputMaybe<Scalars['Int']['input']>;
  /** At most 10,000 characters. */
  readonly inScope?: InputMaybe<Scalars['String']['input']>;
  /** At most 10,000 characters. */
  readonly outOfScope?: InputMaybe<Scalars['String']['input']>;
  /** Answers to the scope questions. */
  readonly scopeRequirements?: InputMaybe<ReadonlyArray<ScopeRequirementAnswerInput>>;
  /** At most 10,000 characters. */
  readonly testGoal?: InputMaybe<Scalars['String']['input']>;
  /** Standard delivery (true) or fast delivery (false). */
  readonly moderationEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether video evidence is required. */
  readonly videoRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** none, per_case or session; per_case only where the test holds test cases. */
  readonly videoRequirementStrategy?: InputMaybe<Scalars['String']['input']>;
  /** At most 10,000 characters; replaces the groups. */
  readonly customTargetingRequirements?: InputMaybe<Scalars['String']['input']>;
  /** Who should test. */
  readonly targetingGroups?: InputMaybe<ReadonlyArray<TargetingGroupInput>>;
  /** Whether testers need particular data. */
  readonly requiresTestData?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rows of that data. */
  readonly testDataPool?: InputMaybe<Scalars['JSON']['input']>;
};

/** A field of a known issue. */
export type CodeValueInput = {
  /** title, issue_description, actual_results, expected_results, reproduction_steps, project_component or issue_attachments. */
  readonly code: Scalars['String']['input'];
  /** The text. */
  readonly value: Scalars['String']['input'];
};

/** A case of a requested test. */
export type TestCaseInput = {
  /** Section. */
  readonly section?: InputMaybe<Scalars['String']['input']>;
  /** Code; each case of a test needs one of its own, or none. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Name; not blank. */
  readonly name: Scalars['String']['input'];
  /** What must hold before. */
  readonly prerequisites?: InputMaybe<Scalars['String']['input']>;
  /** Steps in order; none where the name says it all. */
  readonly steps: ReadonlyArray<TestCaseStepInput>;
  /** Fields beyond the steps: label and hint. */
  readonly additionalInformation?: InputMaybe<ReadonlyArray<CodeValueInput>>;
  /** Tags. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether it needs a video. */
  readonly requireVideoAttachment?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A step of a case. */
export type TestCaseStepInput = {
  /** What to do. */
  readonly instruction: Scalars['String']['input'];
  /** What should happen. */
  readonly expectedResult?: InputMaybe<Scalars['String']['input']>;
};

/** An answered scope question. */
export type ScopeRequirementAnswerInput = {
  /** The question. */
  readonly content: Scalars['String']['input'];
  /** The chosen answers. */
  readonly answers: ReadonlyArray<Scalars['String']['input']>;
  /** Another answer in words. */
  readonly other?: InputMaybe<Scalars['String']['input']>;
};

/** Who should test. */
export type TargetingGroupInput = {
  /** Reference numbers. */
  readonly countryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly languageIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly mobileDeviceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemDeviceTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly internetBrowserIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Who moderates a tester now. It ends by itself ten minutes after they last opened a result. */
export type ModerationClaim = {
  /** Identifier: that of the tester on the test. */
  readonly id: Scalars['ID']['output'];
  /** Who. */
  readonly userId: Scalars['ID']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** Since when. */
  readonly since: Scalars['DateTime']['output'];
  /** Why it was taken over; null where it was not. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** From whom it was taken over; null where it was not. */
  readonly takenFrom?: Maybe<Scalars['ID']['output']>;
};

/** Which tester. */
export type ModerationClaimInput = {
  /** The tester, as a participant of the test. */
  readonly participantId: Scalars['ID']['input'];
};

/** Which tester to take over. */
export type ModerationClaimTakeOverInput = {
  /** The tester, as a participant of the test. */
  readonly participantId: Scalars['ID']['input'];
  /** Why, at most 200 characters; whoever has the tester reads it. */
  readonly reason: Scalars['String']['input'];
};

/** What a change to a claim answers. */
export type ModerationClaimResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The tester after the change. */
  readonly result?: Maybe<Participant>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** What waits for a moderator, and what they did. */
export type ModerationShift = {
  /** How many results wait. */
  readonly all: Scalars['Int']['output'];
  /** How many of them failed. */
  readonly failed: Scalars['Int']['output'];
  /** How many of them the tester changed since a moderator asked for it. */
  readonly edited: Scalars['Int']['output'];
  /** How many of them have evidence. */
  readonly evidence: Scalars['Int']['output'];
  /** How many of them passed with evidence, and were neither changed nor reported with an issue. */
  readonly plain: Scalars['Int']['output'];
  /** The tests in which something waits. */
  readonly tests: ReadonlyArray<WaitingTest>;
  /** How many results the caller approved, sent back or finished since the shift began, and did not take back. */
  readonly judged: Scalars['Int']['output'];
  /** When the shift began; null while nothing was done in it. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

/** A test in which results wait. */
export type WaitingTest = {
  /** The test. */
  readonly id: Scalars['ID']['output'];
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many results wait in it. */
  readonly waiting: Scalars['Int']['output'];
};

/** A result that waits for a verdict. */
export type WaitingResult = {
  /** Identifier of the result. */
  readonly id: Scalars['ID']['output'];
  /** What the tester says of the case. */
  readonly status: CaseResultStatus;
  /** Since when it waits. */
  readonly completedAt: Scalars['DateTime']['output'];
  /** Whether the tester changed it since a moderator asked for it. */
  readonly isEdited: Scalars['Boolean']['output'];
  /** Whether it has evidence. */
  readonly hasEvidence: Scalars['Boolean']['output'];
  /** Counts changes; what takes one back sends it. */
  readonly version: Scalars['Int']['output'];
  /** Code of the case. */
  readonly caseCode: Scalars['String']['output'];
  /** Name of the case. */
  readonly caseName: Scalars['String']['output'];
  /** The tester, as a participant of the test. */
  readonly participant: Participant;
  /** The id of the participant. */
  readonly participantId: Scalars['ID']['output'];
  /** Name of the tester. */
  readonly testerName: Scalars['String']['output'];
  /** How many results of the tester wait, this one among them. */
  readonly testerWaitingCount: Scalars['Int']['output'];
  /** Where the tester is. */
  readonly testerCountry: TesterCountry;
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** Code of the test. */
  readonly testCode: Scalars['String']['output'];
  /** Name of the test. */
  readonly testName: Scalars['String']['output'];
};

/** A page of results that wait. */
export type WaitingResultConnection = {
  /** The results of this page. */
  readonly edges: ReadonlyArray<WaitingResultEdge>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A result in a page. */
export type WaitingResultEdge = {
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The result. */
  readonly node: WaitingResult;
};

/** What waits to be moderated in an organization. */
export type ModerationLoad = {
  /** Results handed in and not judged. */
  readonly waitingResultsCount: Scalars['Int']['output'];
  /** Of these, those in tests without an accepted moderator. */
  readonly unassignedResultsCount: Scalars['Int']['output'];
  /** The results of the past 14 days by the day they were handed in, today last; days are those of UTC. */
  readonly days: ReadonlyArray<ModerationDay>;
  /** The moderators of the organization, those with most to do first. */
  readonly moderators: ReadonlyArray<ModeratorLoad>;
};

/** The results that were handed in on one day. */
export type ModerationDay = {
  /** Its beginning. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** How many were handed in. */
  readonly handedInResultsCount: Scalars['Int']['output'];
  /** How many of them still wait. */
  readonly waitingResultsCount: Scalars['Int']['output'];
};

/** What waits for one moderator. */
export type ModeratorLoad = {
  /** The moderator. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** Results that wait in the tests they accepted. */
  readonly waitingResultsCount: Scalars['Int']['output'];
  /** Since when the oldest of them waits. */
  readonly waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Which results, and which approval is wanted. */
export type ApproveResultsInput = {
  /** 1 to 50 results. */
  readonly results: ReadonlyArray<ApprovedResultInput>;
  /** The approval wanted. */
  readonly approved: Scalars['Boolean']['input'];
};

/** One result of several. */
export type ApprovedResultInput = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['input'];
  /** The version that was seen, or the one that the approval left which is taken back. Where somebody moved it since, that is refused and told. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of approvals of several results. */
export type ApprovedResults = {
  /** Whether at least one of them was not refused. */
  readonly successful: Scalars['Boolean']['output'];
  /** The results as they stand now, in the order of the call. Null where all were refused. */
  readonly result?: Maybe<ReadonlyArray<CaseResult>>;
  /** What came of each result, in the same order. Null where all were refused. */
  readonly outcomes?: Maybe<ReadonlyArray<ResultOutcome>>;
  /** Why not: what is wrong with the call, or the refusals of single results. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What came of one result of several. */
export type ResultOutcome = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['output'];
  /** Whether it was changed. */
  readonly changed: Scalars['Boolean']['output'];
  /** The version that the change left; null where nothing changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; null where it was not. */
  readonly refusal?: Maybe<UserError>;
};

/** An issue that a result can be related to. */
export type RelatedIssueOption = {
  /** What is typed to relate it. */
  readonly code: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Severity the tester gave. */
  readonly severity: Severity;
  /** Whether it was known before. */
  readonly known: Scalars['Boolean']['output'];
  /** Who reported it. */
  readonly testerName: Scalars['String']['output'];
};

/** What a report can be known as: a known issue of the test or of its request, or an issue that the organization accepted. */
export type KnownIssueOption = {
  /** Its words, by which it is picked. */
  readonly name: Scalars['String']['output'];
  /** Where it is known. */
  readonly knownIn: KnownIn;
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
  readonly caseResultResponseId: Scalars['ID']['input'];
  /** The new value: a text for an answer to a field, a step value for the answer that holds the status and for a related issue. */
  readonly value: CaseResultResponseValueInput;
  /** The text as its editor saw it; left out, the text is replaced whatever it is. */
  readonly seen?: InputMaybe<Scalars['String']['input']>;
};

/** A value of an answer: one of the two. */
export type CaseResultResponseValueInput = {
  /** A text, 1 to 10,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** What a step holds. */
  readonly step?: InputMaybe<StepValueInput>;
};

/** What a step holds: one of the three is changed. */
export type StepValueInput = {
  /** What happened, 1 to 10,000 characters. */
  readonly actualResult?: InputMaybe<Scalars['String']['input']>;
  /** Anything else, 1 to 10,000 characters. */
  readonly additionalInformation?: InputMaybe<Scalars['String']['input']>;
  /** The code of the related issue, such as GAT-123-1 or GAT-123-KI-1; it names an issue of the same test. */
  readonly issueId?: InputMaybe<Scalars['String']['input']>;
};

/** Which related issue to take out, and what follows. */
export type DeleteRelatedIssueInput = {
  /** The related issue. */
  readonly caseResultResponseId: Scalars['ID']['input'];
  /** Whether the case passes without it; otherwise the tester is asked to change the result. */
  readonly changeStatusToPass: Scalars['Boolean']['input'];
  /** What the tester is asked, up to 10,000 characters; left out, a sentence that names the issue. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
};

/** Which report, and what it is. */
export type JudgeReportInput = {
  /** The report. */
  readonly relatedIssueId: Scalars['ID']['input'];
  /** What it is; left out, the verdict is taken back. */
  readonly verdict?: InputMaybe<ReportVerdict>;
  /** For a known one: the words of an option of knownIssueOptions. */
  readonly knownAs?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which report, and how severe it is. */
export type GradeReportInput = {
  /** The report. */
  readonly relatedIssueId: Scalars['ID']['input'];
  /** low, medium, high or critical; left out, the tester's severity stands again. */
  readonly severity?: InputMaybe<Severity>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which file of a result. */
export type CaseResultAttachmentInput = {
  /** The attachment. */
  readonly caseResultAttachmentId: Scalars['ID']['input'];
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which file of an answer. */
export type CaseFieldAttachmentResponseInput = {
  /** The attachment. */
  readonly caseFieldAttachmentResponseId: Scalars['ID']['input'];
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which result, and which approval is wanted. */
export type ToggleTestCaseResultApprovalInput = {
  /** The result. */
  readonly testCaseResultId: Scalars['ID']['input'];
  /** The approval wanted; left out, the approval flips. */
  readonly approved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which result. */
export type CaseResultInput = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['input'];
};

/** Which result to put back. */
export type FlexibleTestingCaseResultUnrejectInput = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['input'];
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which result to reject, and why. */
export type FlexibleTestingRejectCaseResultInput = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['input'];
  /** One of the listed reasons. */
  readonly rejectionReason: Scalars['String']['input'];
};

/** What the tester is asked to change. */
export type CreateCaseResultEditRequestInput = {
  /** The result. */
  readonly caseResultId: Scalars['ID']['input'];
  /** 1 to 10,000 characters. */
  readonly content: Scalars['String']['input'];
};

/** Whose warning to dismiss. */
export type ConfirmNoMassPassingInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Its participant. */
  readonly participantId: Scalars['ID']['input'];
};

/** Answer of every mutation of a result. */
export type CaseResultChange = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The result after the change. */
  readonly result?: Maybe<CaseResult>;
  /** Its participant after the change. */
  readonly participant?: Maybe<Participant>;
  /** The version that the change left on the result or its file: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which results were read. */
export type FlexibleTestingMarkCaseResultsAsReadInput = {
  /** 1 to 50 results. */
  readonly caseResultIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Answer of the mutation of several results. */
export type CaseResultsChange = {
  /** Whether they were changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The results after the change, in the order of the call. */
  readonly result?: Maybe<ReadonlyArray<CaseResult>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of the activity mutations. */
export type ModerationActivityResult = {
  /** Whether it was noted. */
  readonly successful: Scalars['Boolean']['output'];
  /** The result that is worked on. */
  readonly result?: Maybe<CaseResult>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of confirmNoMassPassing. */
export type ConfirmNoMassPassingResult = {
  /** Whether it was dismissed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The participant after the change. */
  readonly result?: Maybe<Participant>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What a person wants to hear of, and how. */
export type NotificationSettings = {
  /** The caller's identifier. */
  readonly id: Scalars['ID']['output'];
  /** One entry for each kind that the caller's role is told of. */
  readonly choices: ReadonlyArray<NotificationChoice>;
  /** Whether mails are sent at all. */
  readonly mailEnabled: Scalars['Boolean']['output'];
  /** How often messages go out: soon, hourly, daily. */
  readonly digest: Scalars['String']['output'];
  /** From when nothing goes out, as 22:00; null without quiet hours. */
  readonly quietFrom?: Maybe<Scalars['String']['output']>;
  /** Until when nothing goes out, as 07:00. */
  readonly quietUntil?: Maybe<Scalars['String']['output']>;
  /** Time zone of the quiet hours and of the morning. */
  readonly timeZone: Scalars['String']['output'];
  /** Whether the caller chose that time zone; it is UTC until then. */
  readonly isTimeZoneChosen: Scalars['Boolean']['output'];
  /** Address of a webhook that Slack, Teams or another service takes. */
  readonly webhookUrl?: Maybe<Scalars['String']['output']>;
  /** Tests the caller hears nothing of. */
  readonly mutedTests: ReadonlyArray<MutedTest>;
};

/** By which channels a person hears of one kind. */
export type NotificationChoice = {
  /** The kind, for example results_published. */
  readonly event: Scalars['String']['output'];
  /** In the app. */
  readonly app: Scalars['Boolean']['output'];
  /** By mail. */
  readonly mail: Scalars['Boolean']['output'];
  /** By the webhook. */
  readonly webhook: Scalars['Boolean']['output'];
};

/** A test that a person hears nothing of. */
export type MutedTest = {
  /** Identifier of the test. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Notifications to mark. */
export type NotificationsMarkInput = {
  /** Their public ids, at most 100. */
  readonly publicIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Whether they are read. */
  readonly isRead: Scalars['Boolean']['input'];
};

/** Until when everything is marked. */
export type NotificationsMarkAllInput = {
  /** When the newest was sent that the caller saw. */
  readonly until: Scalars['DateTime']['input'];
};

/** Answer of what marks notifications. */
export type NotificationsMarkResult = {
  /** Whether they were marked. */
  readonly successful: Scalars['Boolean']['output'];
  /** The notifications after it; those of a whole list are not repeated. */
  readonly result?: Maybe<ReadonlyArray<Notification>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What to hear of one kind. */
export type NotificationChoiceInput = {
  /** The kind. */
  readonly event: Scalars['String']['input'];
  /** In the app. */
  readonly app: Scalars['Boolean']['input'];
  /** By mail. */
  readonly mail: Scalars['Boolean']['input'];
  /** By the webhook. */
  readonly webhook: Scalars['Boolean']['input'];
};

/** The settings as a whole. */
export type NotificationSettingsInput = {
  /** One entry for each kind; a kind left out stays as it is. */
  readonly choices: ReadonlyArray<NotificationChoiceInput>;
  /** Whether mails are sent at all. */
  readonly mailEnabled: Scalars['Boolean']['input'];
  /** soon, hourly or daily. */
  readonly digest: Scalars['String']['input'];
  /** Beginning of the quiet hours. */
  readonly quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** End of the quiet hours. */
  readonly quietUntil?: InputMaybe<Scalars['String']['input']>;
  /** Time zone. */
  readonly timeZone: Scalars['String']['input'];
  /** Address of the webhook, https alone. */
  readonly webhookUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of what changes the settings. */
export type NotificationSettingsResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The settings after it. */
  readonly result?: Maybe<NotificationSettings>;
  /** Why messages to the new webhook may not arrive, though it was saved; null where its service took the test message or none was sent. */
  readonly webhookWarning?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The test and whether it is muted. */
export type NotificationTestMuteInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Whether the caller hears nothing of it. */
  readonly isMuted: Scalars['Boolean']['input'];
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

/** An organization as its operators see it. */
export type OperatorOrganization = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name used in the organization header. */
  readonly publicId: Scalars['ID']['output'];
  /** Name given by staff. */
  readonly name: Scalars['String']['output'];
  /** Name the organization chose. */
  readonly chosenName?: Maybe<Scalars['String']['output']>;
  /** Prefix of its test codes. */
  readonly shortCode: Scalars['String']['output'];
  /** Whether it is in use. */
  readonly state: OrganizationState;
  /** Whether it has a contract. */
  readonly hasContract: Scalars['Boolean']['output'];
  /** When its trial ends; null without a trial. */
  readonly trialFinishesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tests that it may launch in an hour. */
  readonly launchesPerHour: Scalars['Int']['output'];
  /** The organization flags that are on, by name. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  /** The feature flags that are on, by name. */
  readonly featureFlags: ReadonlyArray<Scalars['String']['output']>;
  /** People who may sign in, or are invited. */
  readonly peopleCount: Scalars['Int']['output'];
  /** Supervised tests that are open. */
  readonly openTestsCount: Scalars['Int']['output'];
  /** Why it cannot be archived now; null when it can. */
  readonly archiveRefusal?: Maybe<Scalars['String']['output']>;
  /** Credits left; null where it never had any. */
  readonly balance?: Maybe<Scalars['Float']['output']>;
  /** The latest movements of its credits. */
  readonly transactions: ReadonlyArray<CreditTransaction>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A person as operators see them. */
export type OperatorPerson = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address they sign in with. */
  readonly email: Scalars['String']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** First and last name. */
  readonly fullName: Scalars['String']['output'];
  /** What they may do. */
  readonly role: Role;
  /** invited, active, removed or forgotten. */
  readonly state: Scalars['String']['output'];
  /** Whether they run this installation. */
  readonly isOperator: Scalars['Boolean']['output'];
  /** Whether nobody else runs it. */
  readonly isOnlyOperator: Scalars['Boolean']['output'];
  /** Whether a legal hold keeps everybody of their organization. */
  readonly isHeld: Scalars['Boolean']['output'];
  /** Whether they may act for customers. */
  readonly isSupport: Scalars['Boolean']['output'];
  /** Identifier of their organization. */
  readonly organizationId: Scalars['ID']['output'];
  /** Name of their organization. */
  readonly organizationName: Scalars['String']['output'];
  /** When they were added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When they last called, to five minutes; null where they never did. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tests they are assigned to as a moderator and have not refused, and which are open. */
  readonly assignmentsCount: Scalars['Int']['output'];
};

/** What lets an outside crowd system in. */
export type CrowdToken = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the crowd system. */
  readonly name: Scalars['String']['output'];
  /** Whether it lets in. */
  readonly state: CrowdTokenState;
  /** Whether it stands in the configuration, and is taken away there. */
  readonly isConfigured: Scalars['Boolean']['output'];
  /** Whether what is called with it is taken back, and kept for the sandbox page. */
  readonly isSandbox: Scalars['Boolean']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was taken away. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last called with, to the minute. */
  readonly lastCallAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A call of a crowd system under a sandbox token. */
export type CrowdCall = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the crowd system. */
  readonly tokenName: Scalars['String']['output'];
  /** When it came. */
  readonly at: Scalars['DateTime']['output'];
  /** What was called, several with commas between. */
  readonly operation: Scalars['String']['output'];
  /** The variables, the fields of an upload or else the document, shortened. */
  readonly sent: Scalars['String']['output'];
  /** What became of it. */
  readonly outcome: CrowdCallOutcome;
  /** The answer or the refusal in words. */
  readonly words: Scalars['String']['output'];
  /** How long the answer took. */
  readonly milliseconds: Scalars['Int']['output'];
};

/** What became of a mail: kept where no mail server is set up, unconfirmed where the mail server never answered. */
export type MailState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'unconfirmed'
  | 'failed'
  | 'kept';

/** A mail that the server wrote. */
export type OperatorMail = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the organization it belongs to; null for mails of the sign-in service. */
  readonly organizationName?: Maybe<Scalars['String']['output']>;
  /** What occasion it was written for. */
  readonly kind: Scalars['String']['output'];
  /** Whom it goes to. */
  readonly recipient: Scalars['String']['output'];
  /** Its subject. */
  readonly subject: Scalars['String']['output'];
  /** What became of it. */
  readonly state: MailState;
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['output'];
  /** What the mail server said; null where nothing went wrong. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the mail server took it. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can be sent again: it failed or is in doubt, and what it says is still kept. */
  readonly isResendable: Scalars['Boolean']['output'];
};

/** Input of operatorMailResend. */
export type OperatorMailResendInput = {
  /** The mail. */
  readonly mailId: Scalars['ID']['input'];
};

/** Answer of operatorMailResend. */
export type OperatorMailResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The mail. */
  readonly result?: Maybe<OperatorMail>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of a write to an organization. */
export type OperatorOrganizationResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The organization after the change. */
  readonly result?: Maybe<OperatorOrganization>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of a write to a person. */
export type OperatorPersonResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The person after the change. */
  readonly result?: Maybe<OperatorPerson>;
  /** A link or token for the caller alone; null where there is none. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of a write to a token. */
export type CrowdTokenResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The token after the change. */
  readonly result?: Maybe<CrowdToken>;
  /** The token itself, shown once. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of a write to a job. */
export type OperatorJobResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The job. */
  readonly result?: Maybe<FailedJob>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of operatorOrganizationCreate. */
export type OperatorOrganizationCreateInput = {
  /** 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Prefix of its test codes: 2 to 6 capital letters or digits, told apart from every other. */
  readonly shortCode: Scalars['String']['input'];
};

/** Input of operatorOrganizationUpdate. */
export type OperatorOrganizationUpdateInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
  /** 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether it has a contract; with one, the trial does not count. */
  readonly hasContract: Scalars['Boolean']['input'];
  /** When its trial ends; null without a trial. */
  readonly trialFinishesAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Tests that it may launch in an hour, 1 to 1,000; left out, as many as before. */
  readonly launchesPerHour?: InputMaybe<Scalars['Int']['input']>;
  /** The organization flags that are on, by name. */
  readonly flags: ReadonlyArray<Scalars['String']['input']>;
  /** The feature flags that are on, by name. */
  readonly featureFlags: ReadonlyArray<Scalars['String']['input']>;
};

/** Input of operatorOrganizationArchive. */
export type OperatorOrganizationArchiveInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
};

/** Input of operatorOrganizationRestore. */
export type OperatorOrganizationRestoreInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
};

/** Input of operatorCreditsAdd. */
export type OperatorCreditsAddInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
  /** Credits with at most two decimals, negative to take away; the balance never falls below 0 by this. */
  readonly amount: Scalars['Float']['input'];
  /** 1 to 255 characters; the organization reads it among its transactions. */
  readonly reason: Scalars['String']['input'];
};

/** Input of operatorPersonCreate. */
export type OperatorPersonCreateInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
  /** Their address, told apart from every other. */
  readonly email: Scalars['String']['input'];
  /** 1 to 255 characters. */
  readonly firstName: Scalars['String']['input'];
  /** 1 to 255 characters. */
  readonly lastName: Scalars['String']['input'];
  /** What they may do. */
  readonly role: Role;
};

/** Input of operatorPersonUpdate. */
export type OperatorPersonUpdateInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
  /** What they may do. */
  readonly role: Role;
  /** Whether they run this installation; for test managers. */
  readonly isOperator: Scalars['Boolean']['input'];
  /** Whether they may act for customers; for test managers. */
  readonly isSupport: Scalars['Boolean']['input'];
};

/** Input of operatorPersonRemove. */
export type OperatorPersonRemoveInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Input of operatorPersonForget. */
export type OperatorPersonForgetInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Input of operatorPersonRestore. */
export type OperatorPersonRestoreInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Input of operatorPasswordLinkCreate. */
export type OperatorPasswordLinkCreateInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Input of operatorPersonSignOut. */
export type OperatorPersonSignOutInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Input of operatorSupportSessionStart. */
export type OperatorSupportSessionStartInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
  /** 1 to 255 characters, kept in the audit trail. */
  readonly reason: Scalars['String']['input'];
};

/** Input of operatorCrowdTokenCreate. */
export type OperatorCrowdTokenCreateInput = {
  /** Name of the crowd system, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether what is called with it is taken back; left out, it is not. */
  readonly isSandbox?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of operatorCrowdTokenRevoke. */
export type OperatorCrowdTokenRevokeInput = {
  /** The token. */
  readonly tokenId: Scalars['ID']['input'];
};

/** Input of operatorJobRetry. */
export type OperatorJobRetryInput = {
  /** Its queue. */
  readonly queue: Scalars['String']['input'];
  /** The job. */
  readonly jobId: Scalars['ID']['input'];
};

/** Figures of the past 90 days. */
export type OrganizationStats = {
  /** Supervised tests that opened. */
  readonly testsCount: Scalars['Int']['output'];
  /** Issues in all. */
  readonly issuesTotalCount: Scalars['Int']['output'];
  /** Low issues. */
  readonly issuesLowCount: Scalars['Int']['output'];
  /** Medium issues. */
  readonly issuesMediumCount: Scalars['Int']['output'];
  /** High issues. */
  readonly issuesHighCount: Scalars['Int']['output'];
  /** Critical issues. */
  readonly issuesCriticalCount: Scalars['Int']['output'];
  /** Cases with a result. */
  readonly testCasesTotalCount: Scalars['Int']['output'];
  /** Cases with a failed result. */
  readonly testCasesFailedCount: Scalars['Int']['output'];
  /** Testers who joined and did not leave, once for each test. */
  readonly participantsTotalCount: Scalars['Int']['output'];
  /** Passed and failed results per week, oldest first, 13 weeks. */
  readonly weeks: ReadonlyArray<WeekStats>;
};

/** Results of one week. */
export type WeekStats = {
  /** Monday of the week. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Passed. */
  readonly passed: Scalars['Int']['output'];
  /** Failed. */
  readonly failed: Scalars['Int']['output'];
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

/** A reason to remove a tester. */
export type RemovalReason = {
  /** Stable name. */
  readonly code: Scalars['String']['output'];
  /** Words. */
  readonly label: Scalars['String']['output'];
};

/** Testers chosen for one set of requirements. */
export type SelectionRequirementsGroup = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** published when every result is, otherwise open. */
  readonly status: Scalars['String']['output'];
  /** Participants, by status and name; backups are left out. */
  readonly participants: ReadonlyArray<Participant>;
  /** Cases given to its participants. */
  readonly numberOfAssignedCases: Scalars['Int']['output'];
  /** Testers whose handed-in results are all approved; publishing changes nothing in it. */
  readonly numberOfApprovedResults: Scalars['Int']['output'];
  /** Approved testers wanted. */
  readonly numberOfResultsNeeded: Scalars['Int']['output'];
  /** Testers whose results are published, approved or not. */
  readonly numberOfPublishedResults: Scalars['Int']['output'];
  /** Testers whose results can be published now. */
  readonly numberOfPublishableTesters: Scalars['Int']['output'];
  /** Testers who handed in a result. */
  readonly numberOfTestersWithResults: Scalars['Int']['output'];
  /** Whether the number of results wanted may be changed. */
  readonly canModifyNumberOfResultsNeeded: Scalars['Boolean']['output'];
  /** Where its test stands in time. */
  readonly testWindowStatus: TestWindowStatus;
  /** Platforms. */
  readonly platforms: ReadonlyArray<Scalars['String']['output']>;
  /** Tags of the cases it runs. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Requirements in words. */
  readonly other?: Maybe<Scalars['String']['output']>;
  /** Whether it has all the testers it needs. */
  readonly isFull: Scalars['Boolean']['output'];
  /** Countries. */
  readonly countries: ReadonlyArray<ReferenceEntry>;
  /** Languages. */
  readonly languages: ReadonlyArray<ReferenceEntry>;
  /** Operating system versions. */
  readonly operatingSystemVersions: ReadonlyArray<ReferenceEntry>;
  /** Kinds of device. */
  readonly operatingSystemDeviceTypes: ReadonlyArray<ReferenceEntry>;
  /** Manufacturers. */
  readonly manufacturers: ReadonlyArray<ReferenceEntry>;
  /** Mobile devices. */
  readonly mobileDevices: ReadonlyArray<ReferenceEntry>;
  /** Operating systems. */
  readonly operatingSystems: ReadonlyArray<ReferenceEntry>;
  /** Browsers. */
  readonly internetBrowsers: ReadonlyArray<ReferenceEntry>;
};

/** A tester in a test. */
export type Participant = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The tester. */
  readonly testerId: Scalars['ID']['output'];
  /** E-mail address. Never for customers. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** Country. */
  readonly country: TesterCountry;
  /** Where they stand. */
  readonly status: ParticipantStatus;
  /** When they were invited. */
  readonly invitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they joined. */
  readonly joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they finished. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cases given to them. */
  readonly assignedCasesCount: Scalars['Int']['output'];
  /** Cases they handed in. */
  readonly completedCasesCount: Scalars['Int']['output'];
  /** Approved results. */
  readonly approvedTestCasesCount: Scalars['Int']['output'];
  /** Whether they reported an issue. */
  readonly hasReportedIssue: Scalars['Boolean']['output'];
  /** How many issues they reported. */
  readonly reportedIssuesCount: Scalars['Int']['output'];
  /** Highest severity they reported. */
  readonly highestSeverity?: Maybe<Severity>;
  /** Reported issues still to be moderated. */
  readonly numberOfPendingIssueModerations: Scalars['Int']['output'];
  /** Handed-in results still to be approved; none of a tester who is published or gone. */
  readonly numberOfPendingResultModerations: Scalars['Int']['output'];
  /** Results whose edit is still awaited. */
  readonly numberOfPendingEditRequests: Scalars['Int']['output'];
  /** invalid_issue, pending, known_issue, moderated or nothing_to_moderate, the first that is so. */
  readonly moderationStatus: Scalars['String']['output'];
  /** Whether their results can be published now. */
  readonly resultsPublishable: Scalars['Boolean']['output'];
  /** What publishing them now would lose, or nobody has looked at; none where their results cannot be published, and for customers. */
  readonly publishingStops: ReadonlyArray<PublishingStop>;
  /** Where the making of their issues stands. */
  readonly issueGeneration: IssueGeneration;
  /** Whether issues are being made. */
  readonly issueGenerationProcessing: Scalars['Boolean']['output'];
  /** Whether making issues failed for good. */
  readonly issueGenerationFailed: Scalars['Boolean']['output'];
  /** Why publishing failed. */
  readonly publishingFailReason?: Maybe<Scalars['String']['output']>;
  /** Where they stood before the publishing that is under way, and stand again once it is taken back. */
  readonly publishingFrom?: Maybe<ParticipantStatus>;
  /** When the publishing that is under way runs; until then it can be taken back. */
  readonly publishesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether they can be removed. */
  readonly isRemovable: Scalars['Boolean']['output'];
  /** Whether they passed suspiciously many cases. */
  readonly suspectedMassPassing: Scalars['Boolean']['output'];
  /** Fields filled per hour. */
  readonly hourlyCaseFieldCompletionRate?: Maybe<Scalars['Float']['output']>;
  /** Why they are suspected of it; null where they are not. */
  readonly massPassing?: Maybe<MassPassing>;
  /** Browser or device. */
  readonly browserOrDevice?: Maybe<Scalars['String']['output']>;
  /** Operating system and version. */
  readonly operatingSystemAndVersion?: Maybe<Scalars['String']['output']>;
  /** Whether they are working on a case now. */
  readonly isActiveInTestCasesExecution: Scalars['Boolean']['output'];
  /** When they handed in the last result. */
  readonly lastCaseResultCompletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they last did anything. */
  readonly lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cases given to them with the results they handed in, in order. */
  readonly assignedCases: ReadonlyArray<AssignedCase>;
  /** Results they handed in or began, in the order of the cases. */
  readonly caseResults: ReadonlyArray<CaseResult>;
  /** The test. */
  readonly test: FlexibleTestingTest;
  /** The group they were chosen for. */
  readonly groupId: Scalars['ID']['output'];
  /** Who moderates the tester now; null where nobody does, and always for customers. */
  readonly moderationClaim?: Maybe<ModerationClaim>;
  /** Moderation events, newest first. Test managers only, else null. */
  readonly moderationLogs?: Maybe<ReadonlyArray<CaseResultModerationLog>>;
  /** Version; grows with each change. */
  readonly version: Scalars['Int']['output'];
  /** Facts the caller's next step is judged by. */
  readonly communityTestManagersEnabled: Scalars['Boolean']['output'];
  /** The chats with this tester that were begun. */
  readonly chatChannels: ReadonlyArray<ChatChannel>;
};

/** What a suspicion of mass passing rests on. */
export type MassPassing = {
  /** Results that were handed in. */
  readonly resultsCount: Scalars['Int']['output'];
  /** Those of them that passed. */
  readonly passedCount: Scalars['Int']['output'];
  /** Answers to steps and questions, and a verdict for each result. */
  readonly fieldsCount: Scalars['Int']['output'];
  /** Other testers of the test whose pace is known. */
  readonly peersCount: Scalars['Int']['output'];
  /** Fields per hour of the one in the middle of them. */
  readonly peersHourlyRate?: Maybe<Scalars['Float']['output']>;
};

/** A case given to a participant. */
export type AssignedCase = {
  /** Identifier of the case. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Section. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** What the participant handed in. */
  readonly caseResult?: Maybe<CaseResult>;
};

/** Feedback a tester left. */
export type TesterSession = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the tester. */
  readonly testerName: Scalars['String']['output'];
  /** The case it is about; null where it is about the test. */
  readonly testCase?: Maybe<IssueTestCase>;
  /** Country of the tester. */
  readonly country: TesterCountry;
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What they said. */
  readonly feedback: Scalars['String']['output'];
};

/** Something that keeps a tester from testing. */
export type TestBlocker = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly status: BlockerStatus;
  /** What it is. */
  readonly name: Scalars['String']['output'];
  /** When it was raised. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether help was asked for. */
  readonly assistanceRequested: Scalars['Boolean']['output'];
  /** Who raised it. */
  readonly tester: BlockedTester;
  /** The private chat with the tester who raised it; null before it was begun. */
  readonly chatChannel?: Maybe<ChatChannel>;
};

/** Who raised a blocker. */
export type BlockedTester = {
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** Country. */
  readonly country: TesterCountry;
  /** The participant. */
  readonly participantId: Scalars['ID']['output'];
  /** The tester. */
  readonly testerId: Scalars['ID']['output'];
};

/** A moderator's assignment on a test. */
export type AssignedCommunityTestManager = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly status: AssignmentStatus;
  /** Whether it is accepted, or another moderator accepted the test first. */
  readonly isAssignmentAccepted: Scalars['Boolean']['output'];
  /** Name of the moderator. */
  readonly fullName: Scalars['String']['output'];
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** Name of the test. */
  readonly testName: Scalars['String']['output'];
  /** When it was offered. */
  readonly assignedAt: Scalars['DateTime']['output'];
  /** Where the test stands in time. */
  readonly testWindowStatus: TestWindowStatus;
  /** Tests that have not ended, assigned to the moderator or accepted. */
  readonly openTestsCount: Scalars['Int']['output'];
  /** Results that wait for the moderator's verdict, over all accepted tests. */
  readonly waitingResultsCount: Scalars['Int']['output'];
  /** The version of the guidance that was confirmed; null where none was. */
  readonly guidanceVersion?: Maybe<Scalars['Int']['output']>;
  /** What it asks for, to the moderator it was offered to; null for others. */
  readonly work?: Maybe<AssignedWork>;
};

/** What a moderator takes over with a test. */
export type AssignedWork = {
  /** Test cases of the test. */
  readonly casesCount: Scalars['Int']['output'];
  /** Testers who are to work through them. */
  readonly testersNeeded: Scalars['Int']['output'];
  /** When the test is planned to end. */
  readonly plannedEndAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A moderator who could be assigned. */
export type AvailableCommunityTestManager = {
  /** Identifier of the person. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** How their last assignment to the test ended. Null when they had none. */
  readonly status?: Maybe<AssignmentStatus>;
  /** Tests that have not ended, assigned to the moderator or accepted. */
  readonly openTestsCount: Scalars['Int']['output'];
  /** Results that wait for the moderator's verdict, over all accepted tests. */
  readonly waitingResultsCount: Scalars['Int']['output'];
};

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

/** What another tester found who tried to reproduce an issue. */
export type ReproducibilityTestDetails = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What the tester found. Null: nothing was told yet. */
  readonly status?: Maybe<ReproducibilityStatus>;
  /** System and browser or device of the tester. */
  readonly environment?: Maybe<Scalars['String']['output']>;
  /** What the tester says about it. */
  readonly testerNotes: Scalars['String']['output'];
  /** Recordings, and whatever else the tester handed in with it. */
  readonly attachments: ReadonlyArray<Attachment>;
  /** When the tester took it on. */
  readonly createdAt: Scalars['DateTime']['output'];
};

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

/** Cases of one requested test as handed in. */
export type RequestedTestCases = {
  /** The requested test. */
  readonly requestedTestId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many cases it has. */
  readonly count: Scalars['Int']['output'];
};

/** A result the customer hopes for. */
export type DesiredOutcome = {
  /** Stable name. */
  readonly code: Scalars['String']['output'];
  /** Name as shown. */
  readonly name: Scalars['String']['output'];
};

/** One test of a request, as the customer built it. */
export type RequestedTest = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code of its test cycle. */
  readonly testCycleCode: Scalars['String']['output'];
  /** What testers do. */
  readonly activity: Activity;
  /** android, ios or web. */
  readonly applicationType: Scalars['String']['output'];
  /** Name of the application. */
  readonly applicationName?: Maybe<Scalars['String']['output']>;
  /** Version of the application. */
  readonly applicationVersion?: Maybe<Scalars['String']['output']>;
  /** Where testers find it. */
  readonly accessToApplicationUrl: Scalars['String']['output'];
  /** Whether testers need a secure environment. */
  readonly requiresAccessToSecureEnvironment?: Maybe<Scalars['Boolean']['output']>;
  /** How they get in. */
  readonly accessToSecureEnvironmentInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether testers use accounts made by the customer. */
  readonly requiresPredefinedUserAccounts?: Maybe<Scalars['Boolean']['output']>;
  /** How they use them. */
  readonly predefinedUserAccountsInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether testers pay. */
  readonly requiresFinancialTransactions?: Maybe<Scalars['Boolean']['output']>;
  /** How they pay. */
  readonly financialTransactionsInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether testers prove who they are. */
  readonly requiresKycIdentityCheck?: Maybe<Scalars['Boolean']['output']>;
  /** What they need for it. */
  readonly kycIdentityCheckInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether testers give personal details. */
  readonly requiresPersonalIdentifyingInformation?: Maybe<Scalars['Boolean']['output']>;
  /** Which ones. */
  readonly personalIdentifyingInformationInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether testers travel. */
  readonly requiresMovingToDifferentLocation?: Maybe<Scalars['Boolean']['output']>;
  /** Where to. */
  readonly movingToDifferentLocationInstructions?: Maybe<Scalars['String']['output']>;
  /** Whether a list of known issues is included. */
  readonly hasKnownIssuesList?: Maybe<Scalars['Boolean']['output']>;
  /** Where it is. */
  readonly knownIssuesListUrl?: Maybe<Scalars['String']['output']>;
  /** upload or recent. */
  readonly knownIssuesSource?: Maybe<Scalars['String']['output']>;
  /** Where uploaded known issues came from. */
  readonly knownIssuesUrl?: Maybe<Scalars['String']['output']>;
  /** Known issues as handed in. */
  readonly knownIssues?: Maybe<Scalars['JSON']['output']>;
  /** How many there are. */
  readonly knownIssuesCount: Scalars['Int']['output'];
  /** First test cycle whose known issues count. */
  readonly kilStartingFromTestCycleCode?: Maybe<Scalars['String']['output']>;
  /** Cases as handed in. */
  readonly testCases?: Maybe<Scalars['JSON']['output']>;
  /** How many cases there are. */
  readonly testCasesCount: Scalars['Int']['output'];
  /** Where the cases are. */
  readonly testCasesUrl?: Maybe<Scalars['String']['output']>;
  /** csv or url. */
  readonly testCasesSource?: Maybe<Scalars['String']['output']>;
  /** Results wanted for each case. */
  readonly numberOfResultsPerTestCaseNeeded?: Maybe<Scalars['Int']['output']>;
  /** What is in scope. */
  readonly inScope?: Maybe<Scalars['String']['output']>;
  /** What is not. */
  readonly outOfScope?: Maybe<Scalars['String']['output']>;
  /** Answers to the scope questions. */
  readonly scopeRequirements: ReadonlyArray<ScopeRequirementAnswer>;
  /** Goal of the test. */
  readonly testGoal?: Maybe<Scalars['String']['output']>;
  /** Standard delivery (true) or fast delivery (false). */
  readonly moderationEnabled: Scalars['Boolean']['output'];
  /** Whether video evidence is required. */
  readonly needsVideoEvidence: Scalars['Boolean']['output'];
  /** none, per_case or session. */
  readonly videoRequirementStrategy: Scalars['String']['output'];
  /** Targeting in words; replaces the groups. */
  readonly customTargetingRequirements?: Maybe<Scalars['String']['output']>;
  /** Who should test. */
  readonly targetingGroups: ReadonlyArray<TargetingGroup>;
  /** Whether testers need particular data. */
  readonly requiresTestData?: Maybe<Scalars['Boolean']['output']>;
  /** That data. */
  readonly testDataPool?: Maybe<Scalars['JSON']['output']>;
  /** How many rows it has. */
  readonly testDataRowsCount: Scalars['Int']['output'];
  /** How it starts. */
  readonly autoLaunchStatus: AutoLaunchStatus;
  /** Whether its request waits for approval, or was not approved. */
  readonly isUnapproved: Scalars['Boolean']['output'];
  /** Why it does not start by itself. Test managers only, else empty. */
  readonly failedConditions: ReadonlyArray<FailedCondition>;
  /** The supervised test launched from it. */
  readonly launchedTestId?: Maybe<Scalars['ID']['output']>;
};

/** A condition for starting by itself that does not hold. */
export type FailedCondition = {
  /** Stable name. */
  readonly code: Scalars['String']['output'];
  /** Words. */
  readonly message: Scalars['String']['output'];
};

/** An answered scope question. */
export type ScopeRequirementAnswer = {
  /** The question. */
  readonly content: Scalars['String']['output'];
  /** The chosen answers. */
  readonly answers: ReadonlyArray<Scalars['String']['output']>;
  /** Another answer in words. */
  readonly other?: Maybe<Scalars['String']['output']>;
};

/** Who should test: any value within a dimension, every dimension. */
export type TargetingGroup = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Countries. */
  readonly countries: ReadonlyArray<ReferenceEntry>;
  /** Mobile devices. */
  readonly devices: ReadonlyArray<ReferenceEntry>;
  /** Browsers. */
  readonly internetBrowsers: ReadonlyArray<ReferenceEntry>;
  /** Languages. */
  readonly languages: ReadonlyArray<ReferenceEntry>;
  /** Kinds of device. */
  readonly operatingSystemDeviceTypes: ReadonlyArray<ReferenceEntry>;
  /** Operating system versions. */
  readonly operatingSystemVersions: ReadonlyArray<ReferenceEntry>;
};

/** Where a recurring schedule stands. */
export type ScheduleState =
  | 'active'
  | 'paused'
  | 'performed'
  | 'canceled';

/** A recurring schedule. */
export type Schedule = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: ScheduleState;
  /** When the next test starts. */
  readonly nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it came to its end. */
  readonly performedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was cancelled. */
  readonly canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** 0 Sunday to 6 Saturday. */
  readonly recurringDay: Scalars['Int']['output'];
  /** HH:mm in the zone. */
  readonly recurringTime: Scalars['String']['output'];
  /** IANA time zone. */
  readonly userTimezone: Scalars['String']['output'];
  /** The runs that stand elsewhere than the rule puts them, or are left out. */
  readonly runChanges: ReadonlyArray<ScheduleRunChange>;
};

/** A run that stands elsewhere than the rule of its schedule puts it. */
export type ScheduleRunChange = {
  /** Where the rule puts it, which names it. */
  readonly at: Scalars['DateTime']['output'];
  /** Where it stands; null where it is left out. */
  readonly to?: Maybe<Scalars['DateTime']['output']>;
};

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

/** An archive of an organization that is restored here. */
export type OrganizationRestore = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: OrganizationRestoreState;
  /** The name of its file. */
  readonly name: Scalars['String']['output'];
  /** Size of the file in bytes; null until it has arrived. */
  readonly sizeBytes?: Maybe<Scalars['Float']['output']>;
  /** What it brings, or brought; empty until it was checked. */
  readonly found: ReadonlyArray<RestoreFact>;
  /** What stands against it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** How many of its parts are done. */
  readonly done: Scalars['Int']['output'];
  /** Of how many; 0 until that is known. */
  readonly total: Scalars['Int']['output'];
  /** The organization, once it is restored. */
  readonly restoredId?: Maybe<Scalars['ID']['output']>;
  /** Who sent it; null where they are forgotten. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** Until when it waits to be sent or restored. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** Something that an archive brings. */
export type RestoreFact = {
  /** What. */
  readonly label: Scalars['String']['output'];
  /** How much, or which. */
  readonly value: Scalars['String']['output'];
};

/** Which file is sent. */
export type OperatorRestoreBeginInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
};

/** Which archive it is about. */
export type OperatorRestoreInput = {
  /** The archive. */
  readonly restoreId: Scalars['ID']['input'];
};

/** Answer of what is done with an archive that is restored. */
export type OrganizationRestoreResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The archive after it. */
  readonly result?: Maybe<OrganizationRestore>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whose results to publish. */
export type PublishIssuesAndCaseResultsInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Its participants. */
  readonly participantIds: ReadonlyArray<Scalars['ID']['input']>;
  /** What was seen of each and accepted: with it, nobody is published whom anything else stops. Absent: everything is accepted. */
  readonly accepted?: InputMaybe<ReadonlyArray<AcceptedStopsInput>>;
};

/** What stops the publishing of a participant and was accepted. */
export type AcceptedStopsInput = {
  /** The participant. */
  readonly participantId: Scalars['ID']['input'];
  /** What was accepted. */
  readonly stops: ReadonlyArray<PublishingStop>;
};

/** Answer of publishIssuesAndCaseResults. */
export type PublishIssuesAndCaseResultsResult = {
  /** Whether publishing was scheduled. */
  readonly successful: Scalars['Boolean']['output'];
  /** The participants after the change. */
  readonly result?: Maybe<ReadonlyArray<Participant>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whose publishing to take back. */
export type TakeBackPublishingInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Its participants, each as it was seen. */
  readonly participants: ReadonlyArray<SeenParticipantInput>;
};

/** A participant as it was seen. */
export type SeenParticipantInput = {
  /** The participant. */
  readonly participantId: Scalars['ID']['input'];
  /** The version that was seen: what somebody changed since is not taken back. */
  readonly version: Scalars['Int']['input'];
};

/** Answer of takeBackPublishing. */
export type TakeBackPublishingResult = {
  /** Whether it was taken back. */
  readonly successful: Scalars['Boolean']['output'];
  /** The participants after the change. */
  readonly result?: Maybe<ReadonlyArray<Participant>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An answer to an assignment. */
export type ChangeAssignmentStatusInput = {
  /** The caller's assignment. */
  readonly assignedCommunityTestManagerId: Scalars['ID']['input'];
  /** accepted or rejected. */
  readonly status: AssignmentStatus;
  /** The version of the guidance that was read and is confirmed with it. */
  readonly guidanceVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of changeAssignmentStatus. */
export type ChangeAssignmentStatusResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The assignment after the change. */
  readonly result?: Maybe<AssignedCommunityTestManager>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whom to assign. */
export type AssignCommunityTestManagerInput = {
  /** The moderator. */
  readonly organizationUserId: Scalars['ID']['input'];
  /** The supervised test. */
  readonly flexibleTestingTestId: Scalars['ID']['input'];
};

/** Answer of assignCommunityTestManager. */
export type AssignCommunityTestManagerResult = {
  /** Whether the moderator was assigned. */
  readonly successful: Scalars['Boolean']['output'];
  /** The test after the change. */
  readonly result?: Maybe<FlexibleTestingTest>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which assignment to end. */
export type RemoveAssignedCommunityTestManagerInput = {
  /** The assignment. */
  readonly assignedCommunityTestManagerId: Scalars['ID']['input'];
};

/** Answer of removeAssignedCommunityTestManager. */
export type RemoveAssignedCommunityTestManagerResult = {
  /** Whether it was ended. */
  readonly successful: Scalars['Boolean']['output'];
  /** The assignment after the change. */
  readonly result?: Maybe<AssignedCommunityTestManager>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whose results to export. */
export type ExportTestCaseResultsToCsvInput = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['input'];
  /** Its participants, 1 to 50. */
  readonly participantsIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Answer of exportTestCaseResultsToCsv. */
export type ExportTestCaseResultsToCsvResult = {
  /** Whether the files were made. */
  readonly successful: Scalars['Boolean']['output'];
  /** One file for each participant, in the order given. */
  readonly result?: Maybe<ReadonlyArray<CsvFile>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whom to remove, and why. */
export type RemoveTestersFromTestInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Its participants. */
  readonly participantIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Codes when removal is strict, otherwise one text. */
  readonly removalReasons: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of removeTestersFromTest. */
export type RemoveTestersFromTestResult = {
  /** Whether they were removed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The participants after the change. */
  readonly result?: Maybe<ReadonlyArray<Participant>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which test to end. */
export type FlexibleTestingCloseTestWindowInput = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['input'];
};

/** Answer of flexibleTestingCloseTestWindow. */
export type FlexibleTestingCloseTestWindowResult = {
  /** Whether it was closed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The test after the change. */
  readonly result?: Maybe<FlexibleTestingTest>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which blocker. */
export type TestBlockerInput = {
  /** The blocker. */
  readonly testBlockerId: Scalars['ID']['input'];
};

/** Answer of the blocker mutations. */
export type TestBlockerResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The blocker after the change. */
  readonly result?: Maybe<TestBlocker>;
  /** Whose it is, after the change. */
  readonly participant?: Maybe<Participant>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What is removed and what is kept, by organization. */
export type OperatorRetention = {
  /** Organizations of which something is about to be removed, the first to go first. */
  readonly organizations: ReadonlyArray<RetentionFigures>;
  /** Legal holds that stand, the newest first. */
  readonly holds: ReadonlyArray<LegalHold>;
};

/** How much of an organization is about to be removed: announced, or being removed. */
export type RetentionFigures = {
  /** The organization. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Requests and tests that go. */
  readonly testsCount: Scalars['Int']['output'];
  /** Results that go with them. */
  readonly resultsCount: Scalars['Int']['output'];
  /** Files that go with them. */
  readonly filesCount: Scalars['Int']['output'];
  /** Size of those files in bytes. */
  readonly bytes: Scalars['Float']['output'];
  /** When the first of them goes. */
  readonly firstRemovalAt: Scalars['DateTime']['output'];
  /** How many of them a legal hold keeps. */
  readonly heldCount: Scalars['Int']['output'];
};

/** Whether a legal hold stands. */
export type LegalHoldState =
  | 'placed'
  | 'lifted';

/** What keeps an organization or a test from being removed. */
export type LegalHold = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it stands. */
  readonly state: LegalHoldState;
  /** Name of the organization. */
  readonly organizationName: Scalars['String']['output'];
  /** Code of the test; null where the whole organization is kept. */
  readonly testCode?: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Who placed it; null where they are forgotten. */
  readonly placedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly placedAt: Scalars['DateTime']['output'];
};

/** Input of operatorLegalHoldPlace. */
export type OperatorLegalHoldPlaceInput = {
  /** The organization. */
  readonly organizationId: Scalars['ID']['input'];
  /** Code of one test; left out or empty, everything of the organization is kept. */
  readonly testCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Input of operatorLegalHoldLift. */
export type OperatorLegalHoldLiftInput = {
  /** The legal hold. */
  readonly holdId: Scalars['ID']['input'];
};

/** Answer of a write to a legal hold. */
export type OperatorLegalHoldResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The legal hold. */
  readonly result?: Maybe<LegalHold>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** What goes back to one test run of a test-management tool. */
export type RunReport = {
  /** Identifier of the test. */
  readonly id: Scalars['ID']['output'];
  /** testrail or zephyr-squad. */
  readonly source: Scalars['String']['output'];
  /** What the tool calls the run. */
  readonly runId: Scalars['String']['output'];
  /** Where the tool shows the run; null where that was not noted. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Whether the organization has an active integration with the tool. */
  readonly isConnected: Scalars['Boolean']['output'];
  /** Outcomes that wait. */
  readonly waitingCount: Scalars['Int']['output'];
  /** Outcomes of which nobody knows yet whether they arrived. */
  readonly sendingCount: Scalars['Int']['output'];
  /** Outcomes that arrived. */
  readonly sentCount: Scalars['Int']['output'];
  /** Outcomes that the tool refused, without those that a newer one took the place of. */
  readonly failedCount: Scalars['Int']['output'];
  /** Each outcome on its way, latest first. */
  readonly results: RunResultConnection;
};


/** What goes back to one test run of a test-management tool. */
export type RunReportResultsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** One outcome of a test case on its way to a test run. */
export type RunResult = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: RunResultState;
  /** The outcome. */
  readonly outcome: CaseOutcome;
  /** Why it waits or failed. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** When it goes on at the earliest. */
  readonly notBefore?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent last. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the outcome came to be. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The test case. */
  readonly testCase: ReportedTestCase;
};

/** A test case as a result names it. */
export type ReportedTestCase = {
  /** Identifier of the test case. */
  readonly id: Scalars['ID']['output'];
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A page of outcomes. */
export type RunResultConnection = {
  /** The outcomes of this page. */
  readonly nodes: ReadonlyArray<RunResult>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** Whose results are to be sent again. */
export type RetryRunResultsInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
};

/** What came of a wish about results that go back. */
export type RunReportResult = {
  /** Whether they are sent again. */
  readonly successful: Scalars['Boolean']['output'];
  /** What goes back to the run, as it stands now. */
  readonly result?: Maybe<RunReport>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What a moderator keeps to ask testers for an edit with. */
export type SavedSentence = {
  /** Identifier, made by the client. */
  readonly id: Scalars['ID']['output'];
  /** Its words. {tester} stands for the tester's name and {case} for the title of the test case. */
  readonly text: Scalars['String']['output'];
  /** Whether everybody who moderates in the organization sees it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Who wrote it. */
  readonly ownerId: Scalars['ID']['output'];
  /** The name of who wrote it. */
  readonly ownerName: Scalars['String']['output'];
};

/** Which sentence to keep. */
export type SavedSentenceCreateInput = {
  /** Identifier, a uuid made by the client. */
  readonly savedSentenceId: Scalars['ID']['input'];
  /** Its words, at most 500 characters. */
  readonly text: Scalars['String']['input'];
  /** Whether everybody who moderates in the organization sees it; only test managers decide that. */
  readonly isShared: Scalars['Boolean']['input'];
};

/** What to change of a sentence. */
export type SavedSentenceUpdateInput = {
  /** The sentence. */
  readonly savedSentenceId: Scalars['ID']['input'];
  /** Its words, at most 500 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody who moderates in the organization sees it; only test managers decide that, and of their own sentences. */
  readonly isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which sentence to remove. */
export type SavedSentenceRemoveInput = {
  /** The sentence. */
  readonly savedSentenceId: Scalars['ID']['input'];
  /** True brings it back instead. */
  readonly restore?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which sentence was taken. */
export type SavedSentenceUseInput = {
  /** The sentence. */
  readonly savedSentenceId: Scalars['ID']['input'];
};

/** What a change to a saved sentence answers. */
export type SavedSentenceResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The sentence after the change. */
  readonly result?: Maybe<SavedSentence>;
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** What somebody keeps of a list under a name. */
export type SavedView = {
  /** Identifier, made by the client. */
  readonly id: Scalars['ID']['output'];
  /** The list it is a view of. */
  readonly list: SavedViewList;
  /** Its name, unique among those its owner has of the list. */
  readonly name: Scalars['String']['output'];
  /** What the address of the list says: filters, search and order. */
  readonly query: Scalars['String']['output'];
  /** Whether everybody in the organization sees it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Whether the caller has it above the list. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** Who saved it. */
  readonly ownerId: Scalars['ID']['output'];
  /** The name of who saved it. */
  readonly ownerName: Scalars['String']['output'];
  /** The request that a template keeps, as a draft has it; null of any other view. */
  readonly content?: Maybe<Scalars['JSON']['output']>;
  /** How many tests the request of a template has; null of any other view. */
  readonly testCount?: Maybe<Scalars['Int']['output']>;
};

/** Which view to save. */
export type SavedViewCreateInput = {
  /** Identifier, a uuid made by the client. */
  readonly savedViewId: Scalars['ID']['input'];
  /** The list. */
  readonly list: SavedViewList;
  /** Its name, at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** What the address of the list says, at most 2,000 characters. */
  readonly query: Scalars['String']['input'];
  /** Whether everybody in the organization sees it. */
  readonly isShared: Scalars['Boolean']['input'];
  /** Whether the caller has it above the list. */
  readonly isPinned: Scalars['Boolean']['input'];
  /** The request that a template keeps, as a draft has it, at most 6 MiB; its files and a start at a date are left out. Nothing else keeps one. */
  readonly content?: InputMaybe<Scalars['JSON']['input']>;
};

/** What to change of a view. */
export type SavedViewUpdateInput = {
  /** The view. */
  readonly savedViewId: Scalars['ID']['input'];
  /** Its name, at most 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What the address of the list says, at most 2,000 characters. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody in the organization sees it; only its owner decides that. */
  readonly isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which view to put above the list. */
export type SavedViewPinInput = {
  /** The view. */
  readonly savedViewId: Scalars['ID']['input'];
  /** False takes it from there. */
  readonly isPinned: Scalars['Boolean']['input'];
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which view to remove. */
export type SavedViewRemoveInput = {
  /** The view. */
  readonly savedViewId: Scalars['ID']['input'];
  /** True brings it back instead. */
  readonly restore?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change left which is taken back. Where somebody moved it since, that is refused and told. Left out, whatever stands there is taken back. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a change to a saved view answers. */
export type SavedViewResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The view after the change. */
  readonly result?: Maybe<SavedView>;
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A new rule for a schedule. */
export type UpdateScheduleInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** 0 Sunday to 6 Saturday. */
  readonly recurringDay?: InputMaybe<Scalars['Int']['input']>;
  /** HH:mm. */
  readonly recurringTime?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  readonly userTimezone: Scalars['String']['input'];
  /** The version that the change which this takes back has left. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A schedule that is to rest or go on. */
export type ScheduleRestInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** The version that the change which this takes back has left. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A run, and where it is to stand. */
export type MoveScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** Where the run stands. */
  readonly runAt: Scalars['DateTime']['input'];
  /** Where it is to stand. */
  readonly to: Scalars['DateTime']['input'];
  /** The version that the change which this takes back has left. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A run that is to stand where the rule has it. */
export type RestoreScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** Where the rule has it. */
  readonly ruledAt: Scalars['DateTime']['input'];
  /** The version that the change which this takes back has left. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a schedule that needs a reason. */
export type ScheduleReasonInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** Why; not blank. */
  readonly reason: Scalars['String']['input'];
};

/** A run that is left out, and why. */
export type SkipScheduleRunInput = {
  /** The schedule. */
  readonly scheduleId: Scalars['ID']['input'];
  /** Why; not blank. */
  readonly reason: Scalars['String']['input'];
  /** Where the run stands that is meant; refused where none stands there any more. Without it the next one, whichever that is. */
  readonly runAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of the schedule mutations. */
export type ScheduleResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The schedule after the change. */
  readonly result?: Maybe<Schedule>;
  /** The version that the change left; null where nothing changed. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What stands on a calendar. */
export type Calendar = {
  /** Tests that wait, run or repeat, at most 500. */
  readonly tests: ReadonlyArray<PlatformTest>;
  /** Results of testers that are about to be published. Test managers only, else empty. */
  readonly publishing: ReadonlyArray<CalendarPublishing>;
};

/** Results of a test that are published at one moment. */
export type CalendarPublishing = {
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** Code of the test. */
  readonly code: Scalars['String']['output'];
  /** Name of the test. */
  readonly name: Scalars['String']['output'];
  /** When they are published. */
  readonly at: Scalars['DateTime']['output'];
  /** Of how many testers. */
  readonly testers: Scalars['Int']['output'];
};

/** What can be found. */
export type SearchKind =
  | 'request'
  | 'test'
  | 'issue'
  | 'test_case'
  | 'tester'
  | 'service';

/** Something that was found. */
export type SearchHit = {
  /** Identifier, unique among all kinds. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: SearchKind;
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** Its code, or where it belongs. */
  readonly context: Scalars['String']['output'];
  /** Where it is shown. */
  readonly url: Scalars['String']['output'];
};

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

/** A service that can be asked for. */
export type ProfessionalService = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** What it is. */
  readonly description: Scalars['String']['output'];
  /** What it costs, as text. */
  readonly cost: Scalars['String']['output'];
  /** When it is delivered, as text. */
  readonly serviceLevelAgreement: Scalars['String']['output'];
  /** What a request should include. */
  readonly requestFormInstructions: Scalars['String']['output'];
  /** Whether it can be asked for now. */
  readonly offered: Scalars['Boolean']['output'];
};

/** A request for a service. */
export type ProfessionalServiceRequest = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What was asked for. */
  readonly professionalService: ProfessionalService;
  /** What was written. */
  readonly content: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: ServiceRequestState;
  /** What the customer was told last. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** Who asked. */
  readonly requestedBy: Scalars['String']['output'];
  /** The organization that asked. */
  readonly organizationName: Scalars['String']['output'];
  /** When it was asked. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last moved. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What is asked for. */
export type ProfessionalServiceRequestCreateInput = {
  /** The service. */
  readonly professionalServiceId: Scalars['ID']['input'];
  /** 1 to 10,000 characters. */
  readonly content: Scalars['String']['input'];
};

/** Answer of a write to a request. */
export type ProfessionalServiceRequestResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The request after the change. */
  readonly result?: Maybe<ProfessionalServiceRequest>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of operatorServiceSave. */
export type OperatorServiceSaveInput = {
  /** The entry; null makes one. */
  readonly serviceId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters. */
  readonly title: Scalars['String']['input'];
  /** 1 to 2,000 characters. */
  readonly description: Scalars['String']['input'];
  /** 1 to 255 characters. */
  readonly cost: Scalars['String']['input'];
  /** 1 to 255 characters. */
  readonly serviceLevelAgreement: Scalars['String']['input'];
  /** 1 to 2,000 characters. */
  readonly requestFormInstructions: Scalars['String']['input'];
  /** Whether it can be asked for. */
  readonly offered: Scalars['Boolean']['input'];
};

/** Answer of operatorServiceSave. */
export type OperatorServiceResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The entry after the change. */
  readonly result?: Maybe<ProfessionalService>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of operatorServiceRequestAnswer. */
export type OperatorServiceRequestAnswerInput = {
  /** The request. */
  readonly requestId: Scalars['ID']['input'];
  /** What becomes of it. */
  readonly move: ServiceRequestMove;
  /** What the customer is told; null leaves the last answer. */
  readonly answer?: InputMaybe<Scalars['String']['input']>;
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

/** A page of a test that a link opens to people without an account. The link is shown once. */
export type SharedReport = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: SharedReportState;
  /** What it holds. */
  readonly parts: ReadonlyArray<SharedReportPart>;
  /** Which issues it holds, where it holds any. */
  readonly issues: SharedReportIssues;
  /** How many issues were chosen by hand. */
  readonly chosenCount: Scalars['Int']['output'];
  /** What it leaves out. */
  readonly leavesOut: ReadonlyArray<SharedReportField>;
  /** Who made it; null where they are forgotten. */
  readonly madeBy?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its time is over. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was revoked or expired. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often its link was opened. */
  readonly openedCount: Scalars['Int']['output'];
  /** When its link was opened last; null while nobody did. */
  readonly lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From where, without what tells a person: a network, never a whole address. */
  readonly lastOpenedFrom?: Maybe<Scalars['String']['output']>;
  /** With which browser and system. */
  readonly lastOpenedWith?: Maybe<Scalars['String']['output']>;
};

/** Input of sharedReportCreate. */
export type SharedReportCreateInput = {
  /** The test. */
  readonly testId: Scalars['ID']['input'];
  /** Its title, at most 120 characters. */
  readonly title: Scalars['String']['input'];
  /** A word of introduction, at most 2000 characters. */
  readonly introduction?: InputMaybe<Scalars['String']['input']>;
  /** What it holds, at least one. */
  readonly parts: ReadonlyArray<SharedReportPart>;
  /** Which issues it holds, where it holds any. */
  readonly issues: SharedReportIssues;
  /** Those chosen by hand, at most 200. */
  readonly issueIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What it leaves out. */
  readonly leavesOut: ReadonlyArray<SharedReportField>;
  /** After how many days its time is over, from 1 to 365. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** When its time is over, within a year, where no days are given. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Input of sharedReportRevoke. */
export type SharedReportRevokeInput = {
  /** The report. */
  readonly sharedReportId: Scalars['ID']['input'];
};

/** Answer of what makes or revokes a shared report. */
export type SharedReportResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The report after it. */
  readonly result?: Maybe<SharedReport>;
  /** The link, once; null where none was made. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What people may do here. */
export type Role =
  | 'customer'
  | 'test_manager'
  | 'community_test_manager';

/** A person who works in an organization. */
export type OrganizationUser = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name used outside the portal. */
  readonly publicId: Scalars['ID']['output'];
  /** What this person may do. */
  readonly role: Role;
  /** E-mail address they sign in with. */
  readonly email: Scalars['String']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** First and last name. */
  readonly fullName: Scalars['String']['output'];
  /** Whether the role is test_manager. */
  readonly isTestManager: Scalars['Boolean']['output'];
  /** Whether they run this installation; false while somebody acts for them. */
  readonly isOperator: Scalars['Boolean']['output'];
  /** When the person was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Proves to the help widget who they are; null where none is set up, and while somebody acts for them. */
  readonly intercomUserHash?: Maybe<Scalars['String']['output']>;
  /** With which a client of Stream's chat connects as this person, for a day; null where the chat is the portal's own, and while somebody acts for them. */
  readonly streamChatToken?: Maybe<Scalars['String']['output']>;
  /** The organization they work in now. */
  readonly organization: Organization;
  /** The organization's trial, when it has one. */
  readonly trial?: Maybe<Trial>;
};

/** A member or an open invitation as listed on the team page. */
export type OrganizationMember = {
  /** Identifier of the member, or of the invitation. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** First and last name; empty for an open invitation. */
  readonly fullName: Scalars['String']['output'];
  /** What they may do. */
  readonly role: Role;
  /** Where they stand. */
  readonly state: MembershipState;
  /** Whether they run this installation; false for customers, who remove no staff. */
  readonly isOperator: Scalars['Boolean']['output'];
  /** When they used the portal last, to a few minutes. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many drafts of requests are theirs. */
  readonly draftCount: Scalars['Int']['output'];
  /** Their invitation, while it is open. */
  readonly invitation?: Maybe<OrganizationInvitation>;
};

/** A tenant: nothing of it is visible to another. */
export type Organization = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name used in the organization header. */
  readonly publicId: Scalars['ID']['output'];
  /** Name given by staff. */
  readonly name: Scalars['String']['output'];
  /** Name the organization chose. */
  readonly chosenName?: Maybe<Scalars['String']['output']>;
  /** Prefix of its test codes. */
  readonly shortCode: Scalars['String']['output'];
  /** Whether it has chosen its name, or was made with it by an operator: it is not asked for its name then. */
  readonly isNameChosen: Scalars['Boolean']['output'];
  /** May use the public test chat. */
  readonly flexibleTestingAccess: Scalars['Boolean']['output'];
  /** May choose between kinds of service. */
  readonly isServiceTypeSelectionEnabled: Scalars['Boolean']['output'];
  /** May import test cases from online spreadsheets. */
  readonly googleSheetsAutoImportEnabled: Scalars['Boolean']['output'];
  /** May upload known issues. */
  readonly knownIssuesUploadEnabled: Scalars['Boolean']['output'];
  /** May launch advanced tests. */
  readonly advancedTestsAccess: Scalars['Boolean']['output'];
  /** Pays with credits. */
  readonly creditModelAccess: Scalars['Boolean']['output'];
  /** Uses the multi-test launch. */
  readonly newLaunchUxEnabled: Scalars['Boolean']['output'];
  /** Tests may start by themselves. */
  readonly autoLaunchingEnabled: Scalars['Boolean']['output'];
  /** May require video evidence. */
  readonly videoRequirementEnabled: Scalars['Boolean']['output'];
  /** Fields of an issue that integrations may map. */
  readonly issueFieldDefinitions?: Maybe<ReadonlyArray<IssueFieldDefinition>>;
  /** Token for the integration platform of this installation, good for two hours; null without one and for community test managers. */
  readonly integrationAppToken?: Maybe<Scalars['String']['output']>;
  /** Credits; null without credit model access and for community test managers. */
  readonly creditAccount?: Maybe<CreditAccount>;
};

/** A portal field that an issue tracker's field can be mapped to. */
export type IssueFieldDefinition = {
  /** Stable name. */
  readonly code: Scalars['String']['output'];
  /** Name as shown. */
  readonly label: Scalars['String']['output'];
};

/** The trial of an organization. */
export type Trial = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** When it ends. */
  readonly finishesAt: Scalars['DateTime']['output'];
  /** When it was ended; set means expired. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Credits of an organization. */
export type CreditAccount = {
  /** Credits left; may be negative. */
  readonly balance: Scalars['Float']['output'];
  /** What was paid and refunded, newest first, 10 a page. */
  readonly transactions: CreditTransactionConnection;
  /** What was spent and added in each of the past 12 months, this one last; months are those of UTC. */
  readonly months: ReadonlyArray<CreditMonth>;
};


/** Credits of an organization. */
export type CreditAccountTransactionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The credits of one month. */
export type CreditMonth = {
  /** Its beginning. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Credits taken, as a positive number. */
  readonly spent: Scalars['Float']['output'];
  /** Credits bought and given back. */
  readonly added: Scalars['Float']['output'];
};

/** One movement of credits. */
export type CreditTransaction = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What it was for. */
  readonly description: Scalars['String']['output'];
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Credits added, or taken when negative. */
  readonly amount: Scalars['Float']['output'];
  /** Balance after it. */
  readonly balanceAfterTransaction: Scalars['Float']['output'];
  /** The test it was for. */
  readonly subject?: Maybe<CreditSubject>;
};

/** The test a credit transaction was for. */
export type CreditSubject = {
  /** Advanced Test or Supervised Test. */
  readonly type: Scalars['String']['output'];
  /** Name of the test. */
  readonly name: Scalars['String']['output'];
  /** Identifier of the test. */
  readonly id: Scalars['ID']['output'];
  /** Path of the test in the portal. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A page of credit transactions. */
export type CreditTransactionConnection = {
  /** The transactions of this page. */
  readonly nodes: ReadonlyArray<CreditTransaction>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An organization in the switcher. */
export type OrganizationOption = {
  /** Name used in the organization header. */
  readonly publicId: Scalars['ID']['output'];
  /** Prefix of its test codes. */
  readonly shortCode: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
};

/** A switchable part of the product. */
export type FeatureFlag = {
  /** Stable name, for example delivery-mode-selection. */
  readonly name: Scalars['ID']['output'];
  /** Whether it is on. */
  readonly enabled: Scalars['Boolean']['output'];
};

/** A message to a person or to a role of an organization. */
export type Notification = {
  /** Growing number of the event; null in a list. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** Kind; internal_error goes to error reporting, every other kind is shown. */
  readonly kind: Scalars['String']['output'];
  /** Identifier; a notification is shown once. */
  readonly publicId: Scalars['ID']['output'];
  /** What it says and where it leads. */
  readonly details: NotificationDetails;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the caller has read it; false in an event. */
  readonly isRead?: Maybe<Scalars['Boolean']['output']>;
  /** The test it is about. */
  readonly testId?: Maybe<Scalars['ID']['output']>;
};

/** Words and target of a notification. */
export type NotificationDetails = {
  /** The sentence. */
  readonly description: Scalars['String']['output'];
  /** A path in the portal or an https address. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

/** An issue that became visible. */
export type IssueWasCreated = {
  /** Growing number of the event. */
  readonly number: Scalars['String']['output'];
  /** The test. */
  readonly testId: Scalars['ID']['output'];
  /** The issue. */
  readonly issueId: Scalars['ID']['output'];
};

/** A test that was launched. */
export type TestWasLaunched = {
  /** Growing number of the event. */
  readonly number: Scalars['String']['output'];
  /** The test that was launched. */
  readonly testId: Scalars['ID']['output'];
};

/** What changed, as the caller may read it afterwards: null where the event is of something else, or the caller may not read it. */
export type Changed = {
  /** Growing number of the event. */
  readonly number: Scalars['String']['output'];
  /** What kind of thing changed: test, participant, case_result, issue, reproduction, blocker, assignment, request, organization, chat. */
  readonly topic: Scalars['String']['output'];
  /** The test it belongs to. */
  readonly testId?: Maybe<Scalars['ID']['output']>;
  /** The thing itself. */
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  /** The idempotency key of the call that changed it, if the caller made that call: the answer of the call has told it all. Null otherwise. */
  readonly idempotencyKey?: Maybe<Scalars['ID']['output']>;
  /** The issue, of topic issue. */
  readonly issue?: Maybe<Issue>;
  /** The tag of issues, of topic issue. */
  readonly issueTag?: Maybe<IssueTag>;
  /** The reproduction, of topic reproduction. */
  readonly reproduction?: Maybe<ReproducibilityTestDetails>;
  /** The participant, of topics participant and case_result. */
  readonly participant?: Maybe<Participant>;
  /** The result of a test case, of topic case_result. */
  readonly caseResult?: Maybe<CaseResult>;
  /** The blocker, of topic blocker. */
  readonly blocker?: Maybe<TestBlocker>;
  /** How many of all issues that the caller may read are where, of topic issue. */
  readonly issueStats?: Maybe<IssueStats>;
  /** The test: of topic test itself, else the one that it belongs to. */
  readonly test?: Maybe<PlatformTest>;
};

/** New name of the caller. */
export type OrganizationUserUpdateInput = {
  /** The caller's own identifier. */
  readonly organizationUserId: Scalars['ID']['input'];
  /** 1 to 255 characters. */
  readonly firstName: Scalars['String']['input'];
  /** 1 to 255 characters. */
  readonly lastName: Scalars['String']['input'];
};

/** Answer of organizationUserUpdate. */
export type OrganizationUserUpdateResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The person after the change. */
  readonly result?: Maybe<OrganizationUser>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Where to switch to. */
export type ChangeOrganizationInput = {
  /** Public id of another organization. */
  readonly organizationPublicId: Scalars['ID']['input'];
};

/** Answer of changeOrganization. */
export type ChangeOrganizationResult = {
  /** Whether the switch was made. */
  readonly successful: Scalars['Boolean']['output'];
  /** The person in the new organization. */
  readonly result?: Maybe<OrganizationUser>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The chosen name. */
export type OrganizationUpdateInput = {
  /** 1 to 255 characters. */
  readonly chosenName: Scalars['String']['input'];
};

/** Answer of organizationUpdate. */
export type OrganizationUpdateResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The organization after the change. */
  readonly result?: Maybe<Organization>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A period of credit transactions. */
export type ExportCreditsInput = {
  /** Its beginning; the first transaction where there is none. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its end, which is no part of it; now where there is none. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of exportCreditsToCsv. */
export type ExportCreditsResult = {
  /** Whether the file was made. */
  readonly successful: Scalars['Boolean']['output'];
  /** The file. */
  readonly result?: Maybe<CsvFile>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A page that was opened. */
export type PageViewTrackInput = {
  /** Name of the page, at most 255 characters. */
  readonly pageName: Scalars['String']['input'];
};

/** Answer of pageViewTrack. */
export type PageViewTrackResult = {
  /** Whether it was counted. */
  readonly successful: Scalars['Boolean']['output'];
  /** The page that was counted. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An issue that reads like another. */
export type SimilarIssue = {
  /** How alike the titles are, in percent; the letters of words are compared, three at a time. */
  readonly likeness: Scalars['Int']['output'];
  /** The issue. */
  readonly issue: Issue;
};

/** A form of a supervised test. Values, never a running state: restoring it cannot launch anything. */
export type SupervisedForm = {
  /** Grows with each save. */
  readonly version: Scalars['Int']['output'];
  /** The form. */
  readonly values: Scalars['JSON']['output'];
  /** The device that saved it last. */
  readonly device?: Maybe<Scalars['ID']['output']>;
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
};

/** A form of a supervised test to save. */
export type SaveSupervisedFormInput = {
  /** The advanced test. */
  readonly advancedTestId: Scalars['ID']['input'];
  /** The requested test; left out where the request has none. */
  readonly requestedTestId?: InputMaybe<Scalars['ID']['input']>;
  /** The version this save is based on; 0 for the first. */
  readonly version: Scalars['Int']['input'];
  /** The form, at most 6 MiB. */
  readonly values: Scalars['JSON']['input'];
  /** The device that saves, a uuid made by the client. */
  readonly device?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of saveSupervisedForm. */
export type SaveSupervisedFormResult = {
  /** Whether it was saved. */
  readonly successful: Scalars['Boolean']['output'];
  /** The form after the save; with stale_object, the form as it is. */
  readonly result?: Maybe<SupervisedForm>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What testers must have. */
export type MatchingTestersInput = {
  /** 1 to 1,000. */
  readonly numberOfResultsNeeded: Scalars['Int']['input'];
  /** Reference numbers. */
  readonly countryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly languageIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly deviceTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly mobileDeviceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly manufacturerIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Testers to leave out; they need not exist. */
  readonly excludedTesterIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Earlier tests, at most 100: who took part in one of them is left out. */
  readonly excludedTestIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Goes on after the endCursor of an earlier answer. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** The advanced test the group is for. */
  readonly advancedTestRequestId: Scalars['ID']['input'];
};

/** Testers that fit. */
export type MatchingTesters = {
  /** How many fit in all. */
  readonly totalNumber: Scalars['Int']['output'];
  /** The best of them, as many as results are needed and half as many again; after a cursor the next fifty. */
  readonly testers: ReadonlyArray<MatchingTester>;
  /** Where the list goes on, null at its end. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** What one criterion of a group costs. */
export type MatchingCost = {
  /** The field of the input that is left out. */
  readonly criterion: Scalars['String']['output'];
  /** How many fit without it. */
  readonly totalNumber: Scalars['Int']['output'];
};

/** What is known of an address. */
export type TesterByEmail = {
  /** As it was asked, in small letters. */
  readonly email: Scalars['String']['output'];
  /** The tester; null where nobody has it. */
  readonly tester?: Maybe<MatchingTester>;
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

/** One choice of a tester. */
export type TesterChoice = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** How it came about. */
  readonly kind: TesterChoiceKind;
  /** 0 at the launch, then each wave of invitations of the group. */
  readonly wave: Scalars['Int']['output'];
  /** Name of the group. */
  readonly groupName: Scalars['String']['output'];
  /** The participation. */
  readonly participantId: Scalars['ID']['output'];
  /** Name of the tester. */
  readonly fullName: Scalars['String']['output'];
  /** Rank at the choice, 0 to 100. */
  readonly rankPercentile: Scalars['Int']['output'];
  /** How many could have been chosen, where somebody was. */
  readonly candidates?: Maybe<Scalars['Int']['output']>;
  /** Whose place it is. */
  readonly replaced?: Maybe<ReplacedTester>;
  /** When. */
  readonly madeAt: Scalars['DateTime']['output'];
};

/** A tester whose place somebody else took. */
export type ReplacedTester = {
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** What became of them. */
  readonly status: Scalars['String']['output'];
};

/** Testers and the versions they are to have. */
export type TesterDevicesInput = {
  /** At most 1,000. */
  readonly testerEmails: ReadonlyArray<Scalars['String']['input']>;
  /** Reference numbers; without any, every device will do. */
  readonly operatingSystemVersionIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** A tester who has none of the versions. */
export type InvalidDeviceTester = {
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Name; null where nobody has the address. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** What they have instead, for example 'Pixel 8, Android 14'. */
  readonly devices: ReadonlyArray<Scalars['String']['output']>;
};

/** Whose test cases to give. */
export type ExportRawTestCasesInput = {
  /** The advanced test. */
  readonly advancedTestRequestId: Scalars['ID']['input'];
};

/** Answer of exportRawTestCasesToCsv. */
export type ExportRawTestCasesResult = {
  /** Whether they were exported. */
  readonly successful: Scalars['Boolean']['output'];
  /** The files. */
  readonly result?: Maybe<ReadonlyArray<CsvFile>>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A tester that fits. */
export type MatchingTester = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Name. */
  readonly fullName: Scalars['String']['output'];
  /** available, busy or away. */
  readonly availability: Scalars['String']['output'];
  /** 0 to 100, higher is better. */
  readonly rankPercentile: Scalars['Int']['output'];
  /** Whether they tested for this organization before. */
  readonly testedForCustomer: Scalars['Boolean']['output'];
  /** Whether they may only be a backup. */
  readonly backupOnly: Scalars['Boolean']['output'];
  /** Country. */
  readonly country: TesterCountry;
};

/** A group of testers to choose. */
export type TesterGroupInput = {
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** 1 to 1,000. */
  readonly numberOfResultsNeeded: Scalars['Int']['input'];
  /** Chosen testers by e-mail. */
  readonly selectedTesterEmails: ReadonlyArray<Scalars['String']['input']>;
  /** Backups by e-mail. */
  readonly backupTesterEmails: ReadonlyArray<Scalars['String']['input']>;
  /** Reference numbers. */
  readonly countryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly languageIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly deviceTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly manufacturerIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly mobileDeviceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly operatingSystemVersionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Reference numbers. */
  readonly internetBrowserIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** At most 10,000 characters. */
  readonly other?: InputMaybe<Scalars['String']['input']>;
  /** Tags of the cases it runs; none means all cases. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Testers the server does not choose. */
  readonly excludedTesterIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Earlier tests, at most 100: who took part in one of them is not chosen by the server. */
  readonly excludedTestIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Whether the server chooses the testers. */
  readonly automaticTesterSelectionEnabled: Scalars['Boolean']['input'];
  /** Why not. */
  readonly automaticTesterSelectionDisabledReason?: InputMaybe<Scalars['String']['input']>;
};

/** A supervised test to launch. */
export type LaunchSupervisedTestInput = {
  /** The advanced test it is launched from. */
  readonly parentTestId: Scalars['ID']['input'];
  /** The requested test it answers. */
  readonly requestedTestId?: InputMaybe<Scalars['ID']['input']>;
  /** Where testers find the application. */
  readonly applicationUrl: Scalars['String']['input'];
  /** Name. */
  readonly name: Scalars['String']['input'];
  /** What it is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  readonly credentialsAndAccessInstructions?: InputMaybe<Scalars['String']['input']>;
  /** More places to look. */
  readonly additionalUrlsAndResources?: InputMaybe<Scalars['String']['input']>;
  /** Cases; left out, those of the requested test. */
  readonly testCases?: InputMaybe<ReadonlyArray<TestCaseInput>>;
  /** web, android, ios: at least one. */
  readonly testEnvironments: ReadonlyArray<Scalars['String']['input']>;
  /** web, android, ios: what the groups test on; left out, the same as testEnvironments. */
  readonly platforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** An https address. */
  readonly testerSpecificationDocument: Scalars['String']['input'];
  /** At least one group. */
  readonly testerGroups: ReadonlyArray<TesterGroupInput>;
  /** Payout per case in cents, 0 to 1,000,000. */
  readonly payoutBaseAmount: Scalars['Int']['input'];
  /** Whether a passed case needs an attachment. */
  readonly requiredAttachmentForPass?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether every case needs a video. */
  readonly requireVideoAttachment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the payout is multiplied by country. */
  readonly applyCountryPayoutMultiplier?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether backups are brought in by themselves. */
  readonly automaticTesterManagementEnabled: Scalars['Boolean']['input'];
  /** Why not. */
  readonly automaticTesterManagementDisabledReason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of launchSupervisedTest. */
export type LaunchSupervisedTestResult = {
  /** Whether it was launched. */
  readonly successful: Scalars['Boolean']['output'];
  /** What was launched. */
  readonly result?: Maybe<LaunchedTest>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A launched supervised test. */
export type LaunchedTest = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['output'];
  /** Path of its results. */
  readonly resultsPageUrl: Scalars['String']['output'];
  /** The advanced test. */
  readonly advancedTestRequestId: Scalars['ID']['output'];
};

/** Where a member stands. */
export type MembershipState =
  | 'invited'
  | 'active'
  | 'removed'
  | 'forgotten';

/** An open invitation to the organization. */
export type OrganizationInvitation = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Address that was invited. */
  readonly email: Scalars['String']['output'];
  /** When it was sent last. */
  readonly sentAt: Scalars['DateTime']['output'];
  /** Until when its link is good. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How its mail fares: waiting, sending, sent, unconfirmed, failed, or kept where no mail server is set up. */
  readonly mailState?: Maybe<Scalars['String']['output']>;
  /** The link to hand over. Told once, to whoever made it, and only where no mail server is set up. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

/** Whom to invite. */
export type OrganizationUsersCreateInput = {
  /** 1 to 256 addresses; doubles count once. */
  readonly emails: ReadonlyArray<Scalars['String']['input']>;
  /** What they may do; customer unless said otherwise, and nothing else by a customer. */
  readonly role?: InputMaybe<Role>;
};

/** Answer of organizationUsersCreate. */
export type OrganizationUsersCreateResult = {
  /** Whether all were invited. */
  readonly successful: Scalars['Boolean']['output'];
  /** The invitations, in the order of the addresses. */
  readonly result?: Maybe<ReadonlyArray<OrganizationInvitation>>;
  /** Why not, at the place of each address. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An invitation. */
export type OrganizationInvitationInput = {
  /** Its identifier. */
  readonly invitationId: Scalars['ID']['input'];
};

/** Answer of what is done with an invitation. */
export type OrganizationInvitationResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The invitation after it. */
  readonly result?: Maybe<OrganizationInvitation>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Whom to deactivate. */
export type OrganizationUserRemoveInput = {
  /** The member. */
  readonly organizationUserId: Scalars['ID']['input'];
  /** Who gets their drafts; another active member. Without one the drafts stay as they are. */
  readonly draftsTo?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of organizationUserRemove. */
export type OrganizationUserRemoveResult = {
  /** Whether the member was deactivated. */
  readonly successful: Scalars['Boolean']['output'];
  /** The member after it. */
  readonly result?: Maybe<OrganizationMember>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Which test, and what is wanted. */
export type ToggleRequiredAttachmentForPassInput = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['input'];
  /** What is wanted; left out, the requirement flips. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which test, and why. */
export type DisableAutomaticTesterManagementInput = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['input'];
  /** 1 to 1,000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Which test belongs to which test cycle. */
export type AdvancedTestingTestCycleToTestLinkInput = {
  /** The supervised test. */
  readonly testId: Scalars['ID']['input'];
  /** Code of a test cycle of the organization, such as NW-411-TC1. */
  readonly testCycleCode: Scalars['String']['input'];
};

/** Which group, and how many results. */
export type UpdateNumberOfResultsNeededInput = {
  /** The group. */
  readonly groupId: Scalars['ID']['input'];
  /** 1 to 1,000, and not below what is published. */
  readonly numberOfResultsNeeded: Scalars['Int']['input'];
};

/** Answer of the mutations of a test's settings. */
export type TestSettingResult = {
  /** Whether it was changed. */
  readonly successful: Scalars['Boolean']['output'];
  /** The test after the change. */
  readonly result?: Maybe<FlexibleTestingTest>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
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

/** The time a test is open to testers. */
export type TestWindow = {
  /** Where it stands. */
  readonly status: TestWindowStatus;
  /** When it opened. */
  readonly openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to open. */
  readonly scheduleAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to end. */
  readonly plannedEndAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was closed. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was cancelled. */
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An advanced test request or a supervised test. */
export type PlatformTest = AdvancedTestRequest | FlexibleTestingTest;

/** A file of a request. */
export type RequestFile = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Its name, with the ending of what it is. */
  readonly name: Scalars['String']['output'];
  /** image, video, text, csv, json, log or archive. */
  readonly mediaKind: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** Address it is read at, for some minutes. */
  readonly url: Scalars['String']['output'];
};

/** A customer's request of one to ten tests. */
export type AdvancedTestRequest = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The same identifier, under its older name. */
  readonly _id: Scalars['ID']['output'];
  /** Code such as NW-412. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Always 'Advanced Test'. */
  readonly type: Scalars['String']['output'];
  /** Path in the portal. */
  readonly url: Scalars['String']['output'];
  /** Its time. */
  readonly testWindow: TestWindow;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Credits taken for it, and for the tests launched from it; null where the organization pays without credits, and for moderators. */
  readonly creditsDeducted?: Maybe<Scalars['Float']['output']>;
  /** Where testers find the application. */
  readonly accessToApplication?: Maybe<Scalars['String']['output']>;
  /** What the test is for. */
  readonly testObjective?: Maybe<Scalars['String']['output']>;
  /** Anything else testers should know. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Platforms in words. */
  readonly platformsToTestOn?: Maybe<Scalars['String']['output']>;
  /** Device requirements in words. */
  readonly deviceRequirements?: Maybe<Scalars['String']['output']>;
  /** Localization requirements in words. */
  readonly testLocalisation?: Maybe<Scalars['String']['output']>;
  /** Where the test cases are. */
  readonly testCasesUrl?: Maybe<Scalars['String']['output']>;
  /** Where the known issues are. */
  readonly knownIssuesUrl?: Maybe<Scalars['String']['output']>;
  /** Carried over when cloning. */
  readonly capabilities: ReadonlyArray<Scalars['String']['output']>;
  /** Stage of the release. */
  readonly sdlcStage?: Maybe<Scalars['String']['output']>;
  /** What the customer wants from the test. */
  readonly desiredOutcomes: ReadonlyArray<DesiredOutcome>;
  /** The same in their own words. */
  readonly customDesiredOutcomes?: Maybe<Scalars['String']['output']>;
  /** Files that testers get with its tests. None for moderators. */
  readonly files: ReadonlyArray<RequestFile>;
  /** The tests asked for. */
  readonly requestedTests: ReadonlyArray<RequestedTest>;
  /** The recurring schedule. */
  readonly schedule?: Maybe<Schedule>;
  /** Issues in all its supervised tests that the caller may see. */
  readonly issuesCount: Scalars['Int']['output'];
  /** Figures over all its supervised tests. */
  readonly testStats: TestStats;
  /** The five worst issues of its supervised tests that the caller may see. */
  readonly topIssues: ReadonlyArray<Issue>;
  /** Its supervised tests. */
  readonly supervisedTests: ReadonlyArray<FlexibleTestingTest>;
  /** The cases of every requested test as handed in. Test managers only, else null. */
  readonly rawTestCases?: Maybe<ReadonlyArray<RequestedTestCases>>;
  /** What of it waits for approval, or why it was not launched; null where nothing does. */
  readonly approval?: Maybe<LaunchApproval>;
};

/** A test that the crowd runs. */
export type FlexibleTestingTest = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The same identifier, under its older name. */
  readonly _id: Scalars['ID']['output'];
  /** Code such as NW-412. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Always 'Supervised Test'. */
  readonly type: Scalars['String']['output'];
  /** Path in the portal. */
  readonly url: Scalars['String']['output'];
  /** Its time. */
  readonly testWindow: TestWindow;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Credits taken for it, and for the tests launched from it; null where the organization pays without credits, and for moderators. */
  readonly creditsDeducted?: Maybe<Scalars['Float']['output']>;
  /** The advanced test it was launched from. */
  readonly parentTestId?: Maybe<Scalars['ID']['output']>;
  /** The same, as an entity. */
  readonly parentTest?: Maybe<AdvancedTestRequest>;
  /** The requested test it was launched from. */
  readonly requestedTestId?: Maybe<Scalars['ID']['output']>;
  /** Stage of the release. */
  readonly sdlcStage?: Maybe<Scalars['String']['output']>;
  /** What the customer wants from the test. */
  readonly desiredOutcomes: ReadonlyArray<DesiredOutcome>;
  /** The same in their own words. */
  readonly customDesiredOutcomes?: Maybe<Scalars['String']['output']>;
  /** What testers do in it. */
  readonly activityType?: Maybe<Activity>;
  /** How it was started. */
  readonly autoLaunchStatus?: Maybe<AutoLaunchStatus>;
  /** What the customer wants to learn, as requested. */
  readonly testGoal?: Maybe<Scalars['String']['output']>;
  /** What the customer asked to be looked at, as requested. */
  readonly inScope?: Maybe<Scalars['String']['output']>;
  /** What the customer asked to be left alone, as requested. */
  readonly outOfScope?: Maybe<Scalars['String']['output']>;
  /** Where testers find the application. */
  readonly applicationUrl: Scalars['String']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** How testers get in. */
  readonly credentialsAndAccessInstructions: Scalars['String']['output'];
  /** More places to look. */
  readonly additionalUrlsAndResources: Scalars['String']['output'];
  /** The tester specification document. */
  readonly testerSpecificationLink?: Maybe<Scalars['String']['output']>;
  /** Files of its request, which testers get with it. None for moderators. */
  readonly files: ReadonlyArray<RequestFile>;
  /** Platforms: web, android, ios. */
  readonly environments: ReadonlyArray<TestEnvironment>;
  /** Payout per case in cents. Test managers only, else null. */
  readonly payoutBaseAmount?: Maybe<Scalars['Int']['output']>;
  /** Whether the payout is multiplied by country. Test managers only, else null. */
  readonly applyCountryPayoutMultiplier?: Maybe<Scalars['Boolean']['output']>;
  /** The linked test cycle. Test managers only, else null. */
  readonly linkedTestCycleUrl?: Maybe<Scalars['String']['output']>;
  /** Its code. Test managers only, else null. */
  readonly linkedTestCycleCode?: Maybe<Scalars['String']['output']>;
  /** Whether a passed case needs an attachment. */
  readonly requiredAttachmentForPass: Scalars['Boolean']['output'];
  /** Whether every case needs a video. */
  readonly requireVideoAttachment: Scalars['Boolean']['output'];
  /** Whether moderators may be assigned. */
  readonly communityTestManagersEnabled: Scalars['Boolean']['output'];
  /** Whether the number of results of a group may be changed. */
  readonly canModifyNumberOfResultsNeeded: Scalars['Boolean']['output'];
  /** Whether testers can be managed automatically. */
  readonly supportsAutomaticTesterManagement: Scalars['Boolean']['output'];
  /** Whether they are. */
  readonly automaticTesterManagementEnabled: Scalars['Boolean']['output'];
  /** Why they are not. Test managers only, else null. */
  readonly automaticTesterManagementDisabledReason?: Maybe<Scalars['String']['output']>;
  /** Whether removal needs reasons from the list. */
  readonly hasStrictTesterRemoval: Scalars['Boolean']['output'];
  /** Whether accepting an issue asks for its severity first. */
  readonly forceSeverityChangeBeforeAccept: Scalars['Boolean']['output'];
  /** Reasons a tester can be removed with. */
  readonly participantRemovalReasons: ReadonlyArray<RemovalReason>;
  /** Moderators on the test. Not for customers: null. */
  readonly assignedCommunityTestManagers?: Maybe<ReadonlyArray<AssignedCommunityTestManager>>;
  /** Moderators who could be assigned; none for moderators. Not for customers: null. */
  readonly availableCommunityTestManagers?: Maybe<ReadonlyArray<AvailableCommunityTestManager>>;
  /** What it stands still by, the worst first. Test managers only, else null. */
  readonly lacks?: Maybe<ReadonlyArray<TestLack>>;
  /** Groups with their participants. Not for customers: FORBIDDEN at this path. */
  readonly selectionRequirementsGroups?: Maybe<ReadonlyArray<SelectionRequirementsGroup>>;
  /** Blockers, open first. Not for customers: FORBIDDEN at this path. */
  readonly blockers?: Maybe<ReadonlyArray<TestBlocker>>;
  /** How many blockers are open. Not for customers: FORBIDDEN at this path. */
  readonly openBlockersCount?: Maybe<Scalars['Int']['output']>;
  /** Cases in order, up to 1,000 a page. */
  readonly cases: TestCaseConnection;
  /** Issues that the caller may see, by severity. */
  readonly issues: IssueConnection;
  /** The five worst issues that the caller may see. */
  readonly topIssues: ReadonlyArray<Issue>;
  /** Issues per triage status that the caller may see. */
  readonly issueCounts: IssueCounts;
  /** Feedback of testers, newest first. */
  readonly testerSessions: ReadonlyArray<TesterSession>;
  /** How many pieces of feedback there are. */
  readonly testerSessionsCount: Scalars['Int']['output'];
  /** How many of its cases have feedback that testers wrote on them. */
  readonly caseFeedbackCount: Scalars['Int']['output'];
  /** Figures for the summary. */
  readonly testStats: TestStats;
  /** What became of its test cases since an earlier test that holds at least half of their codes: the given one, else one launched from the same requested test, else the newest. Null where there is none. */
  readonly comparison?: Maybe<TestComparison>;
  /** The recurring schedule that made it. */
  readonly schedule?: Maybe<Schedule>;
};


/** A test that the crowd runs. */
export type FlexibleTestingTestCasesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A test that the crowd runs. */
export type FlexibleTestingTestIssuesArgs = {
  triageStatus?: InputMaybe<TriageStatus>;
  tagIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  tagMode?: InputMaybe<TagMode>;
  severityIn?: InputMaybe<ReadonlyArray<Severity>>;
  itemState?: InputMaybe<ItemState>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A test that the crowd runs. */
export type FlexibleTestingTestComparisonArgs = {
  with?: InputMaybe<Scalars['ID']['input']>;
};

/** The test cases of a test beside those of an earlier one, matched by code. */
export type TestComparison = {
  /** The earlier test. */
  readonly earlier: FlexibleTestingTest;
  /** All that it can be compared with, the one that is compared first, up to 10. */
  readonly choices: ReadonlyArray<FlexibleTestingTest>;
  /** How many test cases of both stand how, before and now. */
  readonly counts: ReadonlyArray<ComparedCount>;
  /** The test cases that failed or were blocked in one of the two and have a result in both: those that passed before first, those that pass now last, up to 200. */
  readonly cases: ReadonlyArray<ComparedCase>;
  /** How many test cases the earlier test does not hold. */
  readonly addedCount: Scalars['Int']['output'];
  /** How many of the earlier test are gone. */
  readonly removedCount: Scalars['Int']['output'];
};

/** How many test cases stood so before and stand so now. */
export type ComparedCount = {
  /** Status in the earlier test. */
  readonly before: CaseResultStatus;
  /** Status in this test. */
  readonly now: CaseResultStatus;
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** A test case of a test and where the same stood in an earlier one. */
export type ComparedCase = {
  /** Identifier in this test. */
  readonly id: Scalars['ID']['output'];
  /** Its code in both. */
  readonly code: Scalars['String']['output'];
  /** Name in this test. */
  readonly name: Scalars['String']['output'];
  /** Identifier in the earlier test. */
  readonly earlierId: Scalars['ID']['output'];
  /** Status in the earlier test. */
  readonly before: CaseResultStatus;
  /** Status in this test. */
  readonly now: CaseResultStatus;
};

/** A platform of a supervised test. */
export type TestEnvironment = {
  /** web, android or ios. */
  readonly platform: Scalars['String']['output'];
};

/** A page of tests. */
export type PlatformTestConnection = {
  /** The tests of this page. */
  readonly edges: ReadonlyArray<PlatformTestEdge>;
  /** How many there are in all, requests and the tests launched from them. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many tests that are: a request is none where a test launched from it is in the list. */
  readonly testsCount: Scalars['Int']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A test in a page. */
export type PlatformTestEdge = {
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The test. */
  readonly node: PlatformTest;
};

/** Figures of a test. */
export type TestStats = {
  /** Testers who joined and did not leave. */
  readonly participantsTotalCount: Scalars['Int']['output'];
  /** Cases. */
  readonly testCasesTotalCount: Scalars['Int']['output'];
  /** Cases with a failed result. */
  readonly testCasesFailedCount: Scalars['Int']['output'];
  /** Cases per status of their results: fail, blocked, pass, live, not_tested. */
  readonly caseStatusCounts: ReadonlyArray<CaseStatusCount>;
  /** Results by what came of them: each one that was submitted, and those that are still wanted while the test is not over. */
  readonly resultCounts: ReadonlyArray<ResultCount>;
  /** Figures per tester. */
  readonly testersResults: ReadonlyArray<TesterResults>;
  /** Cases by what they were tested on, those that failed most often first, up to 12. */
  readonly devices: ReadonlyArray<DeviceResults>;
  /** Issues in all. */
  readonly issuesTotalCount: Scalars['Int']['output'];
  /** Critical issues. */
  readonly issuesCriticalCount: Scalars['Int']['output'];
  /** High issues. */
  readonly issuesHighCount: Scalars['Int']['output'];
  /** Medium issues. */
  readonly issuesMediumCount: Scalars['Int']['output'];
  /** Low issues. */
  readonly issuesLowCount: Scalars['Int']['output'];
};

/** How the cases stand that were tested on one kind of device. */
export type DeviceResults = {
  /** The browser or the device; null where the tester names none. */
  readonly browserOrDevice?: Maybe<Scalars['String']['output']>;
  /** Operating system and version; null where the tester names none. */
  readonly operatingSystemAndVersion?: Maybe<Scalars['String']['output']>;
  /** Cases that at least one tester on it reported as failed. */
  readonly testCasesFailedCount: Scalars['Int']['output'];
  /** Of the others, those that at least one reported as blocked. */
  readonly testCasesBlockedCount: Scalars['Int']['output'];
  /** Those that only passed. */
  readonly testCasesPassedCount: Scalars['Int']['output'];
};

/** How many cases have a status. */
export type CaseStatusCount = {
  /** The status. */
  readonly status: CaseResultStatus;
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** What came of a result: live where testers work on it, to come before the test opens, explored where a session was submitted, which nobody passes or fails. */
export type ResultKind =
  | 'pass'
  | 'fail'
  | 'blocked'
  | 'rejected'
  | 'explored'
  | 'live'
  | 'to_come';

/** How many results came to this. */
export type ResultCount = {
  /** What came of them. */
  readonly kind: ResultKind;
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** Figures of one tester. */
export type TesterResults = {
  /** Participant. */
  readonly participantId: Scalars['ID']['output'];
  /** Name. */
  readonly testerName: Scalars['String']['output'];
  /** Country. */
  readonly country: TesterCountry;
  /** Where they stand. */
  readonly status: ParticipantStatus;
  /** Failed cases. */
  readonly testCasesFailedCount: Scalars['Int']['output'];
  /** Passed cases. */
  readonly testCasesPassedCount: Scalars['Int']['output'];
  /** Cases given. */
  readonly testCasesTotalCount: Scalars['Int']['output'];
};

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

/** A part of the vocabulary as operators see it. */
export type OperatorVocabulary = {
  /** How many entries of the kind hold the text. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many of them are retired. */
  readonly retiredCount: Scalars['Int']['output'];
  /** The first 200 by what they belong to and by name. */
  readonly entries: ReadonlyArray<VocabularyEntry>;
  /** What an entry of this kind can belong to: offered systems or makers. */
  readonly parents: ReadonlyArray<ReferenceEntry>;
  /** Offered device types, for devices. */
  readonly deviceTypes: ReadonlyArray<ReferenceEntry>;
};

/** A word by which testers are told apart. */
export type VocabularyEntry = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What kind of word it is. */
  readonly kind: VocabularyKind;
  /** Name as shown. */
  readonly name: Scalars['String']['output'];
  /** Code of a country or language. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The system of a version, the maker of a device. */
  readonly parent?: Maybe<Scalars['String']['output']>;
  /** The type of a device. */
  readonly deviceType?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly state: VocabularyEntryState;
  /** Since when it is retired. */
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Changes with every change. */
  readonly version: Scalars['Int']['output'];
  /** Testers of whom it is known. */
  readonly testersCount: Scalars['Int']['output'];
  /** Tests and requests that ask for it. */
  readonly testsCount: Scalars['Int']['output'];
};

/** One row of an import. */
export type VocabularyRowInput = {
  /** Name. */
  readonly name: Scalars['String']['input'];
  /** Code, for countries and languages. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Name of the system of a version, or of the maker of a device. */
  readonly parent?: InputMaybe<Scalars['String']['input']>;
  /** Name of the type of a device. */
  readonly deviceType?: InputMaybe<Scalars['String']['input']>;
};

/** What an import does with one row. */
export type VocabularyRow = {
  /** What becomes of it. */
  readonly verdict: VocabularyRowVerdict;
  /** Name in the row. */
  readonly name: Scalars['String']['output'];
  /** Code in the row. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** What it belongs to, as in the row. */
  readonly parent?: Maybe<Scalars['String']['output']>;
  /** Why it is left out, or what the entry is called until now. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Input of operatorVocabularyEntryAdd. */
export type OperatorVocabularyEntryAddInput = {
  /** What kind of word it is. */
  readonly kind: VocabularyKind;
  /** 1 to 100 characters, once in its kind and under what it belongs to. */
  readonly name: Scalars['String']['input'];
  /** Code, for countries and languages. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Reference number of the system of a version, or of the maker of a device. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Reference number of the type of a device. */
  readonly deviceTypeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of operatorVocabularyEntryRename. */
export type OperatorVocabularyEntryRenameInput = {
  /** The entry. */
  readonly entryId: Scalars['ID']['input'];
  /** The version that was changed; one that is no longer the newest is refused. */
  readonly version: Scalars['Int']['input'];
  /** 1 to 100 characters, once in its kind and under what it belongs to. */
  readonly name: Scalars['String']['input'];
};

/** Input of operatorVocabularyEntryRetire and operatorVocabularyEntryOffer. */
export type OperatorVocabularyEntryInput = {
  /** The entry. */
  readonly entryId: Scalars['ID']['input'];
};

/** Input of operatorVocabularyImport. */
export type OperatorVocabularyImportInput = {
  /** What kind of words the rows are. */
  readonly kind: VocabularyKind;
  /** 2,000 rows at most. */
  readonly rows: ReadonlyArray<VocabularyRowInput>;
};

/** Answer of an act on an entry. */
export type OperatorVocabularyEntryResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The entry. */
  readonly result?: Maybe<VocabularyEntry>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of operatorVocabularyImport. */
export type OperatorVocabularyImportResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** What was done. */
  readonly result?: Maybe<VocabularyImport>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What an import did. */
export type VocabularyImport = {
  /** The kind of words that were imported. */
  readonly id: Scalars['ID']['output'];
  /** Entries added. */
  readonly addedCount: Scalars['Int']['output'];
  /** Entries renamed. */
  readonly renamedCount: Scalars['Int']['output'];
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

/** Something that waits on the caller. */
export type WaitingItem = {
  /** Kind and place together. */
  readonly id: Scalars['ID']['output'];
  /** What kind of work it is. */
  readonly kind: WaitingKind;
  /** What is to be done, in words. */
  readonly title: Scalars['String']['output'];
  /** What is done where it leads to, for what a test stands still by. */
  readonly act?: Maybe<Scalars['String']['output']>;
  /** The test or draft it is of. */
  readonly label: Scalars['String']['output'];
  /** Path in the portal where it is done. */
  readonly url: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** Whether the test is past its planned end, or the launch past its date. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Since when it has waited. Null where nobody is kept waiting. */
  readonly waitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be done: the planned end of the test, or the date of its launch. */
  readonly waitingUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** What a test stands still by. */
export type TestLack = {
  /** Kind and test together. */
  readonly id: Scalars['ID']['output'];
  /** What it lacks. */
  readonly kind: WaitingKind;
  /** How many are missing, or have not accepted. */
  readonly count: Scalars['Int']['output'];
  /** Since when. */
  readonly waitingSince: Scalars['DateTime']['output'];
  /** The planned end of the test. */
  readonly waitingUntil?: Maybe<Scalars['DateTime']['output']>;
};

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

/** An address of the organization that is told what happens, by signed messages. */
export type Webhook = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** What it is for. */
  readonly description: Scalars['String']['output'];
  /** Its address, masked: the origin and the end. */
  readonly address: Scalars['String']['output'];
  /** Types of the messages it is sent. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** Where it stands. */
  readonly state: WebhookState;
  /** Why it was disabled. */
  readonly reason?: Maybe<WebhookReason>;
  /** Until when the secret before this one signs, too. */
  readonly previousUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When a test message was asked for last. */
  readonly testedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a message was taken last. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many messages are due or wait for their next attempt. */
  readonly openCount: Scalars['Int']['output'];
  /** Who made it; null where they are forgotten. */
  readonly madeBy?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** One message on its way to one webhook. */
export type WebhookDelivery = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** The id of its message, the same in every attempt. */
  readonly messageId: Scalars['String']['output'];
  /** Type of its message. */
  readonly type: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: WebhookDeliveryState;
  /** How often it was tried since it was last begun. */
  readonly attempts: Scalars['Int']['output'];
  /** When it is tried next, where it waits. */
  readonly notBefore?: Maybe<Scalars['DateTime']['output']>;
  /** When it was taken. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When what it tells of happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it is a test message. */
  readonly isTest: Scalars['Boolean']['output'];
  /** Where its webhook stands. */
  readonly webhookState: WebhookState;
  /** The body that is sent. */
  readonly body: Scalars['String']['output'];
  /** Its attempts, the newest first, at most 50. */
  readonly tries: ReadonlyArray<WebhookAttempt>;
};

/** One attempt of a delivery. */
export type WebhookAttempt = {
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** When it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  readonly milliseconds: Scalars['Int']['output'];
  /** The status of the answer; null where there was none. */
  readonly status?: Maybe<Scalars['Int']['output']>;
  /** Why there was no answer. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The first 2000 characters of the answer, without address and secrets. */
  readonly answer: Scalars['String']['output'];
};

/** Input of webhookCreate. */
export type WebhookCreateInput = {
  /** Where it is called, by https. */
  readonly address: Scalars['String']['input'];
  /** What it is for, at most 120 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Types of the messages it is sent, at least one. */
  readonly events: ReadonlyArray<Scalars['String']['input']>;
};

/** Names a webhook. */
export type WebhookInput = {
  /** The webhook. */
  readonly webhookId: Scalars['ID']['input'];
};

/** Input of webhookRedeliver. */
export type WebhookRedeliverInput = {
  /** The delivery. */
  readonly webhookDeliveryId: Scalars['ID']['input'];
};

/** Answer of what changes a webhook. */
export type WebhookResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The webhook after it. */
  readonly result?: Maybe<Webhook>;
  /** The secret, once; null where none was made. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Answer of what sends a message again. */
export type WebhookDeliveryResult = {
  /** Whether it was done. */
  readonly successful: Scalars['Boolean']['output'];
  /** The delivery after it. */
  readonly result?: Maybe<WebhookDelivery>;
  /** Why not. */
  readonly errors: ReadonlyArray<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ApiTokenState: ApiTokenState;
  ApiTokenKind: ApiTokenKind;
  ApiTokenScope: ApiTokenScope;
  ApiToken: ResolverTypeWrapper<unknown>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ApiTokenCreateInput: ApiTokenCreateInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ServiceTokenCreateInput: ServiceTokenCreateInput;
  ApiTokenRevokeInput: ApiTokenRevokeInput;
  OperatorApiTokenRevokeInput: OperatorApiTokenRevokeInput;
  ApiTokenResult: ResolverTypeWrapper<Omit<ApiTokenResult, 'result'> & { result?: Maybe<ResolversTypes['ApiToken']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  LaunchApprovalState: LaunchApprovalState;
  LaunchApprovalKind: LaunchApprovalKind;
  LaunchApproval: ResolverTypeWrapper<unknown>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LaunchApprovalTest: ResolverTypeWrapper<unknown>;
  LaunchRules: ResolverTypeWrapper<unknown>;
  LaunchApprover: ResolverTypeWrapper<unknown>;
  LaunchRulesInput: LaunchRulesInput;
  LaunchRulesResult: ResolverTypeWrapper<Omit<LaunchRulesResult, 'result'> & { result?: Maybe<ResolversTypes['LaunchRules']> }>;
  LaunchApprovalInput: LaunchApprovalInput;
  LaunchApprovalApproveInput: LaunchApprovalApproveInput;
  LaunchApprovalSendBackInput: LaunchApprovalSendBackInput;
  LaunchApprovalResult: ResolverTypeWrapper<Omit<LaunchApprovalResult, 'result'> & { result?: Maybe<ResolversTypes['LaunchApproval']> }>;
  OrganizationArchiveState: OrganizationArchiveState;
  OrganizationArchiveScope: OrganizationArchiveScope;
  OrganizationArchive: ResolverTypeWrapper<unknown>;
  OrganizationArchiveAskInput: OrganizationArchiveAskInput;
  OrganizationArchiveCancelInput: OrganizationArchiveCancelInput;
  OrganizationArchiveResult: ResolverTypeWrapper<Omit<OrganizationArchiveResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationArchive']> }>;
  AuditSource: AuditSource;
  AuditOutcome: AuditOutcome;
  AuditFormat: AuditFormat;
  AuditFilter: AuditFilter;
  AuditTrail: ResolverTypeWrapper<unknown>;
  AuditLine: ResolverTypeWrapper<unknown>;
  AuditUndo: ResolverTypeWrapper<unknown>;
  UndoAuditLineInput: UndoAuditLineInput;
  UndoAuditLineResult: ResolverTypeWrapper<UndoAuditLineResult>;
  AuditChange: ResolverTypeWrapper<unknown>;
  ExportAuditTrailInput: ExportAuditTrailInput;
  ExportAuditTrailResult: ResolverTypeWrapper<ExportAuditTrailResult>;
  AutoExportState: AutoExportState;
  AutoExportSettings: ResolverTypeWrapper<unknown>;
  AutoExportDestinationOption: ResolverTypeWrapper<unknown>;
  SaveAutoExportSettingsInput: SaveAutoExportSettingsInput;
  ToggleAutoExportInput: ToggleAutoExportInput;
  AutoExportSettingsResult: ResolverTypeWrapper<Omit<AutoExportSettingsResult, 'result'> & { result?: Maybe<ResolversTypes['AutoExportSettings']> }>;
  AzureDevopsProjectFields: ResolverTypeWrapper<unknown>;
  AzureDevopsAuthorizationCreateInput: AzureDevopsAuthorizationCreateInput;
  AzureDevopsAuthorizationCreateResult: ResolverTypeWrapper<AzureDevopsAuthorizationCreateResult>;
  AzureDevopsCredentialsCreateInput: AzureDevopsCredentialsCreateInput;
  AzureDevopsCredentialsCreateResult: ResolverTypeWrapper<AzureDevopsCredentialsCreateResult>;
  GithubAuthenticationParams: GithubAuthenticationParams;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UserError: ResolverTypeWrapper<UserError>;
  PageInfo: ResolverTypeWrapper<unknown>;
  CsvFile: ResolverTypeWrapper<unknown>;
  Country: ResolverTypeWrapper<unknown>;
  TesterCountry: ResolverTypeWrapper<unknown>;
  ReferenceEntry: ResolverTypeWrapper<unknown>;
  CaseResultStatus: CaseResultStatus;
  ReportModerationStatus: ReportModerationStatus;
  CaseResultModerationStatus: CaseResultModerationStatus;
  Severity: Severity;
  TestCaseConnection: ResolverTypeWrapper<unknown>;
  TestCase: ResolverTypeWrapper<unknown>;
  TestCaseStep: ResolverTypeWrapper<unknown>;
  TestCaseField: ResolverTypeWrapper<unknown>;
  CaseResult: ResolverTypeWrapper<unknown>;
  CanRequestEdit: ResolverTypeWrapper<unknown>;
  TesterEnvironment: ResolverTypeWrapper<unknown>;
  RelatedIssue: ResolverTypeWrapper<unknown>;
  FoundIssue: ResolverTypeWrapper<unknown>;
  CaseResultEditLog: ResolverTypeWrapper<unknown>;
  CaseResultModerationLog: ResolverTypeWrapper<unknown>;
  Attachment: ResolverTypeWrapper<unknown>;
  CaseResultResponse: ResolverTypeWrapper<unknown>;
  CaseResultEditRequest: ResolverTypeWrapper<unknown>;
  MyChatsKind: MyChatsKind;
  ChatUnread: ResolverTypeWrapper<unknown>;
  MyChats: ResolverTypeWrapper<unknown>;
  ChatReader: ResolverTypeWrapper<unknown>;
  ChatType: ChatType;
  ChatChannelStatus: ChatChannelStatus;
  ChatMessageState: ChatMessageState;
  ChatChannel: ResolverTypeWrapper<unknown>;
  ChatThread: ResolverTypeWrapper<unknown>;
  ChatMessagePage: ResolverTypeWrapper<unknown>;
  ChatMessage: ResolverTypeWrapper<unknown>;
  ChatMention: ResolverTypeWrapper<unknown>;
  ChatQuote: ResolverTypeWrapper<unknown>;
  ChatReaction: ResolverTypeWrapper<unknown>;
  ChatFile: ResolverTypeWrapper<unknown>;
  ChatChange: ResolverTypeWrapper<unknown>;
  TestersThere: ResolverTypeWrapper<unknown>;
  TesterThere: ResolverTypeWrapper<unknown>;
  ChatRegisterInput: ChatRegisterInput;
  ChatChannelResolveInput: ChatChannelResolveInput;
  ChatChannelResult: ResolverTypeWrapper<Omit<ChatChannelResult, 'result' | 'query'> & { result?: Maybe<ResolversTypes['ChatChannel']>, query?: Maybe<ResolversTypes['Query']> }>;
  SendChatMessageInput: SendChatMessageInput;
  EditChatMessageInput: EditChatMessageInput;
  ChatMessageInput: ChatMessageInput;
  ReactToChatMessageInput: ReactToChatMessageInput;
  MarkChatReadInput: MarkChatReadInput;
  ShowChatTypingInput: ShowChatTypingInput;
  ShowChatTypingResult: ResolverTypeWrapper<ShowChatTypingResult>;
  ChatMessageResult: ResolverTypeWrapper<Omit<ChatMessageResult, 'result' | 'channel'> & { result?: Maybe<ResolversTypes['ChatMessage']>, channel?: Maybe<ResolversTypes['ChatChannel']> }>;
  FlexibleTestingTestConnection: ResolverTypeWrapper<unknown>;
  FlexibleTestingTestEdge: ResolverTypeWrapper<unknown>;
  LaunchAdvancedTestInput: LaunchAdvancedTestInput;
  AdvancedTestRequestParams: AdvancedTestRequestParams;
  LaunchAdvancedTestResult: ResolverTypeWrapper<Omit<LaunchAdvancedTestResult, 'result'> & { result?: Maybe<ResolversTypes['CustomerRequest']> }>;
  OnlineSpreadsheetInfo: ResolverTypeWrapper<unknown>;
  ZephyrConnection: ResolverTypeWrapper<unknown>;
  ZephyrConnectionCreateInput: ZephyrConnectionCreateInput;
  ZephyrConnectionArchiveInput: ZephyrConnectionArchiveInput;
  ZephyrConnectionResult: ResolverTypeWrapper<Omit<ZephyrConnectionResult, 'result'> & { result?: Maybe<ResolversTypes['ZephyrConnection']> }>;
  ConnectorProjectPage: ResolverTypeWrapper<unknown>;
  ConnectorProject: ResolverTypeWrapper<unknown>;
  ConnectorTestCyclePage: ResolverTypeWrapper<unknown>;
  ConnectorTestCycle: ResolverTypeWrapper<unknown>;
  ConnectorTestExecutionPage: ResolverTypeWrapper<unknown>;
  ConnectorTestExecution: ResolverTypeWrapper<unknown>;
  ExternalTestCase: ResolverTypeWrapper<unknown>;
  ExternalTestCaseStep: ResolverTypeWrapper<unknown>;
  ExternalTestCaseField: ResolverTypeWrapper<unknown>;
  ImportTestCasesFromTestrailTestRunInput: ImportTestCasesFromTestrailTestRunInput;
  ImportTestCasesFromTestrailTestRunResult: ResolverTypeWrapper<Omit<ImportTestCasesFromTestrailTestRunResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['ExternalTestCase']>> }>;
  RetrieveFromOnlineSpreadsheetInput: RetrieveFromOnlineSpreadsheetInput;
  RetrieveFromOnlineSpreadsheetResult: ResolverTypeWrapper<Omit<RetrieveFromOnlineSpreadsheetResult, 'result'> & { result?: Maybe<ResolversTypes['UploadFile']> }>;
  UploadFile: ResolverTypeWrapper<unknown>;
  OperatorCountry: ResolverTypeWrapper<unknown>;
  OperatorPayoutMultiplierSaveInput: OperatorPayoutMultiplierSaveInput;
  OperatorCountryResult: ResolverTypeWrapper<Omit<OperatorCountryResult, 'result'> & { result?: Maybe<ResolversTypes['OperatorCountry']> }>;
  LaunchDraftChanged: ResolverTypeWrapper<unknown>;
  DraftSharing: DraftSharing;
  LaunchDraftState: LaunchDraftState;
  LaunchDraft: ResolverTypeWrapper<unknown>;
  OpenLaunchDraftInput: OpenLaunchDraftInput;
  SaveLaunchDraftInput: SaveLaunchDraftInput;
  RenameLaunchDraftInput: RenameLaunchDraftInput;
  DuplicateLaunchDraftInput: DuplicateLaunchDraftInput;
  ShareLaunchDraftInput: ShareLaunchDraftInput;
  DiscardLaunchDraftInput: DiscardLaunchDraftInput;
  TakeBackLaunchInput: TakeBackLaunchInput;
  SaveLaunchDraftResult: ResolverTypeWrapper<Omit<SaveLaunchDraftResult, 'result'> & { result?: Maybe<ResolversTypes['LaunchDraft']> }>;
  LaunchDraftFromTemplateInput: LaunchDraftFromTemplateInput;
  LaunchAllowance: ResolverTypeWrapper<unknown>;
  FreedLaunches: ResolverTypeWrapper<unknown>;
  LaunchCredits: ResolverTypeWrapper<unknown>;
  LaunchEstimateInput: LaunchEstimateInput;
  TestEstimateInput: TestEstimateInput;
  LaunchEstimate: ResolverTypeWrapper<unknown>;
  EstimatedHours: ResolverTypeWrapper<unknown>;
  TestEstimate: ResolverTypeWrapper<unknown>;
  GroupEstimate: ResolverTypeWrapper<unknown>;
  EstimateLeverKind: EstimateLeverKind;
  EstimateLever: ResolverTypeWrapper<unknown>;
  ApplicationLinkState: ApplicationLinkState;
  ApplicationLink: ResolverTypeWrapper<unknown>;
  IssueExportState: IssueExportState;
  ItemState: ItemState;
  IssueExport: ResolverTypeWrapper<unknown>;
  ExportedIssue: ResolverTypeWrapper<unknown>;
  IssueExportJob: ResolverTypeWrapper<unknown>;
  IssueExportChoice: ResolverTypeWrapper<unknown>;
  IssueExportText: ResolverTypeWrapper<unknown>;
  IssueExportFile: ResolverTypeWrapper<unknown>;
  IssueExportPreview: ResolverTypeWrapper<unknown>;
  JiraExportParams: JiraExportParams;
  GithubExportParams: GithubExportParams;
  AzureDevopsExportParams: AzureDevopsExportParams;
  ExportIssuesToJiraInput: ExportIssuesToJiraInput;
  ExportIssuesToGithubInput: ExportIssuesToGithubInput;
  ExportIssuesToAzureDevopsInput: ExportIssuesToAzureDevopsInput;
  IssueExportsInput: IssueExportsInput;
  IssueExportResult: ResolverTypeWrapper<Omit<IssueExportResult, 'result'> & { result?: Maybe<ResolversTypes['IssueExportJob']> }>;
  FlexibleTestingExternalTestDetailsInput: FlexibleTestingExternalTestDetailsInput;
  FlexibleTestingExternalTestDetails: ResolverTypeWrapper<unknown>;
  FlexibleTestingTestRequestsFilter: FlexibleTestingTestRequestsFilter;
  FlexibleTestingLaunchTestInput: FlexibleTestingLaunchTestInput;
  FlexibleTestingLaunchTestResult: ResolverTypeWrapper<Omit<FlexibleTestingLaunchTestResult, 'result'> & { result?: Maybe<ResolversTypes['CustomerRequest']> }>;
  ModeratorGuidance: ResolverTypeWrapper<unknown>;
  OperatorGuidanceSaveInput: OperatorGuidanceSaveInput;
  OperatorGuidanceResult: ResolverTypeWrapper<Omit<OperatorGuidanceResult, 'result'> & { result?: Maybe<ResolversTypes['ModeratorGuidance']> }>;
  GuideName: GuideName;
  GuideStep: GuideStep;
  FirstSteps: ResolverTypeWrapper<unknown>;
  KeptGuide: ResolverTypeWrapper<unknown>;
  GuidePutAwayInput: GuidePutAwayInput;
  GuidePutAwayResult: ResolverTypeWrapper<Omit<GuidePutAwayResult, 'result'> & { result?: Maybe<ResolversTypes['KeptGuide']> }>;
  ImportKind: ImportKind;
  ImportMapping: ResolverTypeWrapper<unknown>;
  ImportColumn: ResolverTypeWrapper<unknown>;
  SaveImportMappingInput: SaveImportMappingInput;
  ImportColumnInput: ImportColumnInput;
  SaveImportMappingResult: ResolverTypeWrapper<Omit<SaveImportMappingResult, 'result'> & { result?: Maybe<ResolversTypes['ImportMapping']> }>;
  Installation: ResolverTypeWrapper<unknown>;
  VirusScanner: ResolverTypeWrapper<unknown>;
  MasterKeyChange: ResolverTypeWrapper<unknown>;
  JobQueue: ResolverTypeWrapper<unknown>;
  FailedJob: ResolverTypeWrapper<unknown>;
  IntegrationHealth: ResolverTypeWrapper<unknown>;
  Replica: ResolverTypeWrapper<unknown>;
  ReplicaState: ReplicaState;
  IntegrationState: IntegrationState;
  Integration: ResolverTypeWrapper<unknown>;
  FieldMapping: ResolverTypeWrapper<unknown>;
  PlaceDrift: ResolverTypeWrapper<unknown>;
  TrackerDriftKind: TrackerDriftKind;
  TrackerDrift: ResolverTypeWrapper<unknown>;
  IntegrationConnection: ResolverTypeWrapper<unknown>;
  IntegrationEdge: ResolverTypeWrapper<unknown>;
  RunsExportAttribute: ResolverTypeWrapper<unknown>;
  IntegrationDetails: ResolverTypeWrapper<unknown>;
  IntegrationProject: ResolverTypeWrapper<unknown>;
  IntegrationIssueType: ResolverTypeWrapper<unknown>;
  IntegrationCustomField: ResolverTypeWrapper<unknown>;
  IntegrationUpdateInput: IntegrationUpdateInput;
  JiraAuthenticationParams: JiraAuthenticationParams;
  JiraPriorityMappings: JiraPriorityMappings;
  JiraDefaultExportSettings: JiraDefaultExportSettings;
  IntegrationResetInput: IntegrationResetInput;
  IntegrationMapInput: IntegrationMapInput;
  IntegrationFieldInput: IntegrationFieldInput;
  IntegrationCheckInput: IntegrationCheckInput;
  IntegrationResult: ResolverTypeWrapper<Omit<IntegrationResult, 'result'> & { result?: Maybe<ResolversTypes['Integration']> }>;
  FlexibleTestingMarkIssuesAsReadInput: FlexibleTestingMarkIssuesAsReadInput;
  FlexibleTestingIssuesAcceptInput: FlexibleTestingIssuesAcceptInput;
  FlexibleTestingIssuesRejectInput: FlexibleTestingIssuesRejectInput;
  FlexibleTestingIssuesMergeInput: FlexibleTestingIssuesMergeInput;
  FlexibleTestingChangeIssuesSeverityInput: FlexibleTestingChangeIssuesSeverityInput;
  FlexibleTestingIssuesUpdateTagsInput: FlexibleTestingIssuesUpdateTagsInput;
  IssueVersionInput: IssueVersionInput;
  FlexibleTestingIssuesRestoreInput: FlexibleTestingIssuesRestoreInput;
  IssueStandingInput: IssueStandingInput;
  IssuesChange: ResolverTypeWrapper<Omit<IssuesChange, 'result' | 'outcomes' | 'query'> & { result?: Maybe<ReadonlyArray<ResolversTypes['Issue']>>, outcomes?: Maybe<ReadonlyArray<ResolversTypes['IssueOutcome']>>, query?: Maybe<ResolversTypes['Query']> }>;
  IssueOutcome: ResolverTypeWrapper<unknown>;
  IssueStanding: ResolverTypeWrapper<unknown>;
  TriageStatus: TriageStatus;
  TagMode: TagMode;
  IssueSortField: IssueSortField;
  SortDirection: SortDirection;
  IssueSort: IssueSort;
  Issue: ResolverTypeWrapper<unknown>;
  IssueField: ResolverTypeWrapper<unknown>;
  IssueTestCase: ResolverTypeWrapper<unknown>;
  IssueNote: ResolverTypeWrapper<unknown>;
  IssueTag: ResolverTypeWrapper<unknown>;
  FlexibleTestingIssueUpdateTagsInput: FlexibleTestingIssueUpdateTagsInput;
  FlexibleTestingCreateIssueTagInput: FlexibleTestingCreateIssueTagInput;
  FlexibleTestingUpdateTaggedInput: FlexibleTestingUpdateTaggedInput;
  FlexibleTestingDestroyIssueTagInput: FlexibleTestingDestroyIssueTagInput;
  IssueTagChange: ResolverTypeWrapper<Omit<IssueTagChange, 'result'> & { result?: Maybe<ResolversTypes['IssueTag']> }>;
  FlexibleTestingIssueNoteCreateInput: FlexibleTestingIssueNoteCreateInput;
  FlexibleTestingIssueNoteUpdateInput: FlexibleTestingIssueNoteUpdateInput;
  FlexibleTestingIssueNoteDestroyInput: FlexibleTestingIssueNoteDestroyInput;
  IssueConnection: ResolverTypeWrapper<unknown>;
  IssueEdge: ResolverTypeWrapper<unknown>;
  IssueStats: ResolverTypeWrapper<unknown>;
  IssueCounts: ResolverTypeWrapper<unknown>;
  IssueSeverityOption: ResolverTypeWrapper<unknown>;
  NextIssue: ResolverTypeWrapper<unknown>;
  FlexibleTestingIssueAcceptInput: FlexibleTestingIssueAcceptInput;
  FlexibleTestingIssueRejectInput: FlexibleTestingIssueRejectInput;
  FlexibleTestingChangeIssueSeverityInput: FlexibleTestingChangeIssueSeverityInput;
  FlexibleTestingIssueUntriageInput: FlexibleTestingIssueUntriageInput;
  FlexibleTestingIssueUnmergeInput: FlexibleTestingIssueUnmergeInput;
  IssueInput: IssueInput;
  IssueChange: ResolverTypeWrapper<Omit<IssueChange, 'result' | 'query'> & { result?: Maybe<ResolversTypes['Issue']>, query?: Maybe<ResolversTypes['Query']> }>;
  ExportIssuesToCsvInput: ExportIssuesToCsvInput;
  ExportIssuesToCsvResult: ResolverTypeWrapper<Omit<ExportIssuesToCsvResult, 'result' | 'issues'> & { result?: Maybe<ResolversTypes['CsvFile']>, issues?: Maybe<ReadonlyArray<ResolversTypes['Issue']>> }>;
  LaunchForm: ResolverTypeWrapper<unknown>;
  SaveLaunchFormInput: SaveLaunchFormInput;
  SaveLaunchFormResult: ResolverTypeWrapper<Omit<SaveLaunchFormResult, 'result'> & { result?: Maybe<ResolversTypes['LaunchForm']> }>;
  LaunchScopeRequirement: ResolverTypeWrapper<unknown>;
  AdvancedTestRequestConnection: ResolverTypeWrapper<unknown>;
  RequestedTestOption: ResolverTypeWrapper<unknown>;
  CreateCustomerRequestInput: CreateCustomerRequestInput;
  CreateCustomerRequestResult: ResolverTypeWrapper<Omit<CreateCustomerRequestResult, 'result'> & { result?: Maybe<ResolversTypes['CustomerRequest']> }>;
  CustomerRequest: ResolverTypeWrapper<unknown>;
  RequestedTestInput: RequestedTestInput;
  CodeValueInput: CodeValueInput;
  TestCaseInput: TestCaseInput;
  TestCaseStepInput: TestCaseStepInput;
  ScopeRequirementAnswerInput: ScopeRequirementAnswerInput;
  TargetingGroupInput: TargetingGroupInput;
  ModerationClaim: ResolverTypeWrapper<unknown>;
  ModerationClaimInput: ModerationClaimInput;
  ModerationClaimTakeOverInput: ModerationClaimTakeOverInput;
  ModerationClaimResult: ResolverTypeWrapper<Omit<ModerationClaimResult, 'result'> & { result?: Maybe<ResolversTypes['Participant']> }>;
  WaitingOrder: WaitingOrder;
  WaitingShow: WaitingShow;
  ModerationShift: ResolverTypeWrapper<unknown>;
  WaitingTest: ResolverTypeWrapper<unknown>;
  WaitingResult: ResolverTypeWrapper<unknown>;
  WaitingResultConnection: ResolverTypeWrapper<unknown>;
  WaitingResultEdge: ResolverTypeWrapper<unknown>;
  ModerationLoad: ResolverTypeWrapper<unknown>;
  ModerationDay: ResolverTypeWrapper<unknown>;
  ModeratorLoad: ResolverTypeWrapper<unknown>;
  ApproveResultsInput: ApproveResultsInput;
  ApprovedResultInput: ApprovedResultInput;
  ApprovedResults: ResolverTypeWrapper<Omit<ApprovedResults, 'result' | 'outcomes'> & { result?: Maybe<ReadonlyArray<ResolversTypes['CaseResult']>>, outcomes?: Maybe<ReadonlyArray<ResolversTypes['ResultOutcome']>> }>;
  ResultOutcome: ResolverTypeWrapper<unknown>;
  RelatedIssueOption: ResolverTypeWrapper<unknown>;
  KnownIssueOption: ResolverTypeWrapper<unknown>;
  KnownIn: KnownIn;
  ReportVerdict: ReportVerdict;
  FlexibleTestingUpdateTestCaseResultResponseInput: FlexibleTestingUpdateTestCaseResultResponseInput;
  CaseResultResponseValueInput: CaseResultResponseValueInput;
  StepValueInput: StepValueInput;
  DeleteRelatedIssueInput: DeleteRelatedIssueInput;
  JudgeReportInput: JudgeReportInput;
  GradeReportInput: GradeReportInput;
  CaseResultAttachmentInput: CaseResultAttachmentInput;
  CaseFieldAttachmentResponseInput: CaseFieldAttachmentResponseInput;
  ToggleTestCaseResultApprovalInput: ToggleTestCaseResultApprovalInput;
  CaseResultInput: CaseResultInput;
  FlexibleTestingCaseResultUnrejectInput: FlexibleTestingCaseResultUnrejectInput;
  FlexibleTestingRejectCaseResultInput: FlexibleTestingRejectCaseResultInput;
  CreateCaseResultEditRequestInput: CreateCaseResultEditRequestInput;
  ConfirmNoMassPassingInput: ConfirmNoMassPassingInput;
  CaseResultChange: ResolverTypeWrapper<Omit<CaseResultChange, 'result' | 'participant'> & { result?: Maybe<ResolversTypes['CaseResult']>, participant?: Maybe<ResolversTypes['Participant']> }>;
  FlexibleTestingMarkCaseResultsAsReadInput: FlexibleTestingMarkCaseResultsAsReadInput;
  CaseResultsChange: ResolverTypeWrapper<Omit<CaseResultsChange, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['CaseResult']>> }>;
  ModerationActivityResult: ResolverTypeWrapper<Omit<ModerationActivityResult, 'result'> & { result?: Maybe<ResolversTypes['CaseResult']> }>;
  ConfirmNoMassPassingResult: ResolverTypeWrapper<Omit<ConfirmNoMassPassingResult, 'result'> & { result?: Maybe<ResolversTypes['Participant']> }>;
  NotificationSettings: ResolverTypeWrapper<unknown>;
  NotificationChoice: ResolverTypeWrapper<unknown>;
  MutedTest: ResolverTypeWrapper<unknown>;
  NotificationsMarkInput: NotificationsMarkInput;
  NotificationsMarkAllInput: NotificationsMarkAllInput;
  NotificationsMarkResult: ResolverTypeWrapper<Omit<NotificationsMarkResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['Notification']>> }>;
  NotificationChoiceInput: NotificationChoiceInput;
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationSettingsResult: ResolverTypeWrapper<Omit<NotificationSettingsResult, 'result'> & { result?: Maybe<ResolversTypes['NotificationSettings']> }>;
  NotificationTestMuteInput: NotificationTestMuteInput;
  OrganizationState: OrganizationState;
  CrowdTokenState: CrowdTokenState;
  CrowdCallOutcome: CrowdCallOutcome;
  OperatorOrganization: ResolverTypeWrapper<unknown>;
  OperatorPerson: ResolverTypeWrapper<unknown>;
  CrowdToken: ResolverTypeWrapper<unknown>;
  CrowdCall: ResolverTypeWrapper<unknown>;
  MailState: MailState;
  OperatorMail: ResolverTypeWrapper<unknown>;
  OperatorMailResendInput: OperatorMailResendInput;
  OperatorMailResult: ResolverTypeWrapper<Omit<OperatorMailResult, 'result'> & { result?: Maybe<ResolversTypes['OperatorMail']> }>;
  OperatorOrganizationResult: ResolverTypeWrapper<Omit<OperatorOrganizationResult, 'result'> & { result?: Maybe<ResolversTypes['OperatorOrganization']> }>;
  OperatorPersonResult: ResolverTypeWrapper<Omit<OperatorPersonResult, 'result'> & { result?: Maybe<ResolversTypes['OperatorPerson']> }>;
  CrowdTokenResult: ResolverTypeWrapper<Omit<CrowdTokenResult, 'result'> & { result?: Maybe<ResolversTypes['CrowdToken']> }>;
  OperatorJobResult: ResolverTypeWrapper<Omit<OperatorJobResult, 'result'> & { result?: Maybe<ResolversTypes['FailedJob']> }>;
  OperatorOrganizationCreateInput: OperatorOrganizationCreateInput;
  OperatorOrganizationUpdateInput: OperatorOrganizationUpdateInput;
  OperatorOrganizationArchiveInput: OperatorOrganizationArchiveInput;
  OperatorOrganizationRestoreInput: OperatorOrganizationRestoreInput;
  OperatorCreditsAddInput: OperatorCreditsAddInput;
  OperatorPersonCreateInput: OperatorPersonCreateInput;
  OperatorPersonUpdateInput: OperatorPersonUpdateInput;
  OperatorPersonRemoveInput: OperatorPersonRemoveInput;
  OperatorPersonForgetInput: OperatorPersonForgetInput;
  OperatorPersonRestoreInput: OperatorPersonRestoreInput;
  OperatorPasswordLinkCreateInput: OperatorPasswordLinkCreateInput;
  OperatorPersonSignOutInput: OperatorPersonSignOutInput;
  OperatorSupportSessionStartInput: OperatorSupportSessionStartInput;
  OperatorCrowdTokenCreateInput: OperatorCrowdTokenCreateInput;
  OperatorCrowdTokenRevokeInput: OperatorCrowdTokenRevokeInput;
  OperatorJobRetryInput: OperatorJobRetryInput;
  OrganizationStats: ResolverTypeWrapper<unknown>;
  WeekStats: ResolverTypeWrapper<unknown>;
  ParticipantStatus: ParticipantStatus;
  AssignmentStatus: AssignmentStatus;
  BlockerStatus: BlockerStatus;
  IssueGeneration: IssueGeneration;
  PublishingStop: PublishingStop;
  RemovalReason: ResolverTypeWrapper<unknown>;
  SelectionRequirementsGroup: ResolverTypeWrapper<unknown>;
  Participant: ResolverTypeWrapper<unknown>;
  MassPassing: ResolverTypeWrapper<unknown>;
  AssignedCase: ResolverTypeWrapper<unknown>;
  TesterSession: ResolverTypeWrapper<unknown>;
  TestBlocker: ResolverTypeWrapper<unknown>;
  BlockedTester: ResolverTypeWrapper<unknown>;
  AssignedCommunityTestManager: ResolverTypeWrapper<unknown>;
  AssignedWork: ResolverTypeWrapper<unknown>;
  AvailableCommunityTestManager: ResolverTypeWrapper<unknown>;
  ReproducibilityStatus: ReproducibilityStatus;
  ReproducibilityTestDetails: ResolverTypeWrapper<unknown>;
  AutoLaunchStatus: AutoLaunchStatus;
  Activity: Activity;
  RequestedTestCases: ResolverTypeWrapper<unknown>;
  DesiredOutcome: ResolverTypeWrapper<unknown>;
  RequestedTest: ResolverTypeWrapper<unknown>;
  FailedCondition: ResolverTypeWrapper<unknown>;
  ScopeRequirementAnswer: ResolverTypeWrapper<unknown>;
  TargetingGroup: ResolverTypeWrapper<unknown>;
  ScheduleState: ScheduleState;
  Schedule: ResolverTypeWrapper<unknown>;
  ScheduleRunChange: ResolverTypeWrapper<unknown>;
  OrganizationRestoreState: OrganizationRestoreState;
  OrganizationRestore: ResolverTypeWrapper<unknown>;
  RestoreFact: ResolverTypeWrapper<unknown>;
  OperatorRestoreBeginInput: OperatorRestoreBeginInput;
  OperatorRestoreInput: OperatorRestoreInput;
  OrganizationRestoreResult: ResolverTypeWrapper<Omit<OrganizationRestoreResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationRestore']> }>;
  PublishIssuesAndCaseResultsInput: PublishIssuesAndCaseResultsInput;
  AcceptedStopsInput: AcceptedStopsInput;
  PublishIssuesAndCaseResultsResult: ResolverTypeWrapper<Omit<PublishIssuesAndCaseResultsResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['Participant']>> }>;
  TakeBackPublishingInput: TakeBackPublishingInput;
  SeenParticipantInput: SeenParticipantInput;
  TakeBackPublishingResult: ResolverTypeWrapper<Omit<TakeBackPublishingResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['Participant']>> }>;
  ChangeAssignmentStatusInput: ChangeAssignmentStatusInput;
  ChangeAssignmentStatusResult: ResolverTypeWrapper<Omit<ChangeAssignmentStatusResult, 'result'> & { result?: Maybe<ResolversTypes['AssignedCommunityTestManager']> }>;
  AssignCommunityTestManagerInput: AssignCommunityTestManagerInput;
  AssignCommunityTestManagerResult: ResolverTypeWrapper<Omit<AssignCommunityTestManagerResult, 'result'> & { result?: Maybe<ResolversTypes['FlexibleTestingTest']> }>;
  RemoveAssignedCommunityTestManagerInput: RemoveAssignedCommunityTestManagerInput;
  RemoveAssignedCommunityTestManagerResult: ResolverTypeWrapper<Omit<RemoveAssignedCommunityTestManagerResult, 'result'> & { result?: Maybe<ResolversTypes['AssignedCommunityTestManager']> }>;
  ExportTestCaseResultsToCsvInput: ExportTestCaseResultsToCsvInput;
  ExportTestCaseResultsToCsvResult: ResolverTypeWrapper<Omit<ExportTestCaseResultsToCsvResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['CsvFile']>> }>;
  RemoveTestersFromTestInput: RemoveTestersFromTestInput;
  RemoveTestersFromTestResult: ResolverTypeWrapper<Omit<RemoveTestersFromTestResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['Participant']>> }>;
  FlexibleTestingCloseTestWindowInput: FlexibleTestingCloseTestWindowInput;
  FlexibleTestingCloseTestWindowResult: ResolverTypeWrapper<Omit<FlexibleTestingCloseTestWindowResult, 'result'> & { result?: Maybe<ResolversTypes['FlexibleTestingTest']> }>;
  TestBlockerInput: TestBlockerInput;
  TestBlockerResult: ResolverTypeWrapper<Omit<TestBlockerResult, 'result' | 'participant'> & { result?: Maybe<ResolversTypes['TestBlocker']>, participant?: Maybe<ResolversTypes['Participant']> }>;
  OperatorRetention: ResolverTypeWrapper<unknown>;
  RetentionFigures: ResolverTypeWrapper<unknown>;
  LegalHoldState: LegalHoldState;
  LegalHold: ResolverTypeWrapper<unknown>;
  OperatorLegalHoldPlaceInput: OperatorLegalHoldPlaceInput;
  OperatorLegalHoldLiftInput: OperatorLegalHoldLiftInput;
  OperatorLegalHoldResult: ResolverTypeWrapper<Omit<OperatorLegalHoldResult, 'result'> & { result?: Maybe<ResolversTypes['LegalHold']> }>;
  RunResultState: RunResultState;
  CaseOutcome: CaseOutcome;
  RunReport: ResolverTypeWrapper<unknown>;
  RunResult: ResolverTypeWrapper<unknown>;
  ReportedTestCase: ResolverTypeWrapper<unknown>;
  RunResultConnection: ResolverTypeWrapper<unknown>;
  RetryRunResultsInput: RetryRunResultsInput;
  RunReportResult: ResolverTypeWrapper<Omit<RunReportResult, 'result'> & { result?: Maybe<ResolversTypes['RunReport']> }>;
  SavedSentence: ResolverTypeWrapper<unknown>;
  SavedSentenceCreateInput: SavedSentenceCreateInput;
  SavedSentenceUpdateInput: SavedSentenceUpdateInput;
  SavedSentenceRemoveInput: SavedSentenceRemoveInput;
  SavedSentenceUseInput: SavedSentenceUseInput;
  SavedSentenceResult: ResolverTypeWrapper<Omit<SavedSentenceResult, 'result'> & { result?: Maybe<ResolversTypes['SavedSentence']> }>;
  SavedViewList: SavedViewList;
  SavedView: ResolverTypeWrapper<unknown>;
  SavedViewCreateInput: SavedViewCreateInput;
  SavedViewUpdateInput: SavedViewUpdateInput;
  SavedViewPinInput: SavedViewPinInput;
  SavedViewRemoveInput: SavedViewRemoveInput;
  SavedViewResult: ResolverTypeWrapper<Omit<SavedViewResult, 'result'> & { result?: Maybe<ResolversTypes['SavedView']> }>;
  UpdateScheduleInput: UpdateScheduleInput;
  ScheduleRestInput: ScheduleRestInput;
  MoveScheduleRunInput: MoveScheduleRunInput;
  RestoreScheduleRunInput: RestoreScheduleRunInput;
  ScheduleReasonInput: ScheduleReasonInput;
  SkipScheduleRunInput: SkipScheduleRunInput;
  ScheduleResult: ResolverTypeWrapper<Omit<ScheduleResult, 'result'> & { result?: Maybe<ResolversTypes['Schedule']> }>;
  Calendar: ResolverTypeWrapper<unknown>;
  CalendarPublishing: ResolverTypeWrapper<unknown>;
  SearchKind: SearchKind;
  SearchHit: ResolverTypeWrapper<unknown>;
  ServiceRequestState: ServiceRequestState;
  ServiceRequestMove: ServiceRequestMove;
  ProfessionalService: ResolverTypeWrapper<unknown>;
  ProfessionalServiceRequest: ResolverTypeWrapper<unknown>;
  ProfessionalServiceRequestCreateInput: ProfessionalServiceRequestCreateInput;
  ProfessionalServiceRequestResult: ResolverTypeWrapper<Omit<ProfessionalServiceRequestResult, 'result'> & { result?: Maybe<ResolversTypes['ProfessionalServiceRequest']> }>;
  OperatorServiceSaveInput: OperatorServiceSaveInput;
  OperatorServiceResult: ResolverTypeWrapper<Omit<OperatorServiceResult, 'result'> & { result?: Maybe<ResolversTypes['ProfessionalService']> }>;
  OperatorServiceRequestAnswerInput: OperatorServiceRequestAnswerInput;
  SharedReportState: SharedReportState;
  SharedReportPart: SharedReportPart;
  SharedReportIssues: SharedReportIssues;
  SharedReportField: SharedReportField;
  SharedReport: ResolverTypeWrapper<unknown>;
  SharedReportCreateInput: SharedReportCreateInput;
  SharedReportRevokeInput: SharedReportRevokeInput;
  SharedReportResult: ResolverTypeWrapper<Omit<SharedReportResult, 'result'> & { result?: Maybe<ResolversTypes['SharedReport']> }>;
  Role: Role;
  OrganizationUser: ResolverTypeWrapper<unknown>;
  OrganizationMember: ResolverTypeWrapper<unknown>;
  Organization: ResolverTypeWrapper<unknown>;
  IssueFieldDefinition: ResolverTypeWrapper<unknown>;
  Trial: ResolverTypeWrapper<unknown>;
  CreditAccount: ResolverTypeWrapper<unknown>;
  CreditMonth: ResolverTypeWrapper<unknown>;
  CreditTransaction: ResolverTypeWrapper<unknown>;
  CreditSubject: ResolverTypeWrapper<unknown>;
  CreditTransactionConnection: ResolverTypeWrapper<unknown>;
  OrganizationOption: ResolverTypeWrapper<unknown>;
  FeatureFlag: ResolverTypeWrapper<unknown>;
  Notification: ResolverTypeWrapper<unknown>;
  NotificationDetails: ResolverTypeWrapper<unknown>;
  IssueWasCreated: ResolverTypeWrapper<unknown>;
  TestWasLaunched: ResolverTypeWrapper<unknown>;
  Changed: ResolverTypeWrapper<unknown>;
  OrganizationUserUpdateInput: OrganizationUserUpdateInput;
  OrganizationUserUpdateResult: ResolverTypeWrapper<Omit<OrganizationUserUpdateResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationUser']> }>;
  ChangeOrganizationInput: ChangeOrganizationInput;
  ChangeOrganizationResult: ResolverTypeWrapper<Omit<ChangeOrganizationResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationUser']> }>;
  OrganizationUpdateInput: OrganizationUpdateInput;
  OrganizationUpdateResult: ResolverTypeWrapper<Omit<OrganizationUpdateResult, 'result'> & { result?: Maybe<ResolversTypes['Organization']> }>;
  ExportCreditsInput: ExportCreditsInput;
  ExportCreditsResult: ResolverTypeWrapper<Omit<ExportCreditsResult, 'result'> & { result?: Maybe<ResolversTypes['CsvFile']> }>;
  PageViewTrackInput: PageViewTrackInput;
  PageViewTrackResult: ResolverTypeWrapper<PageViewTrackResult>;
  SimilarIssue: ResolverTypeWrapper<unknown>;
  SupervisedForm: ResolverTypeWrapper<unknown>;
  SaveSupervisedFormInput: SaveSupervisedFormInput;
  SaveSupervisedFormResult: ResolverTypeWrapper<Omit<SaveSupervisedFormResult, 'result'> & { result?: Maybe<ResolversTypes['SupervisedForm']> }>;
  MatchingTestersInput: MatchingTestersInput;
  MatchingTesters: ResolverTypeWrapper<unknown>;
  MatchingCost: ResolverTypeWrapper<unknown>;
  TesterByEmail: ResolverTypeWrapper<unknown>;
  TesterChoiceKind: TesterChoiceKind;
  TesterChoice: ResolverTypeWrapper<unknown>;
  ReplacedTester: ResolverTypeWrapper<unknown>;
  TesterDevicesInput: TesterDevicesInput;
  InvalidDeviceTester: ResolverTypeWrapper<unknown>;
  ExportRawTestCasesInput: ExportRawTestCasesInput;
  ExportRawTestCasesResult: ResolverTypeWrapper<Omit<ExportRawTestCasesResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['CsvFile']>> }>;
  MatchingTester: ResolverTypeWrapper<unknown>;
  TesterGroupInput: TesterGroupInput;
  LaunchSupervisedTestInput: LaunchSupervisedTestInput;
  LaunchSupervisedTestResult: ResolverTypeWrapper<Omit<LaunchSupervisedTestResult, 'result'> & { result?: Maybe<ResolversTypes['LaunchedTest']> }>;
  LaunchedTest: ResolverTypeWrapper<unknown>;
  MembershipState: MembershipState;
  OrganizationInvitation: ResolverTypeWrapper<unknown>;
  OrganizationUsersCreateInput: OrganizationUsersCreateInput;
  OrganizationUsersCreateResult: ResolverTypeWrapper<Omit<OrganizationUsersCreateResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitation']>> }>;
  OrganizationInvitationInput: OrganizationInvitationInput;
  OrganizationInvitationResult: ResolverTypeWrapper<Omit<OrganizationInvitationResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationInvitation']> }>;
  OrganizationUserRemoveInput: OrganizationUserRemoveInput;
  OrganizationUserRemoveResult: ResolverTypeWrapper<Omit<OrganizationUserRemoveResult, 'result'> & { result?: Maybe<ResolversTypes['OrganizationMember']> }>;
  ToggleRequiredAttachmentForPassInput: ToggleRequiredAttachmentForPassInput;
  DisableAutomaticTesterManagementInput: DisableAutomaticTesterManagementInput;
  AdvancedTestingTestCycleToTestLinkInput: AdvancedTestingTestCycleToTestLinkInput;
  UpdateNumberOfResultsNeededInput: UpdateNumberOfResultsNeededInput;
  TestSettingResult: ResolverTypeWrapper<Omit<TestSettingResult, 'result'> & { result?: Maybe<ResolversTypes['FlexibleTestingTest']> }>;
  PlatformTestSort: PlatformTestSort;
  PlatformTestStatus: PlatformTestStatus;
  TestWindowStatus: TestWindowStatus;
  TestWindow: ResolverTypeWrapper<unknown>;
  PlatformTest: ResolverTypeWrapper<unknown>;
  RequestFile: ResolverTypeWrapper<unknown>;
  AdvancedTestRequest: ResolverTypeWrapper<unknown>;
  FlexibleTestingTest: ResolverTypeWrapper<unknown>;
  TestComparison: ResolverTypeWrapper<unknown>;
  ComparedCount: ResolverTypeWrapper<unknown>;
  ComparedCase: ResolverTypeWrapper<unknown>;
  TestEnvironment: ResolverTypeWrapper<unknown>;
  PlatformTestConnection: ResolverTypeWrapper<unknown>;
  PlatformTestEdge: ResolverTypeWrapper<unknown>;
  TestStats: ResolverTypeWrapper<unknown>;
  DeviceResults: ResolverTypeWrapper<unknown>;
  CaseStatusCount: ResolverTypeWrapper<unknown>;
  ResultKind: ResultKind;
  ResultCount: ResolverTypeWrapper<unknown>;
  TesterResults: ResolverTypeWrapper<unknown>;
  VocabularyKind: VocabularyKind;
  VocabularyEntryState: VocabularyEntryState;
  VocabularyRowVerdict: VocabularyRowVerdict;
  OperatorVocabulary: ResolverTypeWrapper<unknown>;
  VocabularyEntry: ResolverTypeWrapper<unknown>;
  VocabularyRowInput: VocabularyRowInput;
  VocabularyRow: ResolverTypeWrapper<unknown>;
  OperatorVocabularyEntryAddInput: OperatorVocabularyEntryAddInput;
  OperatorVocabularyEntryRenameInput: OperatorVocabularyEntryRenameInput;
  OperatorVocabularyEntryInput: OperatorVocabularyEntryInput;
  OperatorVocabularyImportInput: OperatorVocabularyImportInput;
  OperatorVocabularyEntryResult: ResolverTypeWrapper<Omit<OperatorVocabularyEntryResult, 'result'> & { result?: Maybe<ResolversTypes['VocabularyEntry']> }>;
  OperatorVocabularyImportResult: ResolverTypeWrapper<Omit<OperatorVocabularyImportResult, 'result'> & { result?: Maybe<ResolversTypes['VocabularyImport']> }>;
  VocabularyImport: ResolverTypeWrapper<unknown>;
  WaitingKind: WaitingKind;
  WaitingItem: ResolverTypeWrapper<unknown>;
  TestLack: ResolverTypeWrapper<unknown>;
  WebhookState: WebhookState;
  WebhookReason: WebhookReason;
  WebhookDeliveryState: WebhookDeliveryState;
  Webhook: ResolverTypeWrapper<unknown>;
  WebhookDelivery: ResolverTypeWrapper<unknown>;
  WebhookAttempt: ResolverTypeWrapper<unknown>;
  WebhookCreateInput: WebhookCreateInput;
  WebhookInput: WebhookInput;
  WebhookRedeliverInput: WebhookRedeliverInput;
  WebhookResult: ResolverTypeWrapper<Omit<WebhookResult, 'result'> & { result?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookDeliveryResult: ResolverTypeWrapper<Omit<WebhookDeliveryResult, 'result'> & { result?: Maybe<ResolversTypes['WebhookDelivery']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApiToken: unknown;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  ApiTokenCreateInput: ApiTokenCreateInput;
  Int: Scalars['Int']['output'];
  ServiceTokenCreateInput: ServiceTokenCreateInput;
  ApiTokenRevokeInput: ApiTokenRevokeInput;
  OperatorApiTokenRevokeInput: OperatorApiTokenRevokeInput;
  ApiTokenResult: Omit<ApiTokenResult, 'result'> & { result?: Maybe<ResolversParentTypes['ApiToken']> };
  Boolean: Scalars['Boolean']['output'];
  LaunchApproval: unknown;
  Float: Scalars['Float']['output'];
  LaunchApprovalTest: unknown;
  LaunchRules: unknown;
  LaunchApprover: unknown;
  LaunchRulesInput: LaunchRulesInput;
  LaunchRulesResult: Omit<LaunchRulesResult, 'result'> & { result?: Maybe<ResolversParentTypes['LaunchRules']> };
  LaunchApprovalInput: LaunchApprovalInput;
  LaunchApprovalApproveInput: LaunchApprovalApproveInput;
  LaunchApprovalSendBackInput: LaunchApprovalSendBackInput;
  LaunchApprovalResult: Omit<LaunchApprovalResult, 'result'> & { result?: Maybe<ResolversParentTypes['LaunchApproval']> };
  OrganizationArchive: unknown;
  OrganizationArchiveAskInput: OrganizationArchiveAskInput;
  OrganizationArchiveCancelInput: OrganizationArchiveCancelInput;
  OrganizationArchiveResult: Omit<OrganizationArchiveResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationArchive']> };
  AuditFilter: AuditFilter;
  AuditTrail: unknown;
  AuditLine: unknown;
  AuditUndo: unknown;
  UndoAuditLineInput: UndoAuditLineInput;
  UndoAuditLineResult: UndoAuditLineResult;
  AuditChange: unknown;
  ExportAuditTrailInput: ExportAuditTrailInput;
  ExportAuditTrailResult: ExportAuditTrailResult;
  AutoExportSettings: unknown;
  AutoExportDestinationOption: unknown;
  SaveAutoExportSettingsInput: SaveAutoExportSettingsInput;
  ToggleAutoExportInput: ToggleAutoExportInput;
  AutoExportSettingsResult: Omit<AutoExportSettingsResult, 'result'> & { result?: Maybe<ResolversParentTypes['AutoExportSettings']> };
  AzureDevopsProjectFields: unknown;
  AzureDevopsAuthorizationCreateInput: AzureDevopsAuthorizationCreateInput;
  AzureDevopsAuthorizationCreateResult: AzureDevopsAuthorizationCreateResult;
  AzureDevopsCredentialsCreateInput: AzureDevopsCredentialsCreateInput;
  AzureDevopsCredentialsCreateResult: AzureDevopsCredentialsCreateResult;
  GithubAuthenticationParams: GithubAuthenticationParams;
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  UserError: UserError;
  PageInfo: unknown;
  CsvFile: unknown;
  Country: unknown;
  TesterCountry: unknown;
  ReferenceEntry: unknown;
  TestCaseConnection: unknown;
  TestCase: unknown;
  TestCaseStep: unknown;
  TestCaseField: unknown;
  CaseResult: unknown;
  CanRequestEdit: unknown;
  TesterEnvironment: unknown;
  RelatedIssue: unknown;
  FoundIssue: unknown;
  CaseResultEditLog: unknown;
  CaseResultModerationLog: unknown;
  Attachment: unknown;
  CaseResultResponse: unknown;
  CaseResultEditRequest: unknown;
  ChatUnread: unknown;
  MyChats: unknown;
  ChatReader: unknown;
  ChatChannel: unknown;
  ChatThread: unknown;
  ChatMessagePage: unknown;
  ChatMessage: unknown;
  ChatMention: unknown;
  ChatQuote: unknown;
  ChatReaction: unknown;
  ChatFile: unknown;
  ChatChange: unknown;
  TestersThere: unknown;
  TesterThere: unknown;
  ChatRegisterInput: ChatRegisterInput;
  ChatChannelResolveInput: ChatChannelResolveInput;
  ChatChannelResult: Omit<ChatChannelResult, 'result' | 'query'> & { result?: Maybe<ResolversParentTypes['ChatChannel']>, query?: Maybe<ResolversParentTypes['Query']> };
  SendChatMessageInput: SendChatMessageInput;
  EditChatMessageInput: EditChatMessageInput;
  ChatMessageInput: ChatMessageInput;
  ReactToChatMessageInput: ReactToChatMessageInput;
  MarkChatReadInput: MarkChatReadInput;
  ShowChatTypingInput: ShowChatTypingInput;
  ShowChatTypingResult: ShowChatTypingResult;
  ChatMessageResult: Omit<ChatMessageResult, 'result' | 'channel'> & { result?: Maybe<ResolversParentTypes['ChatMessage']>, channel?: Maybe<ResolversParentTypes['ChatChannel']> };
  FlexibleTestingTestConnection: unknown;
  FlexibleTestingTestEdge: unknown;
  LaunchAdvancedTestInput: LaunchAdvancedTestInput;
  AdvancedTestRequestParams: AdvancedTestRequestParams;
  LaunchAdvancedTestResult: Omit<LaunchAdvancedTestResult, 'result'> & { result?: Maybe<ResolversParentTypes['CustomerRequest']> };
  OnlineSpreadsheetInfo: unknown;
  ZephyrConnection: unknown;
  ZephyrConnectionCreateInput: ZephyrConnectionCreateInput;
  ZephyrConnectionArchiveInput: ZephyrConnectionArchiveInput;
  ZephyrConnectionResult: Omit<ZephyrConnectionResult, 'result'> & { result?: Maybe<ResolversParentTypes['ZephyrConnection']> };
  ConnectorProjectPage: unknown;
  ConnectorProject: unknown;
  ConnectorTestCyclePage: unknown;
  ConnectorTestCycle: unknown;
  ConnectorTestExecutionPage: unknown;
  ConnectorTestExecution: unknown;
  ExternalTestCase: unknown;
  ExternalTestCaseStep: unknown;
  ExternalTestCaseField: unknown;
  ImportTestCasesFromTestrailTestRunInput: ImportTestCasesFromTestrailTestRunInput;
  ImportTestCasesFromTestrailTestRunResult: Omit<ImportTestCasesFromTestrailTestRunResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['ExternalTestCase']>> };
  RetrieveFromOnlineSpreadsheetInput: RetrieveFromOnlineSpreadsheetInput;
  RetrieveFromOnlineSpreadsheetResult: Omit<RetrieveFromOnlineSpreadsheetResult, 'result'> & { result?: Maybe<ResolversParentTypes['UploadFile']> };
  UploadFile: unknown;
  OperatorCountry: unknown;
  OperatorPayoutMultiplierSaveInput: OperatorPayoutMultiplierSaveInput;
  OperatorCountryResult: Omit<OperatorCountryResult, 'result'> & { result?: Maybe<ResolversParentTypes['OperatorCountry']> };
  LaunchDraftChanged: unknown;
  LaunchDraft: unknown;
  OpenLaunchDraftInput: OpenLaunchDraftInput;
  SaveLaunchDraftInput: SaveLaunchDraftInput;
  RenameLaunchDraftInput: RenameLaunchDraftInput;
  DuplicateLaunchDraftInput: DuplicateLaunchDraftInput;
  ShareLaunchDraftInput: ShareLaunchDraftInput;
  DiscardLaunchDraftInput: DiscardLaunchDraftInput;
  TakeBackLaunchInput: TakeBackLaunchInput;
  SaveLaunchDraftResult: Omit<SaveLaunchDraftResult, 'result'> & { result?: Maybe<ResolversParentTypes['LaunchDraft']> };
  LaunchDraftFromTemplateInput: LaunchDraftFromTemplateInput;
  LaunchAllowance: unknown;
  FreedLaunches: unknown;
  LaunchCredits: unknown;
  LaunchEstimateInput: LaunchEstimateInput;
  TestEstimateInput: TestEstimateInput;
  LaunchEstimate: unknown;
  EstimatedHours: unknown;
  TestEstimate: unknown;
  GroupEstimate: unknown;
  EstimateLever: unknown;
  ApplicationLink: unknown;
  IssueExport: unknown;
  ExportedIssue: unknown;
  IssueExportJob: unknown;
  IssueExportChoice: unknown;
  IssueExportText: unknown;
  IssueExportFile: unknown;
  IssueExportPreview: unknown;
  JiraExportParams: JiraExportParams;
  GithubExportParams: GithubExportParams;
  AzureDevopsExportParams: AzureDevopsExportParams;
  ExportIssuesToJiraInput: ExportIssuesToJiraInput;
  ExportIssuesToGithubInput: ExportIssuesToGithubInput;
  ExportIssuesToAzureDevopsInput: ExportIssuesToAzureDevopsInput;
  IssueExportsInput: IssueExportsInput;
  IssueExportResult: Omit<IssueExportResult, 'result'> & { result?: Maybe<ResolversParentTypes['IssueExportJob']> };
  FlexibleTestingExternalTestDetailsInput: FlexibleTestingExternalTestDetailsInput;
  FlexibleTestingExternalTestDetails: unknown;
  FlexibleTestingTestRequestsFilter: FlexibleTestingTestRequestsFilter;
  FlexibleTestingLaunchTestInput: FlexibleTestingLaunchTestInput;
  FlexibleTestingLaunchTestResult: Omit<FlexibleTestingLaunchTestResult, 'result'> & { result?: Maybe<ResolversParentTypes['CustomerRequest']> };
  ModeratorGuidance: unknown;
  OperatorGuidanceSaveInput: OperatorGuidanceSaveInput;
  OperatorGuidanceResult: Omit<OperatorGuidanceResult, 'result'> & { result?: Maybe<ResolversParentTypes['ModeratorGuidance']> };
  FirstSteps: unknown;
  KeptGuide: unknown;
  GuidePutAwayInput: GuidePutAwayInput;
  GuidePutAwayResult: Omit<GuidePutAwayResult, 'result'> & { result?: Maybe<ResolversParentTypes['KeptGuide']> };
  ImportMapping: unknown;
  ImportColumn: unknown;
  SaveImportMappingInput: SaveImportMappingInput;
  ImportColumnInput: ImportColumnInput;
  SaveImportMappingResult: Omit<SaveImportMappingResult, 'result'> & { result?: Maybe<ResolversParentTypes['ImportMapping']> };
  Installation: unknown;
  VirusScanner: unknown;
  MasterKeyChange: unknown;
  JobQueue: unknown;
  FailedJob: unknown;
  IntegrationHealth: unknown;
  Replica: unknown;
  Integration: unknown;
  FieldMapping: unknown;
  PlaceDrift: unknown;
  TrackerDrift: unknown;
  IntegrationConnection: unknown;
  IntegrationEdge: unknown;
  RunsExportAttribute: unknown;
  IntegrationDetails: unknown;
  IntegrationProject: unknown;
  IntegrationIssueType: unknown;
  IntegrationCustomField: unknown;
  IntegrationUpdateInput: IntegrationUpdateInput;
  JiraAuthenticationParams: JiraAuthenticationParams;
  JiraPriorityMappings: JiraPriorityMappings;
  JiraDefaultExportSettings: JiraDefaultExportSettings;
  IntegrationResetInput: IntegrationResetInput;
  IntegrationMapInput: IntegrationMapInput;
  IntegrationFieldInput: IntegrationFieldInput;
  IntegrationCheckInput: IntegrationCheckInput;
  IntegrationResult: Omit<IntegrationResult, 'result'> & { result?: Maybe<ResolversParentTypes['Integration']> };
  FlexibleTestingMarkIssuesAsReadInput: FlexibleTestingMarkIssuesAsReadInput;
  FlexibleTestingIssuesAcceptInput: FlexibleTestingIssuesAcceptInput;
  FlexibleTestingIssuesRejectInput: FlexibleTestingIssuesRejectInput;
  FlexibleTestingIssuesMergeInput: FlexibleTestingIssuesMergeInput;
  FlexibleTestingChangeIssuesSeverityInput: FlexibleTestingChangeIssuesSeverityInput;
  FlexibleTestingIssuesUpdateTagsInput: FlexibleTestingIssuesUpdateTagsInput;
  IssueVersionInput: IssueVersionInput;
  FlexibleTestingIssuesRestoreInput: FlexibleTestingIssuesRestoreInput;
  IssueStandingInput: IssueStandingInput;
  IssuesChange: Omit<IssuesChange, 'result' | 'outcomes' | 'query'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['Issue']>>, outcomes?: Maybe<ReadonlyArray<ResolversParentTypes['IssueOutcome']>>, query?: Maybe<ResolversParentTypes['Query']> };
  IssueOutcome: unknown;
  IssueStanding: unknown;
  IssueSort: IssueSort;
  Issue: unknown;
  IssueField: unknown;
  IssueTestCase: unknown;
  IssueNote: unknown;
  IssueTag: unknown;
  FlexibleTestingIssueUpdateTagsInput: FlexibleTestingIssueUpdateTagsInput;
  FlexibleTestingCreateIssueTagInput: FlexibleTestingCreateIssueTagInput;
  FlexibleTestingUpdateTaggedInput: FlexibleTestingUpdateTaggedInput;
  FlexibleTestingDestroyIssueTagInput: FlexibleTestingDestroyIssueTagInput;
  IssueTagChange: Omit<IssueTagChange, 'result'> & { result?: Maybe<ResolversParentTypes['IssueTag']> };
  FlexibleTestingIssueNoteCreateInput: FlexibleTestingIssueNoteCreateInput;
  FlexibleTestingIssueNoteUpdateInput: FlexibleTestingIssueNoteUpdateInput;
  FlexibleTestingIssueNoteDestroyInput: FlexibleTestingIssueNoteDestroyInput;
  IssueConnection: unknown;
  IssueEdge: unknown;
  IssueStats: unknown;
  IssueCounts: unknown;
  IssueSeverityOption: unknown;
  NextIssue: unknown;
  FlexibleTestingIssueAcceptInput: FlexibleTestingIssueAcceptInput;
  FlexibleTestingIssueRejectInput: FlexibleTestingIssueRejectInput;
  FlexibleTestingChangeIssueSeverityInput: FlexibleTestingChangeIssueSeverityInput;
  FlexibleTestingIssueUntriageInput: FlexibleTestingIssueUntriageInput;
  FlexibleTestingIssueUnmergeInput: FlexibleTestingIssueUnmergeInput;
  IssueInput: IssueInput;
  IssueChange: Omit<IssueChange, 'result' | 'query'> & { result?: Maybe<ResolversParentTypes['Issue']>, query?: Maybe<ResolversParentTypes['Query']> };
  ExportIssuesToCsvInput: ExportIssuesToCsvInput;
  ExportIssuesToCsvResult: Omit<ExportIssuesToCsvResult, 'result' | 'issues'> & { result?: Maybe<ResolversParentTypes['CsvFile']>, issues?: Maybe<ReadonlyArray<ResolversParentTypes['Issue']>> };
  LaunchForm: unknown;
  SaveLaunchFormInput: SaveLaunchFormInput;
  SaveLaunchFormResult: Omit<SaveLaunchFormResult, 'result'> & { result?: Maybe<ResolversParentTypes['LaunchForm']> };
  LaunchScopeRequirement: unknown;
  AdvancedTestRequestConnection: unknown;
  RequestedTestOption: unknown;
  CreateCustomerRequestInput: CreateCustomerRequestInput;
  CreateCustomerRequestResult: Omit<CreateCustomerRequestResult, 'result'> & { result?: Maybe<ResolversParentTypes['CustomerRequest']> };
  CustomerRequest: unknown;
  RequestedTestInput: RequestedTestInput;
  CodeValueInput: CodeValueInput;
  TestCaseInput: TestCaseInput;
  TestCaseStepInput: TestCaseStepInput;
  ScopeRequirementAnswerInput: ScopeRequirementAnswerInput;
  TargetingGroupInput: TargetingGroupInput;
  ModerationClaim: unknown;
  ModerationClaimInput: ModerationClaimInput;
  ModerationClaimTakeOverInput: ModerationClaimTakeOverInput;
  ModerationClaimResult: Omit<ModerationClaimResult, 'result'> & { result?: Maybe<ResolversParentTypes['Participant']> };
  ModerationShift: unknown;
  WaitingTest: unknown;
  WaitingResult: unknown;
  WaitingResultConnection: unknown;
  WaitingResultEdge: unknown;
  ModerationLoad: unknown;
  ModerationDay: unknown;
  ModeratorLoad: unknown;
  ApproveResultsInput: ApproveResultsInput;
  ApprovedResultInput: ApprovedResultInput;
  ApprovedResults: Omit<ApprovedResults, 'result' | 'outcomes'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['CaseResult']>>, outcomes?: Maybe<ReadonlyArray<ResolversParentTypes['ResultOutcome']>> };
  ResultOutcome: unknown;
  RelatedIssueOption: unknown;
  KnownIssueOption: unknown;
  FlexibleTestingUpdateTestCaseResultResponseInput: FlexibleTestingUpdateTestCaseResultResponseInput;
  CaseResultResponseValueInput: CaseResultResponseValueInput;
  StepValueInput: StepValueInput;
  DeleteRelatedIssueInput: DeleteRelatedIssueInput;
  JudgeReportInput: JudgeReportInput;
  GradeReportInput: GradeReportInput;
  CaseResultAttachmentInput: CaseResultAttachmentInput;
  CaseFieldAttachmentResponseInput: CaseFieldAttachmentResponseInput;
  ToggleTestCaseResultApprovalInput: ToggleTestCaseResultApprovalInput;
  CaseResultInput: CaseResultInput;
  FlexibleTestingCaseResultUnrejectInput: FlexibleTestingCaseResultUnrejectInput;
  FlexibleTestingRejectCaseResultInput: FlexibleTestingRejectCaseResultInput;
  CreateCaseResultEditRequestInput: CreateCaseResultEditRequestInput;
  ConfirmNoMassPassingInput: ConfirmNoMassPassingInput;
  CaseResultChange: Omit<CaseResultChange, 'result' | 'participant'> & { result?: Maybe<ResolversParentTypes['CaseResult']>, participant?: Maybe<ResolversParentTypes['Participant']> };
  FlexibleTestingMarkCaseResultsAsReadInput: FlexibleTestingMarkCaseResultsAsReadInput;
  CaseResultsChange: Omit<CaseResultsChange, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['CaseResult']>> };
  ModerationActivityResult: Omit<ModerationActivityResult, 'result'> & { result?: Maybe<ResolversParentTypes['CaseResult']> };
  ConfirmNoMassPassingResult: Omit<ConfirmNoMassPassingResult, 'result'> & { result?: Maybe<ResolversParentTypes['Participant']> };
  NotificationSettings: unknown;
  NotificationChoice: unknown;
  MutedTest: unknown;
  NotificationsMarkInput: NotificationsMarkInput;
  NotificationsMarkAllInput: NotificationsMarkAllInput;
  NotificationsMarkResult: Omit<NotificationsMarkResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['Notification']>> };
  NotificationChoiceInput: NotificationChoiceInput;
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationSettingsResult: Omit<NotificationSettingsResult, 'result'> & { result?: Maybe<ResolversParentTypes['NotificationSettings']> };
  NotificationTestMuteInput: NotificationTestMuteInput;
  OperatorOrganization: unknown;
  OperatorPerson: unknown;
  CrowdToken: unknown;
  CrowdCall: unknown;
  OperatorMail: unknown;
  OperatorMailResendInput: OperatorMailResendInput;
  OperatorMailResult: Omit<OperatorMailResult, 'result'> & { result?: Maybe<ResolversParentTypes['OperatorMail']> };
  OperatorOrganizationResult: Omit<OperatorOrganizationResult, 'result'> & { result?: Maybe<ResolversParentTypes['OperatorOrganization']> };
  OperatorPersonResult: Omit<OperatorPersonResult, 'result'> & { result?: Maybe<ResolversParentTypes['OperatorPerson']> };
  CrowdTokenResult: Omit<CrowdTokenResult, 'result'> & { result?: Maybe<ResolversParentTypes['CrowdToken']> };
  OperatorJobResult: Omit<OperatorJobResult, 'result'> & { result?: Maybe<ResolversParentTypes['FailedJob']> };
  OperatorOrganizationCreateInput: OperatorOrganizationCreateInput;
  OperatorOrganizationUpdateInput: OperatorOrganizationUpdateInput;
  OperatorOrganizationArchiveInput: OperatorOrganizationArchiveInput;
  OperatorOrganizationRestoreInput: OperatorOrganizationRestoreInput;
  OperatorCreditsAddInput: OperatorCreditsAddInput;
  OperatorPersonCreateInput: OperatorPersonCreateInput;
  OperatorPersonUpdateInput: OperatorPersonUpdateInput;
  OperatorPersonRemoveInput: OperatorPersonRemoveInput;
  OperatorPersonForgetInput: OperatorPersonForgetInput;
  OperatorPersonRestoreInput: OperatorPersonRestoreInput;
  OperatorPasswordLinkCreateInput: OperatorPasswordLinkCreateInput;
  OperatorPersonSignOutInput: OperatorPersonSignOutInput;
  OperatorSupportSessionStartInput: OperatorSupportSessionStartInput;
  OperatorCrowdTokenCreateInput: OperatorCrowdTokenCreateInput;
  OperatorCrowdTokenRevokeInput: OperatorCrowdTokenRevokeInput;
  OperatorJobRetryInput: OperatorJobRetryInput;
  OrganizationStats: unknown;
  WeekStats: unknown;
  RemovalReason: unknown;
  SelectionRequirementsGroup: unknown;
  Participant: unknown;
  MassPassing: unknown;
  AssignedCase: unknown;
  TesterSession: unknown;
  TestBlocker: unknown;
  BlockedTester: unknown;
  AssignedCommunityTestManager: unknown;
  AssignedWork: unknown;
  AvailableCommunityTestManager: unknown;
  ReproducibilityTestDetails: unknown;
  RequestedTestCases: unknown;
  DesiredOutcome: unknown;
  RequestedTest: unknown;
  FailedCondition: unknown;
  ScopeRequirementAnswer: unknown;
  TargetingGroup: unknown;
  Schedule: unknown;
  ScheduleRunChange: unknown;
  OrganizationRestore: unknown;
  RestoreFact: unknown;
  OperatorRestoreBeginInput: OperatorRestoreBeginInput;
  OperatorRestoreInput: OperatorRestoreInput;
  OrganizationRestoreResult: Omit<OrganizationRestoreResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationRestore']> };
  PublishIssuesAndCaseResultsInput: PublishIssuesAndCaseResultsInput;
  AcceptedStopsInput: AcceptedStopsInput;
  PublishIssuesAndCaseResultsResult: Omit<PublishIssuesAndCaseResultsResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['Participant']>> };
  TakeBackPublishingInput: TakeBackPublishingInput;
  SeenParticipantInput: SeenParticipantInput;
  TakeBackPublishingResult: Omit<TakeBackPublishingResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['Participant']>> };
  ChangeAssignmentStatusInput: ChangeAssignmentStatusInput;
  ChangeAssignmentStatusResult: Omit<ChangeAssignmentStatusResult, 'result'> & { result?: Maybe<ResolversParentTypes['AssignedCommunityTestManager']> };
  AssignCommunityTestManagerInput: AssignCommunityTestManagerInput;
  AssignCommunityTestManagerResult: Omit<AssignCommunityTestManagerResult, 'result'> & { result?: Maybe<ResolversParentTypes['FlexibleTestingTest']> };
  RemoveAssignedCommunityTestManagerInput: RemoveAssignedCommunityTestManagerInput;
  RemoveAssignedCommunityTestManagerResult: Omit<RemoveAssignedCommunityTestManagerResult, 'result'> & { result?: Maybe<ResolversParentTypes['AssignedCommunityTestManager']> };
  ExportTestCaseResultsToCsvInput: ExportTestCaseResultsToCsvInput;
  ExportTestCaseResultsToCsvResult: Omit<ExportTestCaseResultsToCsvResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['CsvFile']>> };
  RemoveTestersFromTestInput: RemoveTestersFromTestInput;
  RemoveTestersFromTestResult: Omit<RemoveTestersFromTestResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['Participant']>> };
  FlexibleTestingCloseTestWindowInput: FlexibleTestingCloseTestWindowInput;
  FlexibleTestingCloseTestWindowResult: Omit<FlexibleTestingCloseTestWindowResult, 'result'> & { result?: Maybe<ResolversParentTypes['FlexibleTestingTest']> };
  TestBlockerInput: TestBlockerInput;
  TestBlockerResult: Omit<TestBlockerResult, 'result' | 'participant'> & { result?: Maybe<ResolversParentTypes['TestBlocker']>, participant?: Maybe<ResolversParentTypes['Participant']> };
  OperatorRetention: unknown;
  RetentionFigures: unknown;
  LegalHold: unknown;
  OperatorLegalHoldPlaceInput: OperatorLegalHoldPlaceInput;
  OperatorLegalHoldLiftInput: OperatorLegalHoldLiftInput;
  OperatorLegalHoldResult: Omit<OperatorLegalHoldResult, 'result'> & { result?: Maybe<ResolversParentTypes['LegalHold']> };
  RunReport: unknown;
  RunResult: unknown;
  ReportedTestCase: unknown;
  RunResultConnection: unknown;
  RetryRunResultsInput: RetryRunResultsInput;
  RunReportResult: Omit<RunReportResult, 'result'> & { result?: Maybe<ResolversParentTypes['RunReport']> };
  SavedSentence: unknown;
  SavedSentenceCreateInput: SavedSentenceCreateInput;
  SavedSentenceUpdateInput: SavedSentenceUpdateInput;
  SavedSentenceRemoveInput: SavedSentenceRemoveInput;
  SavedSentenceUseInput: SavedSentenceUseInput;
  SavedSentenceResult: Omit<SavedSentenceResult, 'result'> & { result?: Maybe<ResolversParentTypes['SavedSentence']> };
  SavedView: unknown;
  SavedViewCreateInput: SavedViewCreateInput;
  SavedViewUpdateInput: SavedViewUpdateInput;
  SavedViewPinInput: SavedViewPinInput;
  SavedViewRemoveInput: SavedViewRemoveInput;
  SavedViewResult: Omit<SavedViewResult, 'result'> & { result?: Maybe<ResolversParentTypes['SavedView']> };
  UpdateScheduleInput: UpdateScheduleInput;
  ScheduleRestInput: ScheduleRestInput;
  MoveScheduleRunInput: MoveScheduleRunInput;
  RestoreScheduleRunInput: RestoreScheduleRunInput;
  ScheduleReasonInput: ScheduleReasonInput;
  SkipScheduleRunInput: SkipScheduleRunInput;
  ScheduleResult: Omit<ScheduleResult, 'result'> & { result?: Maybe<ResolversParentTypes['Schedule']> };
  Calendar: unknown;
  CalendarPublishing: unknown;
  SearchHit: unknown;
  ProfessionalService: unknown;
  ProfessionalServiceRequest: unknown;
  ProfessionalServiceRequestCreateInput: ProfessionalServiceRequestCreateInput;
  ProfessionalServiceRequestResult: Omit<ProfessionalServiceRequestResult, 'result'> & { result?: Maybe<ResolversParentTypes['ProfessionalServiceRequest']> };
  OperatorServiceSaveInput: OperatorServiceSaveInput;
  OperatorServiceResult: Omit<OperatorServiceResult, 'result'> & { result?: Maybe<ResolversParentTypes['ProfessionalService']> };
  OperatorServiceRequestAnswerInput: OperatorServiceRequestAnswerInput;
  SharedReport: unknown;
  SharedReportCreateInput: SharedReportCreateInput;
  SharedReportRevokeInput: SharedReportRevokeInput;
  SharedReportResult: Omit<SharedReportResult, 'result'> & { result?: Maybe<ResolversParentTypes['SharedReport']> };
  OrganizationUser: unknown;
  OrganizationMember: unknown;
  Organization: unknown;
  IssueFieldDefinition: unknown;
  Trial: unknown;
  CreditAccount: unknown;
  CreditMonth: unknown;
  CreditTransaction: unknown;
  CreditSubject: unknown;
  CreditTransactionConnection: unknown;
  OrganizationOption: unknown;
  FeatureFlag: unknown;
  Notification: unknown;
  NotificationDetails: unknown;
  IssueWasCreated: unknown;
  TestWasLaunched: unknown;
  Changed: unknown;
  OrganizationUserUpdateInput: OrganizationUserUpdateInput;
  OrganizationUserUpdateResult: Omit<OrganizationUserUpdateResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationUser']> };
  ChangeOrganizationInput: ChangeOrganizationInput;
  ChangeOrganizationResult: Omit<ChangeOrganizationResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationUser']> };
  OrganizationUpdateInput: OrganizationUpdateInput;
  OrganizationUpdateResult: Omit<OrganizationUpdateResult, 'result'> & { result?: Maybe<ResolversParentTypes['Organization']> };
  ExportCreditsInput: ExportCreditsInput;
  ExportCreditsResult: Omit<ExportCreditsResult, 'result'> & { result?: Maybe<ResolversParentTypes['CsvFile']> };
  PageViewTrackInput: PageViewTrackInput;
  PageViewTrackResult: PageViewTrackResult;
  SimilarIssue: unknown;
  SupervisedForm: unknown;
  SaveSupervisedFormInput: SaveSupervisedFormInput;
  SaveSupervisedFormResult: Omit<SaveSupervisedFormResult, 'result'> & { result?: Maybe<ResolversParentTypes['SupervisedForm']> };
  MatchingTestersInput: MatchingTestersInput;
  MatchingTesters: unknown;
  MatchingCost: unknown;
  TesterByEmail: unknown;
  TesterChoice: unknown;
  ReplacedTester: unknown;
  TesterDevicesInput: TesterDevicesInput;
  InvalidDeviceTester: unknown;
  ExportRawTestCasesInput: ExportRawTestCasesInput;
  ExportRawTestCasesResult: Omit<ExportRawTestCasesResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['CsvFile']>> };
  MatchingTester: unknown;
  TesterGroupInput: TesterGroupInput;
  LaunchSupervisedTestInput: LaunchSupervisedTestInput;
  LaunchSupervisedTestResult: Omit<LaunchSupervisedTestResult, 'result'> & { result?: Maybe<ResolversParentTypes['LaunchedTest']> };
  LaunchedTest: unknown;
  OrganizationInvitation: unknown;
  OrganizationUsersCreateInput: OrganizationUsersCreateInput;
  OrganizationUsersCreateResult: Omit<OrganizationUsersCreateResult, 'result'> & { result?: Maybe<ReadonlyArray<ResolversParentTypes['OrganizationInvitation']>> };
  OrganizationInvitationInput: OrganizationInvitationInput;
  OrganizationInvitationResult: Omit<OrganizationInvitationResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationInvitation']> };
  OrganizationUserRemoveInput: OrganizationUserRemoveInput;
  OrganizationUserRemoveResult: Omit<OrganizationUserRemoveResult, 'result'> & { result?: Maybe<ResolversParentTypes['OrganizationMember']> };
  ToggleRequiredAttachmentForPassInput: ToggleRequiredAttachmentForPassInput;
  DisableAutomaticTesterManagementInput: DisableAutomaticTesterManagementInput;
  AdvancedTestingTestCycleToTestLinkInput: AdvancedTestingTestCycleToTestLinkInput;
  UpdateNumberOfResultsNeededInput: UpdateNumberOfResultsNeededInput;
  TestSettingResult: Omit<TestSettingResult, 'result'> & { result?: Maybe<ResolversParentTypes['FlexibleTestingTest']> };
  TestWindow: unknown;
  PlatformTest: unknown;
  RequestFile: unknown;
  AdvancedTestRequest: unknown;
  FlexibleTestingTest: unknown;
  TestComparison: unknown;
  ComparedCount: unknown;
  ComparedCase: unknown;
  TestEnvironment: unknown;
  PlatformTestConnection: unknown;
  PlatformTestEdge: unknown;
  TestStats: unknown;
  DeviceResults: unknown;
  CaseStatusCount: unknown;
  ResultCount: unknown;
  TesterResults: unknown;
  OperatorVocabulary: unknown;
  VocabularyEntry: unknown;
  VocabularyRowInput: VocabularyRowInput;
  VocabularyRow: unknown;
  OperatorVocabularyEntryAddInput: OperatorVocabularyEntryAddInput;
  OperatorVocabularyEntryRenameInput: OperatorVocabularyEntryRenameInput;
  OperatorVocabularyEntryInput: OperatorVocabularyEntryInput;
  OperatorVocabularyImportInput: OperatorVocabularyImportInput;
  OperatorVocabularyEntryResult: Omit<OperatorVocabularyEntryResult, 'result'> & { result?: Maybe<ResolversParentTypes['VocabularyEntry']> };
  OperatorVocabularyImportResult: Omit<OperatorVocabularyImportResult, 'result'> & { result?: Maybe<ResolversParentTypes['VocabularyImport']> };
  VocabularyImport: unknown;
  WaitingItem: unknown;
  TestLack: unknown;
  Webhook: unknown;
  WebhookDelivery: unknown;
  WebhookAttempt: unknown;
  WebhookCreateInput: WebhookCreateInput;
  WebhookInput: WebhookInput;
  WebhookRedeliverInput: WebhookRedeliverInput;
  WebhookResult: Omit<WebhookResult, 'result'> & { result?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookDeliveryResult: Omit<WebhookDeliveryResult, 'result'> & { result?: Maybe<ResolversParentTypes['WebhookDelivery']> };
};

export type RepeatableDirectiveArgs = { };

export type RepeatableDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = RepeatableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AutomaticDirectiveArgs = { };

export type AutomaticDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AutomaticDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApiTokenKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiTokenState'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiTokenScope']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiTokenResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiTokenResult'] = ResolversParentTypes['ApiTokenResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchApprovalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchApproval'] = ResolversParentTypes['LaunchApproval']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LaunchApprovalKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LaunchApprovalState'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  above?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  over?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approverIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  approvers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  draftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['LaunchApprovalTest']>, ParentType, ContextType>;
};

export type LaunchApprovalTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchApprovalTest'] = ResolversParentTypes['LaunchApprovalTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type LaunchRulesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchRules'] = ResolversParentTypes['LaunchRules']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvalAbove?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  monthlyBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  approvers?: Resolver<ReadonlyArray<ResolversTypes['LaunchApprover']>, ParentType, ContextType>;
};

export type LaunchApproverResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchApprover'] = ResolversParentTypes['LaunchApprover']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LaunchRulesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchRulesResult'] = ResolversParentTypes['LaunchRulesResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LaunchRules']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchApprovalResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchApprovalResult'] = ResolversParentTypes['LaunchApprovalResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LaunchApproval']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationArchiveResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationArchive'] = ResolversParentTypes['OrganizationArchive']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrganizationArchiveState'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['OrganizationArchiveScope'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  askedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationArchiveResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationArchiveResult'] = ResolversParentTypes['OrganizationArchiveResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationArchive']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditTrailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditTrail'] = ResolversParentTypes['AuditTrail']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  lookedBackTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditLine'] = ResolversParentTypes['AuditLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actingFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  did?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AuditSource']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['AuditUndo']>, ParentType, ContextType>;
};

export type AuditUndoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditUndo'] = ResolversParentTypes['AuditUndo']> = {
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoAuditLineResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoAuditLineResult'] = ResolversParentTypes['UndoAuditLineResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportAuditTrailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportAuditTrailResult'] = ResolversParentTypes['ExportAuditTrailResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AutoExportSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AutoExportSettings'] = ResolversParentTypes['AutoExportSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AutoExportState'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledDestinations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  severitiesForExport?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  activeDestinations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  waitingDestinations?: Resolver<ReadonlyArray<ResolversTypes['AutoExportDestinationOption']>, ParentType, ContextType>;
};

export type AutoExportDestinationOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AutoExportDestinationOption'] = ResolversParentTypes['AutoExportDestinationOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoExportSettingsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AutoExportSettingsResult'] = ResolversParentTypes['AutoExportSettingsResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AutoExportSettings']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AzureDevopsProjectFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AzureDevopsProjectFields'] = ResolversParentTypes['AzureDevopsProjectFields']> = {
  workItemTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  areaPaths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AzureDevopsAuthorizationCreateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AzureDevopsAuthorizationCreateResult'] = ResolversParentTypes['AzureDevopsAuthorizationCreateResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AzureDevopsCredentialsCreateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AzureDevopsCredentialsCreateResult'] = ResolversParentTypes['AzureDevopsCredentialsCreateResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  ownApiTokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  apiTokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  operatorApiTokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  launchApproval?: Resolver<ResolversTypes['LaunchApproval'], ParentType, ContextType, RequireFields<QueryLaunchApprovalArgs, 'id'>>;
  launchRules?: Resolver<ResolversTypes['LaunchRules'], ParentType, ContextType>;
  organizationArchives?: Resolver<ReadonlyArray<ResolversTypes['OrganizationArchive']>, ParentType, ContextType>;
  operatorArchives?: Resolver<ReadonlyArray<ResolversTypes['OrganizationArchive']>, ParentType, ContextType, RequireFields<QueryOperatorArchivesArgs, 'organizationId'>>;
  auditTrail?: Resolver<ResolversTypes['AuditTrail'], ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'first'>>;
  operatorAuditTrail?: Resolver<ResolversTypes['AuditTrail'], ParentType, ContextType, RequireFields<QueryOperatorAuditTrailArgs, 'first'>>;
  autoExportSettings?: Resolver<ResolversTypes['AutoExportSettings'], ParentType, ContextType>;
  autoExportDestinationOptions?: Resolver<ReadonlyArray<ResolversTypes['AutoExportDestinationOption']>, ParentType, ContextType>;
  autoExportMatchingIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  azureDevopsProjectFields?: Resolver<ResolversTypes['AzureDevopsProjectFields'], ParentType, ContextType, RequireFields<QueryAzureDevopsProjectFieldsArgs, 'projectId' | 'integrationId'>>;
  chatChannels?: Resolver<ReadonlyArray<ResolversTypes['ChatChannel']>, ParentType, ContextType, RequireFields<QueryChatChannelsArgs, 'externalIds'>>;
  chatChannelsOfTest?: Resolver<ReadonlyArray<ResolversTypes['ChatChannel']>, ParentType, ContextType, RequireFields<QueryChatChannelsOfTestArgs, 'testId'>>;
  chatUnreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chatUnread?: Resolver<ReadonlyArray<ResolversTypes['ChatUnread']>, ParentType, ContextType>;
  myChats?: Resolver<ResolversTypes['MyChats'], ParentType, ContextType, RequireFields<QueryMyChatsArgs, 'kind' | 'first'>>;
  chatReaders?: Resolver<ReadonlyArray<ResolversTypes['ChatReader']>, ParentType, ContextType, RequireFields<QueryChatReadersArgs, 'channelId'>>;
  chatMessages?: Resolver<ResolversTypes['ChatMessagePage'], ParentType, ContextType, RequireFields<QueryChatMessagesArgs, 'channelId' | 'first'>>;
  chatMessageSearch?: Resolver<ReadonlyArray<ResolversTypes['ChatMessage']>, ParentType, ContextType, RequireFields<QueryChatMessageSearchArgs, 'channelId' | 'text'>>;
  flexibleTestingTests?: Resolver<ResolversTypes['FlexibleTestingTestConnection'], ParentType, ContextType, RequireFields<QueryFlexibleTestingTestsArgs, 'first'>>;
  requestedTest?: Resolver<ResolversTypes['RequestedTest'], ParentType, ContextType, RequireFields<QueryRequestedTestArgs, 'id'>>;
  onlineSpreadsheetInfo?: Resolver<ResolversTypes['OnlineSpreadsheetInfo'], ParentType, ContextType, RequireFields<QueryOnlineSpreadsheetInfoArgs, 'spreadsheetUrl'>>;
  zephyrConnections?: Resolver<ReadonlyArray<ResolversTypes['ZephyrConnection']>, ParentType, ContextType>;
  getProjects?: Resolver<ResolversTypes['ConnectorProjectPage'], ParentType, ContextType, RequireFields<QueryGetProjectsArgs, 'connectionId'>>;
  getTestCycles?: Resolver<ResolversTypes['ConnectorTestCyclePage'], ParentType, ContextType, RequireFields<QueryGetTestCyclesArgs, 'connectionId' | 'projectId'>>;
  getTestExecutions?: Resolver<ResolversTypes['ConnectorTestExecutionPage'], ParentType, ContextType, RequireFields<QueryGetTestExecutionsArgs, 'connectionId' | 'projectId' | 'testCycleId'>>;
  operatorCountries?: Resolver<ReadonlyArray<ResolversTypes['OperatorCountry']>, ParentType, ContextType, Partial<QueryOperatorCountriesArgs>>;
  launchDrafts?: Resolver<ReadonlyArray<ResolversTypes['LaunchDraft']>, ParentType, ContextType>;
  launchDraft?: Resolver<ResolversTypes['LaunchDraft'], ParentType, ContextType, RequireFields<QueryLaunchDraftArgs, 'id'>>;
  launchEstimate?: Resolver<ResolversTypes['LaunchEstimate'], ParentType, ContextType, RequireFields<QueryLaunchEstimateArgs, 'input'>>;
  applicationLinks?: Resolver<ReadonlyArray<ResolversTypes['ApplicationLink']>, ParentType, ContextType, RequireFields<QueryApplicationLinksArgs, 'urls'>>;
  launchAllowance?: Resolver<ResolversTypes['LaunchAllowance'], ParentType, ContextType>;
  issueExportJob?: Resolver<ResolversTypes['IssueExportJob'], ParentType, ContextType, RequireFields<QueryIssueExportJobArgs, 'id'>>;
  issueExportJobs?: Resolver<ReadonlyArray<ResolversTypes['IssueExportJob']>, ParentType, ContextType>;
  issueExportChoices?: Resolver<ReadonlyArray<ResolversTypes['IssueExportChoice']>, ParentType, ContextType>;
  issueExportPreviews?: Resolver<ReadonlyArray<ResolversTypes['IssueExportPreview']>, ParentType, ContextType, RequireFields<QueryIssueExportPreviewsArgs, 'issueIds'>>;
  flexibleTestingExternalTestDetails?: Resolver<ResolversTypes['FlexibleTestingExternalTestDetails'], ParentType, ContextType, RequireFields<QueryFlexibleTestingExternalTestDetailsArgs, 'input'>>;
  flexibleTestingTestRequests?: Resolver<ResolversTypes['AdvancedTestRequestConnection'], ParentType, ContextType, RequireFields<QueryFlexibleTestingTestRequestsArgs, 'filter' | 'first'>>;
  moderatorGuidance?: Resolver<ResolversTypes['ModeratorGuidance'], ParentType, ContextType>;
  operatorGuidance?: Resolver<ReadonlyArray<ResolversTypes['ModeratorGuidance']>, ParentType, ContextType>;
  firstSteps?: Resolver<ResolversTypes['FirstSteps'], ParentType, ContextType>;
  operatorFirstSteps?: Resolver<ResolversTypes['FirstSteps'], ParentType, ContextType>;
  importMapping?: Resolver<ResolversTypes['ImportMapping'], ParentType, ContextType, RequireFields<QueryImportMappingArgs, 'kind'>>;
  availableIntegrations?: Resolver<ResolversTypes['IntegrationConnection'], ParentType, ContextType>;
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<QueryIntegrationArgs, 'id'>>;
  integrationDetails?: Resolver<ResolversTypes['IntegrationDetails'], ParentType, ContextType, RequireFields<QueryIntegrationDetailsArgs, 'integrationId'>>;
  integrationCustomFields?: Resolver<ReadonlyArray<ResolversTypes['IntegrationCustomField']>, ParentType, ContextType, RequireFields<QueryIntegrationCustomFieldsArgs, 'integrationId' | 'projectKey' | 'issueType'>>;
  flexibleTestingIssues?: Resolver<ResolversTypes['IssueConnection'], ParentType, ContextType, RequireFields<QueryFlexibleTestingIssuesArgs, 'first'>>;
  flexibleTestingIssue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<QueryFlexibleTestingIssueArgs, 'id'>>;
  issueStats?: Resolver<ResolversTypes['IssueStats'], ParentType, ContextType, Partial<QueryIssueStatsArgs>>;
  issueSeverityOptions?: Resolver<ReadonlyArray<ResolversTypes['IssueSeverityOption']>, ParentType, ContextType>;
  flexibleTestingNextIssue?: Resolver<Maybe<ResolversTypes['NextIssue']>, ParentType, ContextType, RequireFields<QueryFlexibleTestingNextIssueArgs, 'issueId' | 'triageStatus'>>;
  issueItemStates?: Resolver<ReadonlyArray<ResolversTypes['ItemState']>, ParentType, ContextType>;
  flexibleTestingIssueTags?: Resolver<ReadonlyArray<ResolversTypes['IssueTag']>, ParentType, ContextType>;
  flexibleTestingIssueTag?: Resolver<ResolversTypes['IssueTag'], ParentType, ContextType, RequireFields<QueryFlexibleTestingIssueTagArgs, 'id'>>;
  launchForm?: Resolver<Maybe<ResolversTypes['LaunchForm']>, ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountriesArgs, 'retired'>>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryLanguagesArgs, 'retired'>>;
  operatingSystemVersions?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryOperatingSystemVersionsArgs, 'retired'>>;
  mobileDevices?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryMobileDevicesArgs, 'retired'>>;
  internetBrowsers?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryInternetBrowsersArgs, 'retired'>>;
  operatingSystemDeviceTypes?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryOperatingSystemDeviceTypesArgs, 'retired'>>;
  operatingSystems?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryOperatingSystemsArgs, 'retired'>>;
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType, RequireFields<QueryManufacturersArgs, 'retired'>>;
  launchScopeRequirements?: Resolver<ReadonlyArray<ResolversTypes['LaunchScopeRequirement']>, ParentType, ContextType>;
  advancedTestRequests?: Resolver<ResolversTypes['AdvancedTestRequestConnection'], ParentType, ContextType, RequireFields<QueryAdvancedTestRequestsArgs, 'first'>>;
  requestedTests?: Resolver<ReadonlyArray<ResolversTypes['RequestedTestOption']>, ParentType, ContextType, RequireFields<QueryRequestedTestsArgs, 'platform'>>;
  waitingResults?: Resolver<ResolversTypes['WaitingResultConnection'], ParentType, ContextType, RequireFields<QueryWaitingResultsArgs, 'first' | 'order' | 'show'>>;
  moderationShift?: Resolver<ResolversTypes['ModerationShift'], ParentType, ContextType>;
  openAssignments?: Resolver<ReadonlyArray<ResolversTypes['AssignedCommunityTestManager']>, ParentType, ContextType>;
  moderationLoad?: Resolver<ResolversTypes['ModerationLoad'], ParentType, ContextType>;
  knownIssueOptions?: Resolver<ReadonlyArray<ResolversTypes['KnownIssueOption']>, ParentType, ContextType, RequireFields<QueryKnownIssueOptionsArgs, 'caseResultId' | 'find'>>;
  relatedIssueOptions?: Resolver<ReadonlyArray<ResolversTypes['RelatedIssueOption']>, ParentType, ContextType, RequireFields<QueryRelatedIssueOptionsArgs, 'caseResultId' | 'find'>>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  operatorOrganizations?: Resolver<ReadonlyArray<ResolversTypes['OperatorOrganization']>, ParentType, ContextType, Partial<QueryOperatorOrganizationsArgs>>;
  operatorOrganization?: Resolver<Maybe<ResolversTypes['OperatorOrganization']>, ParentType, ContextType, RequireFields<QueryOperatorOrganizationArgs, 'id'>>;
  operatorPeople?: Resolver<ReadonlyArray<ResolversTypes['OperatorPerson']>, ParentType, ContextType, Partial<QueryOperatorPeopleArgs>>;
  operatorCrowdTokens?: Resolver<ReadonlyArray<ResolversTypes['CrowdToken']>, ParentType, ContextType>;
  operatorCrowdCalls?: Resolver<ReadonlyArray<ResolversTypes['CrowdCall']>, ParentType, ContextType, Partial<QueryOperatorCrowdCallsArgs>>;
  operatorInstallation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  operatorMails?: Resolver<ReadonlyArray<ResolversTypes['OperatorMail']>, ParentType, ContextType, Partial<QueryOperatorMailsArgs>>;
  organizationStats?: Resolver<ResolversTypes['OrganizationStats'], ParentType, ContextType>;
  reproducibilityTestDetails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ReproducibilityTestDetails']>>, ParentType, ContextType, RequireFields<QueryReproducibilityTestDetailsArgs, 'issueId'>>;
  operatorRestores?: Resolver<ReadonlyArray<ResolversTypes['OrganizationRestore']>, ParentType, ContextType>;
  operatorRetention?: Resolver<ResolversTypes['OperatorRetention'], ParentType, ContextType>;
  runReport?: Resolver<Maybe<ResolversTypes['RunReport']>, ParentType, ContextType, RequireFields<QueryRunReportArgs, 'testId'>>;
  savedSentences?: Resolver<ReadonlyArray<ResolversTypes['SavedSentence']>, ParentType, ContextType>;
  savedViews?: Resolver<ReadonlyArray<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  calendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<QueryCalendarArgs, 'from' | 'to'>>;
  search?: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'words'>>;
  professionalServices?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalService']>, ParentType, ContextType>;
  professionalService?: Resolver<ResolversTypes['ProfessionalService'], ParentType, ContextType, RequireFields<QueryProfessionalServiceArgs, 'id'>>;
  professionalServiceRequests?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalServiceRequest']>, ParentType, ContextType>;
  operatorServices?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalService']>, ParentType, ContextType>;
  operatorServiceRequests?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalServiceRequest']>, ParentType, ContextType>;
  sharedReports?: Resolver<ReadonlyArray<ResolversTypes['SharedReport']>, ParentType, ContextType, RequireFields<QuerySharedReportsArgs, 'testId'>>;
  getCurrentOrganizationUser?: Resolver<ResolversTypes['OrganizationUser'], ParentType, ContextType>;
  getOrganizationUsers?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
  getOrganizations?: Resolver<ReadonlyArray<ResolversTypes['OrganizationOption']>, ParentType, ContextType, Partial<QueryGetOrganizationsArgs>>;
  featureFlags?: Resolver<ReadonlyArray<ResolversTypes['FeatureFlag']>, ParentType, ContextType>;
  notifications?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first' | 'unreadOnly'>>;
  similarIssues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SimilarIssue']>>, ParentType, ContextType, RequireFields<QuerySimilarIssuesArgs, 'issueId'>>;
  matchingTesters?: Resolver<ResolversTypes['MatchingTesters'], ParentType, ContextType, RequireFields<QueryMatchingTestersArgs, 'input'>>;
  matchingCosts?: Resolver<ReadonlyArray<ResolversTypes['MatchingCost']>, ParentType, ContextType, RequireFields<QueryMatchingCostsArgs, 'input'>>;
  testersByEmail?: Resolver<ReadonlyArray<ResolversTypes['TesterByEmail']>, ParentType, ContextType, RequireFields<QueryTestersByEmailArgs, 'emails'>>;
  testerChoices?: Resolver<ReadonlyArray<ResolversTypes['TesterChoice']>, ParentType, ContextType, RequireFields<QueryTesterChoicesArgs, 'testId'>>;
  testersWithInvalidDevices?: Resolver<ReadonlyArray<ResolversTypes['InvalidDeviceTester']>, ParentType, ContextType, RequireFields<QueryTestersWithInvalidDevicesArgs, 'input'>>;
  supervisedForm?: Resolver<Maybe<ResolversTypes['SupervisedForm']>, ParentType, ContextType, RequireFields<QuerySupervisedFormArgs, 'advancedTestId'>>;
  platformTest?: Resolver<ResolversTypes['PlatformTest'], ParentType, ContextType, RequireFields<QueryPlatformTestArgs, 'id'>>;
  platformTests?: Resolver<ResolversTypes['PlatformTestConnection'], ParentType, ContextType, RequireFields<QueryPlatformTestsArgs, 'status' | 'sort' | 'first'>>;
  flexibleTestingTestCase?: Resolver<ResolversTypes['TestCase'], ParentType, ContextType, RequireFields<QueryFlexibleTestingTestCaseArgs, 'id'>>;
  flexibleTestingTestCaseResult?: Resolver<ResolversTypes['CaseResult'], ParentType, ContextType, RequireFields<QueryFlexibleTestingTestCaseResultArgs, 'id'>>;
  flexibleTestingTestCaseResultRejectionReasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  caseFeedbackGuidanceMessages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  assignedCommunityTestManager?: Resolver<ResolversTypes['AssignedCommunityTestManager'], ParentType, ContextType, RequireFields<QueryAssignedCommunityTestManagerArgs, 'testId'>>;
  testParticipant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType, Partial<QueryTestParticipantArgs>>;
  operatorVocabulary?: Resolver<ResolversTypes['OperatorVocabulary'], ParentType, ContextType, RequireFields<QueryOperatorVocabularyArgs, 'kind'>>;
  operatorVocabularyPreview?: Resolver<ReadonlyArray<ResolversTypes['VocabularyRow']>, ParentType, ContextType, RequireFields<QueryOperatorVocabularyPreviewArgs, 'kind' | 'rows'>>;
  waitingOnYou?: Resolver<ReadonlyArray<ResolversTypes['WaitingItem']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhookId'>>;
  webhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  apiTokenCreate?: Resolver<ResolversTypes['ApiTokenResult'], ParentType, ContextType, RequireFields<MutationApiTokenCreateArgs, 'input'>>;
  serviceTokenCreate?: Resolver<ResolversTypes['ApiTokenResult'], ParentType, ContextType, RequireFields<MutationServiceTokenCreateArgs, 'input'>>;
  apiTokenRevoke?: Resolver<ResolversTypes['ApiTokenResult'], ParentType, ContextType, RequireFields<MutationApiTokenRevokeArgs, 'input'>>;
  operatorApiTokenRevoke?: Resolver<ResolversTypes['ApiTokenResult'], ParentType, ContextType, RequireFields<MutationOperatorApiTokenRevokeArgs, 'input'>>;
  launchRulesUpdate?: Resolver<ResolversTypes['LaunchRulesResult'], ParentType, ContextType, RequireFields<MutationLaunchRulesUpdateArgs, 'input'>>;
  launchApprovalApprove?: Resolver<ResolversTypes['LaunchApprovalResult'], ParentType, ContextType, RequireFields<MutationLaunchApprovalApproveArgs, 'input'>>;
  launchApprovalSendBack?: Resolver<ResolversTypes['LaunchApprovalResult'], ParentType, ContextType, RequireFields<MutationLaunchApprovalSendBackArgs, 'input'>>;
  launchApprovalWithdraw?: Resolver<ResolversTypes['LaunchApprovalResult'], ParentType, ContextType, RequireFields<MutationLaunchApprovalWithdrawArgs, 'input'>>;
  organizationArchiveAsk?: Resolver<ResolversTypes['OrganizationArchiveResult'], ParentType, ContextType, RequireFields<MutationOrganizationArchiveAskArgs, 'input'>>;
  organizationArchiveCancel?: Resolver<ResolversTypes['OrganizationArchiveResult'], ParentType, ContextType, RequireFields<MutationOrganizationArchiveCancelArgs, 'input'>>;
  operatorArchiveAsk?: Resolver<ResolversTypes['OrganizationArchiveResult'], ParentType, ContextType, RequireFields<MutationOperatorArchiveAskArgs, 'input'>>;
  operatorArchiveCancel?: Resolver<ResolversTypes['OrganizationArchiveResult'], ParentType, ContextType, RequireFields<MutationOperatorArchiveCancelArgs, 'input'>>;
  exportAuditTrail?: Resolver<ResolversTypes['ExportAuditTrailResult'], ParentType, ContextType, RequireFields<MutationExportAuditTrailArgs, 'input'>>;
  undoAuditLine?: Resolver<ResolversTypes['UndoAuditLineResult'], ParentType, ContextType, RequireFields<MutationUndoAuditLineArgs, 'input'>>;
  operatorExportAuditTrail?: Resolver<ResolversTypes['ExportAuditTrailResult'], ParentType, ContextType, RequireFields<MutationOperatorExportAuditTrailArgs, 'input'>>;
  saveAutoExportSettings?: Resolver<ResolversTypes['AutoExportSettingsResult'], ParentType, ContextType, RequireFields<MutationSaveAutoExportSettingsArgs, 'input'>>;
  toggleAutoExport?: Resolver<ResolversTypes['AutoExportSettingsResult'], ParentType, ContextType, RequireFields<MutationToggleAutoExportArgs, 'input'>>;
  azureDevopsAuthorizationCreate?: Resolver<ResolversTypes['AzureDevopsAuthorizationCreateResult'], ParentType, ContextType, RequireFields<MutationAzureDevopsAuthorizationCreateArgs, 'input'>>;
  azureDevopsCredentialsCreate?: Resolver<ResolversTypes['AzureDevopsCredentialsCreateResult'], ParentType, ContextType, RequireFields<MutationAzureDevopsCredentialsCreateArgs, 'input'>>;
  chatRegister?: Resolver<ResolversTypes['ChatChannelResult'], ParentType, ContextType, RequireFields<MutationChatRegisterArgs, 'input'>>;
  chatChannelResolve?: Resolver<ResolversTypes['ChatChannelResult'], ParentType, ContextType, RequireFields<MutationChatChannelResolveArgs, 'input'>>;
  sendChatMessage?: Resolver<ResolversTypes['ChatMessageResult'], ParentType, ContextType, RequireFields<MutationSendChatMessageArgs, 'input'>>;
  editChatMessage?: Resolver<ResolversTypes['ChatMessageResult'], ParentType, ContextType, RequireFields<MutationEditChatMessageArgs, 'input'>>;
  deleteChatMessage?: Resolver<ResolversTypes['ChatMessageResult'], ParentType, ContextType, RequireFields<MutationDeleteChatMessageArgs, 'input'>>;
  reactToChatMessage?: Resolver<ResolversTypes['ChatMessageResult'], ParentType, ContextType, RequireFields<MutationReactToChatMessageArgs, 'input'>>;
  markChatRead?: Resolver<ResolversTypes['ChatChannelResult'], ParentType, ContextType, RequireFields<MutationMarkChatReadArgs, 'input'>>;
  markChatUnread?: Resolver<ResolversTypes['ChatChannelResult'], ParentType, ContextType, RequireFields<MutationMarkChatUnreadArgs, 'input'>>;
  showChatTyping?: Resolver<ResolversTypes['ShowChatTypingResult'], ParentType, ContextType, RequireFields<MutationShowChatTypingArgs, 'input'>>;
  launchAdvancedTest?: Resolver<ResolversTypes['LaunchAdvancedTestResult'], ParentType, ContextType, RequireFields<MutationLaunchAdvancedTestArgs, 'input'>>;
  importTestCasesFromTestrailTestRun?: Resolver<ResolversTypes['ImportTestCasesFromTestrailTestRunResult'], ParentType, ContextType, RequireFields<MutationImportTestCasesFromTestrailTestRunArgs, 'input'>>;
  zephyrConnectionCreate?: Resolver<ResolversTypes['ZephyrConnectionResult'], ParentType, ContextType, RequireFields<MutationZephyrConnectionCreateArgs, 'input'>>;
  zephyrConnectionArchive?: Resolver<ResolversTypes['ZephyrConnectionResult'], ParentType, ContextType, RequireFields<MutationZephyrConnectionArchiveArgs, 'input'>>;
  retrieveFromOnlineSpreadsheet?: Resolver<ResolversTypes['RetrieveFromOnlineSpreadsheetResult'], ParentType, ContextType, RequireFields<MutationRetrieveFromOnlineSpreadsheetArgs, 'input'>>;
  operatorPayoutMultiplierSave?: Resolver<ResolversTypes['OperatorCountryResult'], ParentType, ContextType, RequireFields<MutationOperatorPayoutMultiplierSaveArgs, 'input'>>;
  openLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationOpenLaunchDraftArgs, 'input'>>;
  saveLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationSaveLaunchDraftArgs, 'input'>>;
  renameLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationRenameLaunchDraftArgs, 'input'>>;
  duplicateLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationDuplicateLaunchDraftArgs, 'input'>>;
  launchDraftFromTemplate?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationLaunchDraftFromTemplateArgs, 'input'>>;
  shareLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationShareLaunchDraftArgs, 'input'>>;
  discardLaunchDraft?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationDiscardLaunchDraftArgs, 'input'>>;
  takeBackLaunch?: Resolver<ResolversTypes['SaveLaunchDraftResult'], ParentType, ContextType, RequireFields<MutationTakeBackLaunchArgs, 'input'>>;
  exportIssuesToJira?: Resolver<ResolversTypes['IssueExportResult'], ParentType, ContextType, RequireFields<MutationExportIssuesToJiraArgs, 'input'>>;
  exportIssuesToGithub?: Resolver<ResolversTypes['IssueExportResult'], ParentType, ContextType, RequireFields<MutationExportIssuesToGithubArgs, 'input'>>;
  exportIssuesToAzureDevops?: Resolver<ResolversTypes['IssueExportResult'], ParentType, ContextType, RequireFields<MutationExportIssuesToAzureDevopsArgs, 'input'>>;
  cancelIssueExports?: Resolver<ResolversTypes['IssueExportResult'], ParentType, ContextType, RequireFields<MutationCancelIssueExportsArgs, 'input'>>;
  retryIssueExports?: Resolver<ResolversTypes['IssueExportResult'], ParentType, ContextType, RequireFields<MutationRetryIssueExportsArgs, 'input'>>;
  flexibleTestingLaunchTest?: Resolver<ResolversTypes['FlexibleTestingLaunchTestResult'], ParentType, ContextType, RequireFields<MutationFlexibleTestingLaunchTestArgs, 'input'>>;
  operatorGuidanceSave?: Resolver<ResolversTypes['OperatorGuidanceResult'], ParentType, ContextType, RequireFields<MutationOperatorGuidanceSaveArgs, 'input'>>;
  guidePutAway?: Resolver<ResolversTypes['GuidePutAwayResult'], ParentType, ContextType, RequireFields<MutationGuidePutAwayArgs, 'input'>>;
  saveImportMapping?: Resolver<ResolversTypes['SaveImportMappingResult'], ParentType, ContextType, RequireFields<MutationSaveImportMappingArgs, 'input'>>;
  integrationUpdate?: Resolver<ResolversTypes['IntegrationResult'], ParentType, ContextType, RequireFields<MutationIntegrationUpdateArgs, 'input'>>;
  integrationReset?: Resolver<ResolversTypes['IntegrationResult'], ParentType, ContextType, RequireFields<MutationIntegrationResetArgs, 'input'>>;
  integrationMap?: Resolver<ResolversTypes['IntegrationResult'], ParentType, ContextType, RequireFields<MutationIntegrationMapArgs, 'input'>>;
  integrationCheck?: Resolver<ResolversTypes['IntegrationResult'], ParentType, ContextType, RequireFields<MutationIntegrationCheckArgs, 'input'>>;
  flexibleTestingIssuesAccept?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssuesAcceptArgs, 'input'>>;
  flexibleTestingIssuesReject?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssuesRejectArgs, 'input'>>;
  flexibleTestingIssuesMerge?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssuesMergeArgs, 'input'>>;
  flexibleTestingChangeIssuesSeverity?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingChangeIssuesSeverityArgs, 'input'>>;
  flexibleTestingIssuesUpdateTags?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssuesUpdateTagsArgs, 'input'>>;
  flexibleTestingIssuesRestore?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssuesRestoreArgs, 'input'>>;
  flexibleTestingMarkIssuesAsRead?: Resolver<ResolversTypes['IssuesChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingMarkIssuesAsReadArgs, 'input'>>;
  flexibleTestingIssueAccept?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueAcceptArgs, 'input'>>;
  flexibleTestingIssueReject?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueRejectArgs, 'input'>>;
  flexibleTestingIssueUntriage?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueUntriageArgs, 'input'>>;
  flexibleTestingIssueUnmerge?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueUnmergeArgs, 'input'>>;
  flexibleTestingChangeIssueSeverity?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingChangeIssueSeverityArgs, 'input'>>;
  flexibleTestingMarkIssueAsRead?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingMarkIssueAsReadArgs, 'input'>>;
  flexibleTestingIssueUpdateTags?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueUpdateTagsArgs, 'input'>>;
  flexibleTestingCreateIssueTag?: Resolver<ResolversTypes['IssueTagChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingCreateIssueTagArgs, 'input'>>;
  flexibleTestingUpdateTagged?: Resolver<ResolversTypes['IssueTagChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingUpdateTaggedArgs, 'input'>>;
  flexibleTestingDestroyIssueTag?: Resolver<ResolversTypes['IssueTagChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingDestroyIssueTagArgs, 'input'>>;
  flexibleTestingIssueNoteCreate?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueNoteCreateArgs, 'input'>>;
  flexibleTestingIssueNoteUpdate?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueNoteUpdateArgs, 'input'>>;
  flexibleTestingIssueNoteDestroy?: Resolver<ResolversTypes['IssueChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingIssueNoteDestroyArgs, 'input'>>;
  exportIssuesToCsv?: Resolver<ResolversTypes['ExportIssuesToCsvResult'], ParentType, ContextType, RequireFields<MutationExportIssuesToCsvArgs, 'input'>>;
  saveLaunchForm?: Resolver<ResolversTypes['SaveLaunchFormResult'], ParentType, ContextType, RequireFields<MutationSaveLaunchFormArgs, 'input'>>;
  createCustomerRequest?: Resolver<ResolversTypes['CreateCustomerRequestResult'], ParentType, ContextType, RequireFields<MutationCreateCustomerRequestArgs, 'input'>>;
  moderationClaimTake?: Resolver<ResolversTypes['ModerationClaimResult'], ParentType, ContextType, RequireFields<MutationModerationClaimTakeArgs, 'input'>>;
  moderationClaimTakeOver?: Resolver<ResolversTypes['ModerationClaimResult'], ParentType, ContextType, RequireFields<MutationModerationClaimTakeOverArgs, 'input'>>;
  moderationClaimRelease?: Resolver<ResolversTypes['ModerationClaimResult'], ParentType, ContextType, RequireFields<MutationModerationClaimReleaseArgs, 'input'>>;
  approveResults?: Resolver<ResolversTypes['ApprovedResults'], ParentType, ContextType, RequireFields<MutationApproveResultsArgs, 'input'>>;
  judgeReport?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationJudgeReportArgs, 'input'>>;
  gradeReport?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationGradeReportArgs, 'input'>>;
  flexibleTestingUpdateTestCaseResultResponse?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingUpdateTestCaseResultResponseArgs, 'input'>>;
  deleteRelatedIssue?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationDeleteRelatedIssueArgs, 'input'>>;
  archiveCaseResultAttachment?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationArchiveCaseResultAttachmentArgs, 'input'>>;
  unarchiveCaseResultAttachment?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationUnarchiveCaseResultAttachmentArgs, 'input'>>;
  archiveCaseFieldAttachmentResponse?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationArchiveCaseFieldAttachmentResponseArgs, 'input'>>;
  unarchiveCaseFieldAttachmentResponse?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationUnarchiveCaseFieldAttachmentResponseArgs, 'input'>>;
  toggleTestCaseResultApproval?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationToggleTestCaseResultApprovalArgs, 'input'>>;
  flexibleTestingMarkCaseResultAsRead?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingMarkCaseResultAsReadArgs, 'input'>>;
  flexibleTestingMarkCaseResultsAsRead?: Resolver<ResolversTypes['CaseResultsChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingMarkCaseResultsAsReadArgs, 'input'>>;
  flexibleTestingRejectCaseResult?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingRejectCaseResultArgs, 'input'>>;
  flexibleTestingCaseResultUnreject?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingCaseResultUnrejectArgs, 'input'>>;
  flexibleTestingFinalizeCaseResultModeration?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationFlexibleTestingFinalizeCaseResultModerationArgs, 'input'>>;
  createCaseResultEditRequest?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationCreateCaseResultEditRequestArgs, 'input'>>;
  cancelCaseResultEditRequest?: Resolver<ResolversTypes['CaseResultChange'], ParentType, ContextType, RequireFields<MutationCancelCaseResultEditRequestArgs, 'input'>>;
  registerModerationActivity?: Resolver<ResolversTypes['ModerationActivityResult'], ParentType, ContextType, RequireFields<MutationRegisterModerationActivityArgs, 'input'>>;
  finishModerationActivity?: Resolver<ResolversTypes['ModerationActivityResult'], ParentType, ContextType, RequireFields<MutationFinishModerationActivityArgs, 'input'>>;
  confirmNoMassPassing?: Resolver<ResolversTypes['ConfirmNoMassPassingResult'], ParentType, ContextType, RequireFields<MutationConfirmNoMassPassingArgs, 'input'>>;
  notificationsMark?: Resolver<ResolversTypes['NotificationsMarkResult'], ParentType, ContextType, RequireFields<MutationNotificationsMarkArgs, 'input'>>;
  notificationsMarkAll?: Resolver<ResolversTypes['NotificationsMarkResult'], ParentType, ContextType, RequireFields<MutationNotificationsMarkAllArgs, 'input'>>;
  notificationSettingsUpdate?: Resolver<ResolversTypes['NotificationSettingsResult'], ParentType, ContextType, RequireFields<MutationNotificationSettingsUpdateArgs, 'input'>>;
  notificationTestMute?: Resolver<ResolversTypes['NotificationSettingsResult'], ParentType, ContextType, RequireFields<MutationNotificationTestMuteArgs, 'input'>>;
  operatorOrganizationCreate?: Resolver<ResolversTypes['OperatorOrganizationResult'], ParentType, ContextType, RequireFields<MutationOperatorOrganizationCreateArgs, 'input'>>;
  operatorOrganizationUpdate?: Resolver<ResolversTypes['OperatorOrganizationResult'], ParentType, ContextType, RequireFields<MutationOperatorOrganizationUpdateArgs, 'input'>>;
  operatorOrganizationArchive?: Resolver<ResolversTypes['OperatorOrganizationResult'], ParentType, ContextType, RequireFields<MutationOperatorOrganizationArchiveArgs, 'input'>>;
  operatorOrganizationRestore?: Resolver<ResolversTypes['OperatorOrganizationResult'], ParentType, ContextType, RequireFields<MutationOperatorOrganizationRestoreArgs, 'input'>>;
  operatorCreditsAdd?: Resolver<ResolversTypes['OperatorOrganizationResult'], ParentType, ContextType, RequireFields<MutationOperatorCreditsAddArgs, 'input'>>;
  operatorPersonCreate?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonCreateArgs, 'input'>>;
  operatorPersonUpdate?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonUpdateArgs, 'input'>>;
  operatorPersonRemove?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonRemoveArgs, 'input'>>;
  operatorPersonForget?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonForgetArgs, 'input'>>;
  operatorPersonRestore?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonRestoreArgs, 'input'>>;
  operatorPasswordLinkCreate?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPasswordLinkCreateArgs, 'input'>>;
  operatorPersonSignOut?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorPersonSignOutArgs, 'input'>>;
  operatorSupportSessionStart?: Resolver<ResolversTypes['OperatorPersonResult'], ParentType, ContextType, RequireFields<MutationOperatorSupportSessionStartArgs, 'input'>>;
  operatorCrowdTokenCreate?: Resolver<ResolversTypes['CrowdTokenResult'], ParentType, ContextType, RequireFields<MutationOperatorCrowdTokenCreateArgs, 'input'>>;
  operatorCrowdTokenRevoke?: Resolver<ResolversTypes['CrowdTokenResult'], ParentType, ContextType, RequireFields<MutationOperatorCrowdTokenRevokeArgs, 'input'>>;
  operatorJobRetry?: Resolver<ResolversTypes['OperatorJobResult'], ParentType, ContextType, RequireFields<MutationOperatorJobRetryArgs, 'input'>>;
  operatorMailResend?: Resolver<ResolversTypes['OperatorMailResult'], ParentType, ContextType, RequireFields<MutationOperatorMailResendArgs, 'input'>>;
  operatorRestoreBegin?: Resolver<ResolversTypes['OrganizationRestoreResult'], ParentType, ContextType, RequireFields<MutationOperatorRestoreBeginArgs, 'input'>>;
  operatorRestoreStart?: Resolver<ResolversTypes['OrganizationRestoreResult'], ParentType, ContextType, RequireFields<MutationOperatorRestoreStartArgs, 'input'>>;
  operatorRestoreDiscard?: Resolver<ResolversTypes['OrganizationRestoreResult'], ParentType, ContextType, RequireFields<MutationOperatorRestoreDiscardArgs, 'input'>>;
  operatorLegalHoldPlace?: Resolver<ResolversTypes['OperatorLegalHoldResult'], ParentType, ContextType, RequireFields<MutationOperatorLegalHoldPlaceArgs, 'input'>>;
  operatorLegalHoldLift?: Resolver<ResolversTypes['OperatorLegalHoldResult'], ParentType, ContextType, RequireFields<MutationOperatorLegalHoldLiftArgs, 'input'>>;
  retryRunResults?: Resolver<ResolversTypes['RunReportResult'], ParentType, ContextType, RequireFields<MutationRetryRunResultsArgs, 'input'>>;
  savedSentenceCreate?: Resolver<ResolversTypes['SavedSentenceResult'], ParentType, ContextType, RequireFields<MutationSavedSentenceCreateArgs, 'input'>>;
  savedSentenceUpdate?: Resolver<ResolversTypes['SavedSentenceResult'], ParentType, ContextType, RequireFields<MutationSavedSentenceUpdateArgs, 'input'>>;
  savedSentenceRemove?: Resolver<ResolversTypes['SavedSentenceResult'], ParentType, ContextType, RequireFields<MutationSavedSentenceRemoveArgs, 'input'>>;
  savedSentenceUse?: Resolver<ResolversTypes['SavedSentenceResult'], ParentType, ContextType, RequireFields<MutationSavedSentenceUseArgs, 'input'>>;
  savedViewCreate?: Resolver<ResolversTypes['SavedViewResult'], ParentType, ContextType, RequireFields<MutationSavedViewCreateArgs, 'input'>>;
  savedViewUpdate?: Resolver<ResolversTypes['SavedViewResult'], ParentType, ContextType, RequireFields<MutationSavedViewUpdateArgs, 'input'>>;
  savedViewPin?: Resolver<ResolversTypes['SavedViewResult'], ParentType, ContextType, RequireFields<MutationSavedViewPinArgs, 'input'>>;
  savedViewRemove?: Resolver<ResolversTypes['SavedViewResult'], ParentType, ContextType, RequireFields<MutationSavedViewRemoveArgs, 'input'>>;
  updateSchedule?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationUpdateScheduleArgs, 'input'>>;
  skipNextScheduleRun?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationSkipNextScheduleRunArgs, 'input'>>;
  moveScheduleRun?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationMoveScheduleRunArgs, 'input'>>;
  restoreScheduleRun?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationRestoreScheduleRunArgs, 'input'>>;
  pauseSchedule?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationPauseScheduleArgs, 'input'>>;
  resumeSchedule?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationResumeScheduleArgs, 'input'>>;
  cancelSchedule?: Resolver<ResolversTypes['ScheduleResult'], ParentType, ContextType, RequireFields<MutationCancelScheduleArgs, 'input'>>;
  professionalServiceRequestCreate?: Resolver<ResolversTypes['ProfessionalServiceRequestResult'], ParentType, ContextType, RequireFields<MutationProfessionalServiceRequestCreateArgs, 'input'>>;
  operatorServiceSave?: Resolver<ResolversTypes['OperatorServiceResult'], ParentType, ContextType, RequireFields<MutationOperatorServiceSaveArgs, 'input'>>;
  operatorServiceRequestAnswer?: Resolver<ResolversTypes['ProfessionalServiceRequestResult'], ParentType, ContextType, RequireFields<MutationOperatorServiceRequestAnswerArgs, 'input'>>;
  sharedReportCreate?: Resolver<ResolversTypes['SharedReportResult'], ParentType, ContextType, RequireFields<MutationSharedReportCreateArgs, 'input'>>;
  sharedReportRevoke?: Resolver<ResolversTypes['SharedReportResult'], ParentType, ContextType, RequireFields<MutationSharedReportRevokeArgs, 'input'>>;
  organizationUserUpdate?: Resolver<ResolversTypes['OrganizationUserUpdateResult'], ParentType, ContextType, RequireFields<MutationOrganizationUserUpdateArgs, 'input'>>;
  changeOrganization?: Resolver<ResolversTypes['ChangeOrganizationResult'], ParentType, ContextType, RequireFields<MutationChangeOrganizationArgs, 'input'>>;
  organizationUpdate?: Resolver<ResolversTypes['OrganizationUpdateResult'], ParentType, ContextType, RequireFields<MutationOrganizationUpdateArgs, 'input'>>;
  pageViewTrack?: Resolver<ResolversTypes['PageViewTrackResult'], ParentType, ContextType, RequireFields<MutationPageViewTrackArgs, 'input'>>;
  exportCreditsToCsv?: Resolver<ResolversTypes['ExportCreditsResult'], ParentType, ContextType, RequireFields<MutationExportCreditsToCsvArgs, 'input'>>;
  saveSupervisedForm?: Resolver<ResolversTypes['SaveSupervisedFormResult'], ParentType, ContextType, RequireFields<MutationSaveSupervisedFormArgs, 'input'>>;
  exportRawTestCasesToCsv?: Resolver<ResolversTypes['ExportRawTestCasesResult'], ParentType, ContextType, RequireFields<MutationExportRawTestCasesToCsvArgs, 'input'>>;
  launchSupervisedTest?: Resolver<ResolversTypes['LaunchSupervisedTestResult'], ParentType, ContextType, RequireFields<MutationLaunchSupervisedTestArgs, 'input'>>;
  organizationUsersCreate?: Resolver<ResolversTypes['OrganizationUsersCreateResult'], ParentType, ContextType, RequireFields<MutationOrganizationUsersCreateArgs, 'input'>>;
  organizationInvitationResend?: Resolver<ResolversTypes['OrganizationInvitationResult'], ParentType, ContextType, RequireFields<MutationOrganizationInvitationResendArgs, 'input'>>;
  organizationInvitationRevoke?: Resolver<ResolversTypes['OrganizationInvitationResult'], ParentType, ContextType, RequireFields<MutationOrganizationInvitationRevokeArgs, 'input'>>;
  organizationUserRemove?: Resolver<ResolversTypes['OrganizationUserRemoveResult'], ParentType, ContextType, RequireFields<MutationOrganizationUserRemoveArgs, 'input'>>;
  toggleRequiredAttachmentForPass?: Resolver<ResolversTypes['TestSettingResult'], ParentType, ContextType, RequireFields<MutationToggleRequiredAttachmentForPassArgs, 'input'>>;
  disableAutomaticTesterManagement?: Resolver<ResolversTypes['TestSettingResult'], ParentType, ContextType, RequireFields<MutationDisableAutomaticTesterManagementArgs, 'input'>>;
  advancedTestingTestCycleToTestLink?: Resolver<ResolversTypes['TestSettingResult'], ParentType, ContextType, RequireFields<MutationAdvancedTestingTestCycleToTestLinkArgs, 'input'>>;
  updateNumberOfResultsNeeded?: Resolver<ResolversTypes['TestSettingResult'], ParentType, ContextType, RequireFields<MutationUpdateNumberOfResultsNeededArgs, 'input'>>;
  publishIssuesAndCaseResults?: Resolver<ResolversTypes['PublishIssuesAndCaseResultsResult'], ParentType, ContextType, RequireFields<MutationPublishIssuesAndCaseResultsArgs, 'input'>>;
  takeBackPublishing?: Resolver<ResolversTypes['TakeBackPublishingResult'], ParentType, ContextType, RequireFields<MutationTakeBackPublishingArgs, 'input'>>;
  changeAssignmentStatus?: Resolver<ResolversTypes['ChangeAssignmentStatusResult'], ParentType, ContextType, RequireFields<MutationChangeAssignmentStatusArgs, 'input'>>;
  assignCommunityTestManager?: Resolver<ResolversTypes['AssignCommunityTestManagerResult'], ParentType, ContextType, RequireFields<MutationAssignCommunityTestManagerArgs, 'input'>>;
  removeAssignedCommunityTestManager?: Resolver<ResolversTypes['RemoveAssignedCommunityTestManagerResult'], ParentType, ContextType, RequireFields<MutationRemoveAssignedCommunityTestManagerArgs, 'input'>>;
  exportTestCaseResultsToCsv?: Resolver<ResolversTypes['ExportTestCaseResultsToCsvResult'], ParentType, ContextType, RequireFields<MutationExportTestCaseResultsToCsvArgs, 'input'>>;
  removeTestersFromTest?: Resolver<ResolversTypes['RemoveTestersFromTestResult'], ParentType, ContextType, RequireFields<MutationRemoveTestersFromTestArgs, 'input'>>;
  flexibleTestingCloseTestWindow?: Resolver<ResolversTypes['FlexibleTestingCloseTestWindowResult'], ParentType, ContextType, RequireFields<MutationFlexibleTestingCloseTestWindowArgs, 'input'>>;
  resolveTestBlocker?: Resolver<ResolversTypes['TestBlockerResult'], ParentType, ContextType, RequireFields<MutationResolveTestBlockerArgs, 'input'>>;
  requestTestBlockerAssistance?: Resolver<ResolversTypes['TestBlockerResult'], ParentType, ContextType, RequireFields<MutationRequestTestBlockerAssistanceArgs, 'input'>>;
  operatorVocabularyEntryAdd?: Resolver<ResolversTypes['OperatorVocabularyEntryResult'], ParentType, ContextType, RequireFields<MutationOperatorVocabularyEntryAddArgs, 'input'>>;
  operatorVocabularyEntryRename?: Resolver<ResolversTypes['OperatorVocabularyEntryResult'], ParentType, ContextType, RequireFields<MutationOperatorVocabularyEntryRenameArgs, 'input'>>;
  operatorVocabularyEntryRetire?: Resolver<ResolversTypes['OperatorVocabularyEntryResult'], ParentType, ContextType, RequireFields<MutationOperatorVocabularyEntryRetireArgs, 'input'>>;
  operatorVocabularyEntryOffer?: Resolver<ResolversTypes['OperatorVocabularyEntryResult'], ParentType, ContextType, RequireFields<MutationOperatorVocabularyEntryOfferArgs, 'input'>>;
  operatorVocabularyImport?: Resolver<ResolversTypes['OperatorVocabularyImportResult'], ParentType, ContextType, RequireFields<MutationOperatorVocabularyImportArgs, 'input'>>;
  webhookCreate?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookCreateArgs, 'input'>>;
  webhookRotateSecret?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookRotateSecretArgs, 'input'>>;
  webhookRetireSecret?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookRetireSecretArgs, 'input'>>;
  webhookPause?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookPauseArgs, 'input'>>;
  webhookResume?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookResumeArgs, 'input'>>;
  webhookRemove?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookRemoveArgs, 'input'>>;
  webhookTest?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookTestArgs, 'input'>>;
  webhookRedeliver?: Resolver<ResolversTypes['WebhookDeliveryResult'], ParentType, ContextType, RequireFields<MutationWebhookRedeliverArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  chatChanged?: SubscriptionResolver<ResolversTypes['ChatChange'], "chatChanged", ParentType, ContextType>;
  testersThere?: SubscriptionResolver<ResolversTypes['TestersThere'], "testersThere", ParentType, ContextType, RequireFields<SubscriptionTestersThereArgs, 'testId'>>;
  launchDraftChanged?: SubscriptionResolver<ResolversTypes['LaunchDraftChanged'], "launchDraftChanged", ParentType, ContextType, RequireFields<SubscriptionLaunchDraftChangedArgs, 'id'>>;
  notificationWasSent?: SubscriptionResolver<ResolversTypes['Notification'], "notificationWasSent", ParentType, ContextType>;
  issueWasCreated?: SubscriptionResolver<ResolversTypes['IssueWasCreated'], "issueWasCreated", ParentType, ContextType, RequireFields<SubscriptionIssueWasCreatedArgs, 'testId'>>;
  testWasLaunched?: SubscriptionResolver<ResolversTypes['TestWasLaunched'], "testWasLaunched", ParentType, ContextType, RequireFields<SubscriptionTestWasLaunchedArgs, 'testId'>>;
  changed?: SubscriptionResolver<ResolversTypes['Changed'], "changed", ParentType, ContextType, Partial<SubscriptionChangedArgs>>;
};

export type UserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CsvFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CsvFile'] = ResolversParentTypes['CsvFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutMultiplier?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TesterCountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterCountry'] = ResolversParentTypes['TesterCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferenceEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReferenceEntry'] = ResolversParentTypes['ReferenceEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestCaseConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCaseConnection'] = ResolversParentTypes['TestCaseConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TestCase']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TestCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCase'] = ResolversParentTypes['TestCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  isRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTestCaseLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prerequisites?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseResultsLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedCaseResults?: Resolver<ReadonlyArray<ResolversTypes['CaseResult']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['TestCaseStep']>, ParentType, ContextType>;
  additionalInformationFields?: Resolver<ReadonlyArray<ResolversTypes['TestCaseField']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requireVideoAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  test?: Resolver<ResolversTypes['FlexibleTestingTest'], ParentType, ContextType>;
};

export type TestCaseStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCaseStep'] = ResolversParentTypes['TestCaseStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ordinalNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedResult?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestCaseFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCaseField'] = ResolversParentTypes['TestCaseField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResult'] = ResolversParentTypes['CaseResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  moderationStatus?: Resolver<ResolversTypes['CaseResultModerationStatus'], ParentType, ContextType>;
  actualResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalActualResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additionalInformation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorSignature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wasRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutesSpent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOpenCaseResultEditRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestEdit?: Resolver<ResolversTypes['CanRequestEdit'], ParentType, ContextType>;
  canRemoveAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relatedIssues?: Resolver<ReadonlyArray<ResolversTypes['RelatedIssue']>, ParentType, ContextType>;
  foundIssues?: Resolver<ReadonlyArray<ResolversTypes['FoundIssue']>, ParentType, ContextType>;
  testerEnvironment?: Resolver<ResolversTypes['TesterEnvironment'], ParentType, ContextType>;
  testerCountry?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  testerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participantStatus?: Resolver<ResolversTypes['ParticipantStatus'], ParentType, ContextType>;
  testCase?: Resolver<ResolversTypes['TestCase'], ParentType, ContextType>;
  caseResultEditLogs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseResultEditLog']>>, ParentType, ContextType>;
  otherModerators?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  caseResultModerationLogs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseResultModerationLog']>>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['Attachment']>, ParentType, ContextType>;
  caseResultResponses?: Resolver<ReadonlyArray<ResolversTypes['CaseResultResponse']>, ParentType, ContextType>;
  caseResultStatusFieldResponseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stepResponses?: Resolver<ReadonlyArray<ResolversTypes['CaseResultResponse']>, ParentType, ContextType>;
  additionalInformationResponses?: Resolver<ReadonlyArray<ResolversTypes['CaseResultResponse']>, ParentType, ContextType>;
  latestCaseResultEditRequest?: Resolver<Maybe<ResolversTypes['CaseResultEditRequest']>, ParentType, ContextType>;
  moderationFinalizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CanRequestEditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CanRequestEdit'] = ResolversParentTypes['CanRequestEdit']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TesterEnvironmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterEnvironment'] = ResolversParentTypes['TesterEnvironment']> = {
  operatingSystemAndVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browserOrDevice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RelatedIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RelatedIssue'] = ResolversParentTypes['RelatedIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  reviewedSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  knownAs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moderationStatus?: Resolver<ResolversTypes['ReportModerationStatus'], ParentType, ContextType>;
  isResultApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participantStatus?: Resolver<ResolversTypes['ParticipantStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  existsInSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportedHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reproductionSteps?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actualResults?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedResults?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FoundIssue'] = ResolversParentTypes['FoundIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
};

export type CaseResultEditLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultEditLog'] = ResolversParentTypes['CaseResultEditLog']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaseResultModerationLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultModerationLog'] = ResolversParentTypes['CaseResultModerationLog']> = {
  eventTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organizationUserFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationUserRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCase?: Resolver<ResolversTypes['IssueTestCase'], ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseResultResponseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultResponse'] = ResolversParentTypes['CaseResultResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testCaseFieldId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseResultEditRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultEditRequest'] = ResolversParentTypes['CaseResultEditRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChatUnreadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatUnread'] = ResolversParentTypes['ChatUnread']> = {
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyChatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyChats'] = ResolversParentTypes['MyChats']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatReaderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatReader'] = ResolversParentTypes['ChatReader']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatChannel'] = ResolversParentTypes['ChatChannel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChatChannelStatus'], ParentType, ContextType>;
  chatType?: Resolver<ResolversTypes['ChatType'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowStatus?: Resolver<ResolversTypes['TestWindowStatus'], ParentType, ContextType>;
  windowClosedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  participantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadMentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadThreads?: Resolver<ReadonlyArray<ResolversTypes['ChatThread']>, ParentType, ContextType>;
  lastPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatThreadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatThread'] = ResolversParentTypes['ChatThread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatMessagePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatMessagePage'] = ResolversParentTypes['ChatMessagePage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  hasEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChatMessageState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mentions?: Resolver<ReadonlyArray<ResolversTypes['ChatMention']>, ParentType, ContextType>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['ChatQuote']>, ParentType, ContextType>;
  reactions?: Resolver<ReadonlyArray<ResolversTypes['ChatReaction']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['ChatFile']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChatMentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatMention'] = ResolversParentTypes['ChatMention']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatQuote'] = ResolversParentTypes['ChatQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatReactionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatReaction'] = ResolversParentTypes['ChatReaction']> = {
  reaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatFile'] = ResolversParentTypes['ChatFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatChange'] = ResolversParentTypes['ChatChange']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  concern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  typingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestersThereResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestersThere'] = ResolversParentTypes['TestersThere']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testers?: Resolver<ReadonlyArray<ResolversTypes['TesterThere']>, ParentType, ContextType>;
};

export type TesterThereResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterThere'] = ResolversParentTypes['TesterThere']> = {
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatChannelResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatChannelResult'] = ResolversParentTypes['ChatChannelResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['Query']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShowChatTypingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShowChatTypingResult'] = ResolversParentTypes['ShowChatTypingResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChatMessageResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatMessageResult'] = ResolversParentTypes['ChatMessageResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FlexibleTestingTestConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingTestConnection'] = ResolversParentTypes['FlexibleTestingTestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FlexibleTestingTestEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FlexibleTestingTestEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingTestEdge'] = ResolversParentTypes['FlexibleTestingTestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FlexibleTestingTest'], ParentType, ContextType>;
};

export type LaunchAdvancedTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchAdvancedTestResult'] = ResolversParentTypes['LaunchAdvancedTestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OnlineSpreadsheetInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OnlineSpreadsheetInfo'] = ResolversParentTypes['OnlineSpreadsheetInfo']> = {
  sheetNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ZephyrConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ZephyrConnection'] = ResolversParentTypes['ZephyrConnection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ZephyrConnectionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ZephyrConnectionResult'] = ResolversParentTypes['ZephyrConnectionResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ZephyrConnection']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConnectorProjectPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorProjectPage'] = ResolversParentTypes['ConnectorProjectPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ConnectorProject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConnectorProjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorProject'] = ResolversParentTypes['ConnectorProject']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectorTestCyclePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorTestCyclePage'] = ResolversParentTypes['ConnectorTestCyclePage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ConnectorTestCycle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConnectorTestCycleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorTestCycle'] = ResolversParentTypes['ConnectorTestCycle']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectorTestExecutionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorTestExecutionPage'] = ResolversParentTypes['ConnectorTestExecutionPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ConnectorTestExecution']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConnectorTestExecutionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectorTestExecution'] = ResolversParentTypes['ConnectorTestExecution']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCase?: Resolver<ResolversTypes['ExternalTestCase'], ParentType, ContextType>;
};

export type ExternalTestCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalTestCase'] = ResolversParentTypes['ExternalTestCase']> = {
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prerequisites?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ExternalTestCaseStep']>, ParentType, ContextType>;
  additionalInformation?: Resolver<ReadonlyArray<ResolversTypes['ExternalTestCaseField']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalTestCaseStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalTestCaseStep'] = ResolversParentTypes['ExternalTestCaseStep']> = {
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalTestCaseFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalTestCaseField'] = ResolversParentTypes['ExternalTestCaseField']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportTestCasesFromTestrailTestRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportTestCasesFromTestrailTestRunResult'] = ResolversParentTypes['ImportTestCasesFromTestrailTestRunResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExternalTestCase']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetrieveFromOnlineSpreadsheetResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetrieveFromOnlineSpreadsheetResult'] = ResolversParentTypes['RetrieveFromOnlineSpreadsheetResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadFile'] = ResolversParentTypes['UploadFile']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorCountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorCountry'] = ResolversParentTypes['OperatorCountry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutMultiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OperatorCountryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorCountryResult'] = ResolversParentTypes['OperatorCountryResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OperatorCountry']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchDraftChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchDraftChanged'] = ResolversParentTypes['LaunchDraftChanged']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LaunchDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchDraft'] = ResolversParentTypes['LaunchDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sdlcStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LaunchDraftState'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  openTestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sharing?: Resolver<Maybe<ResolversTypes['DraftSharing']>, ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentBack?: Resolver<Maybe<ResolversTypes['LaunchApproval']>, ParentType, ContextType>;
};

export type SaveLaunchDraftResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveLaunchDraftResult'] = ResolversParentTypes['SaveLaunchDraftResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LaunchDraft']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchAllowanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchAllowance'] = ResolversParentTypes['LaunchAllowance']> = {
  testsPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freed?: Resolver<ReadonlyArray<ResolversTypes['FreedLaunches']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['LaunchCredits']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['LaunchRules']>, ParentType, ContextType>;
};

export type FreedLaunchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreedLaunches'] = ResolversParentTypes['FreedLaunches']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LaunchCreditsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchCredits'] = ResolversParentTypes['LaunchCredits']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mayOverdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LaunchEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchEstimate'] = ResolversParentTypes['LaunchEstimate']> = {
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['EstimatedHours'], ParentType, ContextType>;
  pastTests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['TestEstimate']>, ParentType, ContextType>;
};

export type EstimatedHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EstimatedHours'] = ResolversParentTypes['EstimatedHours']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestEstimate'] = ResolversParentTypes['TestEstimate']> = {
  test?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['EstimatedHours'], ParentType, ContextType>;
  pastTests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['GroupEstimate']>, ParentType, ContextType>;
  levers?: Resolver<ReadonlyArray<ResolversTypes['EstimateLever']>, ParentType, ContextType>;
};

export type GroupEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GroupEstimate'] = ResolversParentTypes['GroupEstimate']> = {
  matching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstimateLeverResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EstimateLever'] = ResolversParentTypes['EstimateLever']> = {
  kind?: Resolver<ResolversTypes['EstimateLeverKind'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dimension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['EstimatedHours'], ParentType, ContextType>;
  matching?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApplicationLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApplicationLink'] = ResolversParentTypes['ApplicationLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationLinkState'], ParentType, ContextType>;
};

export type IssueExportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExport'] = ResolversParentTypes['IssueExport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IssueExportState'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemState?: Resolver<Maybe<ResolversTypes['ItemState']>, ParentType, ContextType>;
  itemStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemStatusSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issue?: Resolver<ResolversTypes['ExportedIssue'], ParentType, ContextType>;
};

export type ExportedIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportedIssue'] = ResolversParentTypes['ExportedIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueExportJobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportJob'] = ResolversParentTypes['IssueExportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDisconnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exports?: Resolver<ReadonlyArray<ResolversTypes['IssueExport']>, ParentType, ContextType>;
};

export type IssueExportChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportChoice'] = ResolversParentTypes['IssueExportChoice']> = {
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuetypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repository?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workItemType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  areaPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  assignees?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueExportTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportText'] = ResolversParentTypes['IssueExportText']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueExportFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportFile'] = ResolversParentTypes['IssueExportFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueExportPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportPreview'] = ResolversParentTypes['IssueExportPreview']> = {
  issueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['IssueExportText']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drift?: Resolver<ReadonlyArray<ResolversTypes['TrackerDrift']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['IssueExportFile']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  existing?: Resolver<Maybe<ResolversTypes['IssueExport']>, ParentType, ContextType>;
};

export type IssueExportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueExportResult'] = ResolversParentTypes['IssueExportResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IssueExportJob']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FlexibleTestingExternalTestDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingExternalTestDetails'] = ResolversParentTypes['FlexibleTestingExternalTestDetails']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfCases?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FlexibleTestingLaunchTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingLaunchTestResult'] = ResolversParentTypes['FlexibleTestingLaunchTestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModeratorGuidanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModeratorGuidance'] = ResolversParentTypes['ModeratorGuidance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorGuidanceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorGuidanceResult'] = ResolversParentTypes['OperatorGuidanceResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ModeratorGuidance']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FirstStepsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FirstSteps'] = ResolversParentTypes['FirstSteps']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['GuideName'], ParentType, ContextType>;
  done?: Resolver<ReadonlyArray<ResolversTypes['GuideStep']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['KeptGuide'], ParentType, ContextType>;
};

export type KeptGuideResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeptGuide'] = ResolversParentTypes['KeptGuide']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['GuideName'], ParentType, ContextType>;
  isPutAway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GuidePutAwayResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuidePutAwayResult'] = ResolversParentTypes['GuidePutAwayResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['KeptGuide']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportMapping'] = ResolversParentTypes['ImportMapping']> = {
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveImportMappingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveImportMappingResult'] = ResolversParentTypes['SaveImportMappingResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ImportMapping']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postgres?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outboxAge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  jobAge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  diskFree?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  diskSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  backedUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  virusScanner?: Resolver<Maybe<ResolversTypes['VirusScanner']>, ParentType, ContextType>;
  replica?: Resolver<Maybe<ResolversTypes['Replica']>, ParentType, ContextType>;
  masterKeyChange?: Resolver<Maybe<ResolversTypes['MasterKeyChange']>, ParentType, ContextType>;
  queues?: Resolver<ReadonlyArray<ResolversTypes['JobQueue']>, ParentType, ContextType>;
  failedJobs?: Resolver<ReadonlyArray<ResolversTypes['FailedJob']>, ParentType, ContextType>;
  integrations?: Resolver<ReadonlyArray<ResolversTypes['IntegrationHealth']>, ParentType, ContextType>;
};

export type VirusScannerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VirusScanner'] = ResolversParentTypes['VirusScanner']> = {
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MasterKeyChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MasterKeyChange'] = ResolversParentTypes['MasterKeyChange']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  looked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobQueueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobQueue'] = ResolversParentTypes['JobQueue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedJobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntegrationHealthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationHealth'] = ResolversParentTypes['IntegrationHealth']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReplicaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Replica'] = ResolversParentTypes['Replica']> = {
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReplicaState'], ParentType, ContextType>;
  lag?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntegrationState'], ParentType, ContextType>;
  clientAuthenticationValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientAuthentication?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fieldMappings?: Resolver<ReadonlyArray<ResolversTypes['FieldMapping']>, ParentType, ContextType>;
  driftCheckedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  drift?: Resolver<ReadonlyArray<ResolversTypes['PlaceDrift']>, ParentType, ContextType>;
  runsExportAttributes?: Resolver<ReadonlyArray<ResolversTypes['RunsExportAttribute']>, ParentType, ContextType>;
};

export type FieldMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldMapping'] = ResolversParentTypes['FieldMapping']> = {
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceDriftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceDrift'] = ResolversParentTypes['PlaceDrift']> = {
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issueType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drift?: Resolver<ReadonlyArray<ResolversTypes['TrackerDrift']>, ParentType, ContextType>;
};

export type TrackerDriftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackerDrift'] = ResolversParentTypes['TrackerDrift']> = {
  kind?: Resolver<ResolversTypes['TrackerDriftKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationConnection'] = ResolversParentTypes['IntegrationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IntegrationEdge']>, ParentType, ContextType>;
};

export type IntegrationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationEdge'] = ResolversParentTypes['IntegrationEdge']> = {
  node?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type RunsExportAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunsExportAttribute'] = ResolversParentTypes['RunsExportAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IntegrationDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationDetails'] = ResolversParentTypes['IntegrationDetails']> = {
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['IntegrationProject']>, ParentType, ContextType>;
  hasMoreProjects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationProjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationProject'] = ResolversParentTypes['IntegrationProject']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issueTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IntegrationIssueType']>>, ParentType, ContextType>;
};

export type IntegrationIssueTypeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationIssueType'] = ResolversParentTypes['IntegrationIssueType']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationCustomFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationCustomField'] = ResolversParentTypes['IntegrationCustomField']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedValues?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IntegrationResult'] = ResolversParentTypes['IntegrationResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssuesChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssuesChange'] = ResolversParentTypes['IssuesChange']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Issue']>>, ParentType, ContextType>;
  outcomes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IssueOutcome']>>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['Query']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssueOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueOutcome'] = ResolversParentTypes['IssueOutcome']> = {
  issueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['IssueStanding']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssueStandingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueStanding'] = ResolversParentTypes['IssueStanding']> = {
  triageStatus?: Resolver<ResolversTypes['TriageStatus'], ParentType, ContextType>;
  triageReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  originalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type IssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Issue'] = ResolversParentTypes['Issue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  reviewedSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  triageStatus?: Resolver<ResolversTypes['TriageStatus'], ParentType, ContextType>;
  triageReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  original?: Resolver<Maybe<ResolversTypes['Issue']>, ParentType, ContextType>;
  duplicatesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  wasRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issueFields?: Resolver<ReadonlyArray<ResolversTypes['IssueField']>, ParentType, ContextType>;
  additionalDetails?: Resolver<ReadonlyArray<ResolversTypes['IssueField']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['Attachment']>, ParentType, ContextType>;
  issueTags?: Resolver<ReadonlyArray<ResolversTypes['IssueTag']>, ParentType, ContextType>;
  issueNote?: Resolver<Maybe<ResolversTypes['IssueNote']>, ParentType, ContextType>;
  testerCountry?: Resolver<Maybe<ResolversTypes['TesterCountry']>, ParentType, ContextType>;
  environment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testCases?: Resolver<ReadonlyArray<ResolversTypes['IssueTestCase']>, ParentType, ContextType>;
  test?: Resolver<ResolversTypes['FlexibleTestingTest'], ParentType, ContextType>;
  issuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  triagedIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exports?: Resolver<ReadonlyArray<ResolversTypes['IssueExport']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueField'] = ResolversParentTypes['IssueField']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueTestCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueTestCase'] = ResolversParentTypes['IssueTestCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueNote'] = ResolversParentTypes['IssueNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastEditorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueTag'] = ResolversParentTypes['IssueTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachedToIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueTagChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueTagChange'] = ResolversParentTypes['IssueTagChange']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IssueTag']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssueConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueConnection'] = ResolversParentTypes['IssueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IssueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type IssueEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueEdge'] = ResolversParentTypes['IssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Issue'], ParentType, ContextType>;
};

export type IssueStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueStats'] = ResolversParentTypes['IssueStats']> = {
  newIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptedIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejectedIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueCounts'] = ResolversParentTypes['IssueCounts']> = {
  untriaged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueSeverityOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueSeverityOption'] = ResolversParentTypes['IssueSeverityOption']> = {
  name?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
};

export type NextIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NextIssue'] = ResolversParentTypes['NextIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IssueChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueChange'] = ResolversParentTypes['IssueChange']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Issue']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['Query']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportIssuesToCsvResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportIssuesToCsvResult'] = ResolversParentTypes['ExportIssuesToCsvResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CsvFile']>, ParentType, ContextType>;
  issues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Issue']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchFormResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchForm'] = ResolversParentTypes['LaunchForm']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  launchedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaveLaunchFormResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveLaunchFormResult'] = ResolversParentTypes['SaveLaunchFormResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LaunchForm']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchScopeRequirementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchScopeRequirement'] = ResolversParentTypes['LaunchScopeRequirement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdvancedTestRequestConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvancedTestRequestConnection'] = ResolversParentTypes['AdvancedTestRequestConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdvancedTestRequest']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RequestedTestOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestedTestOption'] = ResolversParentTypes['RequestedTestOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCycleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateCustomerRequestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCustomerRequestResult'] = ResolversParentTypes['CreateCustomerRequestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerRequest'] = ResolversParentTypes['CustomerRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModerationClaimResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationClaim'] = ResolversParentTypes['ModerationClaim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ModerationClaimResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationClaimResult'] = ResolversParentTypes['ModerationClaimResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerationShiftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationShift'] = ResolversParentTypes['ModerationShift']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['WaitingTest']>, ParentType, ContextType>;
  judged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WaitingTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingTest'] = ResolversParentTypes['WaitingTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingResult'] = ResolversParentTypes['WaitingResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEvidence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testerWaitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testerCountry?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingResultConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingResultConnection'] = ResolversParentTypes['WaitingResultConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WaitingResultEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WaitingResultEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingResultEdge'] = ResolversParentTypes['WaitingResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WaitingResult'], ParentType, ContextType>;
};

export type ModerationLoadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationLoad'] = ResolversParentTypes['ModerationLoad']> = {
  waitingResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassignedResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['ModerationDay']>, ParentType, ContextType>;
  moderators?: Resolver<ReadonlyArray<ResolversTypes['ModeratorLoad']>, ParentType, ContextType>;
};

export type ModerationDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationDay'] = ResolversParentTypes['ModerationDay']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handedInResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModeratorLoadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModeratorLoad'] = ResolversParentTypes['ModeratorLoad']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApprovedResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApprovedResults'] = ResolversParentTypes['ApprovedResults']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseResult']>>, ParentType, ContextType>;
  outcomes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResultOutcome']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResultOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResultOutcome'] = ResolversParentTypes['ResultOutcome']> = {
  caseResultId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RelatedIssueOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RelatedIssueOption'] = ResolversParentTypes['RelatedIssueOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KnownIssueOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KnownIssueOption'] = ResolversParentTypes['KnownIssueOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  knownIn?: Resolver<ResolversTypes['KnownIn'], ParentType, ContextType>;
};

export type CaseResultChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultChange'] = ResolversParentTypes['CaseResultChange']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CaseResult']>, ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CaseResultsChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseResultsChange'] = ResolversParentTypes['CaseResultsChange']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseResult']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerationActivityResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationActivityResult'] = ResolversParentTypes['ModerationActivityResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CaseResult']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmNoMassPassingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmNoMassPassingResult'] = ResolversParentTypes['ConfirmNoMassPassingResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['NotificationChoice']>, ParentType, ContextType>;
  mailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTimeZoneChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mutedTests?: Resolver<ReadonlyArray<ResolversTypes['MutedTest']>, ParentType, ContextType>;
};

export type NotificationChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationChoice'] = ResolversParentTypes['NotificationChoice']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutedTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MutedTest'] = ResolversParentTypes['MutedTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationsMarkResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationsMarkResult'] = ResolversParentTypes['NotificationsMarkResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Notification']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NotificationSettingsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationSettingsResult'] = ResolversParentTypes['NotificationSettingsResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  webhookWarning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorOrganizationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorOrganization'] = ResolversParentTypes['OperatorOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chosenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrganizationState'], ParentType, ContextType>;
  hasContract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trialFinishesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  launchesPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  featureFlags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTestsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archiveRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['CreditTransaction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorPerson'] = ResolversParentTypes['OperatorPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnlyOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignmentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrowdTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrowdToken'] = ResolversParentTypes['CrowdToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CrowdTokenState'], ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastCallAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CrowdCallResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrowdCall'] = ResolversParentTypes['CrowdCall']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CrowdCallOutcome'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorMail'] = ResolversParentTypes['OperatorMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isResendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperatorMailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorMailResult'] = ResolversParentTypes['OperatorMailResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OperatorMail']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorOrganizationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorOrganizationResult'] = ResolversParentTypes['OperatorOrganizationResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OperatorOrganization']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPersonResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorPersonResult'] = ResolversParentTypes['OperatorPersonResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OperatorPerson']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CrowdTokenResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrowdTokenResult'] = ResolversParentTypes['CrowdTokenResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CrowdToken']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorJobResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorJobResult'] = ResolversParentTypes['OperatorJobResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FailedJob']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationStats'] = ResolversParentTypes['OrganizationStats']> = {
  testsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesLowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesMediumCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesHighCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesCriticalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesFailedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participantsTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['WeekStats']>, ParentType, ContextType>;
};

export type WeekStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WeekStats'] = ResolversParentTypes['WeekStats']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemovalReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemovalReason'] = ResolversParentTypes['RemovalReason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectionRequirementsGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectionRequirementsGroup'] = ResolversParentTypes['SelectionRequirementsGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participants?: Resolver<ReadonlyArray<ResolversTypes['Participant']>, ParentType, ContextType>;
  numberOfAssignedCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfApprovedResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfResultsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfPublishedResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfPublishableTesters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfTestersWithResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canModifyNumberOfResultsNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testWindowStatus?: Resolver<ResolversTypes['TestWindowStatus'], ParentType, ContextType>;
  platforms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  operatingSystemVersions?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  operatingSystemDeviceTypes?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  mobileDevices?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  operatingSystems?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  internetBrowsers?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParticipantStatus'], ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignedCasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedCasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedTestCasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasReportedIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportedIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  numberOfPendingIssueModerations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfPendingResultModerations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfPendingEditRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moderationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultsPublishable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishingStops?: Resolver<ReadonlyArray<ResolversTypes['PublishingStop']>, ParentType, ContextType>;
  issueGeneration?: Resolver<ResolversTypes['IssueGeneration'], ParentType, ContextType>;
  issueGenerationProcessing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueGenerationFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishingFailReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishingFrom?: Resolver<Maybe<ResolversTypes['ParticipantStatus']>, ParentType, ContextType>;
  publishesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspectedMassPassing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hourlyCaseFieldCompletionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  massPassing?: Resolver<Maybe<ResolversTypes['MassPassing']>, ParentType, ContextType>;
  browserOrDevice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operatingSystemAndVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActiveInTestCasesExecution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastCaseResultCompletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignedCases?: Resolver<ReadonlyArray<ResolversTypes['AssignedCase']>, ParentType, ContextType>;
  caseResults?: Resolver<ReadonlyArray<ResolversTypes['CaseResult']>, ParentType, ContextType>;
  test?: Resolver<ResolversTypes['FlexibleTestingTest'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moderationClaim?: Resolver<Maybe<ResolversTypes['ModerationClaim']>, ParentType, ContextType>;
  moderationLogs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseResultModerationLog']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communityTestManagersEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chatChannels?: Resolver<ReadonlyArray<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
};

export type MassPassingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MassPassing'] = ResolversParentTypes['MassPassing']> = {
  resultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fieldsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peersHourlyRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AssignedCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssignedCase'] = ResolversParentTypes['AssignedCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseResult?: Resolver<Maybe<ResolversTypes['CaseResult']>, ParentType, ContextType>;
};

export type TesterSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterSession'] = ResolversParentTypes['TesterSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCase?: Resolver<Maybe<ResolversTypes['IssueTestCase']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestBlockerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestBlocker'] = ResolversParentTypes['TestBlocker']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BlockerStatus'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assistanceRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tester?: Resolver<ResolversTypes['BlockedTester'], ParentType, ContextType>;
  chatChannel?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
};

export type BlockedTesterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlockedTester'] = ResolversParentTypes['BlockedTester']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AssignedCommunityTestManagerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssignedCommunityTestManager'] = ResolversParentTypes['AssignedCommunityTestManager']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  isAssignmentAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  testWindowStatus?: Resolver<ResolversTypes['TestWindowStatus'], ParentType, ContextType>;
  openTestsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guidanceVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['AssignedWork']>, ParentType, ContextType>;
};

export type AssignedWorkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssignedWork'] = ResolversParentTypes['AssignedWork']> = {
  casesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testersNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plannedEndAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AvailableCommunityTestManagerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableCommunityTestManager'] = ResolversParentTypes['AvailableCommunityTestManager']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AssignmentStatus']>, ParentType, ContextType>;
  openTestsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingResultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReproducibilityTestDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReproducibilityTestDetails'] = ResolversParentTypes['ReproducibilityTestDetails']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReproducibilityStatus']>, ParentType, ContextType>;
  environment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testerNotes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['Attachment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestedTestCasesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestedTestCases'] = ResolversParentTypes['RequestedTestCases']> = {
  requestedTestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesiredOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesiredOutcome'] = ResolversParentTypes['DesiredOutcome']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestedTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestedTest'] = ResolversParentTypes['RequestedTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCycleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
  applicationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessToApplicationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresAccessToSecureEnvironment?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accessToSecureEnvironmentInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresPredefinedUserAccounts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  predefinedUserAccountsInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresFinancialTransactions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  financialTransactionsInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresKycIdentityCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kycIdentityCheckInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresPersonalIdentifyingInformation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  personalIdentifyingInformationInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresMovingToDifferentLocation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  movingToDifferentLocationInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasKnownIssuesList?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  knownIssuesListUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  knownIssuesSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  knownIssuesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  knownIssues?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  knownIssuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kilStartingFromTestCycleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testCases?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  testCasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testCasesSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfResultsPerTestCaseNeeded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outOfScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeRequirements?: Resolver<ReadonlyArray<ResolversTypes['ScopeRequirementAnswer']>, ParentType, ContextType>;
  testGoal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moderationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsVideoEvidence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoRequirementStrategy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customTargetingRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetingGroups?: Resolver<ReadonlyArray<ResolversTypes['TargetingGroup']>, ParentType, ContextType>;
  requiresTestData?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  testDataPool?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  testDataRowsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autoLaunchStatus?: Resolver<ResolversTypes['AutoLaunchStatus'], ParentType, ContextType>;
  isUnapproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failedConditions?: Resolver<ReadonlyArray<ResolversTypes['FailedCondition']>, ParentType, ContextType>;
  launchedTestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FailedConditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedCondition'] = ResolversParentTypes['FailedCondition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScopeRequirementAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScopeRequirementAnswer'] = ResolversParentTypes['ScopeRequirementAnswer']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TargetingGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TargetingGroup'] = ResolversParentTypes['TargetingGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  devices?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  internetBrowsers?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  operatingSystemDeviceTypes?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  operatingSystemVersions?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScheduleState'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  performedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recurringDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userTimezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runChanges?: Resolver<ReadonlyArray<ResolversTypes['ScheduleRunChange']>, ParentType, ContextType>;
};

export type ScheduleRunChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduleRunChange'] = ResolversParentTypes['ScheduleRunChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrganizationRestoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationRestore'] = ResolversParentTypes['OrganizationRestore']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrganizationRestoreState'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  found?: Resolver<ReadonlyArray<ResolversTypes['RestoreFact']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RestoreFactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreFact'] = ResolversParentTypes['RestoreFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationRestoreResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationRestoreResult'] = ResolversParentTypes['OrganizationRestoreResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationRestore']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishIssuesAndCaseResultsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublishIssuesAndCaseResultsResult'] = ResolversParentTypes['PublishIssuesAndCaseResultsResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Participant']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TakeBackPublishingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TakeBackPublishingResult'] = ResolversParentTypes['TakeBackPublishingResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Participant']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeAssignmentStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeAssignmentStatusResult'] = ResolversParentTypes['ChangeAssignmentStatusResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AssignedCommunityTestManager']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignCommunityTestManagerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssignCommunityTestManagerResult'] = ResolversParentTypes['AssignCommunityTestManagerResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FlexibleTestingTest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAssignedCommunityTestManagerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveAssignedCommunityTestManagerResult'] = ResolversParentTypes['RemoveAssignedCommunityTestManagerResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AssignedCommunityTestManager']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportTestCaseResultsToCsvResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportTestCaseResultsToCsvResult'] = ResolversParentTypes['ExportTestCaseResultsToCsvResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CsvFile']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveTestersFromTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveTestersFromTestResult'] = ResolversParentTypes['RemoveTestersFromTestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Participant']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FlexibleTestingCloseTestWindowResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingCloseTestWindowResult'] = ResolversParentTypes['FlexibleTestingCloseTestWindowResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FlexibleTestingTest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestBlockerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestBlockerResult'] = ResolversParentTypes['TestBlockerResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['TestBlocker']>, ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorRetentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorRetention'] = ResolversParentTypes['OperatorRetention']> = {
  organizations?: Resolver<ReadonlyArray<ResolversTypes['RetentionFigures']>, ParentType, ContextType>;
  holds?: Resolver<ReadonlyArray<ResolversTypes['LegalHold']>, ParentType, ContextType>;
};

export type RetentionFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionFigures'] = ResolversParentTypes['RetentionFigures']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstRemovalAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegalHoldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LegalHold'] = ResolversParentTypes['LegalHold']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LegalHoldState'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorLegalHoldResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorLegalHoldResult'] = ResolversParentTypes['OperatorLegalHoldResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LegalHold']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RunReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunReport'] = ResolversParentTypes['RunReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['RunResultConnection'], ParentType, ContextType, RequireFields<RunReportResultsArgs, 'first'>>;
};

export type RunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunResult'] = ResolversParentTypes['RunResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunResultState'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CaseOutcome'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  testCase?: Resolver<ResolversTypes['ReportedTestCase'], ParentType, ContextType>;
};

export type ReportedTestCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportedTestCase'] = ResolversParentTypes['ReportedTestCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunResultConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunResultConnection'] = ResolversParentTypes['RunResultConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RunResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RunReportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunReportResult'] = ResolversParentTypes['RunReportResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['RunReport']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedSentenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSentence'] = ResolversParentTypes['SavedSentence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSentenceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSentenceResult'] = ResolversParentTypes['SavedSentenceResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SavedSentence']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['SavedViewList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  testCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SavedViewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedViewResult'] = ResolversParentTypes['SavedViewResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScheduleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduleResult'] = ResolversParentTypes['ScheduleResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  tests?: Resolver<ReadonlyArray<ResolversTypes['PlatformTest']>, ParentType, ContextType>;
  publishing?: Resolver<ReadonlyArray<ResolversTypes['CalendarPublishing']>, ParentType, ContextType>;
};

export type CalendarPublishingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarPublishing'] = ResolversParentTypes['CalendarPublishing']> = {
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  testers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfessionalServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfessionalService'] = ResolversParentTypes['ProfessionalService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceLevelAgreement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestFormInstructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfessionalServiceRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfessionalServiceRequest'] = ResolversParentTypes['ProfessionalServiceRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  professionalService?: Resolver<ResolversTypes['ProfessionalService'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ServiceRequestState'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProfessionalServiceRequestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfessionalServiceRequestResult'] = ResolversParentTypes['ProfessionalServiceRequestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ProfessionalServiceRequest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorServiceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorServiceResult'] = ResolversParentTypes['OperatorServiceResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ProfessionalService']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SharedReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedReport'] = ResolversParentTypes['SharedReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SharedReportState'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['SharedReportPart']>, ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['SharedReportIssues'], ParentType, ContextType>;
  chosenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leavesOut?: Resolver<ReadonlyArray<ResolversTypes['SharedReportField']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastOpenedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOpenedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedReportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedReportResult'] = ResolversParentTypes['SharedReportResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SharedReport']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationUser'] = ResolversParentTypes['OrganizationUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTestManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  intercomUserHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streamChatToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MembershipState'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  draftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chosenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNameChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flexibleTestingAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServiceTypeSelectionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  googleSheetsAutoImportEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownIssuesUploadEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advancedTestsAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditModelAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newLaunchUxEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoLaunchingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoRequirementEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueFieldDefinitions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IssueFieldDefinition']>>, ParentType, ContextType>;
  integrationAppToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditAccount?: Resolver<Maybe<ResolversTypes['CreditAccount']>, ParentType, ContextType>;
};

export type IssueFieldDefinitionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueFieldDefinition'] = ResolversParentTypes['IssueFieldDefinition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  finishesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreditAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditAccount'] = ResolversParentTypes['CreditAccount']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['CreditTransactionConnection'], ParentType, ContextType, RequireFields<CreditAccountTransactionsArgs, 'first'>>;
  months?: Resolver<ReadonlyArray<ResolversTypes['CreditMonth']>, ParentType, ContextType>;
};

export type CreditMonthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditMonth'] = ResolversParentTypes['CreditMonth']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreditTransactionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditTransaction'] = ResolversParentTypes['CreditTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  balanceAfterTransaction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['CreditSubject']>, ParentType, ContextType>;
};

export type CreditSubjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditSubject'] = ResolversParentTypes['CreditSubject']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreditTransactionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditTransactionConnection'] = ResolversParentTypes['CreditTransactionConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CreditTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrganizationOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationOption'] = ResolversParentTypes['OrganizationOption']> = {
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureFlagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureFlag'] = ResolversParentTypes['FeatureFlag']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['NotificationDetails'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationDetails'] = ResolversParentTypes['NotificationDetails']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueWasCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueWasCreated'] = ResolversParentTypes['IssueWasCreated']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TestWasLaunchedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestWasLaunched'] = ResolversParentTypes['TestWasLaunched']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Changed'] = ResolversParentTypes['Changed']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  idempotencyKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  issue?: Resolver<Maybe<ResolversTypes['Issue']>, ParentType, ContextType>;
  issueTag?: Resolver<Maybe<ResolversTypes['IssueTag']>, ParentType, ContextType>;
  reproduction?: Resolver<Maybe<ResolversTypes['ReproducibilityTestDetails']>, ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  caseResult?: Resolver<Maybe<ResolversTypes['CaseResult']>, ParentType, ContextType>;
  blocker?: Resolver<Maybe<ResolversTypes['TestBlocker']>, ParentType, ContextType>;
  issueStats?: Resolver<Maybe<ResolversTypes['IssueStats']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['PlatformTest']>, ParentType, ContextType>;
};

export type OrganizationUserUpdateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationUserUpdateResult'] = ResolversParentTypes['OrganizationUserUpdateResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationUser']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeOrganizationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOrganizationResult'] = ResolversParentTypes['ChangeOrganizationResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationUser']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationUpdateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationUpdateResult'] = ResolversParentTypes['OrganizationUpdateResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportCreditsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportCreditsResult'] = ResolversParentTypes['ExportCreditsResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CsvFile']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PageViewTrackResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageViewTrackResult'] = ResolversParentTypes['PageViewTrackResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimilarIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimilarIssue'] = ResolversParentTypes['SimilarIssue']> = {
  likeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType>;
};

export type SupervisedFormResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupervisedForm'] = ResolversParentTypes['SupervisedForm']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaveSupervisedFormResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveSupervisedFormResult'] = ResolversParentTypes['SaveSupervisedFormResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SupervisedForm']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchingTestersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchingTesters'] = ResolversParentTypes['MatchingTesters']> = {
  totalNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testers?: Resolver<ReadonlyArray<ResolversTypes['MatchingTester']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatchingCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchingCost'] = ResolversParentTypes['MatchingCost']> = {
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TesterByEmailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterByEmail'] = ResolversParentTypes['TesterByEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tester?: Resolver<Maybe<ResolversTypes['MatchingTester']>, ParentType, ContextType>;
};

export type TesterChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterChoice'] = ResolversParentTypes['TesterChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TesterChoiceKind'], ParentType, ContextType>;
  wave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankPercentile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidates?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replaced?: Resolver<Maybe<ResolversTypes['ReplacedTester']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReplacedTesterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplacedTester'] = ResolversParentTypes['ReplacedTester']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidDeviceTesterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidDeviceTester'] = ResolversParentTypes['InvalidDeviceTester']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  devices?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportRawTestCasesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportRawTestCasesResult'] = ResolversParentTypes['ExportRawTestCasesResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CsvFile']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchingTesterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchingTester'] = ResolversParentTypes['MatchingTester']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankPercentile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testedForCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backupOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
};

export type LaunchSupervisedTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchSupervisedTestResult'] = ResolversParentTypes['LaunchSupervisedTestResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['LaunchedTest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LaunchedTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LaunchedTest'] = ResolversParentTypes['LaunchedTest']> = {
  testId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resultsPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advancedTestRequestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrganizationInvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationInvitation'] = ResolversParentTypes['OrganizationInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mailState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationUsersCreateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationUsersCreateResult'] = ResolversParentTypes['OrganizationUsersCreateResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitation']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationInvitationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationInvitationResult'] = ResolversParentTypes['OrganizationInvitationResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganizationUserRemoveResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganizationUserRemoveResult'] = ResolversParentTypes['OrganizationUserRemoveResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestSettingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestSettingResult'] = ResolversParentTypes['TestSettingResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['FlexibleTestingTest']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestWindowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestWindow'] = ResolversParentTypes['TestWindow']> = {
  status?: Resolver<ResolversTypes['TestWindowStatus'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduleAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plannedEndAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlatformTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformTest'] = ResolversParentTypes['PlatformTest']> = {
  __resolveType: TypeResolveFn<'AdvancedTestRequest' | 'FlexibleTestingTest', ParentType, ContextType>;
};

export type RequestFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestFile'] = ResolversParentTypes['RequestFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvancedTestRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvancedTestRequest'] = ResolversParentTypes['AdvancedTestRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testWindow?: Resolver<ResolversTypes['TestWindow'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditsDeducted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  accessToApplication?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testObjective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformsToTestOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testLocalisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testCasesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  knownIssuesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capabilities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sdlcStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredOutcomes?: Resolver<ReadonlyArray<ResolversTypes['DesiredOutcome']>, ParentType, ContextType>;
  customDesiredOutcomes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['RequestFile']>, ParentType, ContextType>;
  requestedTests?: Resolver<ReadonlyArray<ResolversTypes['RequestedTest']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  issuesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testStats?: Resolver<ResolversTypes['TestStats'], ParentType, ContextType>;
  topIssues?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  supervisedTests?: Resolver<ReadonlyArray<ResolversTypes['FlexibleTestingTest']>, ParentType, ContextType>;
  rawTestCases?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RequestedTestCases']>>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['LaunchApproval']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlexibleTestingTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexibleTestingTest'] = ResolversParentTypes['FlexibleTestingTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testWindow?: Resolver<ResolversTypes['TestWindow'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditsDeducted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  parentTestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentTest?: Resolver<Maybe<ResolversTypes['AdvancedTestRequest']>, ParentType, ContextType>;
  requestedTestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sdlcStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredOutcomes?: Resolver<ReadonlyArray<ResolversTypes['DesiredOutcome']>, ParentType, ContextType>;
  customDesiredOutcomes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityType?: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  autoLaunchStatus?: Resolver<Maybe<ResolversTypes['AutoLaunchStatus']>, ParentType, ContextType>;
  testGoal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outOfScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialsAndAccessInstructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additionalUrlsAndResources?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testerSpecificationLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['RequestFile']>, ParentType, ContextType>;
  environments?: Resolver<ReadonlyArray<ResolversTypes['TestEnvironment']>, ParentType, ContextType>;
  payoutBaseAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applyCountryPayoutMultiplier?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  linkedTestCycleUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedTestCycleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredAttachmentForPass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireVideoAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  communityTestManagersEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canModifyNumberOfResultsNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportsAutomaticTesterManagement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  automaticTesterManagementEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  automaticTesterManagementDisabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasStrictTesterRemoval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceSeverityChangeBeforeAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participantRemovalReasons?: Resolver<ReadonlyArray<ResolversTypes['RemovalReason']>, ParentType, ContextType>;
  assignedCommunityTestManagers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AssignedCommunityTestManager']>>, ParentType, ContextType>;
  availableCommunityTestManagers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AvailableCommunityTestManager']>>, ParentType, ContextType>;
  lacks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TestLack']>>, ParentType, ContextType>;
  selectionRequirementsGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SelectionRequirementsGroup']>>, ParentType, ContextType>;
  blockers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TestBlocker']>>, ParentType, ContextType>;
  openBlockersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['TestCaseConnection'], ParentType, ContextType, RequireFields<FlexibleTestingTestCasesArgs, 'first'>>;
  issues?: Resolver<ResolversTypes['IssueConnection'], ParentType, ContextType, RequireFields<FlexibleTestingTestIssuesArgs, 'tagMode' | 'first'>>;
  topIssues?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  issueCounts?: Resolver<ResolversTypes['IssueCounts'], ParentType, ContextType>;
  testerSessions?: Resolver<ReadonlyArray<ResolversTypes['TesterSession']>, ParentType, ContextType>;
  testerSessionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseFeedbackCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testStats?: Resolver<ResolversTypes['TestStats'], ParentType, ContextType>;
  comparison?: Resolver<Maybe<ResolversTypes['TestComparison']>, ParentType, ContextType, Partial<FlexibleTestingTestComparisonArgs>>;
  schedule?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestComparison'] = ResolversParentTypes['TestComparison']> = {
  earlier?: Resolver<ResolversTypes['FlexibleTestingTest'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['FlexibleTestingTest']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['ComparedCount']>, ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['ComparedCase']>, ParentType, ContextType>;
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparedCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedCount'] = ResolversParentTypes['ComparedCount']> = {
  before?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparedCaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedCase'] = ResolversParentTypes['ComparedCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earlierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
};

export type TestEnvironmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestEnvironment'] = ResolversParentTypes['TestEnvironment']> = {
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformTestConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformTestConnection'] = ResolversParentTypes['PlatformTestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlatformTestEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlatformTestEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformTestEdge'] = ResolversParentTypes['PlatformTestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlatformTest'], ParentType, ContextType>;
};

export type TestStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestStats'] = ResolversParentTypes['TestStats']> = {
  participantsTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesFailedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseStatusCounts?: Resolver<ReadonlyArray<ResolversTypes['CaseStatusCount']>, ParentType, ContextType>;
  resultCounts?: Resolver<ReadonlyArray<ResolversTypes['ResultCount']>, ParentType, ContextType>;
  testersResults?: Resolver<ReadonlyArray<ResolversTypes['TesterResults']>, ParentType, ContextType>;
  devices?: Resolver<ReadonlyArray<ResolversTypes['DeviceResults']>, ParentType, ContextType>;
  issuesTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesCriticalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesHighCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesMediumCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesLowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeviceResults'] = ResolversParentTypes['DeviceResults']> = {
  browserOrDevice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operatingSystemAndVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testCasesFailedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesBlockedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesPassedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseStatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseStatusCount'] = ResolversParentTypes['CaseStatusCount']> = {
  status?: Resolver<ResolversTypes['CaseResultStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResultCount'] = ResolversParentTypes['ResultCount']> = {
  kind?: Resolver<ResolversTypes['ResultKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TesterResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TesterResults'] = ResolversParentTypes['TesterResults']> = {
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['TesterCountry'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParticipantStatus'], ParentType, ContextType>;
  testCasesFailedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesPassedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testCasesTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorVocabularyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorVocabulary'] = ResolversParentTypes['OperatorVocabulary']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['VocabularyEntry']>, ParentType, ContextType>;
  parents?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  deviceTypes?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
};

export type VocabularyEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VocabularyEntry'] = ResolversParentTypes['VocabularyEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VocabularyKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VocabularyEntryState'], ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VocabularyRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VocabularyRow'] = ResolversParentTypes['VocabularyRow']> = {
  verdict?: Resolver<ResolversTypes['VocabularyRowVerdict'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorVocabularyEntryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorVocabularyEntryResult'] = ResolversParentTypes['OperatorVocabularyEntryResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['VocabularyEntry']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorVocabularyImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorVocabularyImportResult'] = ResolversParentTypes['OperatorVocabularyImportResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['VocabularyImport']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VocabularyImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VocabularyImport'] = ResolversParentTypes['VocabularyImport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renamedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingItem'] = ResolversParentTypes['WaitingItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  act?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TestLackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestLack'] = ResolversParentTypes['TestLack']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['WebhookReason']>, ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhookState?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDeliveryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryResult'] = ResolversParentTypes['WebhookDeliveryResult']> = {
  successful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenResult?: ApiTokenResultResolvers<ContextType>;
  LaunchApproval?: LaunchApprovalResolvers<ContextType>;
  LaunchApprovalTest?: LaunchApprovalTestResolvers<ContextType>;
  LaunchRules?: LaunchRulesResolvers<ContextType>;
  LaunchApprover?: LaunchApproverResolvers<ContextType>;
  LaunchRulesResult?: LaunchRulesResultResolvers<ContextType>;
  LaunchApprovalResult?: LaunchApprovalResultResolvers<ContextType>;
  OrganizationArchive?: OrganizationArchiveResolvers<ContextType>;
  OrganizationArchiveResult?: OrganizationArchiveResultResolvers<ContextType>;
  AuditTrail?: AuditTrailResolvers<ContextType>;
  AuditLine?: AuditLineResolvers<ContextType>;
  AuditUndo?: AuditUndoResolvers<ContextType>;
  UndoAuditLineResult?: UndoAuditLineResultResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  ExportAuditTrailResult?: ExportAuditTrailResultResolvers<ContextType>;
  AutoExportSettings?: AutoExportSettingsResolvers<ContextType>;
  AutoExportDestinationOption?: AutoExportDestinationOptionResolvers<ContextType>;
  AutoExportSettingsResult?: AutoExportSettingsResultResolvers<ContextType>;
  AzureDevopsProjectFields?: AzureDevopsProjectFieldsResolvers<ContextType>;
  AzureDevopsAuthorizationCreateResult?: AzureDevopsAuthorizationCreateResultResolvers<ContextType>;
  AzureDevopsCredentialsCreateResult?: AzureDevopsCredentialsCreateResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  CsvFile?: CsvFileResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  TesterCountry?: TesterCountryResolvers<ContextType>;
  ReferenceEntry?: ReferenceEntryResolvers<ContextType>;
  TestCaseConnection?: TestCaseConnectionResolvers<ContextType>;
  TestCase?: TestCaseResolvers<ContextType>;
  TestCaseStep?: TestCaseStepResolvers<ContextType>;
  TestCaseField?: TestCaseFieldResolvers<ContextType>;
  CaseResult?: CaseResultResolvers<ContextType>;
  CanRequestEdit?: CanRequestEditResolvers<ContextType>;
  TesterEnvironment?: TesterEnvironmentResolvers<ContextType>;
  RelatedIssue?: RelatedIssueResolvers<ContextType>;
  FoundIssue?: FoundIssueResolvers<ContextType>;
  CaseResultEditLog?: CaseResultEditLogResolvers<ContextType>;
  CaseResultModerationLog?: CaseResultModerationLogResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  CaseResultResponse?: CaseResultResponseResolvers<ContextType>;
  CaseResultEditRequest?: CaseResultEditRequestResolvers<ContextType>;
  ChatUnread?: ChatUnreadResolvers<ContextType>;
  MyChats?: MyChatsResolvers<ContextType>;
  ChatReader?: ChatReaderResolvers<ContextType>;
  ChatChannel?: ChatChannelResolvers<ContextType>;
  ChatThread?: ChatThreadResolvers<ContextType>;
  ChatMessagePage?: ChatMessagePageResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMention?: ChatMentionResolvers<ContextType>;
  ChatQuote?: ChatQuoteResolvers<ContextType>;
  ChatReaction?: ChatReactionResolvers<ContextType>;
  ChatFile?: ChatFileResolvers<ContextType>;
  ChatChange?: ChatChangeResolvers<ContextType>;
  TestersThere?: TestersThereResolvers<ContextType>;
  TesterThere?: TesterThereResolvers<ContextType>;
  ChatChannelResult?: ChatChannelResultResolvers<ContextType>;
  ShowChatTypingResult?: ShowChatTypingResultResolvers<ContextType>;
  ChatMessageResult?: ChatMessageResultResolvers<ContextType>;
  FlexibleTestingTestConnection?: FlexibleTestingTestConnectionResolvers<ContextType>;
  FlexibleTestingTestEdge?: FlexibleTestingTestEdgeResolvers<ContextType>;
  LaunchAdvancedTestResult?: LaunchAdvancedTestResultResolvers<ContextType>;
  OnlineSpreadsheetInfo?: OnlineSpreadsheetInfoResolvers<ContextType>;
  ZephyrConnection?: ZephyrConnectionResolvers<ContextType>;
  ZephyrConnectionResult?: ZephyrConnectionResultResolvers<ContextType>;
  ConnectorProjectPage?: ConnectorProjectPageResolvers<ContextType>;
  ConnectorProject?: ConnectorProjectResolvers<ContextType>;
  ConnectorTestCyclePage?: ConnectorTestCyclePageResolvers<ContextType>;
  ConnectorTestCycle?: ConnectorTestCycleResolvers<ContextType>;
  ConnectorTestExecutionPage?: ConnectorTestExecutionPageResolvers<ContextType>;
  ConnectorTestExecution?: ConnectorTestExecutionResolvers<ContextType>;
  ExternalTestCase?: ExternalTestCaseResolvers<ContextType>;
  ExternalTestCaseStep?: ExternalTestCaseStepResolvers<ContextType>;
  ExternalTestCaseField?: ExternalTestCaseFieldResolvers<ContextType>;
  ImportTestCasesFromTestrailTestRunResult?: ImportTestCasesFromTestrailTestRunResultResolvers<ContextType>;
  RetrieveFromOnlineSpreadsheetResult?: RetrieveFromOnlineSpreadsheetResultResolvers<ContextType>;
  UploadFile?: UploadFileResolvers<ContextType>;
  OperatorCountry?: OperatorCountryResolvers<ContextType>;
  OperatorCountryResult?: OperatorCountryResultResolvers<ContextType>;
  LaunchDraftChanged?: LaunchDraftChangedResolvers<ContextType>;
  LaunchDraft?: LaunchDraftResolvers<ContextType>;
  SaveLaunchDraftResult?: SaveLaunchDraftResultResolvers<ContextType>;
  LaunchAllowance?: LaunchAllowanceResolvers<ContextType>;
  FreedLaunches?: FreedLaunchesResolvers<ContextType>;
  LaunchCredits?: LaunchCreditsResolvers<ContextType>;
  LaunchEstimate?: LaunchEstimateResolvers<ContextType>;
  EstimatedHours?: EstimatedHoursResolvers<ContextType>;
  TestEstimate?: TestEstimateResolvers<ContextType>;
  GroupEstimate?: GroupEstimateResolvers<ContextType>;
  EstimateLever?: EstimateLeverResolvers<ContextType>;
  ApplicationLink?: ApplicationLinkResolvers<ContextType>;
  IssueExport?: IssueExportResolvers<ContextType>;
  ExportedIssue?: ExportedIssueResolvers<ContextType>;
  IssueExportJob?: IssueExportJobResolvers<ContextType>;
  IssueExportChoice?: IssueExportChoiceResolvers<ContextType>;
  IssueExportText?: IssueExportTextResolvers<ContextType>;
  IssueExportFile?: IssueExportFileResolvers<ContextType>;
  IssueExportPreview?: IssueExportPreviewResolvers<ContextType>;
  IssueExportResult?: IssueExportResultResolvers<ContextType>;
  FlexibleTestingExternalTestDetails?: FlexibleTestingExternalTestDetailsResolvers<ContextType>;
  FlexibleTestingLaunchTestResult?: FlexibleTestingLaunchTestResultResolvers<ContextType>;
  ModeratorGuidance?: ModeratorGuidanceResolvers<ContextType>;
  OperatorGuidanceResult?: OperatorGuidanceResultResolvers<ContextType>;
  FirstSteps?: FirstStepsResolvers<ContextType>;
  KeptGuide?: KeptGuideResolvers<ContextType>;
  GuidePutAwayResult?: GuidePutAwayResultResolvers<ContextType>;
  ImportMapping?: ImportMappingResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  SaveImportMappingResult?: SaveImportMappingResultResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  VirusScanner?: VirusScannerResolvers<ContextType>;
  MasterKeyChange?: MasterKeyChangeResolvers<ContextType>;
  JobQueue?: JobQueueResolvers<ContextType>;
  FailedJob?: FailedJobResolvers<ContextType>;
  IntegrationHealth?: IntegrationHealthResolvers<ContextType>;
  Replica?: ReplicaResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  FieldMapping?: FieldMappingResolvers<ContextType>;
  PlaceDrift?: PlaceDriftResolvers<ContextType>;
  TrackerDrift?: TrackerDriftResolvers<ContextType>;
  IntegrationConnection?: IntegrationConnectionResolvers<ContextType>;
  IntegrationEdge?: IntegrationEdgeResolvers<ContextType>;
  RunsExportAttribute?: RunsExportAttributeResolvers<ContextType>;
  IntegrationDetails?: IntegrationDetailsResolvers<ContextType>;
  IntegrationProject?: IntegrationProjectResolvers<ContextType>;
  IntegrationIssueType?: IntegrationIssueTypeResolvers<ContextType>;
  IntegrationCustomField?: IntegrationCustomFieldResolvers<ContextType>;
  IntegrationResult?: IntegrationResultResolvers<ContextType>;
  IssuesChange?: IssuesChangeResolvers<ContextType>;
  IssueOutcome?: IssueOutcomeResolvers<ContextType>;
  IssueStanding?: IssueStandingResolvers<ContextType>;
  Issue?: IssueResolvers<ContextType>;
  IssueField?: IssueFieldResolvers<ContextType>;
  IssueTestCase?: IssueTestCaseResolvers<ContextType>;
  IssueNote?: IssueNoteResolvers<ContextType>;
  IssueTag?: IssueTagResolvers<ContextType>;
  IssueTagChange?: IssueTagChangeResolvers<ContextType>;
  IssueConnection?: IssueConnectionResolvers<ContextType>;
  IssueEdge?: IssueEdgeResolvers<ContextType>;
  IssueStats?: IssueStatsResolvers<ContextType>;
  IssueCounts?: IssueCountsResolvers<ContextType>;
  IssueSeverityOption?: IssueSeverityOptionResolvers<ContextType>;
  NextIssue?: NextIssueResolvers<ContextType>;
  IssueChange?: IssueChangeResolvers<ContextType>;
  ExportIssuesToCsvResult?: ExportIssuesToCsvResultResolvers<ContextType>;
  LaunchForm?: LaunchFormResolvers<ContextType>;
  SaveLaunchFormResult?: SaveLaunchFormResultResolvers<ContextType>;
  LaunchScopeRequirement?: LaunchScopeRequirementResolvers<ContextType>;
  AdvancedTestRequestConnection?: AdvancedTestRequestConnectionResolvers<ContextType>;
  RequestedTestOption?: RequestedTestOptionResolvers<ContextType>;
  CreateCustomerRequestResult?: CreateCustomerRequestResultResolvers<ContextType>;
  CustomerRequest?: CustomerRequestResolvers<ContextType>;
  ModerationClaim?: ModerationClaimResolvers<ContextType>;
  ModerationClaimResult?: ModerationClaimResultResolvers<ContextType>;
  ModerationShift?: ModerationShiftResolvers<ContextType>;
  WaitingTest?: WaitingTestResolvers<ContextType>;
  WaitingResult?: WaitingResultResolvers<ContextType>;
  WaitingResultConnection?: WaitingResultConnectionResolvers<ContextType>;
  WaitingResultEdge?: WaitingResultEdgeResolvers<ContextType>;
  ModerationLoad?: ModerationLoadResolvers<ContextType>;
  ModerationDay?: ModerationDayResolvers<ContextType>;
  ModeratorLoad?: ModeratorLoadResolvers<ContextType>;
  ApprovedResults?: ApprovedResultsResolvers<ContextType>;
  ResultOutcome?: ResultOutcomeResolvers<ContextType>;
  RelatedIssueOption?: RelatedIssueOptionResolvers<ContextType>;
  KnownIssueOption?: KnownIssueOptionResolvers<ContextType>;
  CaseResultChange?: CaseResultChangeResolvers<ContextType>;
  CaseResultsChange?: CaseResultsChangeResolvers<ContextType>;
  ModerationActivityResult?: ModerationActivityResultResolvers<ContextType>;
  ConfirmNoMassPassingResult?: ConfirmNoMassPassingResultResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationChoice?: NotificationChoiceResolvers<ContextType>;
  MutedTest?: MutedTestResolvers<ContextType>;
  NotificationsMarkResult?: NotificationsMarkResultResolvers<ContextType>;
  NotificationSettingsResult?: NotificationSettingsResultResolvers<ContextType>;
  OperatorOrganization?: OperatorOrganizationResolvers<ContextType>;
  OperatorPerson?: OperatorPersonResolvers<ContextType>;
  CrowdToken?: CrowdTokenResolvers<ContextType>;
  CrowdCall?: CrowdCallResolvers<ContextType>;
  OperatorMail?: OperatorMailResolvers<ContextType>;
  OperatorMailResult?: OperatorMailResultResolvers<ContextType>;
  OperatorOrganizationResult?: OperatorOrganizationResultResolvers<ContextType>;
  OperatorPersonResult?: OperatorPersonResultResolvers<ContextType>;
  CrowdTokenResult?: CrowdTokenResultResolvers<ContextType>;
  OperatorJobResult?: OperatorJobResultResolvers<ContextType>;
  OrganizationStats?: OrganizationStatsResolvers<ContextType>;
  WeekStats?: WeekStatsResolvers<ContextType>;
  RemovalReason?: RemovalReasonResolvers<ContextType>;
  SelectionRequirementsGroup?: SelectionRequirementsGroupResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  MassPassing?: MassPassingResolvers<ContextType>;
  AssignedCase?: AssignedCaseResolvers<ContextType>;
  TesterSession?: TesterSessionResolvers<ContextType>;
  TestBlocker?: TestBlockerResolvers<ContextType>;
  BlockedTester?: BlockedTesterResolvers<ContextType>;
  AssignedCommunityTestManager?: AssignedCommunityTestManagerResolvers<ContextType>;
  AssignedWork?: AssignedWorkResolvers<ContextType>;
  AvailableCommunityTestManager?: AvailableCommunityTestManagerResolvers<ContextType>;
  ReproducibilityTestDetails?: ReproducibilityTestDetailsResolvers<ContextType>;
  RequestedTestCases?: RequestedTestCasesResolvers<ContextType>;
  DesiredOutcome?: DesiredOutcomeResolvers<ContextType>;
  RequestedTest?: RequestedTestResolvers<ContextType>;
  FailedCondition?: FailedConditionResolvers<ContextType>;
  ScopeRequirementAnswer?: ScopeRequirementAnswerResolvers<ContextType>;
  TargetingGroup?: TargetingGroupResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  ScheduleRunChange?: ScheduleRunChangeResolvers<ContextType>;
  OrganizationRestore?: OrganizationRestoreResolvers<ContextType>;
  RestoreFact?: RestoreFactResolvers<ContextType>;
  OrganizationRestoreResult?: OrganizationRestoreResultResolvers<ContextType>;
  PublishIssuesAndCaseResultsResult?: PublishIssuesAndCaseResultsResultResolvers<ContextType>;
  TakeBackPublishingResult?: TakeBackPublishingResultResolvers<ContextType>;
  ChangeAssignmentStatusResult?: ChangeAssignmentStatusResultResolvers<ContextType>;
  AssignCommunityTestManagerResult?: AssignCommunityTestManagerResultResolvers<ContextType>;
  RemoveAssignedCommunityTestManagerResult?: RemoveAssignedCommunityTestManagerResultResolvers<ContextType>;
  ExportTestCaseResultsToCsvResult?: ExportTestCaseResultsToCsvResultResolvers<ContextType>;
  RemoveTestersFromTestResult?: RemoveTestersFromTestResultResolvers<ContextType>;
  FlexibleTestingCloseTestWindowResult?: FlexibleTestingCloseTestWindowResultResolvers<ContextType>;
  TestBlockerResult?: TestBlockerResultResolvers<ContextType>;
  OperatorRetention?: OperatorRetentionResolvers<ContextType>;
  RetentionFigures?: RetentionFiguresResolvers<ContextType>;
  LegalHold?: LegalHoldResolvers<ContextType>;
  OperatorLegalHoldResult?: OperatorLegalHoldResultResolvers<ContextType>;
  RunReport?: RunReportResolvers<ContextType>;
  RunResult?: RunResultResolvers<ContextType>;
  ReportedTestCase?: ReportedTestCaseResolvers<ContextType>;
  RunResultConnection?: RunResultConnectionResolvers<ContextType>;
  RunReportResult?: RunReportResultResolvers<ContextType>;
  SavedSentence?: SavedSentenceResolvers<ContextType>;
  SavedSentenceResult?: SavedSentenceResultResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewResult?: SavedViewResultResolvers<ContextType>;
  ScheduleResult?: ScheduleResultResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarPublishing?: CalendarPublishingResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  ProfessionalService?: ProfessionalServiceResolvers<ContextType>;
  ProfessionalServiceRequest?: ProfessionalServiceRequestResolvers<ContextType>;
  ProfessionalServiceRequestResult?: ProfessionalServiceRequestResultResolvers<ContextType>;
  OperatorServiceResult?: OperatorServiceResultResolvers<ContextType>;
  SharedReport?: SharedReportResolvers<ContextType>;
  SharedReportResult?: SharedReportResultResolvers<ContextType>;
  OrganizationUser?: OrganizationUserResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  IssueFieldDefinition?: IssueFieldDefinitionResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  CreditAccount?: CreditAccountResolvers<ContextType>;
  CreditMonth?: CreditMonthResolvers<ContextType>;
  CreditTransaction?: CreditTransactionResolvers<ContextType>;
  CreditSubject?: CreditSubjectResolvers<ContextType>;
  CreditTransactionConnection?: CreditTransactionConnectionResolvers<ContextType>;
  OrganizationOption?: OrganizationOptionResolvers<ContextType>;
  FeatureFlag?: FeatureFlagResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationDetails?: NotificationDetailsResolvers<ContextType>;
  IssueWasCreated?: IssueWasCreatedResolvers<ContextType>;
  TestWasLaunched?: TestWasLaunchedResolvers<ContextType>;
  Changed?: ChangedResolvers<ContextType>;
  OrganizationUserUpdateResult?: OrganizationUserUpdateResultResolvers<ContextType>;
  ChangeOrganizationResult?: ChangeOrganizationResultResolvers<ContextType>;
  OrganizationUpdateResult?: OrganizationUpdateResultResolvers<ContextType>;
  ExportCreditsResult?: ExportCreditsResultResolvers<ContextType>;
  PageViewTrackResult?: PageViewTrackResultResolvers<ContextType>;
  SimilarIssue?: SimilarIssueResolvers<ContextType>;
  SupervisedForm?: SupervisedFormResolvers<ContextType>;
  SaveSupervisedFormResult?: SaveSupervisedFormResultResolvers<ContextType>;
  MatchingTesters?: MatchingTestersResolvers<ContextType>;
  MatchingCost?: MatchingCostResolvers<ContextType>;
  TesterByEmail?: TesterByEmailResolvers<ContextType>;
  TesterChoice?: TesterChoiceResolvers<ContextType>;
  ReplacedTester?: ReplacedTesterResolvers<ContextType>;
  InvalidDeviceTester?: InvalidDeviceTesterResolvers<ContextType>;
  ExportRawTestCasesResult?: ExportRawTestCasesResultResolvers<ContextType>;
  MatchingTester?: MatchingTesterResolvers<ContextType>;
  LaunchSupervisedTestResult?: LaunchSupervisedTestResultResolvers<ContextType>;
  LaunchedTest?: LaunchedTestResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  OrganizationUsersCreateResult?: OrganizationUsersCreateResultResolvers<ContextType>;
  OrganizationInvitationResult?: OrganizationInvitationResultResolvers<ContextType>;
  OrganizationUserRemoveResult?: OrganizationUserRemoveResultResolvers<ContextType>;
  TestSettingResult?: TestSettingResultResolvers<ContextType>;
  TestWindow?: TestWindowResolvers<ContextType>;
  PlatformTest?: PlatformTestResolvers<ContextType>;
  RequestFile?: RequestFileResolvers<ContextType>;
  AdvancedTestRequest?: AdvancedTestRequestResolvers<ContextType>;
  FlexibleTestingTest?: FlexibleTestingTestResolvers<ContextType>;
  TestComparison?: TestComparisonResolvers<ContextType>;
  ComparedCount?: ComparedCountResolvers<ContextType>;
  ComparedCase?: ComparedCaseResolvers<ContextType>;
  TestEnvironment?: TestEnvironmentResolvers<ContextType>;
  PlatformTestConnection?: PlatformTestConnectionResolvers<ContextType>;
  PlatformTestEdge?: PlatformTestEdgeResolvers<ContextType>;
  TestStats?: TestStatsResolvers<ContextType>;
  DeviceResults?: DeviceResultsResolvers<ContextType>;
  CaseStatusCount?: CaseStatusCountResolvers<ContextType>;
  ResultCount?: ResultCountResolvers<ContextType>;
  TesterResults?: TesterResultsResolvers<ContextType>;
  OperatorVocabulary?: OperatorVocabularyResolvers<ContextType>;
  VocabularyEntry?: VocabularyEntryResolvers<ContextType>;
  VocabularyRow?: VocabularyRowResolvers<ContextType>;
  OperatorVocabularyEntryResult?: OperatorVocabularyEntryResultResolvers<ContextType>;
  OperatorVocabularyImportResult?: OperatorVocabularyImportResultResolvers<ContextType>;
  VocabularyImport?: VocabularyImportResolvers<ContextType>;
  WaitingItem?: WaitingItemResolvers<ContextType>;
  TestLack?: TestLackResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
  WebhookDeliveryResult?: WebhookDeliveryResultResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  repeatable?: RepeatableDirectiveResolver<any, any, ContextType>;
  automatic?: AutomaticDirectiveResolver<any, any, ContextType>;
};
