import { useEffect, useRef } from 'react';

/** Goes to the message that the address names, once for each that it names after the first. */
export const useAddressJump = (messageId: string | null, jump: (id: string) => void): void => {
  const jumped = useRef(messageId);
  useEffect(() => {
    if (messageId === null || jumped.current === messageId) return;
    jumped.current = messageId;
    jump(messageId);
  });
};
