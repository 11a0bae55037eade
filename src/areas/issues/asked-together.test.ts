import { Kind, print } from 'graphql';
import type { DocumentNode, FieldNode } from 'graphql';
import { expect, it } from 'vitest';
import type { Part } from '#src/cache/together.ts';
import { SavedViews } from '../saved-views/saved-views.documents.ts';
import { ExportJobs } from './follow-export/follow-export.documents.ts';
import { IssueTags } from './issue/issue.documents.ts';
import { OneIssue, TwoIssues } from './issue-reading/issue-reading.documents.ts';
import { partsOfTwo } from './issue-reading/use-next-issue.ts';
import { IssuesOfTest, OpenedTab } from './issues-tab/issues-tab.documents.ts';
import { openedParts } from './issues-tab/issues-tab.host.tsx';

type Variables = Readonly<Record<string, string>>;

/** Each root field by what it is called, with the values of its arguments and all that it selects. */
const rootsOf = ({ definitions }: DocumentNode, variables: object): Variables => {
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation comes first');
  return Object.fromEntries(
    operation.selectionSet.selections.map((each) => {
      const { alias, name, selectionSet, arguments: args = [] } = each as FieldNode;
      const values = args.map(({ name: arg, value }) => {
        const given = value.kind === Kind.VARIABLE ? Reflect.get(variables, value.name.value) : print(value);
        return `${arg.value}: ${String(given)}`;
      });
      const inside = selectionSet === undefined ? '' : print(selectionSet);
      return [(alias ?? name).value, `${name.value}(${values.join()}) ${inside}`];
    }),
  );
};

const own = {
  IssuesTab_Issues: IssuesOfTest,
  IssueDesk_Tags: IssueTags,
  SavedViews_List: SavedViews,
  FollowExport_Jobs: ExportJobs,
  IssueReading_Issue: OneIssue,
} as Readonly<Record<string, DocumentNode>>;

const opened = { testId: 't1', triageStatus: 'untriaged', tagMode: 'any', first: 25 } as const;

it.each<readonly [string, DocumentNode, object, readonly Part[]]>([
  ['the tab of issues', OpenedTab, opened, openedParts(opened)],
  ['two issues', TwoIssues, { id: 'a', next: 'b' }, partsOfTwo('a', 'b')],
])('what is asked together is what each query asks: %s', (_, whole, variables, parts) => {
  const asked = rootsOf(whole, variables);
  expect(parts.flatMap(({ fields }) => Object.keys(fields)).toSorted()).toEqual(Object.keys(asked).toSorted());
  for (const { name, fields, variables: mine } of parts) {
    const document = own[name];
    if (document === undefined) throw new Error(`there is no query ${name}`);
    const found = Object.entries(fields).map(([field, called]) => [called, asked[field]]);
    expect(Object.fromEntries(found)).toEqual(rootsOf(document, mine));
  }
});
