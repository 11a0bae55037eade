import { describe, expect, it } from 'vitest';
import { policyMutants } from './policies.ts';

const org = '(organization_id = ( SELECT app_org() AS app_org))';

describe('mutants of a policy', () => {
  it('let everybody or nobody, leave out a part, turn it round, and name another role', () => {
    expect(policyMutants(`(${org} AND (( SELECT app_role() AS app_role) = 'system'::text))`)).toEqual([
      'true',
      'false',
      "((( SELECT app_role() AS app_role) = 'system'::text))",
      "(NOT (organization_id = ( SELECT app_org() AS app_org))) AND ((( SELECT app_role() AS app_role) = 'system'::text))",
      `(${org})`,
      `(${org}) AND (NOT (( SELECT app_role() AS app_role) = 'system'::text))`,
      ...['customer', 'test_manager', 'community_test_manager', 'operator'].map(
        (role) => `(${org}) AND (( SELECT app_role() AS app_role) = '${role}'::text)`,
      ),
    ]);
  });

  it('reach what stands within a question for another row', () => {
    expect(policyMutants('(EXISTS ( SELECT FROM issue i WHERE ((i.id = issue_note.issue_id) AND i.published)))')).toEqual([
      'true',
      'false',
      'NOT (EXISTS ( SELECT FROM issue i WHERE ((i.id = issue_note.issue_id) AND i.published)))',
      'EXISTS ( SELECT FROM issue i WHERE ((i.published)))',
      'EXISTS ( SELECT FROM issue i WHERE ((NOT (i.id = issue_note.issue_id)) AND (i.published)))',
      'EXISTS ( SELECT FROM issue i WHERE (((i.id = issue_note.issue_id))))',
      'EXISTS ( SELECT FROM issue i WHERE (((i.id = issue_note.issue_id)) AND (NOT (i.published))))',
    ]);
  });
});
