/**
 * Reads a number as spreadsheets show it: with separators of thousands, a currency, a percent sign or brackets for less than
 * zero. One comma before exactly three digits separates thousands, another one decimals.
 * @param isDecimalComma whether the spreadsheet says that a comma is before decimals
 * @returns null if it is no number
 */
export function readNumber(typed: string, isDecimalComma = false): number | null {
  const swapped = isDecimalComma ? typed.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : typed;
  const text = swapped
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replaceAll('−', '-');
  const [, open = '', sign = '', body = '', percent = '', close = ''] =
    /^(\(?)(?:[^\d.,()+-]{0,3})([+-]?)(?:[^\d.,()+-]{0,3})([\d.,]+(?:e[+-]?\d+)?)(%?)(?:[^\d.,()%+-]{0,3})(\)?)$/i.exec(
      text,
    ) ?? [];
  if (body === '' || (open === '(') !== (close === ')')) return null;
  const plain = withoutSeparators(body);
  if (plain === null) return null;
  const value = Number(plain) * (sign === '-' || open === '(' ? -1 : 1);
  if (!Number.isFinite(value)) return null;
  return percent === '%' ? Number((value / 100).toPrecision(15)) : value;
}

/** The number with a dot before its decimals; null if its separators contradict each other. */
function withoutSeparators(body: string): string | null {
  const [dot, comma] = [body.lastIndexOf('.'), body.lastIndexOf(',')];
  if (dot >= 0 && comma >= 0) {
    const [decimal, thousands] = dot > comma ? ['.', ','] : [',', '.'];
    const parts = body.split(decimal);
    if (parts.length > 2) return null;
    return areThousands(parts[0]?.split(thousands) ?? [])
      ? body.replaceAll(thousands, '').replace(decimal, '.')
      : null;
  }
  const separator = comma >= 0 ? ',' : '.';
  const parts = body.split(separator);
  if (parts.length === 1) return body;
  if (parts.length > 2) return areThousands(parts) ? parts.join('') : null;
  const isThousands = separator === ',' && areThousands(parts) && parts[0] !== '0';
  return isThousands ? parts.join('') : parts.join('.');
}

const areThousands = ([first = '', ...others]: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) && others.every((each) => /^\d{3}$/.test(each));
