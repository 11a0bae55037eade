import { severityChangeSource, noteTexts } from '#schema/vocabulary/issue.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { issueShape } from '#server/entities/issue.fields.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { isStale, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { tagExported } from '#server/workflow/subjects/issue-export.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { csv } from '../../csv/escape.ts';
import { csvHeader, csvName, csvRow, issuesForCsv } from './issues.csv.ts';
import type { issueNoteMachine } from '#machines/lifecycles/issue-note/issue-note.machine.ts';

type IssueEvent = EventOf<typeof issueMachine>;
type Standing = Pick<IssueStanding, 'triageStatus' | 'triageReason'>;

export const changed = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) => sql`select ${issueShape(work.context)(selection)} as json from issue i where i.id = ${argument('id')}`,
  );

const move = async (work: Work, issueId: string, event: IssueEvent, takenBack: TakenBack = {}) => {
  const id = issueId.toLowerCase();
  const { version } = await advance(work.tx, subjects.issue, id, event, { operation: work.operation, ...takenBack });
  return { version, result: await changed(work, id) };
};

export const asItIs = async (work: Work, { issueId }: { readonly issueId: string }, errors: readonly FieldError[]) =>
  isStale(errors) ? { result: await changed(work, issueId.toLowerCase()) } : {};

export const issueMutations: ResolverMap[string] = {
  flexibleTestingIssueAccept: mutation<{ issueId: string; newSeverity?: string | null }>(
    'flexibleTestingIssueAccept',
    (work, { issueId, newSeverity }) => move(work, issueId, { type: 'issue.accept', severity: newSeverity ?? null }),
    { refusedWith: asItIs },
  ),

  flexibleTestingIssueReject: mutation<{ issueId: string; rejectionReason: string }>(
    'flexibleTestingIssueReject',
    (work, { issueId, rejectionReason }) => move(work, issueId, { type: 'issue.reject', reason: rejectionReason }),
    { refusedWith: asItIs },
  ),

  flexibleTestingIssueUntriage: mutation<{ issueId: string } & TakenBack>(
    'flexibleTestingIssueUntriage',
    (work, { issueId, version }) => move(work, issueId, { type: 'issue.untriage' }, { version }),
    { refusedWith: asItIs },
  ),

  flexibleTestingIssueUnmerge: mutation<{ issueId: string } & TakenBack>(
    'flexibleTestingIssueUnmerge',
    async (work, { issueId, version }) => {
      const [stood] = await work.tx.query<{ before: Standing | null }>(
        'select before_merge as before from issue where id = $1 for update',
        [issueId.toLowerCase()],
      );
      const { triageStatus, triageReason } = stood?.before ?? { triageStatus: 'untriaged', triageReason: null };
      return move(work, issueId, { type: 'issue.unmerge', triageStatus, triageReason }, { version });
    },
    { refusedWith: asItIs },
  ),

  flexibleTestingChangeIssueSeverity: mutation<{ issueId: string; newSeverity: string; source: string }>(
    'flexibleTestingChangeIssueSeverity',
    (work, { issueId, newSeverity, source }) => {
      if (source !== severityChangeSource) refuse('inclusion', `The source must be '${severityChangeSource}'.`, 'source');
      return move(work, issueId, { type: 'severity.change', severity: newSeverity });
    },
    { refusedWith: asItIs },
  ),

  flexibleTestingMarkIssueAsRead: mutation<{ issueId: string }>('flexibleTestingMarkIssueAsRead', async (work, { issueId }) => {
    const id = issueId.toLowerCase();
    if (work.context.person.role !== 'community_test_manager')
      await work.tx.query('update issue set was_read = true where id = $1 and not was_read', [id]);
    return { result: await changed(work, id) };
  }),

  exportIssuesToCsv: mutation<{ issueIds: readonly string[] }>('exportIssuesToCsv', async (work, { issueIds }) => {
    const ids = [...new Set(issueIds.map((id) => id.toLowerCase()))];
    if (ids.length === 0) refuse('blank', 'Select at least one issue.', 'issueIds');
    if (ids.length > limits.issuesPerExport) refuse('too_many', `Select at most ${limits.issuesPerExport} issues.`, 'issueIds');
    const rows = await issuesForCsv(work.tx, ids);
    await tagExported(work.tx, ids);
    for (const { id, testId } of rows) await announce(work.tx, { topic: 'issue', testId, entityId: id });
    await record(work.tx, { operation: work.operation, entity: 'issue', entityId: null, after: { issueIds: ids } });
    const issues = await work.select(
      'issues',
      { ids },
      (selection) =>
        sql`select ${list(
          issueShape(work.context)(selection),
          sql`from issue i join test t on t.id = i.test_id where i.id = any (${argument('ids')}::uuid[]) order by t.number, i.number`,
        )} as json`,
    );
    return { result: { filename: csvName(rows, work.tx.at), body: csv(csvHeader, rows.map(csvRow)) }, issues };
  }),
};

type IssueInput = { readonly issueId: string };

const blank = `
  insert into issue_note (issue_id, organization_id, note, state, author_id, last_editor_id, created_at, updated_at)
  values ($1, $2, '', 'none', $3, $3, $4, $4) on conflict do nothing`;

type Basis = { readonly basedOn?: number | null | undefined };

const moveNote = async (
  work: Work,
  { issueId }: IssueInput,
  event: EventOf<typeof issueNoteMachine>,
  { basedOn, ...takenBack }: Basis & TakenBack = {},
) => {
  const { tx, operation } = work;
  const id = issueId.toLowerCase();
  await tx.query(blank, [id, tx.viewer.organizationId, tx.viewer.userId, tx.at]);
  const { version: current } = await lock(tx, subjects.issueNote, id);
  if (typeof basedOn === 'number' && basedOn !== current) refuse('stale_object', noteTexts.changedElsewhere, 'version');
  const { version } = await advance(tx, subjects.issueNote, id, event, { operation, ...takenBack });
  return { version, result: await changed(work, id) };
};

export const noteMutations: ResolverMap[string] = {
  flexibleTestingIssueNoteCreate: mutation<IssueInput & { note: string }>('flexibleTestingIssueNoteCreate', (work, input) =>
    moveNote(work, input, { type: 'note.create', note: input.note }),
  ),

  flexibleTestingIssueNoteUpdate: mutation<IssueInput & { note: string; version?: number | null }>(
    'flexibleTestingIssueNoteUpdate',
    (work, input) => moveNote(work, input, { type: 'note.edit', note: input.note }, { basedOn: input.version }),
  ),

  flexibleTestingIssueNoteDestroy: mutation<IssueInput & TakenBack & { restore?: boolean | null }>(
    'flexibleTestingIssueNoteDestroy',
    (work, { restore, version, ...of }) => moveNote(work, of, { type: restore === true ? 'note.restore' : 'note.delete' }, { version }),
    { refusedWith: asItIs },
  ),
};
