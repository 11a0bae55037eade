import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import type { JSX } from 'react';
import { use, useRef } from 'react';
import { announce } from './announce.ts';
import type { FieldProps } from './field.tsx';
import { FieldError, FieldHint, Why, inputBox, inputEdge, requiredMark, useFieldIds } from './field.tsx';
import type { Option } from './option.ts';
import { optionRow, popBox } from './overlay.styles.ts';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import { leftToPage } from './page-keys.ts';
import { refusable } from './refusable.tsx';

type SelectProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string | undefined;
  autoWidth?: boolean | undefined;
};

export function Select({ options, value, onChange, placeholder = 'Choose', autoWidth = false, ...field }: SelectProps) {
  const ids = useFieldIds(field);
  const isBlocked = Boolean(field.disabledReason);
  const reason = useRef<HTMLSpanElement>(null);
  return (
    <AriaSelect
      {...(field.name === undefined ? null : { name: field.name })}
      {...(isBlocked ? { isOpen: false, onOpenChange: () => reason.current?.focus() } : null)}
      {...(ids.describedBy === undefined ? null : { 'aria-describedby': ids.describedBy })}
      value={value}
      isInvalid={Boolean(field.error)}
      isRequired={field.isRequired === true}
      placeholder={placeholder}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option === undefined || isBlocked) return;
        if (option.disabledReason) announce(option.disabledReason);
        else onChange(option.id);
      }}
      className={`flex min-w-0 flex-col gap-[5px] ${autoWidth ? 'w-max' : ''}`}
    >
      <span className={field.hideLabel === true ? 'sr-only' : 'flex items-baseline gap-2'}>
        <Label {...requiredMark(field)} className="font-name">
          {field.label}
        </Label>
        {field.optional === true ? <span className="text-small text-ink-3">Optional</span> : null}
      </span>
      <Button
        id={ids.input}
        render={(native) => <button {...leftToPage(native)} />}
        {...(isBlocked ? { 'aria-disabled': 'true' as const } : null)}
        className={`flex items-center gap-2 text-left ${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error) })}`}
      >
        <SelectValue className="cut flex-1 placeholder:text-ink-3 [&_[slot=description]]:hidden" />
        <ChevronDown aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-2" />
      </Button>
      {field.error ? <FieldError id={ids.error}>{field.error}</FieldError> : null}
      {field.disabledReason ? (
        <Why id={ids.reason} focusRef={reason}>
          {field.disabledReason}
        </Why>
      ) : null}
      {field.hint ? <FieldHint id={ids.hint}>{field.hint}</FieldHint> : null}
      <SelectList options={options} />
    </AriaSelect>
  );
}

function SelectList({ options }: { options: readonly Option[] }) {
  const mayClose = useFirstPress();
  const state = use(SelectStateContext);
  return (
    <Popover offset={4} shouldCloseOnInteractOutside={mayClose} className={`${popBox} min-w-(--trigger-width) overflow-auto p-1`}>
      <PageBehind isOpen={state?.isOpen === true} />
      <ListBox render={(native) => <div {...leftToPage(native, () => state?.close())} />} className="outline-none">
        {options.map(({ id, label, description, disabledReason, icon: Glyph }) => (
          <ListBoxItem
            key={id}
            id={id}
            textValue={label}
            render={(native) => refusable(Boolean(disabledReason))(leftToPage(native as JSX.IntrinsicElements['div']))}
            className={`${optionRow} focus:bg-accent-wash ${disabledReason ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer'}`}
          >
            {({ isSelected }) => (
              <>
                {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : null}
                <span className="min-w-0 flex-1">
                  <Text slot="label">{label}</Text>
                  {disabledReason || description ? (
                    <Text slot="description" className="block text-small text-ink-3">
                      {disabledReason ?? description}
                    </Text>
                  ) : null}
                </span>
                {isSelected ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-accent" /> : null}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
