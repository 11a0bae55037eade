// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { actingRefusal } from './acting.ts';

afterEach(() => {
  cleanup();
  document.cookie = 'account_override_token=; path=/; max-age=0';
});

const words = 'You act for somebody else. Only they themselves can do this.';

it('closes what is theirs alone to do while support acts for somebody, and only then', () => {
  expect(actingRefusal()).toBeNull();
  document.cookie = 'account_override_token=a.b.c; path=/';
  expect(actingRefusal()).toBe(words);
});

it('sends a form that is closed neither by its button nor by Enter, and says why', () => {
  const onSubmit = vi.fn<() => void>();
  const form = (disabledReason: string | null) => (
    <SheetForm title="What you are notified about" busy={false} disabledReason={disabledReason} onSubmit={onSubmit}>
      <input aria-label="Webhook" />
    </SheetForm>
  );
  const { rerender } = render(form(words));
  const send = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.submit(screen.getByRole('textbox', { name: 'Webhook' }));
  };
  send();
  expect([onSubmit.mock.calls.length, screen.getAllByText(words).length > 0]).toEqual([0, true]);
  rerender(form(null));
  send();
  expect(onSubmit.mock.calls.length).toBeGreaterThan(0);
});
