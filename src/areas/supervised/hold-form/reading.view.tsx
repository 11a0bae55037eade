import { selectElsewhere } from '#machines/flows/supervised/hold-form.ts';
import type { HoldFormActorRef } from '#machines/flows/supervised/hold-form.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useSelector } from '@xstate/react';

/** Why the form is only read here, and how to go on. */
export function ReadingView({ holdRef }: { readonly holdRef: HoldFormActorRef }) {
  const elsewhere = useSelector(holdRef, selectElsewhere);
  useLostFocus();
  if (elsewhere === 'tab')
    return (
      <Banner
        hue="info"
        live
        title="This form is open in another tab."
        action={
          <Button kind="primary" onPress={() => holdRef.send({ type: 'form.take' })}>
            Take over
          </Button>
        }
      >
        Take over to continue here; the other tab becomes read only.
      </Banner>
    );
  return (
    <Banner
      hue="info"
      live
      title="This form was changed on another device."
      action={
        <>
          <Button kind="primary" onPress={() => holdRef.send({ type: 'form.take' })}>
            Open the newer one
          </Button>
          <Button onPress={() => holdRef.send({ type: 'form.keep' })}>Keep this one</Button>
        </>
      }
    >
      Below is what was typed here. Open what was saved there instead, or keep this one in its place.
    </Banner>
  );
}
