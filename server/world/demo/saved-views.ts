import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { maya, priya } from './accounts.ts';
import { northwind } from './organizations.ts';
import { daysAfter } from './time.ts';

const views = [
  { list: 'issues', name: 'Critical and high', query: 'severity=critical%2Chigh', is_shared: true, pinned_by: [maya.id, priya.id] },
  { list: 'tests', name: 'Checkout', query: 'find=checkout', is_shared: false, pinned_by: [maya.id] },
];

/** What Maya kept of her lists: one view for everybody, one for herself. */
export const seedViews = (client: OwnerClient, now: Date): Promise<void> =>
  insertRows(
    client,
    'saved_view',
    views.map((view) => ({
      ...view,
      id: demoId('saved-view', view.name),
      organization_id: northwind,
      user_id: maya.id,
      created_at: daysAfter(now, -21),
    })),
  );
