import { useDisclosure } from '#src/ui/local.ts';
import { useSelector } from '@xstate/react';

import {
  selectElsewhere,
  selectIsCorrecting,
  selectLaunchedName,
  selectAsides,
  selectProblemLines,
  selectValues,
} from '#machines/flows/launch/simple/simple-request.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { previewTexts } from '#schema/vocabulary/launch/simple.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { fieldId } from '../../request/launch-places.ts';
import type { SimpleRequestProps } from './simple-field.ts';

export function ProblemsView({ actorRef }: SimpleRequestProps) {
  const isCorrecting = useSelector(actorRef, selectIsCorrecting);
  const problems = useSelector(actorRef, selectProblemLines);
  if (!isCorrecting) return null;
  return <ErrorSummary problems={problems.map(({ path, text }) => ({ id: path, message: text, href: `#${fieldId(path)}` }))} />;
}

const nameOf = ({ values }: KeptForm, unnamed: string): string => (values.name.trim() === '' ? unnamed : values.name);

function Aside({ actorRef, aside }: SimpleRequestProps & { readonly aside: KeptForm }) {
  const { draftId } = aside;
  const called = nameOf(aside, 'the form without a name');
  return (
    <Banner
      hue="neutral"
      title="A form you had started was put aside:"
      action={
        <Button label={`Bring it back: ${called}`} onPress={() => actorRef.send({ type: 'form.restore', draftId })}>
          Bring it back
        </Button>
      }
      onDismiss={() => actorRef.send({ type: 'aside.forget', draftId })}
      dismissLabel={`Dismiss ${called}`}
    >
      <bdi>{nameOf(aside, 'Without a name')}</bdi>
    </Banner>
  );
}

export function AsidesView({ actorRef }: SimpleRequestProps) {
  const asides = useSelector(actorRef, selectAsides);
  const [isOpen, setOpen] = useDisclosure();
  return (
    <>
      {asides.slice(0, isOpen ? asides.length : 1).map((aside) => (
        <Aside key={aside.draftId} actorRef={actorRef} aside={aside} />
      ))}
      {asides.length > 1 ? (
        <div>
          <Button kind="ghost" expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : `Show ${counted(asides.length - 1, 'more form', 'more forms')}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Launched already: only the response was lost. */
export function LaunchedView({ actorRef }: SimpleRequestProps) {
  const name = useSelector(actorRef, selectLaunchedName);
  if (name === null) return null;
  return (
    <Banner
      hue="success"
      live
      title={
        <>
          <bdi>{name}</bdi> was launched.
        </>
      }
      action={<LinkButton href="/results">{previewTexts.viewResults}</LinkButton>}
      onDismiss={() => actorRef.send({ type: 'launched.forget' })}
    >
      Only the answer was lost on its way here.
    </Banner>
  );
}

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
  tab: { title: 'This form is open in another tab.', sentence: 'Take over to continue here; the other tab becomes read only.' },
  device: {
    title: 'This form was changed on another device.',
    sentence: 'Take over to continue here with what was typed there. What was typed here since then is put aside.',
  },
} as const;

export function ReadingView({ actorRef }: SimpleRequestProps) {
  const { title, sentence } = elsewhereWords[useSelector(actorRef, selectElsewhere)];
  useLostFocus();
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
