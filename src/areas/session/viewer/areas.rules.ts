import type { Role } from '#schema/vocabulary/roles.ts';
import type { Area } from '#src/ui/top-bar.tsx';

const all: readonly Area[] = [
  { id: 'overview', label: 'Overview', href: '/overview' },
  { id: 'launch', label: 'Launch', href: '/launch' },
  { id: 'results', label: 'Results', href: '/results' },
  { id: 'issues', label: 'Issues', href: '/issues' },
  { id: 'services', label: 'Services', href: '/services' },
];

/** The entries of the top navigation: moderators work in results and nowhere else. */
export const areasFor = (role: Role): readonly Area[] =>
  role === 'community_test_manager' ? all.filter(({ id }) => id === 'results') : all;

/** The router reads an address whatever the case of its letters, and so do the rules. */
const isUnder = (path: string, root: string): boolean => `${path.toLowerCase()}/`.startsWith(`${root}/`);

const alsoUnder: Readonly<Record<string, string>> = {
  '/auto-export-settings': 'results',
  '/test-requests': 'launch',
  '/test_managers': 'launch',
};

/** The area that an address belongs to. */
export const areaOf = (path: string): string | undefined =>
  all.find(({ href }) => isUnder(path, href))?.id ?? Object.entries(alsoUnder).find(([root]) => isUnder(path, root))?.[1];

const integrations = '/organization-settings/integrations';

/** The list that an address would lead into. */
export const listOf = (path: string): { readonly label: string; readonly href: string } | undefined => {
  if (isUnder(path, integrations)) return { label: 'All integrations', href: integrations };
  const area = all.find(({ id }) => id === areaOf(path));
  if (area === undefined || area.id === 'overview') return undefined;
  return { label: area.id === 'launch' ? 'Launch a test' : `All ${area.label.toLowerCase()}`, href: area.href };
};

/** Where a member starts, and where they are sent from what is not theirs. */
export const homeOf = (role: Role): string => (role === 'community_test_manager' ? '/results' : '/overview');

/** Where this role is sent when it opens this path; null when it may stay. */
export const redirectFor = (role: Role, path: string): string | null => {
  if (role === 'community_test_manager') return isUnder(path, '/results') ? null : '/results';
  if (path === '/') return '/overview';
  return role === 'customer' && isUnder(path, '/test_managers') ? '/launch' : null;
};

/** Moderators are redirected to the summary by the routes, before anything of the page is loaded. */
export const isClosedToModerators = (path: string): boolean => /^\/results\/[^/]+\/(issue|test-case)\//i.test(path);
