import { useSelector } from '@xstate/react';
import { CircleCheck, LogIn } from 'lucide-react';
import { selectCanRetry, selectFailure, selectIsBusy } from '#machines/flows/integrations/azure-grant.ts';
import type { AzureGrantActorRef } from '#machines/flows/integrations/azure-grant.ts';
import { actingRefusal } from '#src/acting.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';

type AzureGrantProps = {
  readonly actorRef: AzureGrantActorRef;
  /** Whether the key of a sign-in waits to be saved. */
  readonly isGranted: boolean;
  /** Who signed in for what the server has; empty where the integration does not exist yet, or nobody knows. */
  readonly signedInAs: string;
  readonly id: string;
  readonly error: string | null;
};

/** The sign-in at Azure DevOps: what came of it, and the button that leads there. */
export function AzureGrantView({ actorRef, isGranted, signedInAs, id, error }: AzureGrantProps) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  const failure = useSelector(actorRef, selectFailure);
  const canRetry = useSelector(actorRef, selectCanRetry);
  const begin = () => actorRef.send({ type: 'grant.begin' });
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-[5px] font-name">Sign-in</legend>
      {failure === null ? null : (
        <Banner
          hue="danger"
          live
          title={failure}
          action={canRetry ? <Button onPress={() => actorRef.send({ type: 'grant.retry' })}>Try again</Button> : null}
        >
          {canRetry ? 'The server did not answer. What you typed is still here.' : 'What you typed is still here. You can sign in again.'}
        </Banner>
      )}
      <p role="status" className="flex items-center gap-2 text-ink-2">
        {isGranted ? (
          <>
            <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-success" />
            Signed in. Save within ten minutes.
          </>
        ) : signedInAs !== '' ? (
          `${signedInAs} signed in. A new sign-in is needed to save any change.`
        ) : (
          'Sign in with an account that may create work items. You come back here.'
        )}
      </p>
      <div>
        <Button id={id} icon={LogIn} busy={isBusy} onPress={begin} disabledReason={actingRefusal()}>
          {isGranted ? 'Sign in again' : 'Sign in to Azure DevOps'}
        </Button>
      </div>
      {error === null || isGranted ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
