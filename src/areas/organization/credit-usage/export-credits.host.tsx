import { selectIsBusy } from '#machines/lib/act.ts';
import { exportCreditsMachine } from '#machines/flows/organization/acts.ts';
import type { Bounds } from '#schema/rules/credit-bounds.ts';
import { answerOf } from '#src/cache/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { fromPromise } from 'xstate';
import { ExportCredits } from './credit-usage.documents.ts';

/** Saves the transactions of a period as a file. */
export function ExportCreditsHost({ bounds }: { readonly bounds: Bounds }) {
  const { client } = usePortal();
  const actorRef = useFlow(
    () =>
      exportCreditsMachine.provide({
        actors: {
          send: fromPromise(async () => {
            const told = await client.mutation(ExportCredits, { input: bounds }).toPromise();
            const file = told.data?.exportCreditsToCsv.result;
            if (file) saveFile(file.filename, file.body);
            return answerOf(told);
          }),
        },
      }),
    { input: bounds },
  );
  useEmitted(actorRef, { 'act.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  return (
    <Button size="small" icon={Download} busy={useSelector(actorRef, selectIsBusy)} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Export CSV
    </Button>
  );
}
