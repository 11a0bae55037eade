// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerProblem } from '../viewer/problems.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { NotFoundMessage } from './messages.view.tsx';

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('an address that leads nowhere', () => {
  it('says which one, and leads to its list, the search and the start page', () => {
    const onSearch = vi.fn<() => void>();
    render(<NotFoundMessage path="/results/x" list={{ label: 'All results', href: '/results' }} onSearch={onSearch} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Selected page can't be found.");
    expect(screen.getByRole('paragraph').textContent).toContain('/results/x');
    expect(links()).toEqual([
      ['All results', '/results'],
      ['Go to the start page', '/'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('of a thing that is not there is said with the request and the list of such things', () => {
    const navigate = vi.fn<(href: string) => void>();
    window.history.replaceState(null, '', '/issues/x');
    render(<ToastHost />);
    const answer = answerProblem({
      session: { send: () => undefined } as never,
      role: () => 'customer',
      navigate,
      reload: () => undefined,
    });
    answer({ kind: 'notFound' }, 'r-17');
    window.history.replaceState(null, '', '/overview');
    answer({ kind: 'notFound' }, 'r-18');
    return screen.findByText('/issues/x, request r-17').then(() => {
      expect(screen.getByText('The requested resource was not found.')).toBeDefined();
      expect(links()).toEqual([['All issues', '/issues']]);
      expect(navigate.mock.calls).toEqual([['/overview'], ['/overview']]);
    });
  });
});
