import { language } from './dates.js';

const en = {
  example: 'fri, 12/24, +2w',
  noDay: 'Enter a day, such as fri, 12/24 or +2w.',
  calendar: 'Calendar',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
};

const ja: typeof en = {
  example: '金曜、12/24、+2w',
  noDay: '金曜、12/24、+2w のように日を入力してください。',
  calendar: 'カレンダー',
  monthBefore: '前の月',
  monthAfter: '次の月',
};

/** The texts of what chooses a day. Both languages are smaller than a request of their own, and the first board needs neither. */
export const dayWords = (): typeof en => (language() === 'ja' ? ja : en);
