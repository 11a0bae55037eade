import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from './sheet.tsx';
import { useFaultFocus } from './use-fault-focus.ts';
import { FormFault } from './form-fault.tsx';

type SheetFormProps = {
  title: string;
  onSubmit: () => void;
  submit?: string | undefined;
  busy: boolean;
  fault?: string | null | undefined;
  disabledReason?: string | null | undefined;
  foot?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** After a refusal focus is on the first field with an error. */
export function SheetForm({
  title,
  onSubmit,
  submit = 'Save',
  busy,
  fault,
  disabledReason = null,
  foot,
  className,
  children,
}: SheetFormProps) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} />
      <form
        ref={useFaultFocus()}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (disabledReason === null) onSubmit();
        }}
      >
        {fault ? (
          <SheetBody className="pb-0">
            <FormFault fault={fault} />
          </SheetBody>
        ) : null}
        <SheetBody className={className}>{children}</SheetBody>
        <SheetFoot>
          <Button kind="primary" type="submit" busy={busy} disabledReason={disabledReason}>
            {submit}
          </Button>
          {foot}
        </SheetFoot>
      </form>
    </Sheet>
  );
}
