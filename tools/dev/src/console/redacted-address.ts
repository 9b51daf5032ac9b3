/** An address fit for the console: the password in `scheme://user:password@host` is left out. */
export function redactedAddress(address: string): string {
  return address.replace(/(\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:…@');
}
