// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BrowseServicesView } from './browse-services.view.tsx';

afterEach(cleanup);

const service = {
  id: 's1',
  title: 'Audit',
  description: 'We look at it.',
  cost: 'From 20 Credits',
  serviceLevelAgreement: 'Within a week',
};
const request = {
  id: 'r1',
  content: 'The shop, please.',
  state: 'in_progress',
  answer: 'We begin on Monday.',
  requestedBy: 'Ada Park',
  createdAt: '2026-11-21T08:00:00.000Z',
  professionalService: { id: 's1', title: 'Audit' },
} as const;

describe('the services', () => {
  it('LA-100 LA-101 LA-102 LA-103 LA-104 LA-105: are cards with cost, title, SLA, description and the way to the form', () => {
    render(<BrowseServicesView services={[service]} requests={[]} paysCredits />);
    const card = within(screen.getByRole('list', { name: 'Services' })).getByRole('listitem');
    expect(['From 20 Credits', 'Audit', 'Within a week', 'We look at it.'].filter((text) => !card.textContent.includes(text))).toEqual([]);
    const link = within(card).getByText('Request service').closest('a');
    expect(link?.getAttribute('href')).toBe('/services/s1/professional-service-requests/new');
  });

  it('say to an organization without Credits that costs in them are not what it pays', () => {
    const note = 'Your organization does not pay with Credits. Ask in your request what a service costs you.';
    const isNoted = (cost: string, paysCredits: boolean): boolean => {
      cleanup();
      render(<BrowseServicesView services={[service, { ...service, id: 's2', cost }]} requests={[]} paysCredits={paysCredits} />);
      return screen.queryByText(note) !== null;
    };
    expect([isNoted('1 Credit', false), isNoted('1 Credit', true)]).toEqual([true, false]);
    cleanup();
    render(<BrowseServicesView services={[{ ...service, cost: '400 EUR' }]} requests={[]} paysCredits={false} />);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('LA-106: say that there are none yet', () => {
    render(<BrowseServicesView services={[]} requests={[]} paysCredits />);
    expect(screen.getByText('Professional services coming soon. Stay tuned.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('show where each request stands, and its answer', () => {
    render(<BrowseServicesView services={[service]} requests={[request]} paysCredits />);
    const table = within(screen.getByRole('table', { name: 'Your requests' }));
    expect([table.getByText('In progress'), table.getByText('Answer: We begin on Monday.'), table.getByText('Ada Park')]).toHaveLength(3);
  });
});
