import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-field.ts';
import type { ShownService } from './services.view.tsx';

type ServiceViewProps = { readonly actorRef: FormActorRef; readonly services: readonly ShownService[] };

/** One entry of the catalogue, or a new one. */
export function ServiceView({ actorRef, services }: ServiceViewProps) {
  const serviceId = useSelector(actorRef, selectTyped<string | null>('serviceId'));
  const service = services.find(({ id }) => id === serviceId);
  const title = useField(actorRef, 'title');
  const cost = useField(actorRef, 'cost');
  const level = useField(actorRef, 'serviceLevelAgreement');
  const description = useField(actorRef, 'description');
  const instructions = useField(actorRef, 'requestFormInstructions');
  return (
    <FormModal actorRef={actorRef} title={service?.title ?? 'New service'} action="Save">
      <TextField label="Title" isRequired autoFocus {...title} />
      <TextField label="Cost" isRequired {...cost} hint="As customers read it, for example From 20 Credits." />
      <TextField label="Service level" isRequired {...level} hint="For example Delivered within 5 business days." />
      <TextArea label="Description" isRequired {...description} />
      <TextArea label="What a request should tell" isRequired {...instructions} />
      <Checkbox
        label="Offered"
        description="Customers can ask for it."
        checked={useSelector(actorRef, selectTyped<boolean>('offered'))}
        onChange={(offered) => actorRef.send({ type: 'form.change', values: { offered } })}
      />
    </FormModal>
  );
}
