/** Sets the environment that the service reads at its start. */
export function setEnvironment(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}
