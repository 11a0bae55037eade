/** A table whose rows belong to an organization; SQL over x, where $1 is the organization. */
export type Kept = {
  readonly table: string;
  /** Which rows. */
  readonly of?: string;
  /** By which they are written and restored: a row comes before those that refer to it. */
  readonly order: string;
  /** Columns that never leave, and those written in their place. */
  readonly without?: readonly string[];
  readonly instead?: Readonly<Record<string, string>>;
  /** What customers are handed of the rows that the policies show them: all of them, none, or those for which this holds. */
  readonly customers: 'seen' | 'none' | { readonly where: string };
  /** Columns that customers are not told of, with what stands there instead. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Columns that refer to rows of tables that come later: set once all are there. */
  readonly late?: readonly string[];
  /** What a restored row gets, whatever the archive says. */
  readonly anew?: Readonly<Record<string, string>>;
  /** Columns that hold ids of a catalogue. */
  readonly refers?: Readonly<Record<string, Catalogue>>;
  /** Whether its rows name files. */
  readonly files?: { readonly operator: string; readonly customers: string };
};

const has = (parent: string, column = `${parent}_id`): string => `exists (select from ${parent} p where p.id = x.${column})`;
const mayHave = (parent: string, column = `${parent}_id`): string => `(x.${column} is null or ${has(parent, column)})`;

/** The same for every organization, matched by what they are called. */
export const catalogues = {
  country: 'x.code',
  language: 'x.code',
  operating_system: 'x.name',
  operating_system_device_type: 'x.name',
  operating_system_version: `(select o.name from operating_system o where o.id = x.operating_system_id) || ' ' || x.name`,
  manufacturer: 'x.name',
  mobile_device: `(select m.name from manufacturer m where m.id = x.manufacturer_id) || ' ' || x.name || ' (' || x.operating_system_device_type_id || ')'`,
  internet_browser: 'x.name',
} as const;
export type Catalogue = keyof typeof catalogues;

const targets: Readonly<Record<string, Catalogue>> = {
  country_ids: 'country',
  language_ids: 'language',
  mobile_device_ids: 'mobile_device',
  operating_system_version_ids: 'operating_system_version',
  operating_system_device_type_ids: 'operating_system_device_type',
  internet_browser_ids: 'internet_browser',
};

/** What tells of archives tells where they lie. */
const notOfArchives = (column: string, kinds: readonly string[]): string =>
  `x.organization_id = $1 and x.${column} not in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

const noKey = ['storage_key'];
const toBeFound = { storage_key: `'00/' || r.id` };

/** In the order in which they are restored. */
export const kept: readonly Kept[] = [
  { table: 'organization', of: 'x.id = $1', order: 'x.id', customers: 'seen' },
  {
    table: 'organization_user',
    of: `x.organization_id = $1 and x.role = 'customer'`,
    order: 'x.id',
    customers: 'seen',
    instead: { is_support: 'false', is_operator: 'false' },
    anew: { is_support: 'false', is_operator: 'false' },
  },
  { table: 'trial', order: 'x.id', customers: 'seen' },
  { table: 'feature_flag', order: 'x.name', customers: 'seen' },
  { table: 'credit_account', order: 'x.organization_id', customers: 'seen' },
  { table: 'credit_transaction', order: 'x.created_at, x.id', customers: 'seen' },
  {
    table: 'invitation',
    order: 'x.id',
    customers: 'seen',
    without: ['token_hash'],
    anew: { token_hash: `gen_random_uuid()::text || gen_random_uuid()::text` },
  },
  {
    table: 'integration',
    order: 'x.id',
    customers: 'seen',
    without: ['sealed_secret'],
    instead: {
      state: `'unconfigured'::text`,
      checked_at: 'null::text',
      resume_at: 'null::text',
      setbacks: '0',
      items_asked_at: 'null::text',
      drift_checked_at: 'null::text',
    },
  },
  { table: 'auto_export_settings', order: 'x.id', customers: 'seen', instead: { state: `'disabled'::text`, catch_up_by: 'null::text' } },
  { table: 'import_mapping', order: 'x.kind, x.header', customers: 'seen' },
  { table: 'issue_tag', order: 'x.id', customers: 'seen' },
  { table: 'saved_view', order: 'x.id', customers: 'seen' },
  { table: 'export_choice', order: 'x.user_id, x.destination', customers: 'seen' },
  { table: 'launch_form', order: 'x.user_id', customers: 'seen', instead: { device: 'null::text' } },
  {
    table: 'notification_settings',
    order: 'x.user_id',
    customers: 'seen',
    without: ['webhook_url', 'webhook_sealed', 'webhook_shown'],
  },
  { table: 'upload', order: 'x.id', customers: 'seen', without: noKey, anew: toBeFound, files: { operator: 'true', customers: 'true' } },
  { table: 'professional_service_request', order: 'x.id', customers: 'seen' },
  {
    table: 'customer_request',
    order: 'x.id',
    customers: 'seen',
    late: ['test_id'],
    instead: { holder: 'null::text', held_by: 'null::text', held_until: 'null::text' },
  },
  { table: 'test', order: 'x.number, x.id', customers: 'seen', late: ['parent_test_id', 'requested_test_id', 'customer_request_id'] },
  { table: 'advanced_test', order: 'x.test_id', customers: 'seen' },
  { table: 'requested_test', order: 'x.id', customers: 'seen' },
  { table: 'targeting_group', order: 'x.id', customers: 'seen', refers: targets },
  {
    table: 'supervised_test',
    order: 'x.test_id',
    customers: 'seen',
    hidden: { payout_base_amount: '0', apply_country_payout_multiplier: 'false', linked_test_cycle_url: 'null::text' },
  },
  { table: 'credit_hold', order: 'x.id', customers: 'seen' },
  { table: 'schedule', order: 'x.id', customers: 'seen' },
  { table: 'schedule_run', order: 'x.schedule_id, x.run_at, x.requested_test_id', customers: 'seen' },
  { table: 'launch_rules', order: 'x.organization_id', customers: 'seen' },
  { table: 'launch_approver', order: 'x.user_id', customers: 'seen' },
  { table: 'launch_approval', order: 'x.id', customers: 'seen' },
  {
    table: 'supervised_form',
    order: 'x.user_id, x.advanced_test_id, x.requested_test_id',
    customers: 'none',
    instead: { device: 'null::text' },
  },
  { table: 'test_case', order: 'x.id', customers: 'seen' },
  { table: 'test_case_field', order: 'x.id', customers: 'seen' },
  {
    table: 'selection_requirements_group',
    order: 'x.id',
    customers: 'none',
    refers: { ...targets, operating_system_ids: 'operating_system', manufacturer_ids: 'manufacturer' },
  },
  { table: 'moderator_assignment', without: ['guidance_version'], order: 'x.id', customers: 'seen' },
  {
    table: 'participant',
    order: 'x.id',
    customers: 'seen',
    hidden: {
      email: `x.tester_id || '@testers.invalid'`,
      removal_reasons: `'[]'::jsonb`,
      suspected_mass_passing: 'false',
      hourly_case_field_completion_rate: 'null::text',
    },
  },
  { table: 'assigned_case', order: 'x.participant_id, x.test_case_id', customers: { where: has('participant') } },
  { table: 'blocker', order: 'x.id', customers: 'none' },
  { table: 'tester_choice', order: 'x.id', customers: 'none' },
  { table: 'tester_session', order: 'x.id', customers: { where: has('participant') } },
  { table: 'case_result', order: 'x.id', customers: { where: has('participant') } },
  { table: 'case_result_response', order: 'x.id', customers: { where: has('case_result') } },
  {
    table: 'related_issue',
    order: 'x.id',
    customers: { where: `${has('participant')} and ${mayHave('case_result')}` },
    late: ['same_as_id'],
  },
  { table: 'edit_request', order: 'x.id', customers: 'none' },
  { table: 'case_result_edit_log', order: 'x.id', customers: { where: has('case_result') } },
  { table: 'case_result_moderation_log', order: 'x.id', customers: 'none' },
  { table: 'moderation_activity', order: 'x.id', customers: 'none' },
  { table: 'saved_sentence', order: 'x.id', customers: 'none' },
  { table: 'run_result', order: 'x.id', customers: 'seen' },
  {
    table: 'issue',
    order: 'x.test_id, x.number, x.id',
    customers: { where: `${mayHave('participant')} and ${mayHave('related_issue')}` },
    late: ['original_id'],
  },
  { table: 'issue_note', order: 'x.issue_id', customers: { where: has('issue') } },
  { table: 'issue_tagging', order: 'x.issue_id, x.issue_tag_id', customers: { where: has('issue') } },
  { table: 'issue_test_case', order: 'x.issue_id, x.test_case_id', customers: { where: has('issue') } },
  { table: 'reproducibility_test', order: 'x.id', customers: { where: `${has('issue')} and ${mayHave('participant')}` } },
  { table: 'export_job', order: 'x.id', customers: 'seen' },
  { table: 'issue_export', order: 'x.id', customers: { where: has('issue') } },
  {
    table: 'attachment',
    order: 'x.id',
    customers: {
      where: `x.state = 'available' and ${['participant', 'case_result', 'case_result_response', 'related_issue', 'issue', 'reproducibility_test'].map((parent) => mayHave(parent)).join(' and ')}`,
    },
    without: noKey,
    anew: toBeFound,
    files: { operator: 'true', customers: `x.state = 'available'` },
  },
  {
    table: 'request_file',
    order: 'x.id',
    customers: 'seen',
    without: noKey,
    anew: toBeFound,
    files: { operator: 'true', customers: 'true' },
  },
  { table: 'chat_channel', order: 'x.id', customers: { where: mayHave('participant') } },
  {
    table: 'chat_message',
    order: 'x.channel_id, x.position, x.id',
    customers: { where: has('chat_channel', 'channel_id') },
    hidden: { text: `case when x.state = 'deleted' then '' else x.text end` },
    late: ['quoted_message_id', 'parent_message_id'],
  },
  {
    table: 'chat_file',
    order: 'x.id',
    customers: {
      where: `(x.message_id is null or exists (select from chat_message m where m.id = x.message_id and m.state <> 'deleted'))`,
    },
    without: noKey,
    anew: toBeFound,
    files: { operator: 'true', customers: 'true' },
  },
  {
    table: 'chat_reaction',
    order: 'x.message_id, x.reaction, coalesce(x.user_id, x.tester_id)',
    customers: { where: has('chat_message', 'message_id') },
  },
  { table: 'chat_read', order: 'x.channel_id, x.user_id', customers: { where: has('chat_channel', 'channel_id') } },
  { table: 'chat_thread_read', order: 'x.thread_id, x.user_id', customers: { where: has('chat_message', 'thread_id') } },
  { table: 'notification', of: notOfArchives('kind', ['archive_made']), order: 'x.created_at, x.id', customers: 'seen' },
  {
    table: 'notification_mark',
    of: `x.organization_id = $1 and not exists (select from notification n where n.id = x.notification_id and n.kind = 'archive_made')`,
    order: 'x.user_id, x.notification_id',
    customers: { where: has('notification') },
  },
  {
    table: 'notification_delivery',
    of: `exists (select from notification n where n.id = x.notification_id and n.organization_id = $1 and n.kind <> 'archive_made')`,
    order: 'x.user_id, x.channel, x.notification_id',
    customers: 'none',
  },
  { table: 'legal_hold', order: 'x.id', customers: 'none' },
  { table: 'audit', of: notOfArchives('entity', ['archive', 'organization-archive']), order: 'x.id', customers: 'none' },
];

/** People of the installation, and what it offers: carried as the little that the organization's rows say of them. */
export const carried = {
  tester: 'testers belong to the crowd: id, and for operators name, address and country; matched by id, else restored as inactive',
  professional_service: 'the offer of the installation: title; matched by it, else restored as no longer offered',
} as const;

const rebuilt = 'made again from other rows';
const secret = 'lets somebody in';
const work = 'work of this installation that is under way';
const ofCrowd = 'of the crowd, not of an organization';
const ofHouse = 'of the installation';

/** Never in an archive, with the reason. */
export const left = {
  api_token: secret,
  archive: 'what people asked of themselves',
  azure_grant: secret,
  backup_taken: ofHouse,
  call_count: work,
  crowd_call: ofCrowd,
  crowd_receipt: ofCrowd,
  crowd_token: secret,
  data_key: 'the sealed key of secrets, which do not leave',
  file_verdict: 'of files as they lie here; restored ones are judged anew',
  guess_count: work,
  guide_put_away: 'guides show what is done where they are, to everybody anew',
  idempotency: 'answers of calls that nobody repeats elsewhere',
  identity: secret,
  instance_secret: secret,
  issue_count: rebuilt,
  kysely_migration: ofHouse,
  kysely_migration_lock: ofHouse,
  last_seen: 'when people were here, and not there',
  launch_use: work,
  mail: 'letters of this installation, with links into it',
  master_key: secret,
  moderator_guidance: ofHouse,
  oidc_key: secret,
  oidc_payload: secret,
  organization_archive: 'archives of the same organization',
  organization_restore: 'archives of other organizations, on their way into this installation',
  outbox: work,
  password: secret,
  saved_sentence_use: 'what people took last, and not there',
  moderation_claim: 'who moderated whom at that moment',
  session_confirmed: secret,
  session_end: secret,
  session_use: secret,
  shared_report: secret,
  test_retention: 'announced again by the clock where it is restored',
  tester_device: ofCrowd,
  tester_facet: ofCrowd,
  tester_facet_stale: ofCrowd,
  tester_language: ofCrowd,
  tester_model: ofCrowd,
  tester_place: ofCrowd,
  tester_search: ofCrowd,
  vocabulary_entry: ofHouse,
  webhook: secret,
  webhook_attempt: 'calls to addresses that do not leave',
  webhook_call: 'calls to addresses that do not leave',
  webhook_delivery: 'calls to addresses that do not leave',
  webhook_trial: work,
} as const;
