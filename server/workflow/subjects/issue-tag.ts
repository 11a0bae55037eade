import { issueTagLifecycle } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import type { issueTagMachine } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import type { IssueTagRow } from '#machines/lifecycles/issue-tag/issue-tag.types.ts';
import type { Moved, Subject } from '../advance.ts';
import type { Tx } from '../transaction.ts';

const detach = `
  with gone as (delete from issue_tagging where issue_tag_id = $1 and organization_id = $2 returning issue_id)
  update issue_tag set detached_from = array(select issue_id from gone) where id = $1 and organization_id = $2`;

const attach = `
  with tag as (update issue_tag t set detached_from = '{}' from issue_tag old
    where t.id = $1 and t.organization_id = $2 and old.id = t.id returning t.id, t.organization_id, old.detached_from)
  insert into issue_tagging (organization_id, issue_id, issue_tag_id)
  select tag.organization_id, unnest(tag.detached_from), tag.id from tag
  on conflict do nothing`;

/** A deleted tag leaves every issue; restoring it restores those relations. */
const follow = async (tx: Tx, { id, type }: Moved<typeof issueTagMachine, IssueTagRow>): Promise<void> => {
  if (type !== 'tag.rename') await tx.query(type === 'tag.delete' ? detach : attach, [id, tx.viewer.organizationId]);
};

export const issueTag: Subject<typeof issueTagMachine, IssueTagRow> = {
  lifecycle: issueTagLifecycle,
  table: 'issue_tag',
  columns: { state: 't.state', name: 't.name' },
  topic: 'issue',
  testId: null,
  follows: follow,
};
