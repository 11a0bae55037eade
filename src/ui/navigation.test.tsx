// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import type { Navigation } from './navigation.tsx';
import { Anchor, NavigationProvider } from './navigation.tsx';
import { SidePanel } from './side-panel.tsx';
import { TextField } from './text-field.tsx';
import { WizardStepper } from './wizard-stepper.tsx';

const stay = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  cleanup();
});

describe('an address', () => {
  it('navigates inside the application, but not with a modifier key or in a new tab', () => {
    const navigate = vi.fn<Navigation['navigate']>();
    render(
      <NavigationProvider navigate={navigate}>
        <Anchor href="/results">Results</Anchor>
        <Anchor href="/help" target="_blank">
          Help
        </Anchor>
      </NavigationProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Results' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/results', { replace: false });
    fireEvent.click(screen.getByRole('link', { name: 'Results' }), { ctrlKey: true });
    fireEvent.click(screen.getByRole('link', { name: 'Help' }));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('is preloaded on intent', () => {
    const preload = vi.fn<(href: string) => void>();
    render(
      <NavigationProvider navigate={vi.fn<Navigation['navigate']>()} preload={preload}>
        <Anchor href="/issues">Issues</Anchor>
      </NavigationProvider>,
    );
    screen.getByRole('link').focus();
    expect(preload).toHaveBeenCalledWith('/issues');
  });
});

describe('a side panel', () => {
  it('takes the focus, closes on Escape and gives the focus back', () => {
    const close = vi.fn<() => void>();
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Row</button>
        {isOpen ? (
          <SidePanel title="Result" onClose={close}>
            Body
          </SidePanel>
        ) : null}
      </>
    );
    const { rerender } = render(page(false));
    const row = screen.getByRole('button', { name: 'Row' });
    row.focus();
    rerender(page(true));
    const panel = screen.getByRole('complementary', { name: 'Result' });
    expect(panel.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
    rerender(page(false));
    expect(document.activeElement).toBe(row);
  });
});

describe('an error summary', () => {
  it('moves the focus to the field of a problem', () => {
    render(
      <>
        <ErrorSummary problems={[{ id: 'link', message: 'Please provide a valid URL.', href: '#link' }]} />
        <TextField id="link" label="Link" value="" onChange={() => undefined} />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Please provide a valid URL.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Link'));
  });
});

describe('a locked step', () => {
  it('can be focused, has no address and says when it opens', () => {
    const steps = [{ id: 'review', title: 'Review', note: 'Opens when Scope has no errors', state: 'locked', href: '/review' }] as const;
    render(<WizardStepper label="Steps" steps={steps} current="scope" />);
    const step = screen.getByRole('link', { name: /Review/ });
    step.focus();
    expect(document.activeElement).toBe(step);
    expect(step.hasAttribute('href')).toBe(false);
    expect(document.getElementById(step.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Opens when Scope has no errors');
  });
});
