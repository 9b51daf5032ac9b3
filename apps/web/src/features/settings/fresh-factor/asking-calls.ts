import { requireSuccess } from '../../../api/api-error.js';
import type { ApiRequest, ApiResponse } from '../../../api/api-port.js';
import type { Calls, TypedResponse } from '../../../session/api.js';

const REQUIRED = 'second_factor_required';

/** @returns whether the person showed the second factor */
export type Ask = () => Promise<boolean>;

/**
 * The calls of the settings: a change that needs the second factor again asks the person for it, and is then repeated. The
 * service did nothing for the first one. A person who does not show it gets its response.
 */
export function askingCalls(calls: Calls, ask: Ask): Calls {
  const request = async (method: string, path: string, sent: ApiRequest = {}): Promise<ApiResponse> => {
    const answer = await calls.request(method, path, sent);
    return needsFactor(answer) && (await ask()) ? calls.request(method, path, sent) : answer;
  };
  return {
    belongsTo: (me, token) => calls.belongsTo(me, token),
    forgetToken: () => calls.forgetToken(),
    read: (path, ...sent) => calls.read(path, ...sent),
    file: (path) => calls.file(path),
    stream: (path, sent) => calls.stream(path, sent),
    request,
    call: async (method, path, ...[sent]) =>
      requireSuccess(await request(method, path, sent)) as TypedResponse<typeof method, typeof path>,
  };
}

function needsFactor({ status, body }: ApiResponse): boolean {
  return status === 403 && (body as { code?: unknown } | null)?.code === REQUIRED;
}
