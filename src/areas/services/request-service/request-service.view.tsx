import type { KeptDetails } from '#machines/flows/services/request-service.ts';
import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { isInCredits, serviceTexts } from '#schema/vocabulary/services.ts';
import { hasDetails, serviceLimits } from '#schema/rules/services/request.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import { Sheet, SheetBody, SheetFoot } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';
import type { Service } from './request-service.documents.ts';
import { FormFault } from '#src/ui/form-fault.tsx';

type RequestServiceViewProps = {
  readonly actorRef: FormActorRef;
  readonly service: ResultOf<typeof Service>['professionalService'];
  readonly kept: KeptDetails;
  readonly onChange: (next: Partial<KeptDetails>) => void;
  /** Whether the organization has Credits to pay with. */
  readonly paysCredits: boolean;
};

const labels = { content: 'Details', form: 'The form' };

/** What a request should include, and where to write it. */
export function RequestServiceView({ actorRef, service, paysCredits, kept: { content, unread }, onChange }: RequestServiceViewProps) {
  const { id, cost, serviceLevelAgreement, requestFormInstructions } = service;
  const place = useFaultFocus();
  const isSending = useSelector(actorRef, selectIsSending);
  return (
    <Sheet label="Request service">
      <form
        ref={place}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasDetails(content)) actorRef.send({ type: 'form.submit', values: { professionalServiceId: id, content } });
        }}
      >
        <SheetBody>
          <FormFault fault={useSelector(actorRef, selectFault(null))} />
          {unread.length === 0 ? null : <PutAside noun="form" entries={unread} labels={labels} onForget={() => onChange({ unread: [] })} />}
          <p className="text-small text-ink-3">
            {cost} · {serviceLevelAgreement}
          </p>
          {paysCredits || !isInCredits(cost) ? null : <p className="measure text-ink-2">{serviceTexts.withoutCredits}</p>}
          <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{requestFormInstructions}</p>
          <TextArea
            label="Details"
            name="content"
            isTall
            isRequired
            max={serviceLimits.content}
            value={content}
            onChange={(text) => {
              onChange({ content: text });
              actorRef.send({ type: 'form.change' });
            }}
            error={useSelector(actorRef, selectFault('content'))}
          />
        </SheetBody>
        <SheetFoot>
          <Button kind="primary" type="submit" busy={isSending} disabledReason={hasDetails(content) ? null : 'Write what you need first.'}>
            Submit
          </Button>
          <LinkButton href="/services">Cancel</LinkButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
