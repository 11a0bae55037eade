import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectIsEditable, selectIsKnown } from '#machines/flows/integrations/configure-integration.ts';
import { azureTexts } from '#schema/vocabulary/trackers.ts';
import { Banner } from '#src/ui/banner.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsField } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

type CloudProps = SettingsProps & {
  /** The part where one signs in; null where the operator has not set it up. */
  readonly signIn: ReactNode;
};

function CloudFields({ actorRef, signIn }: CloudProps) {
  const organization = useSettingsField(actorRef, 'organization');
  const site = useSettingsField(actorRef, 'site');
  if (signIn === null) return <Banner hue="neutral" title={azureTexts.cloudNotSetUp} />;
  return (
    <>
      <TextField {...site} readOnly hint="The same for every organization in the cloud" />
      <TextField {...organization} isRequired autoComplete="off" placeholder="yourname" hint="As it appears after dev.azure.com/" />
      {signIn}
    </>
  );
}

function ServerFields({ actorRef }: SettingsProps) {
  const isKnown = useSelector(actorRef, selectIsKnown);
  const site = useSettingsField(actorRef, 'site');
  return (
    <>
      <TextField {...site} type="url" inputMode="url" isRequired placeholder="https://devops.example.com" hint="Address of the server" />
      <TextField
        {...useSettingsField(actorRef, 'contextPath')}
        isRequired
        autoComplete="off"
        placeholder="tfs/DefaultCollection"
        hint="Path of the collection, as it appears after the address"
      />
      <TextField {...useSettingsField(actorRef, 'username')} isRequired autoComplete="off" />
      <PasswordField
        {...useSettingsField(actorRef, 'accessToken')}
        isRequired
        autoComplete="off"
        hint={
          isKnown
            ? 'It is never shown. Enter one to save any change.'
            : 'A personal access token with Project and Team (Read) and Work Items (Read & write)'
        }
      />
    </>
  );
}

type AzureDevopsFormProps = CloudProps & { readonly isHosted: boolean; readonly onHost: (isHosted: boolean) => void };

/** How Azure DevOps is connected: in the cloud by a sign-in, on a server of one's own by a token. */
export function AzureDevopsFormView({ actorRef, signIn, isHosted, onHost }: AzureDevopsFormProps) {
  const isEditable = useSelector(actorRef, selectIsEditable);
  return (
    <SettingsForm actorRef={actorRef}>
      <Sheet label="Connection">
        <SheetHead title="Connection" />
        <SheetBody className="flex flex-col gap-4">
          <Switch
            label="Hosted on Azure"
            on={isHosted}
            busy={!isEditable}
            onChange={onHost}
            consequence={isHosted ? 'Your organization is at dev.azure.com.' : 'Azure DevOps runs on a server of your own.'}
          />
          {isHosted ? <CloudFields actorRef={actorRef} signIn={signIn} /> : <ServerFields actorRef={actorRef} />}
        </SheetBody>
      </Sheet>
    </SettingsForm>
  );
}
