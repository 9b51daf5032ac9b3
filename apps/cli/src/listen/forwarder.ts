import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { performance } from 'node:perf_hooks';
import type { KibanEvent } from '@kiban/client';
import { deliveryHeaders, webhookUserAgent, type SignedDelivery } from '@kiban/contracts/webhook-signing';

export interface ForwarderOptions {
  target: URL;
  signingKey: string;
  /** Of the deployment. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
}

export interface Forwarded {
  /** Null without a response. */
  status: number | null;
  accepted: boolean;
  error: string | null;
  ms: number;
}

/** This program is no registered endpoint. */
const NO_ENDPOINT = 0;

/** Sends events to one receiver, each as the dispatcher would send it. */
export class Forwarder {
  private readonly http = new HttpAgent({ keepAlive: true });
  private readonly https = new HttpsAgent({ keepAlive: true });

  constructor(private readonly options: ForwarderOptions) {}

  close(): void {
    this.http.destroy();
    this.https.destroy();
  }

  /** One attempt; it never throws. */
  async send(
    event: KibanEvent,
    attempt: number,
    trigger: SignedDelivery['trigger'] = 'event',
  ): Promise<Forwarded> {
    const { signingKey, origin, headers } = this.options;
    const body = Buffer.from(JSON.stringify(event));
    const { id, event: kind } = event;
    const signed = deliveryHeaders(
      { id, eventId: id, endpointId: NO_ENDPOINT, kind, trigger, attempt, traceparent: null },
      body,
      {
        signingKeys: [signingKey],
        timestampSeconds: Math.floor(Date.now() / 1_000),
        userAgent: webhookUserAgent(origin),
      },
    );
    const startedAt = performance.now();
    const outcome = await this.exchange({ ...headers, ...signed }, body).then(
      (status) => ({ status, error: null }),
      (error: unknown) => ({ status: null, error: reasonOf(error) }),
    );
    const accepted = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    return { ...outcome, accepted, ms: Math.round(performance.now() - startedAt) };
  }

  /** @returns the status, once the body of the response ended */
  private exchange(headers: Record<string, string>, body: Buffer): Promise<number> {
    const { target, timeoutMs } = this.options;
    return new Promise((resolve, reject) => {
      const isHttps = target.protocol === 'https:';
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const sent = isHttps
        ? httpsRequest(target, { ...options, agent: this.https })
        : httpRequest(target, { ...options, agent: this.http });
      sent.once('response', (response) => {
        response.once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('close', () => reject(new Error('the response was cut off')));
        response.resume();
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ABORT_ERR' || error.name === 'AbortError') return 'no response in time';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  // Several addresses failed: the message is empty.
  return error.message || (code ?? 'the connection failed');
}
