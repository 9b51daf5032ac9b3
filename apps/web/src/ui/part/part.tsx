import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { showToast } from '../toast/toasts.js';

export interface PartProps {
  /** Called when the part could not be loaded. */
  readonly onMissing?: () => void;
}

/**
 * A component that is loaded when it is first shown. Without its file, the page stays as it is and offers a reload; the
 * next time, it is requested again.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartProps> {
  let known: ComponentType<Props> | null = null;
  return function Part({ onMissing, ...props }: Props & PartProps): ReactElement | null {
    const messages = useMessages();
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (known) return undefined;
      let isShown = true;
      load().then(
        (component) => {
          known = component;
          if (isShown) setLoaded(() => component);
        },
        () => {
          if (!isShown) return;
          onMissing?.();
          const action = { title: messages.reload, run: () => location.reload() };
          showToast({ kind: 'failure', text: messages.partMissing, action });
        },
      );
      return () => {
        isShown = false;
      };
      // Requested once for each time that it is shown.
      // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
    }, []);
    return Loaded && <Loaded {...(props as unknown as Props)} />;
  };
}
