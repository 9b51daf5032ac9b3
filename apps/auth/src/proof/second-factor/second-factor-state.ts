import { DomainError } from '@kiban/contracts';

/** @throws DomainError */
export function requireOn(isOn: boolean): void {
  if (!isOn) throw new DomainError('conflict', 'Your second factor is off; set it up first.');
}

/** @throws DomainError */
export function requireNotDemanded([workspace]: readonly string[]): void {
  if (workspace !== undefined)
    throw new DomainError('conflict', `The workspace ${workspace} demands a second factor of its members.`);
}
