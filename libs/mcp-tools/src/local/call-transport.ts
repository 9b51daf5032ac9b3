import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { withObjectArguments } from '../server/call-arguments.js';

/** stdin and stdout, with the arguments of each call as an object. */
export class CallTransport extends StdioServerTransport {
  /** The receiver is set before the start. */
  override async start(): Promise<void> {
    const receive = this.onmessage;
    this.onmessage = (message) => receive?.(withObjectArguments(message));
    await super.start();
  }
}
