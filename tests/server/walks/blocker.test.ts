import type { BlockerRow } from '#machines/lifecycles/blocker/blocker.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const open: BlockerRow = { status: 'open', assistanceRequested: false, resolvedAt: null };
const resolved: BlockerRow = { ...open, status: 'resolved', resolvedAt: '2026-11-20T10:00:00.000Z' };

walkOverHttp({
  subject: subjects.blocker,
  shown: shown.blocker,
  thing: () => 'blocker',
  places: {
    open,
    'open, help requested': { ...open, assistanceRequested: true },
    resolved,
    'resolved, help requested': { ...resolved, assistanceRequested: true },
  },
  asked: {
    'blocker.resolve': 'resolveTestBlocker',
    'assistance.request': 'requestTestBlockerAssistance',
  },
  elsewhere: {},
});
