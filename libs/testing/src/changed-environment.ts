const before = new Map<string, string | undefined>();
let changes = 0;

/**
 * Sets variables of this process, which a service reads when it starts.
 * @returns takes them back, once; the variables have their former values when the last change of the process is taken back
 */
export function changeEnvironment(variables: Readonly<Record<string, string>>): () => void {
  for (const name of Object.keys(variables)) {
    if (!before.has(name)) before.set(name, process.env[name]);
  }
  Object.assign(process.env, variables);
  changes += 1;
  let isTakenBack = false;
  return () => {
    if (isTakenBack) return;
    isTakenBack = true;
    changes -= 1;
    if (changes === 0) restore();
  };
}

function restore(): void {
  for (const [name, value] of before) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  before.clear();
}
