import { guessableForms, usableForms } from '@kiban/testing';

/** Every secret that a run of the flows came by, to look for in what the service keeps. */
export class SecretsSeen {
  private readonly values = new Set<string>();
  private readonly passwords = new Set<string>();
  private readonly links = new Set<string>();

  /** Random values; what is not there is left out. */
  add(...values: (string | null | undefined)[]): void {
    for (const value of values) if (value) this.values.add(value);
  }

  addPasswords(...passwords: string[]): void {
    for (const password of passwords) this.passwords.add(password);
  }

  /** A link whose last part lets somebody in. */
  addLink(link: string): void {
    this.links.add(link.split('/').at(-1) ?? link);
  }

  get count(): number {
    return this.values.size + this.passwords.size + this.links.size;
  }

  /** Those that a dump lets its reader use, each by its first characters. */
  foundInTables(dump: string): string[] {
    const passwords = [...this.passwords].filter((password) =>
      guessableForms(password).some((form) => dump.includes(form)),
    );
    return [...passwords, ...this.found(dump, [...this.values, ...this.passwords, ...this.links])].map(
      shortened,
    );
  }

  /** The same for logs, where links that no mail server takes are meant to be found. */
  foundInLogs(logs: string): string[] {
    return this.found(logs, [...this.values, ...this.passwords]).map(shortened);
  }

  private found(text: string, secrets: string[]): string[] {
    return secrets.filter((secret) => usableForms(secret).some((form) => text.includes(form)));
  }
}

const shortened = (secret: string): string => `${secret.slice(0, 10)}… (${secret.length} characters)`;
