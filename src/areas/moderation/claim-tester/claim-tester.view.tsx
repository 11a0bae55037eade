import type { FormActorRef } from '#machines/lib/form.ts';
import { moderationClaimLimits } from '#schema/vocabulary/moderation-claim.ts';
import { claimWords } from '#src/domain/moderation-claim.tsx';
import type { ShownClaim } from '#src/domain/moderation-claim.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import { Hand, Users } from 'lucide-react';

type ClaimTesterViewProps = {
  readonly claim: (ShownClaim & { readonly reason?: string | null | undefined; readonly takenFrom?: string | null | undefined }) | null;
  readonly viewerId: string;
  readonly mayTake: boolean;
  readonly mayTakeOver: boolean;
  readonly mayRelease: boolean;
  readonly isBusy: boolean;
  readonly takeOver: FormActorRef;
  readonly onTake: () => void;
  readonly onTakeOver: () => void;
  readonly onRelease: () => void;
};

export function ClaimTesterView(props: ClaimTesterViewProps) {
  const { claim, viewerId, mayTake, mayTakeOver, mayRelease, isBusy, takeOver, onTake, onTakeOver, onRelease } = props;
  const isLost = claim?.takenFrom === viewerId;
  return (
    <>
      {claim === null ? null : (
        <Banner
          hue={mayRelease ? 'info' : 'warning'}
          icon={Users}
          live
          title={`${claimWords(claim, viewerId)}.`}
          action={
            mayRelease ? (
              <Button size="small" busy={isBusy} onPress={onRelease}>
                Let go
              </Button>
            ) : mayTakeOver ? (
              <Button size="small" keys="T" onPress={onTakeOver}>
                Take over
              </Button>
            ) : null
          }
        >
          {mayRelease
            ? `Others see it. It ends ${moderationClaimLimits.minutes} minutes after you last worked at a result.`
            : `${isLost ? 'They took over from you' : 'You can work here too'}${isLost && claim.reason != null ? `: “${claim.reason}”` : '; the second sees what the first decided.'}`}
        </Banner>
      )}
      {mayTake ? (
        <span>
          <Button size="small" icon={Hand} keys="T" busy={isBusy} onPress={onTake}>
            I take this one
          </Button>
        </span>
      ) : null}
      <TakeOver actorRef={takeOver} name={claim?.name ?? ''} />
    </>
  );
}

function TakeOver({ actorRef, name }: { readonly actorRef: FormActorRef; readonly name: string }) {
  return (
    <FormModal actorRef={actorRef} title={`Take over from ${name}`} action="Take over">
      <Reason actorRef={actorRef} name={name} />
    </FormModal>
  );
}

function Reason({ actorRef, name }: { readonly actorRef: FormActorRef; readonly name: string }) {
  const reason = useField(actorRef, 'reason');
  return (
    <TextField
      name="reason"
      label="Why"
      isRequired
      autoFocus
      autoComplete="off"
      hint={`${name} reads it at once.`}
      max={moderationClaimLimits.reason}
      {...reason}
    />
  );
}
