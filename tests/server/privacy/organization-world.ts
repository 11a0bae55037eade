import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { backupClient } from '#server/database/backup/catalog.ts';
import { archiveOrganization } from '#server/privacy/organization-archive.job.ts';
import type { OrganizationArchiveDeps } from '#server/privacy/organization-archive.job.ts';
import { restoreOrganization } from '#server/privacy/restore-organization.ts';
import type { Restored } from '#server/privacy/restore-organization.ts';
import type { ArchiveScope } from '#schema/vocabulary/organization-archive.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';
import { idOf, marker } from '#tests/support/twin-world.ts';
import type { Side } from '#tests/support/twin-world.ts';

export const depsOf = (portal: Portal, now: () => Date): OrganizationArchiveDeps => ({
  owner: portal.database.owner,
  ownerUrl: portal.database.ownerUrl,
  appUrl: portal.database.appUrl,
  database: portal.server.database,
  files: portal.server.services.vendors.files,
  clock: { now },
});

/** The bytes of an archive that somebody of a side asked for. */
export const made = async (world: PortalWorld, scope: ArchiveScope, portal = world.portal, side: Side = 'a'): Promise<Buffer> => {
  const deps = depsOf(portal, world.now);
  const organizationId = idOf(side, 'organization');
  const { rows } = await deps.owner.query<{ id: string }>(
    `insert into organization_archive (organization_id, asked_by, scope, name, created_at) values ($1, $2, $3, 'a.zip', $4) returning id`,
    [organizationId, scope === 'whole' ? idOf(side, 'operator') : idOf(side, 'customer'), scope, world.now()],
  );
  const archiveId = rows[0]?.id ?? '';
  await archiveOrganization(deps, { archiveId, organizationId });
  const { rows: kept } = await deps.owner.query<{ key: string | null; state: string }>(
    'select storage_key as key, state from organization_archive where id = $1',
    [archiveId],
  );
  const content = await deps.files.read(kept[0]?.key ?? '');
  if (content === null) throw new Error(`the archive is ${kept[0]?.state ?? 'gone'}`);
  return buffer(content);
};

export const entriesOf = (archive: Buffer): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(new Uint8Array(archive))).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]));

export const onDisk = async (archive: Uint8Array): Promise<string> => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'muster-archive-')), 'a.zip');
  await writeFile(file, archive);
  return file;
};

export const restored = async (portal: Portal, archive: Uint8Array, isForReal = true): Promise<Restored> => {
  const client = await backupClient(portal.database.ownerUrl);
  try {
    return await restoreOrganization({ client, files: portal.server.services.vendors.files }, await onDisk(archive), isForReal);
  } finally {
    await client.end();
  }
};

export const streamOf = (text: string): Readable => Readable.from([Buffer.from(text)]);

const at = '2026-11-20T10:00:00.123456Z';

/** Rows of every table that is in, in both organizations, and files with their bytes. */
export const plantEverything = async (world: PortalWorld): Promise<void> => {
  const { owner } = world.portal.database;
  const { files } = world.portal.server.services.vendors;
  for (const side of ['a', 'b'] as const) {
    const id = (name: string): string => idOf(side, name);
    const organization_id = id('organization');
    const words = marker(side);
    const put = (table: string, row: Record<string, unknown>) => seed(owner, table, { organization_id, ...row });
    const kept = async (name: string) => {
      const stored = await files.store(streamOf(`${words},${name}\n`), { name, maxBytes: 999, kinds: ['csv'] });
      const { storageKey: storage_key, sizeBytes: size_bytes, sha256, contentType: content_type } = stored;
      return { name, storage_key, size_bytes, sha256, content_type };
    };
    const of = { test_id: id('supervised') };
    const done = { ...of, participant_id: id('participant-2') };
    await put('trial', { id: id('trial'), finishes_at: at });
    await put('feature_flag', { name: 'scope-requirements', enabled: true });
    await put('credit_transaction', {
      id: id('spent'),
      description: words,
      amount: '-10.50',
      balance_after_transaction: '100.00',
      created_at: at,
    });
    await put('credit_hold', { id: id('held'), ...of, requested_test_id: id('requested'), amount: 3 });
    await put('launch_rules', { approval_above: 100, monthly_budget: 500, time_zone: 'Europe/Berlin', changed_at: at });
    await put('import_mapping', { kind: 'test_cases', header: words, target: 'name', saved_at: at });
    await put('export_choice', { user_id: id('customer'), destination: 'jira', params: { words }, chosen_at: at });
    await put('notification_settings', {
      user_id: id('customer'),
      choices: { issues_exported: { app: true, mail: true, webhook: true } },
      mail_enabled: true,
      digest: 'daily',
      muted_tests: [id('supervised')],
      webhook_shown: `https://${words}-hook.example/…`,
      updated_at: at,
    });
    await put('upload', { id: id('upload'), created_by: id('customer'), created_at: at, ...(await kept('cases.csv')) });
    await put('schedule_run', {
      schedule_id: id('schedule'),
      run_at: at,
      requested_test_id: id('requested'),
      test_id: id('supervised'),
      performed_at: at,
    });
    await put('tester_choice', {
      ...of,
      group_id: id('group'),
      participant_id: id('participant-2'),
      kind: 'best',
      wave: 1,
      rank_percentile: 3,
      made_at: at,
    });
    await put('tester_session', {
      id: id('session'),
      ...done,
      test_case_id: id('case-1'),
      feedback: words,
      published_at: at,
      created_at: at,
    });
    await put('edit_request', {
      id: id('edit'),
      ...of,
      case_result_id: id('result-1-1'),
      content: words,
      state: 'requested',
      created_by: id('manager'),
      created_at: at,
    });
    await put('case_result_edit_log', { id: id('edited'), ...of, case_result_id: id('result-2-1'), description: words, at });
    await put('case_result_moderation_log', {
      id: id('moderated'),
      ...done,
      case_result_id: id('result-2-1'),
      user_id: id('accepted'),
      organization_user_full_name: 'accepted',
      organization_user_role: 'community_test_manager',
      event_type: 'approved',
      at,
    });
    await put('moderation_activity', {
      id: id('activity'),
      ...of,
      case_result_id: id('result-2-1'),
      user_id: id('accepted'),
      started_at: at,
      last_seen_at: at,
    });
    await put('issue_note', {
      issue_id: id('issue-1'),
      note: words,
      author_id: id('customer'),
      last_editor_id: id('manager'),
      created_at: at,
      updated_at: at,
    });
    await put('issue_tagging', { issue_id: id('issue-1'), issue_tag_id: id('tag') });
    await put('issue_test_case', { ...of, issue_id: id('issue-1'), test_case_id: id('case-1') });
    await put('reproducibility_test', {
      id: id('again'),
      ...done,
      issue_id: id('issue-1'),
      position: 1,
      status: 'fail',
      tester_notes: words,
      published_at: at,
      created_at: at,
    });
    await put('attachment', {
      id: id('proof'),
      ...done,
      case_result_id: id('result-2-1'),
      kind: 'case_result_attachment',
      media_kind: 'csv',
      published_at: at,
      created_at: at,
      ...(await kept('../proof.csv')),
    });
    await put('chat_file', {
      id: id('sent'),
      channel_id: id('chat-public'),
      message_id: id('chat-message'),
      created_by: id('manager'),
      media_kind: 'csv',
      created_at: at,
      ...(await kept('sent.csv')),
    });
    await put('request_file', {
      id: id('build'),
      test_id: id('advanced'),
      created_by: id('customer'),
      media_kind: 'csv',
      created_at: at,
      ...(await kept('build.csv')),
    });
    await put('chat_reaction', { message_id: id('chat-message'), user_id: id('customer'), reaction: 'heart', created_at: at });
    await put('chat_read', { channel_id: id('chat-public'), user_id: id('customer'), read_at: at, position: 1 });
    await put('chat_thread_read', {
      channel_id: id('chat-public'),
      thread_id: id('chat-message'),
      user_id: id('customer'),
      read_at: at,
      position: 1,
    });
    await put('notification_mark', { user_id: id('customer'), notification_id: id('notification'), read_at: at });
    await seed(owner, 'notification_delivery', { notification_id: id('notification'), user_id: id('customer'), channel: 'mail', at });
    await put('legal_hold', { id: id('hold'), reason: words, placed_by: id('operator'), placed_at: at });
    await put('audit', {
      at,
      user_id: id('customer'),
      role: 'customer',
      operation: 'x',
      entity: 'issue',
      entity_id: id('issue-1'),
      event: 'issue.accept',
      after: { words },
      outcome: 'done',
      version: 2,
    });
    await owner.query(`update test set customer_request_id = $2 where id = $1`, [id('advanced'), id('draft')]);
    await owner.query(`update customer_request set test_id = $2 where id = $1`, [id('draft'), id('advanced')]);
    await owner.query(`update test set requested_test_id = $2 where id = $1`, [id('supervised'), id('requested')]);
    await owner.query(`update requested_test set launched_test_id = $2 where id = $1`, [id('requested'), id('supervised')]);
    await owner.query(`update chat_message set quoted_message_id = $2 where id = $1`, [id('chat-message-2'), id('chat-message')]);
    await owner.query(`update related_issue set same_as_id = $2 where id = $1`, [id('related-1'), id('related-2')]);
  }
};

const shared = [
  'country',
  'language',
  'operating_system',
  'operating_system_device_type',
  'operating_system_version',
  'professional_service',
];

/** A product in which nobody has been, that knows what testers are told apart by. */
export const emptyPortal = async (world: PortalWorld): Promise<Portal> => {
  const portal = await startPortal({ clock: { now: world.now } });
  for (const table of shared)
    for (const { row } of await world.sql<{ row: Record<string, unknown> }>(`select to_jsonb(x) as row from ${table} x`))
      await seed(portal.database.owner, table, row);
  return portal;
};
