import { useSelector } from '@xstate/react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import type { UnfinishedTest } from '#machines/flows/launch/request/build-request.setup.ts';
import { selectUnfinished } from '#machines/flows/launch/request/build-request.selectors.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { wizardPlace } from '../launch-places.ts';

const namedOr = (name: string, what: string): string => (name.trim() === '' ? what : name);
const unfinishedWords = ({ values, heldAs }: UnfinishedTest): readonly [title: string, sentence: string] =>
  heldAs === null
    ? [`${namedOr(values.name, 'A test')} is not finished.`, 'It is not part of the request until you add it.']
    : [`The changes to ${namedOr(heldAs, 'a test')} are not finished.`, 'The request holds the test as it was until you update it.'];

export function UnfinishedView({ actorRef }: { readonly actorRef: BuildRequestActorRef }) {
  const unfinished = useSelector(actorRef, selectUnfinished);
  return unfinished.map((test) => {
    const { testId, step } = test;
    const [title, sentence] = unfinishedWords(test);
    const name = namedOr(test.values.name, 'a test');
    return (
      <Banner
        key={testId}
        hue="neutral"
        title={title}
        action={
          <>
            <Button kind="ghost" label={`Throw away ${name}`} onPress={() => actorRef.send({ type: 'test.abandon', testId })}>
              Throw away
            </Button>
            <LinkButton href={wizardPlace(testId, step)} label={`Continue ${name}`}>
              Continue
            </LinkButton>
          </>
        }
      >
        You left it at {wizardStepLabels[step]}. {sentence}
      </Banner>
    );
  });
}
