// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackLink } from './page.tsx';
import { WizardPhoneHead } from './wizard-phone-head.tsx';

afterEach(cleanup);

const steps = [
  { id: 'activity', title: 'Activity', note: 'Exploratory', state: 'done', href: '/launch/test?step=activity' },
  { id: 'app', title: 'App', note: 'Web', state: 'done', href: '/launch/test?step=app' },
  { id: 'scope', title: 'Scope', note: 'Opens when App has no errors', state: 'locked', href: '/launch/test?step=scope' },
] as const;
const show = (back: BackLink | null = null) =>
  render(
    <>
      <WizardPhoneHead label="Steps" steps={steps} current="app" title="Checkout" back={back} />
      <input aria-label="Name" />
    </>,
  );
const bar = () => screen.getByText('Step 2 of 3: App');
const list = () => screen.queryByRole('navigation', { name: 'Steps' });

describe('the steps on a phone', () => {
  it('say which test and which step this is, and mark its segment by more than a colour', () => {
    const { container } = show();
    expect([bar().textContent, screen.getByText('Checkout').textContent]).toEqual(['Step 2 of 3: App', 'Checkout']);
    expect([...container.querySelectorAll('i')].map((segment) => segment.hasAttribute('data-current'))).toEqual([false, true, false]);
  });

  it('open as a list of ways, where a locked one says when it opens', () => {
    show();
    expect(list()).toBeNull();
    fireEvent.click(bar());
    const links = within(list()!).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/launch/test?step=activity', null],
      ['/launch/test?step=app', 'step'],
      [null, null],
    ]);
    expect(within(list()!).getByText('Opens when App has no errors')).toBeTruthy();
  });

  it('close when one is chosen, at Escape, and when the focus goes elsewhere', () => {
    show();
    const closing = (act: () => void): boolean => {
      fireEvent.click(bar());
      const wasOpen = list() !== null;
      act();
      return wasOpen && list() === null;
    };
    expect([
      closing(() => fireEvent.click(screen.getByRole('link', { name: /^Activity/ }))),
      closing(() => fireEvent.keyDown(document.body, { key: 'Escape' })),
      closing(() => fireEvent.focusIn(screen.getByLabelText('Name'))),
    ]).toEqual([true, true, true]);
  });

  it('have a way back only where something is to go back to', () => {
    show();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    show({ label: 'Request', href: '/launch' });
    expect(screen.getByRole('link', { name: 'Request' }).getAttribute('href')).toBe('/launch');
  });
});
