import { useSelector } from '@xstate/react';
import { selectIsKnown } from '#machines/flows/integrations/configure-integration.ts';
import { defaultPriorities, jiraTexts, priorityNames } from '#schema/vocabulary/jira.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { JiraExportView } from './jira-export.view.tsx';
import type { ToolLists } from './tool-lists.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsField } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

function Connection({ actorRef }: SettingsProps) {
  const isKnown = useSelector(actorRef, selectIsKnown);
  return (
    <Sheet label="Connection">
      <SheetHead title="Connection" />
      <SheetBody className="flex flex-col gap-4">
        <TextField
          {...useSettingsField(actorRef, 'site')}
          type="url"
          inputMode="url"
          isRequired
          placeholder="https://yourname.atlassian.net"
          hint="Where you open Jira, in the cloud or on your own network"
        />
        <TextField
          {...useSettingsField(actorRef, 'username')}
          isRequired
          autoComplete="off"
          hint="In the cloud the email address of the account, at Data Center its name"
        />
        <PasswordField
          {...useSettingsField(actorRef, 'accessToken')}
          isRequired={!isKnown}
          autoComplete="off"
          hint={isKnown ? jiraTexts.newToken : 'An API token, at Data Center a personal access token'}
        />
      </SheetBody>
    </Sheet>
  );
}

function Priority({ actorRef, name }: SettingsProps & { readonly name: (typeof priorityNames)[number] }) {
  return <TextField {...useSettingsField(actorRef, name)} isRequired placeholder={defaultPriorities[name]} />;
}

function Priorities({ actorRef }: SettingsProps) {
  return (
    <Sheet label="Priorities">
      <SheetHead title="Priorities" />
      <SheetBody className="flex flex-col gap-3">
        <p className="measure text-ink-2">What each severity is called in Jira.</p>
        <div className="grid grid-cols-4 items-start gap-4 max-desk:grid-cols-2">
          {priorityNames.map((name) => (
            <Priority key={name} actorRef={actorRef} name={name} />
          ))}
        </div>
      </SheetBody>
    </Sheet>
  );
}

type JiraFormProps = SettingsProps & { readonly isActive: boolean; readonly lists: ToolLists };

/** How Jira is connected, and what exports to it begin with. */
export function JiraFormView({ actorRef, isActive, lists }: JiraFormProps) {
  return (
    <SettingsForm actorRef={actorRef}>
      <Connection actorRef={actorRef} />
      <Priorities actorRef={actorRef} />
      <JiraExportView actorRef={actorRef} isActive={isActive} lists={lists} />
    </SettingsForm>
  );
}
