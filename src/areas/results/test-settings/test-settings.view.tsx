import type { Actor } from '#machines/lib/lifecycle.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { DetailSheet } from '../parts/details.tsx';
import { AttachmentRequirement } from './attachment-requirement.act.tsx';
import { Management } from './management.act.tsx';
import { TestCycle } from './test-cycle.act.tsx';
import type { TestSettings } from './test-settings.documents.ts';
import { attachmentRefusal, managementRefusal } from './test-settings.rules.ts';

type TestSettingsViewProps = { readonly test: ResultOf<typeof TestSettings>; readonly viewer: Actor };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function TestSettingsView({ test, viewer }: TestSettingsViewProps) {
  const { id: testId, payoutBaseAmount, applyCountryPayoutMultiplier, linkedTestCycleCode, linkedTestCycleUrl } = test;
  return (
    <DetailSheet
      title="Settings"
      details={[
        {
          label: 'Attachments',
          value: (
            <AttachmentRequirement testId={testId} isRequired={test.requiredAttachmentForPass} refusal={attachmentRefusal(test, viewer)} />
          ),
        },
        ...(test.supportsAutomaticTesterManagement
          ? [
              {
                label: 'Testers',
                value: (
                  <Management
                    testId={testId}
                    isEnabled={test.automaticTesterManagementEnabled}
                    reason={test.automaticTesterManagementDisabledReason ?? null}
                    refusalOf={(reason) => managementRefusal(test, viewer, reason)}
                  />
                ),
              },
            ]
          : []),
        { label: 'Test cycle', value: <TestCycle testId={testId} code={linkedTestCycleCode ?? null} url={linkedTestCycleUrl ?? null} /> },
        { label: 'Payout per test case', value: payoutBaseAmount == null ? 'Not set' : dollars.format(payoutBaseAmount / 100) },
        { label: 'Country multiplier', value: applyCountryPayoutMultiplier === true ? 'Applied' : 'Not applied' },
      ]}
    />
  );
}
