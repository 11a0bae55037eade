import { useDeferredValue, useState } from 'react';

/** What is typed into a search field, and what is searched for once the typing rests. */
export const useTyped = () => {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, query: useDeferredValue(typed.trim()) };
};
