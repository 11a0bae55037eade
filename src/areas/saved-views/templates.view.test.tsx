// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TemplatesView } from './templates.view.tsx';
import type { ShownTemplate } from './templates.view.tsx';

afterEach(cleanup);

const one: ShownTemplate = { id: 'w1', name: 'Release', note: '2 tests, Shared', mayUpdate: true, mayRemove: true };
const many = Array.from({ length: 9 }, (_, at) => ({ ...one, id: `w${at}`, name: at === 4 ? 'Only this' : `Release ${at}` }));

const show = (templates: readonly ShownTemplate[] | null, onRetry: (() => void) | null = null) => {
  const asked = vi.fn<(...said: readonly unknown[]) => void>();
  render(
    <TemplatesView
      templates={templates}
      onRetry={onRetry}
      renderStart={({ name }) => <button type="button">{`Start ${name}`}</button>}
      onEdit={(id) => asked('edit', id)}
      onRemove={({ id }) => asked('remove', id)}
    />,
  );
  return asked;
};
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the templates of requests', () => {
  it('are started, changed and removed by those who may', () => {
    const asked = show([one, { ...one, id: 'w2', name: 'Theirs', mayUpdate: false, mayRemove: false }]);
    expect(buttons()).toEqual(['Change Release', 'Remove Release', 'Start Release', 'Start Theirs']);
    fireEvent.click(screen.getByRole('button', { name: 'Change Release' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Release' }));
    expect(asked.mock.calls).toEqual([
      ['edit', 'w1'],
      ['remove', 'w1'],
    ]);
  });

  it('are found by their names where there are many', () => {
    show(many);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search templates' }), { target: { value: 'only' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search templates' }), { target: { value: 'nothing' } });
    expect(screen.getByText('No template matches')).toBeDefined();
  });

  it('say that they load, that there are none, and that they did not come', () => {
    show(null);
    expect(screen.getByText('Loading the templates')).toBeDefined();
    cleanup();
    show([]);
    expect(screen.getByText('No templates yet')).toBeDefined();
    cleanup();
    const retry = vi.fn<() => void>();
    show(null, retry);
    fireEvent.click(screen.getByRole('button', { name: /Retry/u }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
