import { Download, MessageSquare, MoreHorizontal, Repeat, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { RadioCards } from '#src/ui/radio-card.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} />
      <SheetBody>{children}</SheetBody>
    </Sheet>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="w-16 shrink-0 text-small text-ink-3">{label}</span>
      {children}
    </div>
  );
}

export function ActionsSection() {
  const [isBusy, setBusy] = useState(true);
  return (
    <Specimen title="Button">
      <Line label="Primary">
        <Button kind="primary">Accept</Button>
        <Button kind="primary" keys="1" busy={isBusy} onPress={() => setBusy(false)}>
          Accept
        </Button>
        <LinkButton kind="primary" href="#" size="small" icon={Send}>
          Publish
        </LinkButton>
      </Line>
      <Line label="Plain">
        <Button icon={Download} keys="E">
          Export
        </Button>
        <Button pressed>Pressed</Button>
        <Button kind="ghost" icon={MessageSquare} size="small">
          Message group
        </Button>
      </Line>
      <Line label="Danger">
        <Button kind="danger" icon={X} keys="3">
          Reject
        </Button>
        <Button kind="destructive">Remove 3 testers</Button>
      </Line>
      <Line label="Busy">
        <Button busy={isBusy}>Publishing</Button>
      </Line>
      <Line label="Disabled">
        <Button disabledReason="3 results left to moderate" fix={<Link href="#">See them</Link>}>
          Publish
        </Button>
      </Line>
      <Line label="Hidden">
        <Button disabledReason="3 results left to moderate" reason="hidden">
          Publish
        </Button>
        <LinkButton href="#" disabledReason="Nothing to show">
          Open
        </LinkButton>
      </Line>
      <IconLine />
      <Button size="large" kind="primary" wide keys="Ctrl Enter">
        Launch, 96 Credits per run
      </Button>
      <Button size="large" wide reason="below" disabledReason="Test 3 has no targeting group." fix={<Link href="#">Fix it</Link>}>
        Launch test request
      </Button>
    </Specimen>
  );
}

function IconLine() {
  return (
    <Line label="Icon">
      <IconButton icon={MoreHorizontal} label="More" keys="M" />
      <IconButton icon={MoreHorizontal} label="More" edge />
      <IconButton icon={Download} label="Download" disabledReason="Nothing is selected" />
      <IconButton icon={Download} label="Download" pressed />
      <IconButton icon={Download} label="Download" busy />
      <Link href="#">Text link</Link>{' '}
      <Link href="#" look="plain">
        Plain link
      </Link>
    </Line>
  );
}

export function FieldsSection() {
  const [name, setName] = useState('Checkout, guest payment');
  const [text, setText] = useState('Use the account list in the sheet. Reset the cart after each case.');
  const [find, setFind] = useState('');
  return (
    <Specimen title="Field">
      <SearchField label="Find a tester" value={find} onChange={setFind} keys="/" />
      <TextField label="Test name" value={name} onChange={setName} max={24} isRequired />
      <TextField
        label="Application link"
        value="shop.northwind"
        onChange={() => undefined}
        error="Please provide a valid URL."
        hint="Testers open exactly this address."
      />
      <TextField label="Turnaround" value="24" onChange={() => undefined} unit="hours" inputMode="numeric" />
      <TextField label="Project key" value="NW" onChange={() => undefined} busy optional />
      <TextField label="Created by" value="Maya Okafor" onChange={() => undefined} readOnly />
      <TextField
        label="Board"
        value=""
        placeholder="Choose a project first"
        onChange={() => undefined}
        disabledReason="Opens when a project is chosen"
      />
      <PasswordField label="Password" value="crowd-demo" onChange={() => undefined} />
      <TextArea label="Access instructions" value={text} onChange={setText} max={70} hint="Testers see it." />
    </Specimen>
  );
}

export function ChoiceSection() {
  const [isShown, setShown] = useState(true);
  const [mode, setMode] = useState('fast');
  const [status, setStatus] = useState('new');
  const [answer, setAnswer] = useState('yes');
  const [isOn, setOn] = useState(true);
  return (
    <Specimen title="Choice">
      <div className="flex flex-wrap gap-x-4">
        <Checkbox label="Show removed" count={1} checked={isShown} onChange={setShown} />
        <Checkbox label="Show invited" checked="mixed" onChange={() => undefined} />
        <Checkbox label="Blocked" checked={false} onChange={() => undefined} disabledReason="Only for managers" />
      </div>
      <RadioGroup
        label="Do test cases require financial transactions?"
        options={[
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
          { id: 'later', label: 'Later', disabledReason: 'Needs a schedule' },
        ]}
        value={answer}
        onChange={setAnswer}
        row
      />
      <Switch label="Automatic selection" on={isOn} onChange={setOn} consequence="Testers are invited as soon as they match." />
      <Switch label="Off" on={false} onChange={() => undefined} disabledReason="Turn on auto launching first" />
      <SegmentedChoice
        label="Status"
        options={[
          { id: 'new', label: 'New', count: 24 },
          { id: 'accepted', label: 'Accepted', count: 11 },
          { id: 'recurring', label: 'Recurring', icon: Repeat, disabledReason: 'Not for one test' },
        ]}
        value={status}
        onChange={setStatus}
      />
      <RadioCards
        label="Delivery mode"
        options={[
          {
            id: 'standard',
            title: 'Standard',
            description: 'Results in 48 hours or less. Moderated, custom targeting, any number of cases.',
          },
          { id: 'fast', title: 'Fast', description: 'Results in 6 hours. No moderation, no custom targeting, 25 cases.', conflict: true },
          { id: 'express', title: 'Express', description: 'Results in an hour.', disabledReason: 'Not for test case runs' },
        ]}
        value={mode}
        onChange={setMode}
      />
    </Specimen>
  );
}
