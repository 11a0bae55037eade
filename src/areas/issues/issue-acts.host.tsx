import type { ReactNode } from 'react';
import { ExportIssuesHost } from './export-issues/export-issues.host.tsx';
import { TagIssueHost } from './tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from './triage-issue/triage-issue.host.tsx';
import { JudgeSelectionHost } from './judge-selection/judge-selection.host.tsx';
import { TakeBackHost } from './take-back/take-back.host.tsx';
import { NotesHost } from './write-note/notes.host.tsx';

type IssueActsHostProps = { readonly children: ReactNode; readonly isList?: boolean };

export function IssueActsHost({ children, isList = false }: IssueActsHostProps) {
  return (
    <TakeBackHost>
      <TriageIssueHost isList={isList}>
        <TagIssueHost>
          <ExportIssuesHost>
            <JudgeSelectionHost>
              <NotesHost>{children}</NotesHost>
            </JudgeSelectionHost>
          </ExportIssuesHost>
        </TagIssueHost>
      </TriageIssueHost>
    </TakeBackHost>
  );
}
