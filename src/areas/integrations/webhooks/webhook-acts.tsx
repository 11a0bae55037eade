import {
  pauseWebhookMachine,
  redeliverWebhookMachine,
  removeWebhookMachine,
  resumeWebhookMachine,
  retireWebhookSecretMachine,
  rotateWebhookSecretMachine,
  testWebhookMachine,
} from '#machines/flows/integrations/acts.ts';
import { webhookDeliveryLifecycle } from '#machines/lifecycles/webhook-delivery/webhook-delivery.machine.ts';
import { webhookLifecycle } from '#machines/lifecycles/webhook/webhook.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { SecretNote } from '#src/secret-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import {
  PauseWebhook,
  Redeliver,
  RemoveWebhook,
  ResumeWebhook,
  RetireWebhookSecret,
  RotateWebhookSecret,
  TestWebhook,
} from './webhooks.documents.ts';
import type { Delivery } from './delivery-log.view.tsx';
import { nameOf } from './webhooks.view.tsx';
import type { Webhook } from './webhooks.view.tsx';

type ActsProps = { readonly webhook: Webhook };

/** The secret is handed over once, and the old one signs beside it for a day. */
function RotateSecret({ webhook, reason }: ActsProps & { readonly reason: string | null }) {
  const rotation = useForm(rotateWebhookSecretMachine, RotateWebhookSecret, { values: { webhookId: webhook.id } });
  return (
    <>
      <Button
        size="small"
        label={`Rotate secret of ${nameOf(webhook)}`}
        reason="hidden"
        disabledReason={reason}
        onPress={() => rotation.send({ type: 'form.open', values: { webhookId: webhook.id } })}
      >
        Rotate secret
      </Button>
      <FormModal actorRef={rotation} title={`Rotate the secret of ${nameOf(webhook)}?`} action="Rotate">
        <p>The new secret is shown once. For 24 hours messages are signed with both, so that you can change it in your system.</p>
      </FormModal>
      <SecretNote actorRef={rotation} title="Keep this secret" label="Secret">
        Your system verifies messages with it. It is not shown again.
      </SecretNote>
    </>
  );
}

/** Ends the old secret before its time. */
function RetireSecret({ webhook, reason }: ActsProps & { readonly reason: string | null }) {
  const retirement = useAct(retireWebhookSecretMachine, RetireWebhookSecret, {
    input: { webhookId: webhook.id },
    done: 'The old secret signs no more.',
  });
  return (
    <>
      <Button
        size="small"
        label={`End old secret of ${nameOf(webhook)}`}
        disabledReason={reason}
        onPress={() => retirement.send({ type: 'act.open' })}
      >
        End old secret
      </Button>
      <ActQuestion actorRef={retirement} title="End the old secret now?" action="End">
        A system that still verifies with it refuses messages from now on.
      </ActQuestion>
    </>
  );
}

function Turn({ webhook, pause, resume }: ActsProps & { readonly pause: string | null; readonly resume: string | null }) {
  const input = { webhookId: webhook.id };
  const name = nameOf(webhook);
  const pausing = useAct(pauseWebhookMachine, PauseWebhook, { input, done: `${name} was paused.` });
  const resuming = useAct(resumeWebhookMachine, ResumeWebhook, { input, done: `${name} was resumed.` });
  return webhook.state === 'active' ? (
    <Button size="small" label={`Pause ${name}`} disabledReason={pause} onPress={() => pausing.send({ type: 'act.confirm' })}>
      Pause
    </Button>
  ) : (
    <Button size="small" label={`Resume ${name}`} disabledReason={resume} onPress={() => resuming.send({ type: 'act.confirm' })}>
      Resume
    </Button>
  );
}

/** What may be done with one webhook. */
export function WebhookActs({ webhook, onLog }: ActsProps & { readonly onLog: () => void }) {
  const { id: userId, role } = useViewer();
  const input = { webhookId: webhook.id };
  const name = nameOf(webhook);
  const testing = useAct(testWebhookMachine, TestWebhook, { input, done: 'A test message is on its way. See the deliveries.' });
  const removal = useAct(removeWebhookMachine, RemoveWebhook, { input, done: `${name} was removed.` });
  const verdict = verdicts(webhookLifecycle, webhook, { role, userId });
  return (
    <>
      <Button size="small" label={`Deliveries of ${name}`} onPress={onLog}>
        Deliveries
      </Button>
      <Button
        size="small"
        label={`Send test to ${name}`}
        reason="hidden"
        disabledReason={verdict['webhook.test']}
        onPress={() => testing.send({ type: 'act.confirm' })}
      >
        Send test
      </Button>
      <Turn webhook={webhook} pause={verdict['webhook.pause']} resume={verdict['webhook.resume']} />
      <RotateSecret webhook={webhook} reason={verdict['secret.rotate']} />
      {webhook.previousUntil === null ? null : <RetireSecret webhook={webhook} reason={verdict['secret.retire']} />}
      <Button
        size="small"
        label={`Remove ${name}`}
        disabledReason={verdict['webhook.remove']}
        onPress={() => removal.send({ type: 'act.open' })}
      >
        Remove
      </Button>
      <ActQuestion actorRef={removal} title={`Remove ${name}?`} action="Remove">
        Nothing more is sent there, and its secret is deleted. This cannot be undone.
      </ActQuestion>
    </>
  );
}

/** Sends one message again, under its id. */
export function RepeatDelivery({ delivery }: { readonly delivery: Delivery }) {
  const { id: userId, role } = useViewer();
  const repeating = useAct(redeliverWebhookMachine, Redeliver, {
    input: { webhookDeliveryId: delivery.id },
    done: 'The message is on its way again.',
  });
  const verdict = verdicts(webhookDeliveryLifecycle, delivery, { role, userId });
  return (
    <Button
      size="small"
      label={`Send again: ${delivery.type}`}
      reason="hidden"
      disabledReason={verdict['delivery.repeat']}
      onPress={() => repeating.send({ type: 'act.confirm' })}
    >
      Send again
    </Button>
  );
}
