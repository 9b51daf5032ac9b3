/** The first board: something to look at, and something to try each part of the API on. */
export const WELCOME_BOARD = {
  name: 'Welcome to Kiban',
  description: 'A board to try things on. Change it, or archive it: it is not made again.',
  lists: [
    {
      name: 'To do',
      cards: [
        {
          title: 'Read the API reference',
          description: 'It is at /api/v1/docs, and the OpenAPI document at /api/v1/openapi.json.',
        },
        {
          title: 'Register a webhook',
          description: 'POST /api/v1/webhooks with a url and the kinds of event that it wants.',
        },
        {
          title: 'Connect an AI client',
          description: 'Give it the address /mcp; it asks you to sign in and to allow it.',
        },
      ],
    },
    {
      name: 'Doing',
      cards: [
        { title: 'Move this card to Done', description: 'POST /api/v1/cards/{id}/move with a listId.' },
      ],
    },
    { name: 'Done', cards: [{ title: 'Start Kiban', description: 'npm ci && npm start' }] },
  ],
} as const;
