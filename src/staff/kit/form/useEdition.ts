import { useState } from 'react';

interface Refetching {
  refetch: () => PromiseLike<{ isSuccess: boolean }>;
}

/**
 * The `key` of a form that may be reset: another one where somebody takes over what somebody else saved, once that has
 * come. Where it cannot be read, the form and what was typed stay.
 */
export function useEdition({ refetch }: Refetching): { edition: number; reload: () => void } {
  const [edition, setEdition] = useState(0);
  const read = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) setEdition((before) => before + 1);
  };
  return { edition, reload: () => void read() };
}
