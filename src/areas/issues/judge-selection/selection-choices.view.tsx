import { selectChosenSeverity, selectSelectionChoice } from '#machines/flows/issues/judge.selectors.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import type { Subject } from '#machines/flows/issues/judge.rules.ts';
import { givenSeverities, rejectionReasons, severityLabels } from '#schema/vocabulary/issue.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { useSelector } from '@xstate/react';
import { SignalHigh, Tag as TagIcon, X } from 'lucide-react';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { SelectionTags } from './selection-tags.tsx';

export type ChoiceProps = {
  readonly judge: JudgeActorRef;
  readonly of: Subject;
  readonly count: number;
  readonly reason: string | null;
};

export function RejectChoice({ judge, of, count, reason }: ChoiceProps) {
  const isOpen = useSelector(judge, selectSelectionChoice) === 'reason';
  return (
    <Popover
      label="Reason"
      placement="top start"
      isOpen={isOpen}
      onOpenChange={(opens) => judge.send(opens ? { type: 'reason.choose', of } : { type: 'choice.cancel' })}
      trigger={
        <Button
          size="small"
          kind="danger"
          icon={X}
          keys="3"
          disabledReason={reason}
          reason="hidden"
          className="max-desk:order-1 max-desk:flex-1"
        >
          {`Reject ${count}`}
        </Button>
      }
    >
      <ChoiceList
        label="Reason"
        hint={`Reject ${count === 1 ? 'this issue' : `these ${count} issues`} because`}
        options={rejectionReasons.map((one) => ({ id: one, label: one }))}
        checked={null}
        onPick={(one) => judge.send({ type: 'reason.pick', reason: one })}
      />
    </Popover>
  );
}

/** Opens by itself where some need a severity before they can be accepted. */
export function SeverityChoice({ judge, of, count, reason }: ChoiceProps) {
  const choice = useSelector(judge, selectSelectionChoice);
  const checked = useSelector(judge, selectChosenSeverity);
  return (
    <Popover
      label="Severity"
      placement="top end"
      width={260}
      isOpen={choice === 'severity' || choice === 'acceptance'}
      onOpenChange={(opens) => judge.send(opens ? { type: 'severity.choose', of } : { type: 'choice.cancel' })}
      trigger={<IconButton edge icon={SignalHigh} label={`Severity of ${count}`} keys="S" disabledReason={reason} />}
    >
      <ChoiceList
        label="Severity"
        hint={choice === 'acceptance' ? 'These issues need a severity before they are accepted.' : undefined}
        options={givenSeverities.map((level) => ({ id: level, label: severityLabels[level], glyph: <SeverityGlyph level={level} /> }))}
        checked={checked}
        onPick={(level) => judge.send({ type: 'severity.pick', severity: level })}
      />
    </Popover>
  );
}

type TagChoiceProps = ChoiceProps & {
  readonly tags: readonly Tag[] | null;
  readonly isAttached: (tagId: string) => boolean | 'mixed';
};

export function TagChoice({ judge, of, count, reason, tags, isAttached }: TagChoiceProps) {
  const isOpen = useSelector(judge, selectSelectionChoice) === 'tags';
  const { actor } = useSelector(judge, ({ context }) => context);
  return (
    <Popover
      label="Tags"
      placement="top end"
      isOpen={isOpen}
      onOpenChange={(opens) => judge.send(opens ? { type: 'tags.choose' } : { type: 'choice.cancel' })}
      trigger={<IconButton edge icon={TagIcon} label={`Tags of ${count}`} keys="T" disabledReason={reason} />}
    >
      <SelectionTags
        tags={tags}
        isAttached={isAttached}
        actor={actor}
        onCreate={(name) => judge.send({ type: 'tag.change', about: of, tag: { id: null, name }, attached: true })}
        onChange={(tag, attached) => judge.send({ type: 'tag.change', about: of, tag, attached })}
      />
    </Popover>
  );
}
