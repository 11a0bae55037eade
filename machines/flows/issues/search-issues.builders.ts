import type { searchIssuesMachine } from './search-issues.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const events = [{ type: 'words.change', words: 'card' }, { type: 'search.submit' }, { type: 'address.changed', words: 'cart' }] as const;

export const searchIssuesSamples: WalkOptions<typeof searchIssuesMachine> = { inputs: [{ words: '' }], events };
