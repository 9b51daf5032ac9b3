import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

export interface OpenRecords {
  readonly isOpen: (id: number) => boolean;
  /** The record that the address named when the page opened. */
  readonly named: number | null;
  readonly toggle: (id: number, isOpen: boolean) => void;
}

const NAME = /^delivery-(\d{1,16})$/;

/** The records of the log that are open; the address names the last one, as `#delivery-9001`. */
export function useOpenRecords(): OpenRecords {
  const navigate = useNavigate({ from: '/settings/deliveries' });
  const hash = useLocation({ select: (location) => location.hash });
  const [named] = useState(() => {
    const [, id] = NAME.exec(hash) ?? [];
    return id === undefined ? null : Number(id);
  });
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(named === null ? [] : [named]));
  return {
    isOpen: (id) => open.has(id),
    named,
    toggle: (id, isOpen) => {
      // Opened by the page itself: the browser reports that as well.
      if (open.has(id) === isOpen) return;
      setOpen((before) => {
        const others = [...before].filter((each) => each !== id);
        return new Set(isOpen ? [...others, id] : others);
      });
      void navigate({
        search: true,
        hash: isOpen ? `delivery-${id}` : '',
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
  };
}
