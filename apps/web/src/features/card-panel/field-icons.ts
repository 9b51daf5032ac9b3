import {
  CalendarDays,
  ChevronDownCircle,
  CircleUser,
  Hash,
  Link2,
  List,
  SquareCheck,
  Text,
  type LucideIcon,
} from 'lucide-react';
import type { CustomField } from '../../board-model/entities.js';

/** What a custom field holds, as a sign before its name. */
export const FIELD_ICONS: Readonly<Record<CustomField['type'], LucideIcon>> = {
  text: Text,
  number: Hash,
  date: CalendarDays,
  checkbox: SquareCheck,
  select: ChevronDownCircle,
  multi_select: List,
  member: CircleUser,
  url: Link2,
};
