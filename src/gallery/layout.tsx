import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { Columns, Rail } from '#src/ui/page.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { dismissToast } from '#src/ui/toast.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import { LiveRegion, VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export function LayoutSection() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Columns
      rail={
        <Rail label="Beside the work">
          <Sheet label="Rail">
            <SheetHead title="Rail" level={3} />
            <SheetBody>
              <Tooltip text="Shown on hover and on focus">
                {(props) => (
                  <a {...props} href="#rail" className="w-max rounded-key text-accent">
                    Point at this
                  </a>
                )}
              </Tooltip>
            </SheetBody>
          </Sheet>
        </Rail>
      }
    >
      <Sheet label="Work">
        <SheetHead title="Work" />
        {isLoading ? (
          <Loading label="Loading testers">
            <SkeletonRows rows={3} avatar />
          </Loading>
        ) : (
          <SheetBody>
            <CheckboxGroup label="Operating systems" error="Please select at least one operating system." row>
              <Checkbox label="Windows" checked={false} onChange={() => undefined} />
              <Checkbox label="macOS" checked={false} onChange={() => undefined} />
            </CheckboxGroup>
          </SheetBody>
        )}
        <SheetFoot>
          <Button size="small" onPress={() => setLoading(!isLoading)}>
            Load
          </Button>
          <Button size="small" kind="ghost" onPress={() => dismissToast()}>
            Dismiss toasts
          </Button>
          <VisuallyHidden>Foot of the sheet</VisuallyHidden>
          <LiveRegion text={isLoading ? 'Loading' : ''} />
        </SheetFoot>
      </Sheet>
    </Columns>
  );
}
