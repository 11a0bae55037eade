import { useSelector } from '@xstate/react';
import type { AzureGrantActorRef } from '#machines/flows/integrations/azure-grant/azure-grant.machine.ts';
import { selectIsEditable, selectIsKnown } from '#machines/flows/integrations/configure-integration/configure-integration.selectors.ts';
import { azureTexts } from '#schema/vocabulary/azure-devops.ts';
import { Banner } from '#src/ui/banner.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsField } from '../configure-integration/settings-field.ts';
import type { SettingsProps } from '../configure-integration/settings-field.ts';
import { AzureGrantView } from './azure-grant.view.tsx';

type CloudProps = SettingsProps & { readonly grantRef: AzureGrantActorRef; readonly hasCloud: boolean; readonly signedInAs: string };

function CloudFields({ actorRef, grantRef, hasCloud, signedInAs }: CloudProps) {
  const { id, value, error } = useSettingsField(actorRef, 'credentialsKey');
  const organization = useSettingsField(actorRef, 'organization');
  const site = useSettingsField(actorRef, 'site');
  if (!hasCloud) return <Banner hue="neutral" title={azureTexts.cloudNotSetUp} />;
  return (
    <>
      <TextField {...site} readOnly hint="The same for every organization in the cloud" />
      <TextField {...organization} isRequired autoComplete="off" placeholder="northwind" hint="As it stands after dev.azure.com/" />
      <AzureGrantView actorRef={grantRef} isGranted={value !== ''} signedInAs={signedInAs} id={id} error={error} />
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
        hint="Path of the collection, as it stands after the address"
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
export function AzureDevopsFormView({ actorRef, grantRef, hasCloud, signedInAs, isHosted, onHost }: AzureDevopsFormProps) {
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
          {isHosted ? (
            <CloudFields actorRef={actorRef} grantRef={grantRef} hasCloud={hasCloud} signedInAs={signedInAs} />
          ) : (
            <ServerFields actorRef={actorRef} />
          )}
        </SheetBody>
      </Sheet>
    </SettingsForm>
  );
}
