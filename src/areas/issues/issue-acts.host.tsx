import type { ReactNode } from 'react';
import { ExportIssuesHost } from './export-issues/export-issues.host.tsx';
import { TagIssueHost } from './tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from './triage-issue/triage-issue.host.tsx';
import { NotesHost } from './write-note/notes.host.tsx';

type IssueActsHostProps = { readonly children: ReactNode; readonly isList?: boolean };

/** Lets the screen below judge, tag, export and annotate issues, and shows what came of it. */
export function IssueActsHost({ children, isList = false }: IssueActsHostProps) {
  return (
    <TriageIssueHost isList={isList}>
      <TagIssueHost>
        <ExportIssuesHost>
          <NotesHost>{children}</NotesHost>
        </ExportIssuesHost>
      </TagIssueHost>
    </TriageIssueHost>
  );
}
