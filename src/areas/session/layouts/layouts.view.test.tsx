// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoggedOutLayout } from './logged-out.view.tsx';
import { MinimalLayout } from './minimal.view.tsx';

afterEach(cleanup);

const settings = { operatorName: 'Crowd House', helpCenterUrl: 'https://help.example' };

/** What stands around the page. */
const around = (container: HTMLElement) => ({
  logo: within(container).getAllByRole('link', { name: 'Muster' }).length,
  copyright: within(container).queryByText(/© \d{4} Crowd House/u) !== null,
  crowd: container.querySelector('canvas, svg[data-crowd], .wide\\:hidden, .max-wide\\:hidden') !== null,
  navigation: within(container).queryAllByRole('navigation').length,
  help: within(container).queryAllByRole('link', { name: /Help Center/u }).length,
});

describe('layouts', () => {
  it('SH-131: the minimal one is the logo and what it holds, and nothing of the others', () => {
    const { container } = render(<MinimalLayout>We are sorry.</MinimalLayout>);
    expect(around(container)).toEqual({ logo: 1, copyright: false, crowd: false, navigation: 0, help: 0 });
    expect(screen.getByRole('main').textContent).toBe('We are sorry.');
    expect(container.textContent.replace('Muster', '')).toBe('We are sorry.');
  });

  it('the logged-out one has copyright, help and the crowd beside it', () => {
    const { container } = render(<LoggedOutLayout settings={settings}>Log in</LoggedOutLayout>);
    expect(around(container)).toEqual({ logo: 1, copyright: true, crowd: true, navigation: 0, help: 1 });
  });
});
