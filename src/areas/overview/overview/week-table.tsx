import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { Week, WeekWords } from './week-columns.tsx';

const printed = new Intl.NumberFormat('en');

export default function WeekTable({ weeks, label, words }: { weeks: readonly Week[]; label: string; words: WeekWords }) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>{words.week}</Th>
          <Th num>{words.pass}</Th>
          <Th num>{words.fail}</Th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ label: week, pass, fail }) => (
          <Tr key={week}>
            <Td head>{week}</Td>
            <Td num>{printed.format(pass)}</Td>
            <Td num>{printed.format(fail)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
