import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const id = '6f1d2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6';

/** One address a person could type for each route. */
const examples = [
  '/',
  '/nowhere/at/all',
  '/error',
  '/not_found_page',
  '/auth',
  '/auth/callback',
  '/auth/login',
  '/auth/logout',
  '/signup',
  '/signup/error',
  '/sign_up',
  '/overview',
  '/launch',
  '/launch/test',
  '/launch/preview',
  '/launch/success',
  '/launch/tests-for-cloning',
  '/launch/advanced-tests-for-cloning',
  `/launch/${id}`,
  `/launch/${id}/scope`,
  `/test_managers/advanced_tests/${id}/launch_child`,
  `/test_managers/advanced_tests/${id}/launch_child/preview`,
  `/test_managers/advanced_tests/${id}/launch_several`,
  '/results',
  '/results/waiting',
  `/results/${id}`,
  `/results/${id}/issues`,
  `/results/${id}/testers`,
  `/results/${id}/issue/${id}`,
  `/results/${id}/participant/${id}`,
  `/results/${id}/tester/${id}`,
  `/results/${id}/test-case/${id}`,
  '/auto-export-settings',
  '/issues',
  `/issues/${id}`,
  '/organization-user/credit-usage',
  '/organization-user-settings',
  '/organization-user-settings/profile',
  '/organization-user-settings/notifications',
  '/organization-user-settings/sign-in',
  '/organization-settings',
  '/organization-settings/users',
  '/organization-settings/integrations',
  '/organization-settings/integrations/jira',
  '/services',
  `/services/${id}/professional-service-requests/new`,
  '/operator',
  `/operator/organizations/${id}`,
  '/operator/people',
  '/operator/countries',
  '/operator/crowd',
  '/operator/services',
  '/operator/mail',
  '/operator/installation',
  '/test-requests/testrail/C42',
  '/test-requests/testrail/C42/confirmation',
];

const tree = textOf('src/route-tree.gen.ts');
const served = [...(/\n  to:([\s\S]*?);/.exec(tree)?.[1] ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/\/\$(?=\/|$)/g, '/.+').replaceAll(/\$\w+/g, '[^/]+')}$`);

describe('routes', () => {
  it('each address has an example', () => {
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter((route) => !examples.some((example) => patternOf(route).test(example)))).toEqual([]);
  });

  it('the tree knows each file of src/routes', () => {
    const files = filesOf('src/routes/**/*.tsx', ['**/*.test.tsx', 'src/routes/**/-*']).map((path) =>
      path.replace('src/', './').replace(/\.tsx$/, ''),
    );
    expect(files.filter((file) => basename(file) !== '__root' && !tree.includes(`'${file}'`) && !tree.includes(`'${file}.tsx'`))).toEqual(
      [],
    );
  });
});
