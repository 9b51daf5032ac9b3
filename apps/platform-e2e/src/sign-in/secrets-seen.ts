import { guessableForms, usableForms } from '@kiban/testing';

/** Every secret of a run of the flows, to search for in the service's storage. */
export class SecretsSeen {
  private readonly values = new Set<string>();
  private readonly passwords = new Set<string>();
  private readonly links = new Set<string>();

  /** Random values; absent ones are skipped. */
  add(...values: (string | null | undefined)[]): void {
    for (const value of values) if (value) this.values.add(value);
  }

  addPasswords(...passwords: string[]): void {
    for (const password of passwords) this.passwords.add(password);
  }

  /** A link whose last path segment is a secret. */
  addLink(link: string): void {
    this.links.add(link.split('/').at(-1) ?? link);
  }

  get count(): number {
    return this.values.size + this.passwords.size + this.links.size;
  }

  /** Secrets that a dump contains in usable form, each by its first characters. */
  foundInTables(dump: string): string[] {
    const passwords = [...this.passwords].filter((password) =>
      guessableForms(password).some((form) => dump.includes(form)),
    );
    return [...passwords, ...this.found(dump, [...this.values, ...this.passwords, ...this.links])].map(
      shortened,
    );
  }

  /** The same for logs, which intentionally contain links when there is no mail server. */
  foundInLogs(logs: string): string[] {
    return this.found(logs, [...this.values, ...this.passwords]).map(shortened);
  }

  private found(text: string, secrets: string[]): string[] {
    return secrets.filter((secret) => usableForms(secret).some((form) => text.includes(form)));
  }
}

const shortened = (secret: string): string => `${secret.slice(0, 10)}… (${secret.length} characters)`;
