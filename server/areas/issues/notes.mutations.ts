import { noteTexts } from '#schema/vocabulary/issue.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { issueNoteMachine } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import { asItIs, changed } from './issues.mutations.ts';

type IssueInput = { readonly issueId: string };

const blank = `
  insert into issue_note (issue_id, organization_id, note, state, author_id, last_editor_id, created_at, updated_at)
  values ($1, $2, '', 'none', $3, $3, $4, $4) on conflict do nothing`;

type Basis = { readonly basedOn?: number | null | undefined };

const move = async (
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
    move(work, input, { type: 'note.create', note: input.note }),
  ),

  flexibleTestingIssueNoteUpdate: mutation<IssueInput & { note: string; version?: number | null }>(
    'flexibleTestingIssueNoteUpdate',
    (work, input) => move(work, input, { type: 'note.edit', note: input.note }, { basedOn: input.version }),
  ),

  flexibleTestingIssueNoteDestroy: mutation<IssueInput & TakenBack & { restore?: boolean | null }>(
    'flexibleTestingIssueNoteDestroy',
    (work, { restore, version, ...of }) => move(work, of, { type: restore === true ? 'note.restore' : 'note.delete' }, { version }),
    { refusedWith: asItIs },
  ),
};
