import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  parameters?: { in?: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const refusal = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
});

/** What the edge of every service refuses before a route runs; a route that says more of a status is left as it is. */
const ofEveryBody = {
  '400': refusal('The body is not JSON'),
  '413': refusal('The body is larger than 1 MiB'),
  '415': refusal('The body is of another media type than application/json'),
  '422': refusal('A member of the request is missing, unknown or wrong; `details` names each'),
};
const ofEveryParameter = {
  '422': refusal('A parameter is wrong; `details` names it'),
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to each operation the refusals that http-kit gives for all of them, so that the document is whole. */
export function addStandardRefusals(paths: OpenAPIObject['paths']): void {
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      operation.responses = {
        ...(operation.parameters?.length ? ofEveryParameter : {}),
        ...(operation.requestBody ? ofEveryBody : {}),
        ...operation.responses,
      };
    }
  }
}
