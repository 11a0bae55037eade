import { CloudOff, Timer, UserCog } from 'lucide-react';
import { useState } from 'react';
import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity } from '#schema/vocabulary/issue.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Severity, SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { Specimen } from './controls.tsx';

export function ToastSection() {
  return (
    <Specimen title="Toast and banner">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => showToast({ type: 'success', text: 'NW-412-16 rejected as Duplicate', undo: () => undefined })}>
          Undo toast
        </Button>
        <Button size="small" onPress={() => showToast({ type: 'danger', text: 'Something went wrong, please try again.' })}>
          Danger
        </Button>
        <Button size="small" onPress={() => showToast({ type: 'info', text: 'Changes wait', action: { label: 'See', href: '#' } })}>
          Info
        </Button>
      </div>
      <Banner hue="danger" title="Publishing failed for some results." action={<Link href="#">Fix and retry</Link>}>
        Jonas Wieland: 1 issue has no severity.
      </Banner>
      <Banner hue="warning" title="Possible mass passing." action={<Button size="small">Dismiss</Button>}>
        38 fields an hour, peers 14.
      </Banner>
      <Banner hue="info" title="Ana Souza is moderating this result." onDismiss={() => undefined}>
        Whoever saves second sees the first verdict before theirs counts.
      </Banner>
      <Banner hue="success" title="All changes saved" />
      <Strip hue="danger" icon={Timer}>
        2 days left in your trial
      </Strip>
      <Strip hue="warning" icon={CloudOff}>
        Offline, 3 changes wait
      </Strip>
      <Strip hue="info" icon={UserCog} action={<Link href="#">Stop</Link>}>
        You act for Maya Okafor.
      </Strip>
    </Specimen>
  );
}

export function OverlaysSection() {
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<GivenSeverity>('critical');
  return (
    <Specimen title="Overlays">
      <div className="flex flex-wrap gap-2">
        <Menu
          label="Severity"
          placement="bottom start"
          trigger={
            <Button keys="S">
              <Severity level={level}>{severityLabels[level]}</Severity>
            </Button>
          }
          groups={[
            {
              id: 'levels',
              items: givenSeverities.map((word, at) => ({
                id: word,
                label: severityLabels[word],
                glyph: <SeverityGlyph level={word} />,
                keys: `${at + 1}`,
                checked: word === level,
                disabledReason: word === 'low' ? 'Needs a reason first' : null,
              })),
            },
            {
              id: 'more',
              title: 'More',
              items: [
                { id: 'page', label: 'Open as a page', href: '/gallery.html' },
                { id: 'remove', label: 'Remove', danger: true },
              ],
            },
          ]}
          onAction={(id) => setLevel(givenSeverities.find((each) => each === id) ?? level)}
        />
        <Popover trigger={<Button>Popover</Button>} label="Tags">
          {(close) => (
            <div className="flex flex-col items-start gap-2">
              <p>Anything in here</p>
              <Button size="small" onPress={close}>
                Done
              </Button>
            </div>
          )}
        </Popover>
        <Button onPress={() => setOpen(true)}>Modal</Button>
      </div>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Publish results of 2 testers"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary" onPress={() => setOpen(false)}>
              Publish 2 testers
            </Button>
          </>
        }
      >
        <p>Publishing cannot be undone. Unmoderated issues cannot be published later. Bug generation takes 5 minutes.</p>
      </Modal>
    </Specimen>
  );
}
