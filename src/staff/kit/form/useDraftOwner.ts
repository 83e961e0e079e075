import { useState } from 'react';
import { useGetProfileQuery } from '../../api';

/**
 * Whose drafts are read and kept: the address of who is signed in, null until it is known. It stays that of the first
 * answer: where another account signs in from another tab meanwhile, what was typed here is not theirs.
 */
export function useDraftOwner(): string | null {
  const email = useGetProfileQuery().data?.data.user.email ?? null;
  const [owner, setOwner] = useState(email);
  if (owner === null && email !== null) setOwner(email);
  return owner ?? email;
}
