/** Gives this process the settings that the service reads when it is made. */
export function setEnvironment(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}
