import { renderHook, cleanup } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import type { Client } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { never } from 'wonka';
import { useToolLists } from './use-tool-lists.ts';

afterEach(cleanup);

/** What is asked of the server for these settings. */
const askedWith = (isUsed: boolean, isActive: boolean): readonly string[] => {
  const asked: string[] = [];
  const client = {
    executeQuery: ({ query }: { readonly query: { readonly definitions: readonly { readonly name?: { readonly value: string } }[] } }) => {
      asked.push(...query.definitions.flatMap(({ name }) => name?.value ?? []));
      return never;
    },
    suspense: false,
  } as unknown as Client;
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(Provider, { value: client }, children);
  renderHook(() => useToolLists({ tool: 'Jira', integrationId: 'i1', projectKey: 'WEB', issueType: 'Bug', isUsed, isActive }), { wrapper });
  return [...new Set(asked)];
};

describe('the lists of Jira', () => {
  it('LA-428: are asked for only while exports have default settings of their own', () => {
    expect([askedWith(false, true), askedWith(true, false)]).toEqual([[], []]);
    expect(askedWith(true, true).toSorted()).toEqual(['JiraForm_Fields', 'ToolLists_IssueTypes', 'ToolLists_Projects']);
  });
});
