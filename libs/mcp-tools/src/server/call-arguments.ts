/**
 * Makes the arguments of a `tools/call` an object, as the protocol wants them: null and an empty text are none, and JSON text is
 * read. Anything else becomes an unknown argument, whose rejection names the known ones; the SDK would answer with the text of
 * its validator. Other messages, and each other member, are unchanged.
 */
export function withObjectArguments<Message>(message: Message): Message {
  if (Array.isArray(message)) return message.map(withObjectArguments) as Message;
  if (!isRecord(message) || message['method'] !== 'tools/call' || !isRecord(message['params']))
    return message;
  const { arguments: given } = message['params'];
  if (given === undefined || isRecord(given)) return message;
  return { ...message, params: { ...message['params'], arguments: objectIn(given) } };
}

function objectIn(given: unknown): Record<string, unknown> {
  if (given === null || (typeof given === 'string' && given.trim() === '')) return {};
  const read = typeof given === 'string' ? parsed(given) : given;
  return isRecord(read) ? read : { arguments: given };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
