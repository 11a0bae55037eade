// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listedIssue } from '../issue/issue.builders.ts';
import { SimilarIssuesView } from './similar-issues.view.tsx';
import type { SimilarIssue } from './similar-issues.view.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const similar: SimilarIssue = {
  likeness: 84,
  issue: listedIssue({
    id: 'i4',
    code: 'NW-398-4',
    title: 'Callback is lost',
    triageStatus: 'accepted',
    createdAt: '2026-11-23T09:00:00Z',
  }),
};

describe('issues that read like one', () => {
  it('are named with how alike they are and what became of them', () => {
    vi.setSystemTime('2026-11-26T10:00:00Z');
    render(<SimilarIssuesView similar={[similar]} />);
    expect(screen.getByRole('link', { name: 'Callback is lost' }).getAttribute('href')).toBe('/issues/i4');
    expect(screen.getByRole('listitem').textContent).toContain('NW-398-4 84% similar, accepted, 3d ago');
  });

  it('take no room where there are none', () => {
    expect(render(<SimilarIssuesView similar={[]} />).container.textContent).toBe('');
  });
});
