import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { FileSpreadsheet } from 'lucide-react';

/** Asks where one issue is to be exported to. */
export function ExportIssueView({ actorRef }: { readonly actorRef: ExportIssuesActorRef }) {
  return (
    <Modal
      isOpen
      onClose={() => actorRef.send({ type: 'export.cancel' })}
      title="Export issue"
      actions={
        <>
          <Button onPress={() => actorRef.send({ type: 'export.cancel' })}>Cancel</Button>
          <Button kind="primary" autoFocus onPress={() => actorRef.send({ type: 'export.confirm' })}>
            Export as CSV
          </Button>
        </>
      }
    >
      <p className="flex items-start gap-2.5">
        <FileSpreadsheet aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
        <span>A CSV file with the issue's fields, tags and note is downloaded, and the issue is tagged Exported.</span>
      </p>
    </Modal>
  );
}
