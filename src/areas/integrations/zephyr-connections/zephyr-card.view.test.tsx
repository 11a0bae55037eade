// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { SignedInContext } from '#src/viewer.tsx';
import { ZephyrCardView } from './zephyr-card.view.tsx';

afterEach(cleanup);

const show = (connections: Parameters<typeof ZephyrCardView>[0]['connections']) => {
  const onAdd = vi.fn<() => void>();
  const view = createElement(ZephyrCardView, { code: 'zephyr_squad', connections, onAdd });
  render(createElement(SignedInContext, { value: { portal: quietPortal() } as never }, view));
  return onAdd;
};
const one = { id: 'c1', name: 'Store on Jira', site: 'https://jira.shop.test', active: false, createdAt: '2026-11-20T09:00:00.000Z' };

describe('the card of a Zephyr tool', () => {
  it('LA-121 LA-203: lists its connections, each with its site, its day and whether it works', () => {
    show([one]);
    const row = screen.getByRole('listitem').textContent;
    for (const part of ['Store on Jira', 'Inactive', 'https://jira.shop.test', 'Created 20 Nov']) expect(row).toContain(part);
    expect(screen.getByRole('button', { name: 'Reset Store on Jira' })).toBeDefined();
  });

  it('says that there is none, and adds one', () => {
    const onAdd = show([]);
    expect(screen.getByText('No connections yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add connection to Zephyr Squad' }));
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('waits for them', () => {
    show(null);
    expect([screen.queryByRole('listitem'), screen.queryByText('No connections yet')]).toEqual([null, null]);
  });
});
