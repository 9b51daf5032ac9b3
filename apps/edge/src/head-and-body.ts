/** A head and the beginning of its body, for one write. @param head characters of one byte each */
export function headAndBody(head: string, body: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(head.length + body.length);
  bytes.write(head, 'latin1');
  body.copy(bytes, head.length);
  return bytes;
}
