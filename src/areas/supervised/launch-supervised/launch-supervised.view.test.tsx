// @vitest-environment happy-dom
import { launchSupervisedMachine } from '#machines/flows/supervised/launch-supervised.ts';
import type { LaunchSupervisedContext, LaunchSupervisedEvent } from '#machines/flows/supervised/launch-supervised.ts';
import { problemsOf, valuesFrom } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { formInputOf, matchOf } from '#machines/flows/supervised/supervised.builders.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { marksOf } from '#tests/support/marked.ts';
import type { TargetingOffer } from '../tester/targeting-options.ts';
import { DevicesView } from './devices.view.tsx';
import { FormView } from './form.view.tsx';
import { ManagementView } from './management.view.tsx';
import { OutcomeView } from './outcome.view.tsx';
import { PreviewView } from './preview.view.tsx';
import { fieldId } from './sections.rules.ts';
import { AccessSectionView, PayoutSectionView } from './sections.view.tsx';

afterEach(cleanup);

const input = formInputOf({
  values: {
    ...valuesFrom({ name: 'Release 12', accessToApplication: 'https://shop.test', testObjective: '' }, null),
    environments: ['web'],
  },
});

/** The flow held in one state, and what is sent from there. */
const held = (value: StateValueFrom<typeof launchSupervisedMachine>, more: Partial<LaunchSupervisedContext> = {}) => {
  const groups = input.groups.map((values, at) => ({ id: at + 1, values, match: matchOf(3) }));
  const snapshot = launchSupervisedMachine.resolveState({
    value,
    context: { ...input, groups, reasonDraft: '', message: '', receipt: null, invalidTesters: [], ...more },
  });
  const sent: LaunchSupervisedEvent[] = [];
  const actorRef = createActor(launchSupervisedMachine, { input, snapshot });
  actorRef.send = (event) => void sent.push(event);
  return { actorRef, sent };
};
const offer: TargetingOffer = { stage: 'ready', fields: [], onRetry: () => undefined };
const receipt = { testId: 's1', resultsPageUrl: '/results/s1' };
/** The button of the head; the one at the foot of a phone is named the same. */
const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const preview = (...args: Parameters<typeof held>) => {
  const flow = held(...args);
  render(<PreviewView actorRef={flow.actorRef} back={{ label: 'Back to launch', href: '/form' }} request="/request" offer={offer} />);
  return flow;
};

describe('the preview', () => {
  it('LA-131: leads back to the form and launches', () => {
    const { sent } = preview('previewing');
    expect(screen.getByRole('link', { name: 'Back to launch' }).getAttribute('href')).toBe('/form');
    fireEvent.click(button('Edit test'));
    fireEvent.click(button('Launch test'));
    expect(sent).toEqual([{ type: 'preview.leave' }, { type: 'test.launch' }]);
  });

  it('says at the button what the launch pays', () => {
    const { actorRef } = held('previewing');
    const back = { label: 'Back to launch', href: '/form' };
    render(<PreviewView actorRef={actorRef} back={back} request="/request" offer={offer} payout="$126.00" />);
    expect(button('Launch test for $126.00').textContent).toBe('Launch test for $126.00');
  });

  it('LA-278 LA-279 LA-280: after the launch the button says so, and neither button does anything', () => {
    const { sent } = preview({ launched: 'known' }, { receipt });
    for (const name of ['Test launched', 'Edit test']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button(name));
    }
    expect(sent).toEqual([]);
  });

  it("says the chart's reason where the requested test was launched already", () => {
    const { sent } = preview('previewing', { launchRefusal: 'This test has been launched by a test manager.' });
    fireEvent.click(button('Launch test'));
    expect(sent).toEqual([]);
    expect(screen.getByText('It cannot be launched again from here.').parentElement?.textContent).toContain('launched by a test manager.');
    expect(screen.getByRole('link', { name: 'Back to the request' }).getAttribute('href')).toBe('/request');
  });

  it('names the testers of each group', () => {
    preview('previewing');
    const items = within(screen.getByRole('list', { name: 'Selected testers' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['t1@crowd.test', 't2@crowd.test', 't3@crowd.test']);
  });

  it('cannot be left for the form while the launch is under way', () => {
    const { sent } = preview('launching');
    for (const name of ['Edit test', 'Launch test']) fireEvent.click(button(name));
    expect(sent).toEqual([]);
    expect(button('Edit test').getAttribute('aria-disabled')).toBe('true');
  });

  it('says that the names of the targeting did not come, and asks again', () => {
    let asked = 0;
    const flow = held('previewing');
    const failed: TargetingOffer = { stage: 'failed', fields: [], onRetry: () => void (asked += 1) };
    render(<PreviewView actorRef={flow.actorRef} back={{ label: 'Back to launch', href: '/form' }} request="/request" offer={failed} />);
    expect(screen.getByText('The names of the targeting could not be loaded.')).toBeDefined();
    fireEvent.click(button('Retry'));
    expect(asked).toBe(1);
  });
});

describe('the devices of the testers', () => {
  const invalid = { email: 'ann@crowd.test', fullName: 'Ann', devices: ['Pixel 8, Android 14'] };
  const nobody = { email: 'no@crowd.test', fullName: null, devices: [] };

  it('LA-307 LA-308 LA-309: who has no valid one is listed, and the preview is opened or left alone', () => {
    const { actorRef, sent } = held('warned', { invalidTesters: [invalid, nobody] });
    render(<DevicesView actorRef={actorRef} />);
    expect(screen.getByRole('dialog', { name: '2 testers have no valid device' })).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Testers with invalid devices' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Annann@crowd.test. Has Pixel 8, Android 14.',
      'no@crowd.testNobody has this address.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to the preview' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(sent).toEqual([{ type: 'devices.accept' }, { type: 'devices.cancel' }]);
  });

  it('are asked about again where nobody answered', () => {
    const { actorRef, sent } = held('unchecked');
    render(<DevicesView actorRef={actorRef} />);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(sent).toEqual([{ type: 'preview.open' }]);
  });
});

describe('the end of a launch', () => {
  it('LA-281 LA-282: says that the request was received and when testing begins', () => {
    const { actorRef, sent } = held({ launched: 'told' }, { receipt });
    render(<OutcomeView actorRef={actorRef} />);
    const words = screen.getByRole('dialog').textContent;
    expect(words).toContain('Your request has been received.');
    expect(words).toContain('Testing begins once the related test cycle is started.');
    expect(screen.getByRole('link', { name: 'View test results' }).getAttribute('href')).toBe('/results/s1');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(sent).toEqual([{ type: 'outcome.close' }]);
  });

  it('shows the message of the server when it refused', () => {
    render(<OutcomeView actorRef={held('refused', { message: 'Credits are not enough.' }).actorRef} />);
    expect(screen.getByRole('alertdialog').textContent).toContain('Credits are not enough.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('does not say that the test was not launched where nobody answered, and tries again', () => {
    const { actorRef, sent } = held('unanswered', { message: 'The answer was lost.' });
    render(<OutcomeView actorRef={actorRef} />);
    const dialog = screen.getByRole('alertdialog', { name: 'The launch was not answered' });
    expect(dialog.textContent).toContain('The answer was lost.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'test.launch' }]);
  });
});

describe('automatic management of backups', () => {
  it('asks for a reason before it is turned off, and takes no blank one', () => {
    const off = held({ editing: 'calm' });
    render(<PayoutSectionView actorRef={off.actorRef} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Automatic backup tester management' }));
    expect(off.sent).toEqual([{ type: 'management.turnOff' }]);
    cleanup();
    render(<ManagementView actorRef={held('explaining', { reasonDraft: ' ' }).actorRef} />);
    expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true');
    cleanup();
    const filled = held('explaining', { reasonDraft: 'By hand' });
    render(<ManagementView actorRef={filled.actorRef} />);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(filled.sent).toEqual([{ type: 'reason.submit' }]);
  });
});

describe('the form', () => {
  it('shows what is missing at its field and counts it in the contents', () => {
    const { actorRef } = held({ editing: 'correcting' });
    render(
      <FormView
        actorRef={actorRef}
        back={{ label: 'NW-421', href: '/results/a1' }}
        section="access"
        hrefOf={(section) => `?section=${section}`}
        several={null}
        refusal={null}
      >
        <AccessSectionView actorRef={actorRef} />
      </FormView>,
    );
    expect(screen.getByText('A link to tester specification document is required')).toBeDefined();
    expect(screen.getByRole('link', { name: /Test and access/ }).textContent).toContain('1 to fix');
    expect(screen.getByRole('link', { name: /Payout/ }).textContent).not.toContain('to fix');
  });

  it.each([
    ['form', { editing: 'calm' }],
    ['preview', 'previewing'],
  ] as const)('names in the %s what could not be read, and throws it away when it is told to', (page, value) => {
    const unread = [
      { field: 'payout', of: '', value: 'much' },
      { field: 'countryIds', of: 'DACH', value: 7 },
    ];
    const { actorRef, sent } = held(value, { unread });
    const back = { label: 'NW-421', href: '/results/a1' };
    render(
      page === 'form' ? (
        <FormView
          actorRef={actorRef}
          back={back}
          section="access"
          hrefOf={(section) => `?section=${section}`}
          several={null}
          refusal={null}
        >
          {null}
        </FormView>
      ) : (
        <PreviewView actorRef={actorRef} back={back} request="/request" offer={offer} />
      ),
    );
    const notice = screen.getByText('Part of what was saved with this form could not be opened.').parentElement;
    expect(notice?.textContent).toContain('is not part of the form: Payout per test case, Countries of DACH.');
    fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
    expect(sent).toEqual([{ type: 'unread.forget' }]);
  });

  it('marks each field that its rule misses, and no other', () => {
    const { actorRef } = held({ editing: 'calm' });
    render(
      <>
        <AccessSectionView actorRef={actorRef} />
        <PayoutSectionView actorRef={actorRef} />
      </>,
    );
    const { shown, marked, required } = marksOf({
      values: input.values,
      problems: (values) => problemsOf({ ...input, groups: [], values }),
      idOf: fieldId,
      empty: { payout: null },
      paths: {
        credentials: 'credentialsAndAccessInstructions',
        additionalUrls: 'additionalUrlsAndResources',
        specification: 'testerSpecificationDocument',
        environments: 'testEnvironments',
        payout: 'payoutBaseAmount',
      },
    });
    expect([shown, marked]).toEqual([8, required]);
    expect(marked).toContain('testerSpecificationDocument');
  });

  it('types cents into the payout', () => {
    const { actorRef, sent } = held({ editing: 'calm' });
    render(<PayoutSectionView actorRef={actorRef} />);
    const field = screen.getByRole('textbox', { name: /Payout per test case/ });
    expect((field as HTMLInputElement).value).toBe('$0.50');
    fireEvent.change(field, { target: { value: '$0.505' } });
    expect(sent).toEqual([{ type: 'payout.change', text: '$0.505' }]);
  });
});
