import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import type { SupervisedValues } from '#machines/flows/supervised/supervised-form.rules.ts';
import { isVideoRequired } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

type SectionProps = { readonly actorRef: LaunchSupervisedActorRef };

function CaseRows({ actorRef, cases }: SectionProps & Pick<SupervisedValues, 'cases'>) {
  return (
    <ol aria-label="Test cases" className="divide-y divide-line border-t border-line">
      {cases.map(({ name, code, tags, requireVideoAttachment }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- cases have no id before the launch; their place tells them apart
        <li key={`${at} ${code}`} className="flex items-center gap-x-3 px-4 py-1.5">
          <span className="w-6 shrink-0 text-right text-small text-ink-3">{at + 1}</span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-desk:flex-col max-desk:items-start">
            <span className="min-w-0 desk:flex-1 [overflow-wrap:anywhere]">
              {name} {code === '' ? null : <span className="code-text text-small">{code}</span>}
            </span>
            {tags.length === 0 ? null : (
              <span className="flex min-w-0 flex-wrap gap-1">
                {tags.map((tag) => (
                  <TagChip key={tag}>{tag}</TagChip>
                ))}
              </span>
            )}
          </span>
          <Checkbox
            label="Video"
            checked={requireVideoAttachment}
            onChange={(isRequired) => actorRef.send({ type: 'video.change', at, isRequired })}
          />
        </li>
      ))}
    </ol>
  );
}

/** The cases of the requested test, and the evidence they ask for. */
export function CasesSectionView({ actorRef, children }: SectionProps & { readonly children?: ReactNode }) {
  const { cases, requiresAttachmentForPass } = useSelector(actorRef, selectValues);
  return (
    <Sheet label="Test cases" className="max-w-[760px] full:col-span-2">
      <SheetHead title="Test cases" count={cases.length}>
        {children}
      </SheetHead>
      <SheetBody>
        <Switch
          label="Require an attachment for passed cases"
          on={requiresAttachmentForPass}
          onChange={(isOn) => actorRef.send({ type: 'values.change', part: { requiresAttachmentForPass: isOn } })}
        />
        {cases.length === 0 ? null : (
          <Switch
            label="Require a video for every case"
            on={isVideoRequired(cases)}
            onChange={(isRequired) => actorRef.send({ type: 'video.change', at: null, isRequired })}
          />
        )}
      </SheetBody>
      {cases.length === 0 ? (
        <EmptyState title="The requested test has no test cases">Testers explore the application and report what they find.</EmptyState>
      ) : (
        <CaseRows actorRef={actorRef} cases={cases} />
      )}
    </Sheet>
  );
}
