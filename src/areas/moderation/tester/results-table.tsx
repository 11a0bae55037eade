import { shownStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { resultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { UnsentMark } from '#src/outbox/unsent-mark.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import { EditMark, ResultPill } from '../moderate-result/result-marks.tsx';
import type { TesterOfTest } from './tester.documents.ts';
import { bySection } from './tester.rules.ts';

type AssignedCase = ResultOf<typeof TesterOfTest>['testParticipant']['assignedCases'][number];
export type HandedInCase = AssignedCase & { readonly caseResult: NonNullable<AssignedCase['caseResult']> };

type ResultsTableProps = {
  readonly title: string;
  readonly empty: string;
  readonly cases: readonly HandedInCase[];
  readonly opened: string | null;
  readonly onOpen: (resultId: string) => void;
};

const whereThereIsRoom = 'desk:@max-[700px]:hidden';

export function ResultsTable({ title, empty, cases, opened, onOpen }: ResultsTableProps) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} count={cases.length} />
      {cases.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <Table label={title} fixed>
          <thead>
            <tr>
              <Th width={116}>RESULT</Th>
              <Th width="clamp(104px, 10cqw, 124px)">ID</Th>
              <Th>TITLE</Th>
              <Th width="max(178px, 19cqw)">MODERATION</Th>
              <Th width="17cqw" className={whereThereIsRoom}>
                TAGS
              </Th>
            </tr>
          </thead>
          {bySection(cases).map(([section, listed]) => (
            <Section key={section} section={section} cases={listed} opened={opened} onOpen={onOpen} />
          ))}
        </Table>
      )}
    </Sheet>
  );
}

type SectionProps = Pick<ResultsTableProps, 'cases' | 'opened' | 'onOpen'> & { readonly section: string };

function Section({ section, cases, opened, onOpen }: SectionProps) {
  const [isUnfolded, setUnfolded] = useDisclosure(true);
  const isOpen = useIsPrinting() || isUnfolded;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tbody>
      <tr className="bg-sunken max-desk:py-1!">
        <th scope="rowgroup" colSpan={4} className="border-b border-line px-4 py-1 text-left font-body">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-6 items-center gap-2 rounded-key touch:min-h-11"
          >
            <Chevron aria-hidden="true" data-print="hidden" size={14} strokeWidth={1.75} className="text-ink-2" />
            <span className="font-name">{section}</span>
            <span className="text-small text-ink-2">{cases.length === 1 ? '1 result' : `${cases.length} results`}</span>
          </button>
        </th>
        <td aria-hidden="true" className={`border-b border-line max-desk:hidden ${whereThereIsRoom}`} />
      </tr>
      {isOpen
        ? cases.map((each) => <ResultRow key={each.id} testCase={each} isOpened={each.caseResult.id === opened} onOpen={onOpen} />)
        : null}
    </tbody>
  );
}

type ResultRowProps = Pick<ResultsTableProps, 'onOpen'> & { readonly testCase: HandedInCase; readonly isOpened: boolean };

/** Memoized: a key that walks through the results renders two rows. */
const ResultRow = memo(function ResultRow({ testCase, isOpened, onOpen }: ResultRowProps) {
  const { code, name, caseResult } = testCase;
  const badge = resultBadge(caseResult);
  const status = shownStatus(caseResult);
  const { latestCaseResultEditRequest: request } = caseResult;
  const hasMark = request?.status === 'requested' || request?.status === 'overdue' || request?.status === 'completed';
  return (
    <Tr selected={isOpened} onPress={() => onOpen(caseResult.id)} label={`${code} ${name}`}>
      <Td>
        <Status glyph={status}>{caseResultLabels[status]}</Status>
      </Td>
      <Td>
        <span className="code-text">{code}</span>
      </Td>
      <Td head>
        <button
          type="button"
          data-key={caseResult.id}
          onClick={() => onOpen(caseResult.id)}
          className={`min-h-6 rounded-key text-left ${isOpened ? 'font-strong' : 'font-name'} hover:underline`}
        >
          {name}
        </button>
      </Td>
      <Td>
        <span className="flex flex-wrap items-center gap-1.5">
          {badge === null ? null : <ResultPill badge={badge} />}
          <UnsentMark thing={caseResult.id} />
          {hasMark ? <EditMark request={request} /> : null}
          {badge === null && !hasMark ? <span className="text-small text-ink-2">Not moderated</span> : null}
        </span>
      </Td>
      <Td className={whereThereIsRoom}>
        <span className="flex flex-wrap gap-1">
          {caseResult.testCase.tags.map((tag) => (
            <TagChip key={tag}>{tag}</TagChip>
          ))}
        </span>
      </Td>
    </Tr>
  );
});
