import type { ApiDocument, JsonSchema } from './api-document.js';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A small document with one operation of each kind, for the tests of the contract tests. */
export const aDocument: ApiDocument = {
  openapi: '3.1.0',
  paths: {
    '/things/{id}': {
      patch: {
        description: 'Changes a thing.',
        operationId: 'updateThing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'state', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: { required: true, ...json(ref('UpdateThing')) },
        responses: { '200': json(ref('Thing')), '204': {}, '404': json(ref('ErrorBody')) },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'owner', 'at'],
        properties: {
          id: { type: 'integer' },
          owner: { anyOf: [ref('Owner'), { type: 'null' }] },
          at: { type: ['string', 'null'], format: 'date-time' },
        },
      },
      Owner: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      UpdateThing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, example: 'A name' },
          count: { type: ['integer', 'null'] },
          owner: { allOf: [ref('Owner')] },
          tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
          done: { type: 'boolean' },
        },
      },
      ErrorBody: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
  },
};
