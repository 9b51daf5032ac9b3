/** Stands in shown output for what differs from run to run, such as ids and times. */
export const PLACEHOLDER = '…';

/** Whether a program printed what its page shows, where `…` in the page stands for anything. */
export function isAsShown(shown: string, printed: string): boolean {
  const pattern = normalized(shown)
    .split(PLACEHOLDER)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('[^]*?');
  return new RegExp(`^${pattern}$`).test(normalized(printed));
}

function normalized(text: string): string {
  return text
    .replaceAll('\r', '')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();
}
