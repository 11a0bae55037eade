import type { Group } from '#machines/flows/supervised/supervised-form.rules.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Pairs } from '#src/ui/pairs.tsx';
import type { Pair } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { Fragment } from 'react';
import type { TargetingOffer } from '../tester/targeting-options.ts';
import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { selectTotal, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { Link } from '#src/ui/link.tsx';
import { useSelector } from '@xstate/react';

const platformWords: Readonly<Record<string, string>> = { web: 'Web', android: 'Android', ios: 'iOS' };
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
const address = (url: string) => (
  <Link href={url} external>
    {url}
  </Link>
);
const lines = (text: string) => <span className="whitespace-pre-line">{text.trim()}</span>;
const written = (label: string, text: string): readonly Pair[] => (text.trim() === '' ? [] : [{ label, value: lines(text) }]);

/** What the test is, and what it pays. */
export function TestPreview({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  const values = useSelector(actorRef, selectValues);
  const total = useSelector(actorRef, selectTotal);
  const videos = values.cases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  return (
    <Sheet label="Test">
      <SheetHead title={values.name.trim()} />
      <SheetBody>
        <Pairs
          long
          items={[
            { label: 'Application URL', value: address(values.applicationUrl.trim()) },
            { label: 'Type of application', value: values.environments.map((platform) => platformWords[platform] ?? platform).join(', ') },
            ...written('Description', values.description),
            ...written('Credentials and access instructions', values.credentials),
            ...written('Additional URLs and resources', values.additionalUrls),
            { label: 'Tester specification document', value: address(values.specification.trim()) },
            { label: 'Test cases', value: `${values.cases.length}${videos === 0 ? '' : `, ${videos} with video`}` },
            { label: 'Attachment for passed cases', value: yesNo(values.requiresAttachmentForPass) },
            { label: 'Payout per test case', value: dollarsOf(values.payout) },
            {
              label: 'Total payout per tester',
              value: `${dollarsOf(total)}${values.appliesCountryMultiplier ? ' without the country multiplier, which is applied' : ''}`,
            },
            {
              label: 'Automatic backup tester management',
              value: values.isManagementAutomatic ? 'On' : `Off: ${values.managementReason}`,
            },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

type GroupPreviewProps = {
  readonly group: Group;
  readonly at: number;
  readonly testers: { readonly selected: readonly string[]; readonly backups: readonly string[] };
  readonly offer: TargetingOffer;
};

const filled = (label: string, text: string): readonly Pair[] =>
  text.trim() === '' ? [] : [{ label, value: <span className="whitespace-pre-line">{text}</span> }];

/** The addresses of some testers, which break before the @ where they have to. */
function Addresses({ label, emails }: { readonly label: string; readonly emails: readonly string[] }) {
  return (
    <div className="flex flex-col gap-1">
      <span>{emails.length}</span>
      <ShortList label={label} most={launchLimits.shortList}>
        {emails.map((email) => {
          const [name, ...host] = email.split('@');
          return (
            <Fragment key={email}>
              {name}
              <wbr />
              {host.map((part) => `@${part}`)}
            </Fragment>
          );
        })}
      </ShortList>
    </div>
  );
}

/** One group of a supervised test as it will be launched. */
export function GroupPreview({ group: { values }, at, testers: { selected, backups }, offer }: GroupPreviewProps) {
  const name = values.name.trim() === '' ? `Group ${at + 1}` : values.name;
  const wanted =
    offer.stage !== 'ready'
      ? []
      : offer.fields.flatMap(({ dimension, label, options }): Pair[] => {
          const chosen = values.targeting[dimension];
          const names = chosen.map((id) => options.find((option) => option.id === id)?.label ?? id);
          return chosen.length === 0 ? [] : [{ label, value: names.join(', ') }];
        });
  const isChosenLater = values.isAutomatic && selected.length === 0;
  const testers = (label: string, emails: readonly string[]): Pair => ({
    label,
    value: emails.length > 0 ? <Addresses label={label} emails={emails} /> : isChosenLater ? 'Chosen at the launch' : 'None',
  });
  return (
    <Sheet label={name}>
      <SheetHead title={name} level={3} />
      <SheetBody>
        <Pairs
          long
          items={[
            { label: 'Results needed', value: String(values.numberOfResultsNeeded ?? '') },
            ...wanted,
            ...filled('Other requirements', values.other),
            ...(values.tags.length === 0 ? [] : [{ label: 'Tags', value: values.tags.join(', ') }]),
            { label: 'Automatic tester selection', value: values.isAutomatic ? 'On' : `Off: ${values.reason}` },
            testers('Selected testers', selected),
            testers('Backup testers', backups),
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}
