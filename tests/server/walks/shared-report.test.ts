import { sharedReportStates } from '#schema/vocabulary/shared-report.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const report = {
  expiresAt: '2099-01-01T00:00:00.000Z',
  openedCount: 0,
  lastOpenedAt: null,
  lastOpenedFrom: null,
  lastOpenedWith: null,
};

walkOverHttp({
  subject: subjects.sharedReport,
  thing: () => 'shared-report',
  places: Object.fromEntries(sharedReportStates.map((state) => [state, { ...report, state }])),
  asked: { 'report.revoke': 'sharedReportRevoke' },
  elsewhere: { 'report.open': 'beside', 'report.expire': 'job' },
});
