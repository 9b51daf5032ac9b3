import type { RefObject } from 'react';
import type { Axis, AxisItem } from '../../board-model/entities.js';

export interface AxisDialogProps {
  readonly axis: Axis;
  readonly item: AxisItem;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}
