import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { CommandPalette } from '#src/ui/command-palette.tsx';
import { DateField, TimeField } from '#src/ui/date-field.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { MobileMenu } from '#src/ui/mobile-menu.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { Select } from '#src/ui/select.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { Specimen } from './controls.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((label) => ({
  id: label,
  label,
  ...(label === 'Friday' ? { disabledReason: 'No runs on Fridays' } : {}),
}));
const countries = [
  { id: 'DE', label: 'Germany', group: 'Europe', country: 'DE' },
  { id: 'FR', label: 'France', group: 'Europe', country: 'FR' },
  { id: 'PL', label: 'Poland', group: 'Europe', country: 'PL' },
  { id: 'GB', label: 'United Kingdom', group: 'Europe', country: 'GB', disabledReason: 'No testers left' },
  { id: 'BR', label: 'Brazil', group: 'Americas', country: 'BR' },
  { id: 'MX', label: 'Mexico', group: 'Americas', country: 'MX' },
];
const devices = Array.from({ length: 6000 }, (_, at) => ({
  id: `d${at}`,
  label: `Device ${at + 1}, Android ${9 + (at % 7)}`,
  group: `Maker ${Math.floor(at / 400) + 1}`,
}));
const nothing = () => undefined;

export function ChoosersSection() {
  const [day, setDay] = useState<string | null>('Tuesday');
  const [country, setCountry] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>(['d1', 'd7', 'd12']);
  const [date, setDate] = useState<string | null>('2026-11-24');
  const [time, setTime] = useState<string | null>('09:00');
  const [file, setFile] = useState<{ name: string; note?: string }>();
  return (
    <Specimen title="Choosers">
      <Select label="Day" options={days} value={day} onChange={setDay} />
      <Select label="Board" options={[]} value={null} onChange={nothing} disabledReason="Choose a project first" />
      <ComboBox label="Country" options={countries} value={country} onChange={setCountry} hint="Where testers live." />
      <MultiSelect label="Devices" options={devices} value={chosen} onChange={setChosen} max={8} />
      <div className="grid grid-cols-2 gap-3">
        <DateField label="Date" value={date} onChange={setDate} min="2026-11-20" max="2026-12-04" beyondReason="More than 14 days ahead" />
        <TimeField label="Time" value={time} onChange={setTime} zone="UTC+1" />
      </div>
      <FileDrop
        label="Test cases"
        accept={['.csv', '.xlsx']}
        limits="Up to 5 MB. Nothing is imported before you see the preview."
        onFile={({ name }) => setFile({ name, note: '164 rows became 28 test cases' })}
        file={file}
        onRemove={() => setFile(undefined)}
      />
      <div className="flex flex-wrap gap-1.5">
        <TagChip>payments</TagChip>
        <TagChip onRemove={nothing}>a very long tag that is cut</TagChip>
        <TagChip country="DE">Germany</TagChip>
      </div>
      <ErrorSummary
        problems={[
          { id: 'a', message: 'Please provide a valid URL.', href: '#link' },
          { id: 'b', message: '3 cases too many', href: '#cases' },
        ]}
      />
      <PaletteDemo />
    </Specimen>
  );
}

function PaletteDemo() {
  const [isOpen, setOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [query, setQuery] = useState('');
  const items = [
    { id: 'dup', label: 'Reject as Duplicate', keys: '2' },
    { id: 'rej', label: 'Reject with a reason', keys: '3' },
  ];
  return (
    <div className="flex gap-2">
      <Button onPress={() => setOpen(true)}>Palette</Button>
      <Button onPress={() => setMenuOpen(true)}>Mobile menu</Button>
      <MobileMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        areas={[
          { id: 'o', label: 'Overview', href: '#' },
          { id: 'r', label: 'Results', href: '#' },
        ]}
        current="r"
        organization={{ code: 'NW', name: 'Northwind', onSwitch: nothing }}
      >
        <Button kind="ghost">Sign out</Button>
      </MobileMenu>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        query={query}
        onQuery={setQuery}
        onAction={nothing}
        groups={[
          { id: 'issue', title: 'This issue', items: items.filter(({ label }) => label.toLowerCase().includes(query)) },
          {
            id: 'go',
            title: 'Go to',
            items: [
              { id: 'issues', label: 'Rejected issues, NW-412', path: 'Results', keys: 'G I' },
              { id: 'publish', label: 'Publish all', disabledReason: '3 results left to moderate' },
            ],
          },
        ]}
      />
    </div>
  );
}
