import { closeWindowMachine, closeWindowTexts } from '#machines/flows/results/acts.ts';
import { moderatorTexts } from '#machines/flows/results/assign-moderators.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { useAct } from '#src/use-act.ts';
import { CircleStop, Ellipsis, FileDown, Send, UserCog } from 'lucide-react';
import { CloseTestWindow } from './close-window.documents.ts';
import type { HeaderOffers } from '../test/test-page.rules.ts';

type TestActionsProps = {
  readonly testId: string;
  readonly offers: HeaderOffers;
  readonly moderatorsHref: string;
  readonly onPublishAll: () => void;
  readonly onExport: () => void;
};

export function TestActions({ testId, offers, moderatorsHref, onPublishAll, onExport }: TestActionsProps) {
  const closing = useAct(closeWindowMachine, CloseTestWindow, { input: { testId }, done: closeWindowTexts.closed });
  const act = (id: string): void => {
    if (id === 'publish-all') onPublishAll();
    else if (id === 'export-csv') onExport();
    else if (id === 'end') closing.send({ type: 'act.open' });
  };
  const items = [
    ...(offers.canAssign ? [{ id: 'moderators', label: moderatorTexts.title, icon: UserCog, href: moderatorsHref }] : []),
    ...(offers.canExport ? [{ id: 'export-csv', label: 'Export CSV', icon: FileDown, disabledReason: offers.exportRefusal }] : []),
    ...(offers.canPublishAll ? [{ id: 'publish-all', label: 'Publish all', icon: Send, disabledReason: offers.publishRefusal }] : []),
    ...(offers.canEnd ? [{ id: 'end', label: closeWindowTexts.action, icon: CircleStop, danger: true }] : []),
  ];
  return (
    <>
      <Menu
        label="Test actions"
        trigger={<IconButton icon={Ellipsis} label="Test actions" edge />}
        groups={[{ id: 'actions', items }]}
        onAction={act}
      />
      <ActQuestion actorRef={closing} title={closeWindowTexts.question} action={closeWindowTexts.action}>
        {closeWindowTexts.consequence}
      </ActQuestion>
    </>
  );
}
