import type { WriteNoteActorRef, Standing } from '#machines/flows/issues/write-note.ts';
import type { ActActorRef } from '#machines/lib/act.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { createContext, Suspense, use, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useChoice } from '#src/use-choice.ts';

export type NotedIssue = { readonly issueId: string; readonly code: string; readonly href: string; readonly standing: Standing };

export type NoteFlows = { readonly writing: WriteNoteActorRef; readonly deletion: ActActorRef };
type Wish = (flows: NoteFlows) => void;
type Notes = {
  readonly of: (issueId: string) => NoteFlows | undefined;
  /** Creates the flows of the issue where there are none. */
  readonly open: (issue: NotedIssue, wish?: Wish) => void;
};

const NotesContext = createContext<Notes | null>(null);

export const useNotes = (): Notes => {
  const notes = use(NotesContext);
  if (notes === null) throw new Error('Nobody writes notes here.');
  return notes;
};

export type NoteFlowsProps = {
  readonly issue: NotedIssue;
  readonly onMade: (issueId: string, flows: NoteFlows) => void;
  readonly onLeave: (issueId: string) => void;
};

export const LazyNoteFlows = lazyPart<NoteFlowsProps>(() => import('./note-flows.host.tsx'), {
  leave: ({ issue, onLeave }) => onLeave(issue.issueId),
});

/** Notes stay open while another issue is read. */
export function NotesHost({ children }: { readonly children: ReactNode }) {
  const [issues, setIssues] = useChoice<readonly NotedIssue[]>([]);
  const [made, setMade] = useState<ReadonlyMap<string, NoteFlows>>(new Map());
  const wishes = useRef(new Map<string, Wish>());
  const onMade = useCallback((issueId: string, flows: NoteFlows) => {
    setMade((before) => new Map([...before, [issueId, flows]]));
    wishes.current.get(issueId)?.(flows);
    wishes.current.delete(issueId);
  }, []);
  const onLeave = useCallback((left: string) => setIssues((before) => before.filter(({ issueId }) => issueId !== left)), [setIssues]);
  const notes = useMemo<Notes>(
    () => ({
      of: (issueId) => made.get(issueId),
      open: (issue, wish) => {
        const flows = made.get(issue.issueId);
        if (flows !== undefined) return wish?.(flows);
        if (wish !== undefined) wishes.current.set(issue.issueId, wish);
        setIssues((before) => (before.some(({ issueId }) => issueId === issue.issueId) ? before : [...before, issue]));
      },
    }),
    [made, setIssues],
  );
  return (
    <NotesContext value={notes}>
      {children}
      {issues.map((issue) => (
        <Suspense key={issue.issueId}>
          <LazyNoteFlows issue={issue} onMade={onMade} onLeave={onLeave} />
        </Suspense>
      ))}
    </NotesContext>
  );
}
