import { useState, type ReactElement } from 'react';
import { TokenBoards } from './token-boards.js';
import { TokenRights, type Rights } from './token-rights.js';

/** What a token may do, and on which boards. A token of chosen boards has no webhooks, one for SCIM no boards. */
export function TokenLimits(): ReactElement {
  const [rights, setRights] = useState<Rights>('every');
  const [isOfBoards, setOfBoards] = useState(false);
  return (
    <>
      <TokenRights rights={rights} onChange={setRights} hasWebhooks={!isOfBoards} />
      {rights !== 'provisioning' && <TokenBoards isOfBoards={isOfBoards} onChange={setOfBoards} />}
    </>
  );
}
