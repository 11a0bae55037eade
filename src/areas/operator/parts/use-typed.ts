import { useFind, useTypedFind } from '#src/list-find.tsx';

/** What is typed into the search of a list, and what is searched for: the address has it once the typing rests. */
export const useTyped = () => {
  const finding = useFind();
  const { typed, setTyped } = useTypedFind(finding);
  return { typed, setTyped, query: finding.find };
};
