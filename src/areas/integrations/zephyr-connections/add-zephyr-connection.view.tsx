import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  selectFaultAt,
  selectGeneral,
  selectIsAdding,
  selectIsOpen,
  selectValues,
} from '#machines/flows/integrations/add-zephyr-connection.ts';
import type { AddZephyrConnectionActorRef, ZephyrField } from '#machines/flows/integrations/add-zephyr-connection.ts';
import { zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';

type WindowProps = { readonly actorRef: AddZephyrConnectionActorRef; readonly code: ZephyrCode };

export const zephyrFieldId = (code: ZephyrCode, field: string): string => `${code}-${field}`;

const hints: Readonly<Record<ZephyrCode, Readonly<Record<'site' | 'apiToken', string>>>> = {
  zephyr_squad: { site: 'Where you open its Jira', apiToken: 'A personal access token of Jira' },
  zephyr_scale: { site: 'The address of your region, where it differs', apiToken: 'Create it in Zephyr Scale under API access tokens' },
};

function Fields({ actorRef, code }: WindowProps) {
  const values = useSelector(actorRef, selectValues);
  const bind = (field: ZephyrField, label: string, error: string | null) => ({
    id: zephyrFieldId(code, field),
    name: field,
    label,
    error,
    isRequired: true,
    autoComplete: 'off',
    value: values[field],
    onChange: (value: string) => actorRef.send({ type: 'field.change', field, value }),
  });
  const name = useSelector(actorRef, selectFaultAt('name'));
  const site = useSelector(actorRef, selectFaultAt('site'));
  const apiToken = useSelector(actorRef, selectFaultAt('apiToken'));
  return (
    <>
      <TextField {...bind('name', 'Name', name)} autoFocus hint="The name that your team sees" />
      <TextField
        {...bind('site', 'Site', site)}
        type="url"
        inputMode="url"
        placeholder="https://jira.example.com"
        hint={hints[code].site}
      />
      <PasswordField {...bind('apiToken', 'API token', apiToken)} hint={hints[code].apiToken} />
    </>
  );
}

/** The window in which a connection is added: the tool is asked before it closes. */
export function AddZephyrConnectionView({ actorRef, code }: WindowProps) {
  const isOpen = useSelector(actorRef, selectIsOpen);
  const isAdding = useSelector(actorRef, selectIsAdding);
  const form = useId();
  const close = () => actorRef.send({ type: 'window.close' });
  return (
    <Modal
      isOpen={isOpen}
      isDismissable={!isAdding}
      title={`Connect ${zephyrLabels[code]}`}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isAdding}>
            {zephyrTexts.add}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'connection.add' });
        }}
      >
        <FormFault fault={useSelector(actorRef, selectGeneral)} />
        <Fields actorRef={actorRef} code={code} />
      </form>
    </Modal>
  );
}
