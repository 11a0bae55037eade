import type { FormActorRef } from '#machines/lib/form.ts';
import type { ShownRulesFragment } from '#schema/generated/client/graphql.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceFrame } from '#src/ui/choice-frame.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import type { ReactNode } from 'react';

const off = 'Off';
const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`));

const budgetWords = ({ monthlyBudget, spent, held }: ShownRulesFragment): string => {
  if (monthlyBudget == null) return off;
  const left = Math.round((monthlyBudget - spent - held) * 100) / 100;
  return left < 0
    ? `${creditsWords(monthlyBudget)}, exceeded by ${creditsWords(-left)}`
    : `${creditsWords(monthlyBudget)}, ${creditsWords(left)} left`;
};

type LaunchRulesViewProps = { readonly rules: ShownRulesFragment; readonly action: ReactNode };

/** What has to be approved before credits are spent, and where the month stands. */
export function LaunchRulesView({ rules, action }: LaunchRulesViewProps) {
  const { approvalAbove, month, spent, held, waiting, approvers, timeZone } = rules;
  return (
    <Sheet label="Approval and budget">
      <SheetHead title="Approval and budget">{action}</SheetHead>
      <SheetBody>
        <Pairs
          items={[
            { label: 'Approval above', value: approvalAbove == null ? off : creditsWords(approvalAbove) },
            { label: `Budget of ${monthWords(month)}`, value: budgetWords(rules) },
            { label: 'Spent', value: `${creditsWords(spent)}${timeZone == null ? '' : `, by the clock of ${timeZone}`}` },
            { label: 'Held', value: `${creditsWords(held)} for launched tests that are not open yet` },
            { label: 'Waiting', value: `${creditsWords(waiting)} for launches that wait for approval` },
            { label: 'Approved by', value: approvers.length === 0 ? 'Nobody yet' : approvers.map(({ name }) => name).join(', ') },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

type Member = { readonly id: string; readonly name: string };
type RulesFormProps = { readonly actorRef: FormActorRef; readonly members: readonly Member[]; readonly zones: readonly string[] };

function ChooseApprovers({ actorRef, members }: Pick<RulesFormProps, 'actorRef' | 'members'>) {
  const { value, onChange, error } = useField<readonly string[]>(actorRef, 'approverIds');
  return (
    <ChoiceFrame label="Who approves" hint="At least two. Nobody approves what they asked for." error={error}>
      {members.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`approver-${id}`}
          label={name}
          checked={value.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
    </ChoiceFrame>
  );
}

/** Asks from which amount on, within which budget, and by whom launches are approved. */
export function LaunchRulesForm({ actorRef, members, zones }: RulesFormProps) {
  const above = useField(actorRef, 'approvalAbove');
  const budget = useField(actorRef, 'monthlyBudget');
  const zone = useField(actorRef, 'timeZone');
  return (
    <FormModal actorRef={actorRef} title="Approval and budget" action="Save">
      <TextField
        label="Approval above"
        name="approvalAbove"
        inputMode="decimal"
        autoFocus
        autoComplete="off"
        hint="In Credits. Launches that take more wait for a second person. Empty: none do."
        {...above}
      />
      <TextField
        label="Budget of a month"
        name="monthlyBudget"
        inputMode="decimal"
        autoComplete="off"
        hint="In Credits. Launches that go over wait for a second person. Empty: none."
        {...budget}
      />
      <Select label="Time zone of the month" name="timeZone" options={zones.map((id) => ({ id, label: id }))} {...zone} />
      <ChooseApprovers actorRef={actorRef} members={members} />
    </FormModal>
  );
}
