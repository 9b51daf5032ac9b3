/** The URL for display, without the password of `scheme://user:password@host`. */
export function redactedAddress(address: string): string {
  return address.replace(/(\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:…@');
}
