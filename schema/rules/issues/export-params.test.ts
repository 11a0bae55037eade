import { describe, expect, it } from 'vitest';
import { targetOf } from './export-params.ts';

describe('the place that an export leads to', () => {
  it.each([
    ['jira', { project_key: 'web' }, 'WEB'],
    ['github', { repository: 'Northwind/Checkout' }, 'northwind/checkout'],
    ['azure_devops', { project_id: '6CE954B1-CE1F-45D1-B94D-000000000002' }, '6ce954b1-ce1f-45d1-b94d-000000000002'],
    ['jira', {}, ''],
  ] as const)('is one at %s, however it is written', (code, params, target) => expect(targetOf(code, params)).toBe(target));
});
