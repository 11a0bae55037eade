import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useChoice } from '#src/use-choice.ts';

/** What is typed into a search field and kept in the address, and what is searched for once the typing rests. */
export const useTyped = () => {
  const { find = '' } = useSearch({ from: '/_app/operator' });
  const navigate = useNavigate();
  const [typed, setTyped] = useChoice(find);
  return {
    typed,
    setTyped: (words: string) => {
      setTyped(words);
      void navigate({
        to: '.',
        search: (before) => ({ ...before, find: words === '' ? undefined : words }),
        replace: true,
        resetScroll: false,
      });
    },
    query: useDeferredValue(typed.trim()),
  };
};
