import type { EditRequestRow } from '#machines/lifecycles/edit-request/edit-request.types.ts';
import { editRequestStates } from '#schema/vocabulary/case-result.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const asked: EditRequestRow = { state: 'requested', createdAt: '2026-11-20T09:00:00.000Z', completedAt: null };

walkOverHttp({
  subject: subjects.editRequest,
  thing: () => 'edit-request',
  news: { topic: 'case_result', thing: 'result-1-1' },
  places: Object.fromEntries(
    editRequestStates.map((state) => [state, { ...asked, state, completedAt: state === 'completed' ? '2026-11-20T10:00:00.000Z' : null }]),
  ),
  prepare: async (world) => {
    await world.seed('edit_request', {
      id: world.id('edit-request'),
      organization_id: world.id('organization'),
      test_id: world.id('supervised'),
      case_result_id: world.id('result-1-1'),
      content: 'Please add a picture.',
    });
  },
  asked: {
    'edit.cancel': { mutation: 'cancelCaseResultEditRequest', input: (_, __, world) => ({ caseResultId: world.id('result-1-1') }) },
  },
  elsewhere: { 'edit.expire': 'job', 'edit.complete': 'gateway', 'edit.moderate': 'follows the end of moderation' },
});
