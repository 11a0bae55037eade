import { attachmentRequirementLifecycle } from '#machines/lifecycles/attachment-requirement/attachment-requirement.machine.ts';
import type { attachmentRequirementMachine } from '#machines/lifecycles/attachment-requirement/attachment-requirement.machine.ts';
import type { AttachmentRequirementRow } from '#machines/lifecycles/attachment-requirement/attachment-requirement.types.ts';
import { automaticManagementLifecycle } from '#machines/lifecycles/automatic-management/automatic-management.machine.ts';
import type { automaticManagementMachine } from '#machines/lifecycles/automatic-management/automatic-management.machine.ts';
import type { AutomaticManagementRow } from '#machines/lifecycles/automatic-management/automatic-management.types.ts';
import { resultsNeededLifecycle } from '#machines/lifecycles/results-needed/results-needed.machine.ts';
import type { resultsNeededMachine } from '#machines/lifecycles/results-needed/results-needed.machine.ts';
import type { ResultsNeededRow } from '#machines/lifecycles/results-needed/results-needed.types.ts';
import type { Subject } from '../advance.ts';
import { ofSupervised } from './participant.ts';

const windowStatus = '(select w.window_status from test w where w.id = t.test_id)';

export const attachmentRequirement: Subject<typeof attachmentRequirementMachine, AttachmentRequirementRow> = {
  lifecycle: attachmentRequirementLifecycle,
  table: 'supervised_test',
  columns: { requiredAttachmentForPass: 't.required_attachment_for_pass', windowStatus },
  topic: 'test',
  testId: 't.test_id',
};

export const automaticManagement: Subject<typeof automaticManagementMachine, AutomaticManagementRow> = {
  lifecycle: automaticManagementLifecycle,
  table: 'supervised_test',
  columns: {
    automaticTesterManagementEnabled: 't.automatic_tester_management_enabled',
    automaticTesterManagementDisabledReason: 't.automatic_tester_management_disabled_reason',
    supportsAutomaticTesterManagement: 't.supports_automatic_tester_management',
  },
  topic: 'test',
  testId: 't.test_id',
};

export const resultsNeeded: Subject<typeof resultsNeededMachine, ResultsNeededRow> = {
  lifecycle: resultsNeededLifecycle,
  table: 'selection_requirements_group',
  columns: {
    numberOfResultsNeeded: 't.number_of_results_needed',
    numberOfPublishedResults: `(select count(*)::int from participant p where p.group_id = t.id and p.status = 'results_published')`,
    canModifyNumberOfResultsNeeded: ofSupervised('can_modify_number_of_results_needed'),
    windowStatus,
  },
  topic: 'test',
  testId: 't.test_id',
};
