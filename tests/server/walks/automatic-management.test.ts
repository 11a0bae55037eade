import type { AutomaticManagementRow } from '#machines/lifecycles/automatic-management/automatic-management.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { walkOverHttp } from './walk-over-http.ts';

const enabled: AutomaticManagementRow = {
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  supportsAutomaticTesterManagement: true,
};

walkOverHttp({
  subject: subjects.automaticManagement,
  shown: shown.automaticManagement,
  thing: () => 'supervised',
  places: {
    enabled,
    disabled: { ...enabled, automaticTesterManagementEnabled: false, automaticTesterManagementDisabledReason: 'By hand' },
    unsupported: { ...enabled, supportsAutomaticTesterManagement: false },
  },
  more: ['', '   ', '  By hand ', 'a'.repeat(1001)].map((reason) => ({ type: 'management.disable' as const, reason })),
  asked: {
    'management.disable': 'disableAutomaticTesterManagement',
  },
  elsewhere: {},
});
