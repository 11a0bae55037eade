import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { selectTotal, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import type { Pair } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { useSelector } from '@xstate/react';

const platformWords: Readonly<Record<string, string>> = { web: 'Web', android: 'Android', ios: 'iOS' };
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
const address = (url: string) => (
  <Link href={url} external>
    {url}
  </Link>
);
const lines = (text: string) => <span className="whitespace-pre-line">{text.trim()}</span>;
const filled = (label: string, text: string): readonly Pair[] => (text.trim() === '' ? [] : [{ label, value: lines(text) }]);

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
            ...filled('Description', values.description),
            ...filled('Credentials and access instructions', values.credentials),
            ...filled('Additional URLs and resources', values.additionalUrls),
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
