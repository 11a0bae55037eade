// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { issueHref } from '../issue/use-issue-address.ts';
import { IssuePageView } from './issue-page.view.tsx';

afterEach(cleanup);

const back = { label: 'Back to Test Run Results', href: '/results/t1?tab=issues' };
const show = (status: string, next: string | null = '/results/t1/issue/i2') =>
  render(
    <IssuePageView
      issue={{
        code: 'NW-412-18',
        title: 'Charged twice',
        test: { name: 'Checkout', testWindow: { status }, issueCounts: { untriaged: 7, accepted: 4, rejected: 3 } },
      }}
      back={back}
      next={next}
      verdicts={null}
      actions={null}
    >
      Words
    </IssuePageView>,
  ).container;

describe('the page of an issue', () => {
  it('RE-247: shows code and title', () => {
    expect(show('open').textContent).toContain('NW-412-18');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Charged twice');
  });

  it('RE-240 RE-241: leads back to the issues of the results', () => {
    show('open');
    expect(screen.getByRole('link', { name: 'Back to Test Run Results' }).getAttribute('href')).toBe('/results/t1?tab=issues');
  });

  it('RE-242 RE-244 RE-245: once the test has ended, shows how far triage is and the next issue', () => {
    const container = show('closed');
    expect(container.textContent).toContain('7/ 14 issues triaged');
    expect(screen.getByRole('img', { name: '7/ 14 issues triaged' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Next issue/ }).getAttribute('href')).toBe('/results/t1/issue/i2');
  });

  it('RE-243: shows neither before', () => {
    for (const status of ['prep', 'scheduled', 'open', 'cancelled']) {
      expect(show(status).textContent).not.toMatch(/issues triaged|Next issue/);
      cleanup();
    }
  });

  it('hides the link where there is no next issue', () => {
    show('closed', null);
    expect(screen.queryByRole('link', { name: /Next issue/ })).toBeNull();
  });

  it('keeps the filter in its addresses', () => {
    expect(issueHref('/issues/i1', 'untriaged')).toBe('/issues/i1');
    expect(issueHref('/issues/i1', 'accepted')).toBe('/issues/i1?triage=accepted');
    expect(issueHref('/results/t1?tab=issues', 'rejected')).toBe('/results/t1?tab=issues&triage=rejected');
  });
});
