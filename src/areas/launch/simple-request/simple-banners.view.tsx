import { useSelector } from '@xstate/react';
import {
  selectElsewhere,
  selectHasAside,
  selectProblems,
  selectValues,
} from '#machines/flows/launch/simple-request/simple-request.selectors.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { SimpleRequestProps } from './simple-field.ts';
import { counted } from '#schema/vocabulary/counted.ts';

/** Everything to fix, with links. */
export function ProblemsView({ actorRef }: SimpleRequestProps) {
  const problems = useSelector(actorRef, selectProblems);
  return (
    <ErrorSummary
      title={counted(problems.length, 'thing to fix', 'things to fix')}
      problems={problems.map(({ path, message }) => ({ id: path, message, href: `#${fieldId(path)}` }))}
    />
  );
}

/** Offers the form that was put aside. */
export function AsideView({ actorRef }: SimpleRequestProps) {
  const hasAside = useSelector(actorRef, selectHasAside);
  if (!hasAside) return null;
  return (
    <Banner
      hue="neutral"
      title="A form you had begun was put aside."
      action={<Button onPress={() => actorRef.send({ type: 'form.restore' })}>Bring it back</Button>}
      onDismiss={() => actorRef.send({ type: 'aside.forget' })}
    >
      Bringing it back takes the place of what stands here.
    </Banner>
  );
}

/** What came along from an earlier test. */
export function ClonedView({ actorRef }: SimpleRequestProps) {
  const { clonedFrom } = useSelector(actorRef, selectValues);
  if (clonedFrom === null) return null;
  const { code, name, tests, testCases } = clonedFrom;
  const along =
    tests === 0
      ? ''
      : ` Its ${counted(tests, 'test', 'tests')} with ${counted(testCases, 'test case', 'test cases')}, known issues and targeting groups come along.`;
  return (
    <Banner
      hue="info"
      title={`Cloned from ${code} ${name}`}
      action={
        tests === 0 ? undefined : (
          <Button onPress={() => actorRef.send({ type: 'values.change', fields: { clonedFrom: null } })}>Leave them out</Button>
        )
      }
    >
      {`Every value but the schedule was copied.${along}`}
    </Banner>
  );
}

const elsewhereWords = {
  tab: { title: 'This form is open in another tab.', sentence: 'Take over to go on here; the other tab becomes read only.' },
  device: {
    title: 'This form was changed on another device.',
    sentence: 'Take over to go on here with what was typed there. What was typed here since then is put aside.',
  },
} as const;

/** Why the form is only read here, and how to go on. */
export function ReadingView({ actorRef }: SimpleRequestProps) {
  const { title, sentence } = elsewhereWords[useSelector(actorRef, selectElsewhere)];
  return (
    <Banner
      hue="info"
      live
      title={title}
      action={
        <Button kind="primary" onPress={() => actorRef.send({ type: 'form.take' })}>
          Take over
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}
