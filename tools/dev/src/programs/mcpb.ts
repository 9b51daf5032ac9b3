import { makeMcpBundle } from '../build/mcp-bundle.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from '@kiban/one-machine/programs/run-program';

/** `npm run mcpb`: the MCP bundle of a release, and the digest that the MCP registry wants. */
await runProgram(async () => {
  const { file, sha256 } = await makeMcpBundle(findRepositoryRoot());
  console.log(`${file}\nsha256 ${sha256}`);
  return 0;
});
