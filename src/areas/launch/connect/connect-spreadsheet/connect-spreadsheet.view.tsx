import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import {
  selectCanCancel,
  selectImportReason,
  selectIsBusy,
  selectIsRefused,
  selectProblem,
  selectSheetName,
  selectSheetNames,
} from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import type { ConnectSpreadsheetActorRef, SheetKind } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { RadioGroup } from '#src/ui/radio.tsx';

export function ConnectSpreadsheetView({ actorRef, kind }: { readonly actorRef: ConnectSpreadsheetActorRef; readonly kind: SheetKind }) {
  const names = useSelector(actorRef, selectSheetNames);
  const chosen = useSelector(actorRef, selectSheetName);
  const problem = useSelector(actorRef, selectProblem);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const canCancel = useSelector(actorRef, selectCanCancel);
  const isRefused = useSelector(actorRef, selectIsRefused);
  const reason = useSelector(actorRef, selectImportReason);
  const area = useStageFocus<HTMLDivElement>(`${isBusy} ${canCancel} ${names.length}`);
  return (
    <div ref={area} role="group" aria-label="Google Sheets" className="flex flex-col items-start gap-3">
      {names.length > 0 ? (
        <div className="max-h-60 w-full overflow-y-auto rounded-card border border-line-strong px-3 py-2.5">
          <RadioGroup
            label="Sheet"
            hint={connectTexts.sheetChoose}
            options={names.map((name) => ({ id: name, label: name }))}
            value={chosen}
            onChange={(name) => actorRef.send({ type: 'sheet.choose', name })}
          />
        </div>
      ) : null}
      <div data-opens-import={`sheet ${kind}`} className="flex flex-wrap items-center gap-2">
        <Button
          icon={Download}
          busy={isBusy}
          disabledReason={reason}
          reason="hidden"
          onPress={() => actorRef.send({ type: 'sheet.import' })}
        >
          {isRefused ? 'Retry' : 'Import from the spreadsheet'}
        </Button>
        {canCancel ? (
          <Button kind="ghost" onPress={() => actorRef.send({ type: 'import.cancel' })}>
            Cancel
          </Button>
        ) : null}
      </div>
      {problem === null ? null : (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
