import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import { selectNaming } from '#machines/flows/issues/judge.selectors.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useSelector } from '@xstate/react';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { Suspense, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { IssueActsContext } from './issue/use-acts.ts';
import { judgePorts } from './judge/judge.ports.ts';
import { useToldActs } from './judge/use-told-acts.tsx';
import { OverIssuesHost, overIssuesPorts } from './over-issues/over-issues.host.tsx';
import { SearchIssuesHost } from './search-issues/search-issues.host.tsx';
import { NotesHost } from './write-note/notes.host.tsx';

const NameOriginal = lazyPart(
  () => import('./name-original/name-original.host.tsx').then((module) => ({ default: module.NameOriginalHost })),
  { leave: ({ onClose }) => onClose() },
);

/** Prefetches the code, so that the key asks at once, also without a line. */
const fetchNameOriginal = (): void => NameOriginal.fetch();

const renderSearch = (words: string, onWords: (words: string) => void): ReactNode => (
  <SearchIssuesHost words={words} onWords={onWords} label="Search for the original" />
);

type IssueActsHostProps = { readonly children: ReactNode; readonly isList?: boolean };

/** The actors of a page of issues, beside the one that walks its list. */
export function IssueActsHost({ children, isList = false }: IssueActsHostProps) {
  const { client, member } = usePortal();
  const options = { input: { actor: { role: member.role, userId: member.userId } } };
  const judge = useFlow(() => judgeMachine.provide({ actors: judgePorts(client) }), options);
  const over = useFlow(() => overIssuesMachine.provide({ actors: overIssuesPorts(client) }), options);
  useToldActs(judge, isList);
  const naming = useSelector(judge, selectNaming);
  useEffect(fetchNameOriginal, []);
  const acts = useMemo(() => ({ judge, over }), [judge, over]);
  return (
    <IssueActsContext value={acts}>
      <NotesHost>{children}</NotesHost>
      <OverIssuesHost over={over} />
      <Suspense>
        {naming === null ? null : (
          <NameOriginal
            key={naming.issueId}
            judge={judge}
            issue={naming}
            onClose={() => judge.send({ type: 'choice.cancel' })}
            renderSearch={renderSearch}
          />
        )}
      </Suspense>
    </IssueActsContext>
  );
}
