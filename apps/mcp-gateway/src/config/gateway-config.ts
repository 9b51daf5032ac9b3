import { commaList, readConfig, serviceSettings } from '@kiban/app-config';
import { z } from 'zod';

const apiUrl = z
  .url('must be a URL such as http://127.0.0.1:41001/api/v1')
  .refine((text) => !text.endsWith('/'), 'must not end in a slash');

const schema = serviceSettings
  .extend({
    BOARDS_API_URL: apiUrl,
    AUTH_API_URL: apiUrl,
    INTERNAL_CREDENTIAL_PRIVATE_KEY: z.string().min(1),
    /** Origins of pages that may call {mcp_url} from a browser, besides the public origin. */
    MCP_ALLOWED_ORIGINS: commaList(),
    /** Accepted host names, besides the public origin's and the machine's. */
    MCP_ALLOWED_HOSTS: commaList(),
    /** `1` adds the tools that the protocol's conformance suite calls. Rejected in production. */
    MCP_CONFORMANCE_FIXTURES: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  })
  .refine(
    ({ MCP_CONFORMANCE_FIXTURES, NODE_ENV }) => MCP_CONFORMANCE_FIXTURES === '0' || NODE_ENV !== 'production',
    {
      path: ['MCP_CONFORMANCE_FIXTURES'],
      message: 'must not be set in production: it serves the conformance suite',
    },
  );

export type GatewayConfig = z.infer<typeof schema>;

/** @throws ConfigurationError that lists every invalid variable */
export function readGatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return readConfig(schema, env);
}
