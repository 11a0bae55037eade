import type { issueTagMachine } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import type { IssueTagRow } from '#machines/lifecycles/issue-tag/issue-tag.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const live: IssueTagRow = { state: 'live', name: 'payments' };

walkOverHttp<typeof issueTagMachine, IssueTagRow>({
  subject: subjects.issueTag,
  shown: shown.issueTag,
  thing: () => 'tag',
  places: { live, deleted: { ...live, state: 'deleted' } },
  asked: {
    'tag.rename': 'flexibleTestingUpdateTagged',
    'tag.delete': 'flexibleTestingDestroyIssueTag',
    'tag.restore': { mutation: 'flexibleTestingDestroyIssueTag', input: (_, issueTagId) => ({ issueTagId, restore: true }) },
  },
  elsewhere: {},
  more: [
    { type: 'tag.rename', name: '' },
    { type: 'tag.rename', name: 'x'.repeat(31) },
  ],
});
