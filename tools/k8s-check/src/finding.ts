/** One fault: where it is, which rule it breaks, and what to do about it. */
export interface Finding {
  /** The composition, and the object in it, such as `overlays/production Deployment/auth`. */
  where: string;
  rule: string;
  message: string;
}

export function describeFinding({ where, rule, message }: Finding): string {
  return `${where}: ${message} [${rule}]`;
}
