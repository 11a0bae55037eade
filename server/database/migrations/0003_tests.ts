import { sql, type Kysely } from 'kysely';

/** Requests, tests, tester groups, participants, cases, results, issues and what hangs on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_request (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      created_by uuid not null references organization_user(id),
      state text not null default 'draft' check (state in ('draft', 'submitted')),
      version integer not null default 1,
      name text not null default '' check (length(name) <= 100),
      step text not null default '',
      form_values jsonb not null default '{}',
      sdlc_stage text check (sdlc_stage in ('design', 'development', 'release', 'live')),
      schedule_at timestamptz,
      recurring_day smallint check (recurring_day between 0 and 6),
      recurring_time text check (recurring_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      user_timezone text,
      test_id uuid,
      created_at timestamptz not null default now(),
      saved_at timestamptz not null default now(),
      submitted_at timestamptz,
      discarded_at timestamptz,
      unique (organization_id, id)
    );
    create index customer_request_drafts on customer_request (organization_id, created_by, saved_at desc) where state = 'draft' and discarded_at is null;

    create table test (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      kind text not null check (kind in ('advanced', 'supervised')),
      number integer not null,
      code text not null,
      name text not null,
      window_status text not null default 'prep' check (window_status in ('prep', 'scheduled', 'open', 'closed', 'cancelled')),
      schedule_at timestamptz,
      opened_at timestamptz,
      planned_end_at timestamptz,
      closed_at timestamptz,
      cancelled_at timestamptz,
      parent_test_id uuid,
      requested_test_id uuid,
      customer_request_id uuid,
      activity text check (activity in ('exploratory', 'translation', 'localization', 'test_case_run')),
      sdlc_stage text,
      desired_outcomes text[] not null default '{}',
      custom_desired_outcomes text,
      credits_deducted numeric(12, 2),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      unique (organization_id, number),
      foreign key (organization_id, parent_test_id) references test (organization_id, id),
      foreign key (organization_id, customer_request_id) references customer_request (organization_id, id)
    );
    create index test_live on test (organization_id, opened_at desc, id desc) where window_status = 'open';
    create index test_upcoming on test (organization_id, created_at desc, id desc) where window_status in ('prep', 'scheduled');
    create index test_closed on test (organization_id, closed_at desc, id desc) where window_status = 'closed';
    create index test_cancelled on test (organization_id, cancelled_at desc, id desc) where window_status = 'cancelled';
    create index test_parent on test (organization_id, parent_test_id);
    create index test_kind on test (organization_id, kind, created_at desc, id desc);

    create table advanced_test (
      test_id uuid primary key,
      organization_id uuid not null,
      access_to_application text,
      test_objective text,
      notes text,
      platforms_to_test_on text,
      device_requirements text,
      test_localisation text,
      test_cases_url text,
      known_issues_url text,
      capabilities text[] not null default '{}',
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create table supervised_test (
      test_id uuid primary key,
      organization_id uuid not null,
      application_url text not null,
      description text not null default '',
      credentials_and_access_instructions text not null default '' check (length(credentials_and_access_instructions) <= 5000),
      additional_urls_and_resources text not null default '',
      tester_specification_link text,
      environments text[] not null default '{}',
      payout_base_amount integer not null default 50 check (payout_base_amount between 0 and 1000000),
      apply_country_payout_multiplier boolean not null default false,
      required_attachment_for_pass boolean not null default false,
      require_video_attachment boolean not null default false,
      linked_test_cycle_url text,
      test_cycle_code text,
      community_test_managers_enabled boolean not null default true,
      can_modify_number_of_results_needed boolean not null default true,
      supports_automatic_tester_management boolean not null default true,
      automatic_tester_management_enabled boolean not null default true,
      automatic_tester_management_disabled_reason text,
      has_strict_tester_removal boolean not null default true,
      force_severity_change_before_accept boolean not null default false,
      moderation_enabled boolean not null default true,
      external_source text,
      external_test_id text,
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index supervised_test_external on supervised_test (organization_id, external_source, external_test_id) where external_test_id is not null;

    create table requested_test (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      position integer not null,
      test_cycle_code text not null,
      name text not null check (length(name) <= 100),
      activity text not null check (activity in ('exploratory', 'translation', 'localization', 'test_case_run')),
      application_type text not null check (application_type in ('android', 'ios', 'web')),
      application_name text,
      application_version text,
      access_to_application_url text not null,
      requires_access_to_secure_environment boolean,
      access_to_secure_environment_instructions text,
      requires_predefined_user_accounts boolean,
      predefined_user_accounts_instructions text,
      requires_financial_transactions boolean,
      financial_transactions_instructions text,
      requires_kyc_identity_check boolean,
      kyc_identity_check_instructions text,
      requires_personal_identifying_information boolean,
      personal_identifying_information_instructions text,
      requires_moving_to_different_location boolean,
      moving_to_different_location_instructions text,
      has_known_issues_list boolean,
      known_issues_list_url text,
      known_issues_source text check (known_issues_source in ('upload', 'recent')),
      known_issues_url text,
      known_issues jsonb not null default '[]',
      kil_starting_from_test_cycle_code text,
      test_cases jsonb not null default '[]',
      test_cases_url text,
      test_cases_source text check (test_cases_source in ('csv', 'url')),
      number_of_results_per_test_case_needed integer,
      in_scope text,
      out_of_scope text,
      scope_requirements jsonb not null default '[]',
      test_goal text,
      moderation_enabled boolean not null default true,
      video_required boolean not null default false,
      video_requirement_strategy text not null default 'none' check (video_requirement_strategy in ('none', 'per_case', 'session')),
      custom_targeting_requirements text,
      requires_test_data boolean,
      test_data_pool jsonb not null default '[]',
      auto_launch_status text not null default 'ready_to_launch'
        check (auto_launch_status in ('ready_to_launch', 'requires_manual_evaluation', 'launched_automatically', 'launched_manually')),
      failed_conditions jsonb not null default '[]',
      launched_test_id uuid,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      unique (test_id, position),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index requested_test_status on requested_test (organization_id, auto_launch_status, test_id);
    create index requested_test_platform on requested_test (organization_id, application_type, created_at desc);
    alter table test add foreign key (organization_id, requested_test_id) references requested_test (organization_id, id);
    alter table customer_request add foreign key (organization_id, test_id) references test (organization_id, id);

    create table targeting_group (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      requested_test_id uuid not null,
      position integer not null,
      country_ids integer[] not null default '{}',
      language_ids integer[] not null default '{}',
      mobile_device_ids integer[] not null default '{}',
      operating_system_version_ids integer[] not null default '{}',
      operating_system_device_type_ids integer[] not null default '{}',
      internet_browser_ids integer[] not null default '{}',
      unique (requested_test_id, position),
      foreign key (organization_id, requested_test_id) references requested_test (organization_id, id) on delete cascade
    );

    create table selection_requirements_group (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      position integer not null,
      name text not null check (length(name) <= 100),
      number_of_results_needed integer not null check (number_of_results_needed between 1 and 1000),
      platforms text[] not null default '{}',
      tags text[] not null default '{}',
      other text check (length(other) <= 10000),
      country_ids integer[] not null default '{}',
      language_ids integer[] not null default '{}',
      operating_system_device_type_ids integer[] not null default '{}',
      operating_system_ids integer[] not null default '{}',
      operating_system_version_ids integer[] not null default '{}',
      manufacturer_ids integer[] not null default '{}',
      mobile_device_ids integer[] not null default '{}',
      internet_browser_ids integer[] not null default '{}',
      automatic_tester_selection_enabled boolean not null default true,
      automatic_tester_selection_disabled_reason text check (length(automatic_tester_selection_disabled_reason) <= 1000),
      unique (organization_id, test_id, id),
      unique (test_id, position),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );

    create table test_case (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      position integer not null,
      code text not null,
      name text not null,
      section text,
      prerequisites text,
      tags text[] not null default '{}',
      require_video_attachment boolean not null default false,
      case_results_limit integer not null default 0,
      feedback text,
      unique (organization_id, test_id, id),
      unique (test_id, position),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create table test_case_field (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      test_case_id uuid not null,
      kind text not null check (kind in ('step', 'additional_information')),
      position integer not null,
      instruction text not null,
      expected_result text,
      unique (organization_id, test_id, id),
      unique (test_case_id, kind, position),
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );

    create table participant (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      group_id uuid not null,
      tester_id uuid not null references tester(id),
      email citext not null,
      full_name text not null,
      country_code text not null,
      country_name text not null,
      browser_or_device text,
      operating_system_and_version text,
      status text not null default 'selected' check (status in ('selected', 'invited', 'declined', 'dropped_out', 'expired', 'removed', 'backup',
        'backup_removed', 'joined', 'in_progress', 'testing_complete', 'under_review', 'results_approved', 'publishing_results', 'results_published', 'publishing_failed')),
      issue_generation text not null default 'none' check (issue_generation in ('none', 'processing', 'failed')),
      publishing_fail_reason text,
      removal_reasons text[] not null default '{}',
      invited_at timestamptz,
      joined_at timestamptz,
      finished_at timestamptz,
      published_at timestamptz,
      last_case_result_completed_at timestamptz,
      last_activity_at timestamptz,
      suspected_mass_passing boolean not null default false,
      hourly_case_field_completion_rate numeric(8, 1),
      assigned_cases_count integer not null default 0,
      completed_cases_count integer not null default 0,
      approved_test_cases_count integer not null default 0,
      reported_issues_count integer not null default 0,
      pending_issue_moderations_count integer not null default 0,
      pending_edit_requests_count integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, test_id, id),
      unique (test_id, tester_id),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade,
      foreign key (organization_id, test_id, group_id) references selection_requirements_group (organization_id, test_id, id)
    );
    create index participant_group on participant (group_id, status);
    create index participant_tester on participant (tester_id, status);
    create index participant_published on participant (organization_id, published_at) where published_at is not null;

    create table assigned_case (
      organization_id uuid not null,
      test_id uuid not null,
      participant_id uuid not null,
      test_case_id uuid not null,
      primary key (participant_id, test_case_id),
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );
    create index assigned_case_case on assigned_case (test_case_id);

    create table case_result (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      participant_id uuid not null,
      test_case_id uuid not null,
      status text not null check (status in ('pass', 'fail', 'blocked', 'not_tested', 'live', 'skipped', 'missing')),
      moderation_status text not null default 'not_moderated' check (moderation_status in ('approved', 'not_moderated', 'discarded')),
      is_rejected boolean not null default false,
      rejection_reason text,
      actual_result text not null default '',
      original_actual_result text not null default '',
      additional_information text not null default '',
      author_signature text,
      was_read boolean not null default false,
      moderation_finalized_at timestamptz,
      completed_at timestamptz,
      published_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, test_id, id),
      unique (participant_id, test_case_id),
      check (is_rejected = (rejection_reason is not null)),
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );
    create index case_result_case on case_result (test_case_id, status);
    create index case_result_test on case_result (test_id, status);
    create index case_result_published on case_result (organization_id, published_at) where published_at is not null;

    create table case_result_response (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      case_result_id uuid not null,
      test_case_field_id uuid,
      kind text not null check (kind in ('status', 'step', 'additional_information')),
      position integer not null default 0,
      value text not null default '',
      original_value text not null default '',
      version integer not null default 1,
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, test_case_field_id) references test_case_field (organization_id, test_id, id)
    );
    create index case_result_response_result on case_result_response (case_result_id, kind, position);

    create table related_issue (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      participant_id uuid not null,
      case_result_id uuid,
      code text not null,
      title text not null,
      severity text not null default 'unknown' check (severity in ('low', 'medium', 'high', 'critical', 'unknown')),
      reproduction_steps text not null default '',
      actual_results text not null default '',
      expected_results text not null default '',
      comment text not null default '',
      known boolean not null default false,
      moderation_status text not null default 'pending' check (moderation_status in ('pending', 'moderated', 'invalid_issue', 'known_issue')),
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (organization_id, test_id, id),
      unique (test_id, code),
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade
    );
    create index related_issue_result on related_issue (case_result_id);
    create index related_issue_participant on related_issue (participant_id) where deleted_at is null;

    create table edit_request (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      case_result_id uuid not null,
      content text not null check (length(content) <= 10000),
      state text not null default 'requested' check (state in ('requested', 'overdue', 'completed', 'cancelled', 'moderated')),
      created_by uuid references organization_user(id),
      created_at timestamptz not null default now(),
      completed_at timestamptz,
      version integer not null default 1,
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade
    );
    create unique index edit_request_open on edit_request (case_result_id) where state in ('requested', 'overdue');
    create index edit_request_due on edit_request (created_at) where state = 'requested';

    create table issue (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      participant_id uuid,
      related_issue_id uuid unique,
      number integer not null,
      code text not null,
      title text not null,
      severity text not null check (severity in ('low', 'medium', 'high', 'critical', 'unknown')),
      reviewed_severity text check (reviewed_severity in ('low', 'medium', 'high', 'critical', 'unknown')),
      severity_rank smallint not null generated always as
        (case severity when 'critical' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end) stored,
      triage_status text not null default 'untriaged' check (triage_status in ('untriaged', 'accepted', 'rejected')),
      triage_reason text,
      triaged_at timestamptz,
      was_read boolean not null default false,
      comment text,
      tester_country_code text,
      tester_country_name text,
      environment text,
      issue_fields jsonb not null default '[]',
      additional_details jsonb not null default '[]',
      possible_duplicate boolean not null default false,
      published_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      unique (organization_id, test_id, id),
      unique (test_id, number),
      check ((triage_status = 'rejected') = (triage_reason is not null)),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade,
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id),
      foreign key (organization_id, test_id, related_issue_id) references related_issue (organization_id, test_id, id)
    );
    create index issue_by_time on issue (organization_id, triage_status, created_at desc, id desc);
    create index issue_of_test on issue (test_id, triage_status, severity_rank, possible_duplicate, number);
    create index issue_title on issue using gin (title gin_trgm_ops);

    create table issue_test_case (
      organization_id uuid not null, test_id uuid not null, issue_id uuid not null, test_case_id uuid not null,
      primary key (issue_id, test_case_id),
      foreign key (organization_id, test_id, issue_id) references issue (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );
    create table issue_tag (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      name text not null check (length(name) between 1 and 30),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id)
    );
    create unique index issue_tag_name on issue_tag (organization_id, lower(name));
    create table issue_tagging (
      organization_id uuid not null, issue_id uuid not null, issue_tag_id uuid not null,
      primary key (issue_id, issue_tag_id),
      foreign key (organization_id, issue_id) references issue (organization_id, id) on delete cascade,
      foreign key (organization_id, issue_tag_id) references issue_tag (organization_id, id) on delete cascade
    );
    create index issue_tagging_tag on issue_tagging (issue_tag_id, issue_id);
    create table issue_note (
      issue_id uuid primary key,
      organization_id uuid not null,
      note text not null check (length(note) between 1 and 10000),
      author_id uuid not null references organization_user(id),
      last_editor_id uuid not null references organization_user(id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, issue_id) references issue (organization_id, id) on delete cascade
    );
    create table issue_count (
      organization_id uuid not null,
      test_id uuid not null,
      triage_status text not null,
      severity text not null,
      published boolean not null,
      total integer not null,
      primary key (test_id, triage_status, severity, published),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index issue_count_organization on issue_count (organization_id, triage_status) include (total, published);
    create function count_issue() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      if tg_op in ('UPDATE', 'DELETE') then
        update issue_count set total = total - 1
          where test_id = old.test_id and triage_status = old.triage_status and severity = old.severity and published = (old.published_at is not null);
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        insert into issue_count (organization_id, test_id, triage_status, severity, published, total)
          values (new.organization_id, new.test_id, new.triage_status, new.severity, new.published_at is not null, 1)
          on conflict (test_id, triage_status, severity, published) do update set total = issue_count.total + 1;
      end if;
      return null;
    end $$;
    create trigger issue_counted after insert or delete on issue for each row execute function count_issue();
    create trigger issue_recounted after update of triage_status, severity, published_at on issue for each row
      when (old.triage_status is distinct from new.triage_status or old.severity is distinct from new.severity
        or (old.published_at is null) <> (new.published_at is null)) execute function count_issue();

    create table reproducibility_test (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      issue_id uuid not null,
      position integer not null,
      status text not null default 'not_tested' check (status in ('pass', 'fail', 'blocked', 'not_tested')),
      environment text,
      tester_notes text,
      published_at timestamptz,
      created_at timestamptz not null default now(),
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id, issue_id) references issue (organization_id, test_id, id) on delete cascade
    );
    create index reproducibility_test_issue on reproducibility_test (issue_id, position);

    create table attachment (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      participant_id uuid,
      case_result_id uuid,
      case_result_response_id uuid,
      related_issue_id uuid,
      issue_id uuid,
      reproducibility_test_id uuid,
      kind text not null check (kind in ('case_result_attachment', 'case_field_attachment_response', 'issue_attachment', 'reproducibility_attachment')),
      media_kind text not null check (media_kind in ('image', 'video', 'log', 'csv', 'json', 'text')),
      name text not null check (length(name) between 1 and 255),
      content_type text not null,
      size_bytes integer not null,
      sha256 text not null,
      storage_key text not null,
      state text not null default 'available' check (state in ('checking', 'available', 'archived', 'blocked')),
      archived_at timestamptz,
      published_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade,
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id),
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id),
      foreign key (organization_id, test_id, case_result_response_id) references case_result_response (organization_id, test_id, id),
      foreign key (organization_id, test_id, related_issue_id) references related_issue (organization_id, test_id, id),
      foreign key (organization_id, test_id, issue_id) references issue (organization_id, test_id, id),
      foreign key (organization_id, test_id, reproducibility_test_id) references reproducibility_test (organization_id, test_id, id)
    );
    create index attachment_result on attachment (case_result_id) where case_result_id is not null;
    create index attachment_issue on attachment (issue_id) where issue_id is not null;
    create index attachment_related_issue on attachment (related_issue_id) where related_issue_id is not null;

    create table case_result_edit_log (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, case_result_id uuid not null,
      description text not null,
      at timestamptz not null default now(),
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade
    );
    create index case_result_edit_log_result on case_result_edit_log (case_result_id, at desc);
    create table case_result_moderation_log (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, case_result_id uuid not null, participant_id uuid not null,
      user_id uuid references organization_user(id),
      organization_user_full_name text not null,
      organization_user_role text not null,
      event_type text not null,
      at timestamptz not null default now(),
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade
    );
    create index case_result_moderation_log_result on case_result_moderation_log (case_result_id, at desc);
    create index case_result_moderation_log_participant on case_result_moderation_log (participant_id, at desc);
    create table moderation_activity (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, case_result_id uuid not null,
      user_id uuid not null references organization_user(id),
      started_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      finished_at timestamptz,
      foreign key (organization_id, test_id, case_result_id) references case_result (organization_id, test_id, id) on delete cascade
    );
    create unique index moderation_activity_running on moderation_activity (case_result_id, user_id) where finished_at is null;

    create table blocker (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, participant_id uuid not null,
      name text not null,
      status text not null default 'open' check (status in ('open', 'resolved')),
      assistance_requested boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      resolved_at timestamptz,
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade
    );
    create index blocker_test on blocker (test_id, status, created_at desc);

    create table tester_session (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, participant_id uuid not null,
      test_case_id uuid,
      feedback text not null,
      published_at timestamptz,
      created_at timestamptz not null default now(),
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade,
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );
    create index tester_session_test on tester_session (test_id, created_at desc);

    create table moderator_assignment (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null,
      user_id uuid not null references organization_user(id),
      status text not null default 'assigned' check (status in ('assigned', 'accepted', 'rejected', 'removed')),
      assigned_at timestamptz not null default now(),
      answered_at timestamptz,
      removed_at timestamptz,
      version integer not null default 1,
      unique (organization_id, test_id, id),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create unique index moderator_assignment_current on moderator_assignment (test_id, user_id) where status in ('assigned', 'accepted');
    create index moderator_assignment_user on moderator_assignment (user_id, organization_id, status);

    create table schedule (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null,
      state text not null default 'active' check (state in ('active', 'performed', 'canceled')),
      recurring_day smallint not null check (recurring_day between 0 and 6),
      recurring_time text not null check (recurring_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      user_timezone text not null,
      next_run_at timestamptz not null,
      performed_at timestamptz,
      canceled_at timestamptz,
      cancel_reason text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      unique (test_id),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index schedule_due on schedule (next_run_at) where state = 'active';
  `.execute(db);
}
