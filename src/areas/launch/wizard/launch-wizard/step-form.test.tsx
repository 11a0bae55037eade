// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listener } from '#machines/flows/launch/launch.builders.ts';
import { wizardStepMachine } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { StepTextField } from './step-fields.view.tsx';
import { useFact, useStepForm } from './step-form.ts';
import type { StepForm } from './step-form.ts';

afterEach(cleanup);

const opened = () =>
  createActor(wizardStepMachine, {
    input: { step: 'app', values: exploratory({ applicationName: 'Shop' }), flags: plainFlags, listener: listener().ref },
  }).start();

function Groups({ form }: { readonly form: StepForm }) {
  return `${useFact(form, ({ targetingGroups }) => targetingGroups.length)} groups`;
}

function Step({ stepRef, drawn }: { readonly stepRef: WizardStepActorRef; readonly drawn: string[] }) {
  const form = useStepForm(stepRef);
  const watched = (id: string, part: ReactNode) => (
    <Profiler id={id} onRender={() => void drawn.push(id)}>
      {part}
    </Profiler>
  );
  return (
    <>
      {watched('name', <StepTextField form={form} field="applicationName" />)}
      {watched('link', <StepTextField form={form} field="accessToApplicationUrl" />)}
      {watched('groups', <Groups form={form} />)}
    </>
  );
}

it('draws only the field that is typed into', () => {
  const stepRef = opened();
  const drawn: string[] = [];
  render(<Step stepRef={stepRef} drawn={drawn} />);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText('Application name'), { target: { value: 'Shopping' } });
  expect([stepRef.getSnapshot().context.values.applicationName, drawn]).toEqual(['Shopping', ['name']]);
});

it('draws what follows from a value when it reads otherwise, and what is wrong at a field once it is left', () => {
  const stepRef = opened();
  const drawn: string[] = [];
  render(<Step stepRef={stepRef} drawn={drawn} />);
  drawn.length = 0;
  act(() => stepRef.send({ type: 'values.change', change: { kind: 'applicationType', applicationType: 'ios' } }));
  expect([screen.queryByText('0 groups') !== null, drawn]).toEqual([true, ['groups']]);

  drawn.length = 0;
  const link = screen.getByLabelText('Link to the application');
  fireEvent.change(link, { target: { value: '' } });
  fireEvent.blur(link);
  expect([link.getAttribute('aria-invalid'), drawn]).toEqual(['true', ['link', 'link']]);
});
