// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BellHostProps } from '../bell/bell.host.tsx';
import { BellPlace } from './bell-place.tsx';

afterEach(cleanup);

it('a bell that a moderator pressed before it was there opens when it is', async () => {
  const Arrived = ({ isAwaited }: BellHostProps) => <p>Bell, awaited: {String(isAwaited)}</p>;
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Arrived }>();
  render(<BellPlace bell={lazy(() => promise)} news={0} href={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await act(async () => resolve({ default: Arrived }));
  expect(screen.getByText('Bell, awaited: true')).toBeDefined();
});
