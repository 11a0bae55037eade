import { useSelector } from '@xstate/react';
import { selectIsKnown } from '#machines/flows/integrations/configure-integration.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsField } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

/** How TestRail is connected. */
export function TestRailFormView({ actorRef }: SettingsProps) {
  const isKnown = useSelector(actorRef, selectIsKnown);
  return (
    <SettingsForm actorRef={actorRef}>
      <Sheet label="Connection">
        <SheetHead title="Connection" />
        <SheetBody className="flex flex-col gap-4">
          <TextField
            {...useSettingsField(actorRef, 'site')}
            type="url"
            inputMode="url"
            isRequired
            placeholder="https://yourname.testrail.io"
            hint="Where you open TestRail"
          />
          <TextField
            {...useSettingsField(actorRef, 'username')}
            isRequired
            autoComplete="off"
            hint="The email address you sign in with there"
          />
          <PasswordField
            {...useSettingsField(actorRef, 'apiKey')}
            isRequired
            autoComplete="off"
            hint={isKnown ? 'It is never shown. Enter one to save any change.' : 'Create it in TestRail under My Settings, API Keys'}
          />
        </SheetBody>
      </Sheet>
    </SettingsForm>
  );
}
