import { Link } from '@tanstack/react-router';
import { CircleUser, Keyboard, Languages, LogOut, SunMoon } from 'lucide-react';
import type { ReactElement } from 'react';
import { keyHint } from '../../board-control/key-signs.js';
import { screenControl } from '../../board-control/screen-control.js';
import { LanguageSelect } from '../../display/language-select.js';
import { ThemeChoice } from '../../display/theme-choice.js';
import { useSession } from '../../session/session.js';
import { SignOutLink } from '../../session/sign-out-link.js';
import { useMessages } from '../../texts/messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { AnchoredPopover } from '../../ui/popover/popover.js';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The person: profile, theme, language of this device, keys and the end of the sign-in. */
export function UserMenu({ anchor, onClose }: UserMenuProps): ReactElement {
  const messages = useMessages();
  const { me } = useSession();
  const { id, name, email } = me.member;
  return (
    <AnchoredPopover
      title={messages.account}
      anchor={anchor}
      onClose={onClose}
      content={(close) => (
        <div className={styles.menu}>
          <div className={styles.me}>
            <Avatar memberId={id} name={name} isDecoration />
            <span className={styles.who}>
              <b dir="auto">{name}</b>
              <small>{email}</small>
            </span>
          </div>
          <Link to="/settings/profile" className={styles.item} onClick={close}>
            <CircleUser size={16} aria-hidden />
            {messages.profile}
          </Link>
          <div className={styles.row}>
            <SunMoon size={16} aria-hidden />
            <span aria-hidden>{messages.theme}</span>
            <ThemeChoice />
          </div>
          <label className={styles.row}>
            <Languages size={16} aria-hidden />
            {messages.language}
            <LanguageSelect className={styles.select} />
          </label>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close();
              screenControl.open('keys');
            }}
          >
            <Keyboard size={16} aria-hidden />
            {messages.commands.titles.keys}
            <span className={styles.hint} aria-hidden>
              {keyHint('keys')}
            </span>
          </button>
          <hr className={styles.rule} />
          <SignOutLink className={styles.item}>
            <LogOut size={16} aria-hidden />
            {messages.signOut}
          </SignOutLink>
        </div>
      )}
    />
  );
}
