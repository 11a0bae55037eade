import { use } from 'react';
import { Avatar } from './avatar.tsx';
import { TriggerContext, triggerProps } from './trigger.ts';

/** The round button of the account; alone it holds the place of the menu while that is loading. */
export function AccountButton({ name, onPress }: { name: string; onPress?: (() => void) | undefined }) {
  const trigger = use(TriggerContext);
  const press = trigger?.toggle ?? onPress;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...triggerProps(trigger)}
      onClick={press}
      className="grid size-[30px] place-items-center rounded-full max-desk:size-11 touch:size-11"
    >
      <Avatar name={name} self />
      <span className="sr-only">Account menu of {name}</span>
    </button>
  );
}
