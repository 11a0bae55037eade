import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormModal } from '#src/form-modal.tsx';
import type { ShownService } from './services.view.tsx';

type ServiceViewProps = { readonly actorRef: FormActorRef; readonly service: ShownService | null; readonly onClose: () => void };

const empty = { title: '', description: '', cost: '', serviceLevelAgreement: '', requestFormInstructions: '', offered: true };

/** One entry of the catalogue. */
export function ServiceView({ actorRef, service, onClose }: ServiceViewProps) {
  const [form, setForm] = useState({ ...empty, ...service });
  const { title, description, cost, serviceLevelAgreement, requestFormInstructions, offered } = form;
  const change = (more: Partial<typeof empty>) => setForm({ ...form, ...more });
  const values = { serviceId: service?.id ?? null, title, description, cost, serviceLevelAgreement, requestFormInstructions, offered };
  return (
    <FormModal
      actorRef={actorRef}
      title={service === null ? 'New service' : service.title}
      action="Save"
      values={() => values}
      onClose={onClose}
    >
      <TextField
        label="Title"
        isRequired
        autoFocus
        value={title}
        onChange={(text) => change({ title: text })}
        error={useSelector(actorRef, selectFault('title'))}
      />
      <TextField
        label="Cost"
        isRequired
        value={cost}
        hint="As customers read it, for example From 20 Credits."
        onChange={(text) => change({ cost: text })}
        error={useSelector(actorRef, selectFault('cost'))}
      />
      <TextField
        label="Service level"
        isRequired
        value={serviceLevelAgreement}
        hint="For example Delivered within 5 business days."
        onChange={(text) => change({ serviceLevelAgreement: text })}
        error={useSelector(actorRef, selectFault('serviceLevelAgreement'))}
      />
      <TextArea
        label="Description"
        isRequired
        value={description}
        onChange={(text) => change({ description: text })}
        error={useSelector(actorRef, selectFault('description'))}
      />
      <TextArea
        label="What a request should tell"
        isRequired
        value={requestFormInstructions}
        onChange={(text) => change({ requestFormInstructions: text })}
        error={useSelector(actorRef, selectFault('requestFormInstructions'))}
      />
      <Checkbox
        label="Offered"
        description="Customers can ask for it."
        checked={offered}
        onChange={(isOffered) => change({ offered: isOffered })}
      />
    </FormModal>
  );
}
