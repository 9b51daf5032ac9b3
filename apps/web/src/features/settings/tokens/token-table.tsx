import { useState, type ReactElement } from 'react';
import { fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { RevokeToken } from './revoke-token.js';
import { scopeWords } from './token-rights.js';
import styles from './token-table.module.css';
import { isUsable, type Credential } from './tokens.js';

export function TokenTable({ tokens }: { tokens: readonly Credential[] }): ReactElement {
  const texts = useSettingsMessages().tokens;
  const [revoking, setRevoking] = useState<Credential | null>(null);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.rights}</th>
            <th scope="col">{texts.lastUsed}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={`${token.kind} ${token.id}`}>
              <td>{token.name}</td>
              <td>{kindOf(token, texts)}</td>
              <td className={styles.state}>{texts.states[token.state]}</td>
              <td data-title={texts.rights}>
                {rightsOf(token, texts)}
                {token.boards && <div className={styles.soft}>{boardsOf(token.boards, texts)}</div>}
                {token.addressRanges.length > 0 && (
                  <div className={styles.soft}>{texts.from(token.addressRanges.join(', '))}</div>
                )}
              </td>
              <td data-title={texts.lastUsed}>
                {token.lastUsedAt === null ? texts.never : fullMoment(token.lastUsedAt)}
                {token.lastUsedAddress !== null && (
                  <div className={styles.soft}>{texts.from(token.lastUsedAddress)}</div>
                )}
              </td>
              <td>
                {isUsable(token) && (
                  <Button
                    kind="danger"
                    aria-label={texts.revokeNamed(token.name)}
                    onClick={() => setRevoking(token)}
                  >
                    {texts.revoke}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {revoking && <RevokeToken token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

const rightsOf = (
  { scopes }: Credential,
  texts: { allRights: string; scopes: Readonly<Record<string, string>> },
): string => (scopes === null ? texts.allRights : scopeWords(scopes, texts.scopes).join(', '));

const boardsOf = (
  boards: NonNullable<Credential['boards']>,
  texts: { onBoards: (names: string) => string; onNoBoard: string },
): string =>
  boards.length === 0
    ? texts.onNoBoard
    : texts.onBoards(boards.map(({ id, name }) => name ?? `#${id}`).join(', '));

const kindOf = (token: Credential, texts: { token: string; aiClient: string }): string =>
  token.kind === 'token'
    ? `${texts.token} ${token.firstCharacters ?? ''}…${token.lastCharacters ?? ''}`
    : texts.aiClient;
