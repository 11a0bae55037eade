import { serviceRequestLifecycle } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { serviceRequestMachine } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { ServiceRequestRow } from '#machines/lifecycles/service-request/service-request.types.ts';
import { serviceRequestLabels } from '#schema/vocabulary/services.ts';
import type { Subject } from '../advance.ts';
import { notify } from '../notify.ts';

export const serviceRequest: Subject<typeof serviceRequestMachine, ServiceRequestRow> = {
  lifecycle: serviceRequestLifecycle,
  table: 'professional_service_request',
  columns: { state: 't.state', answer: 't.answer', changedAt: 't.changed_at' },
  topic: 'organization',
  testId: null,
  follows: async (tx, { id, after }) => {
    const [found] = await tx.query<{ title: string; userId: string }>(
      `select s.title, r.created_by as "userId" from professional_service_request r join professional_service s on s.id = r.professional_service_id where r.id = $1`,
      [id],
    );
    if (found === undefined) return;
    const description = `${found.title}: ${serviceRequestLabels[after.state]}`;
    await notify(tx, { userId: found.userId, kind: 'service_request', description, link: '/services' });
  },
};
