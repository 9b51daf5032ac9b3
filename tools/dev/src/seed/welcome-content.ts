/** The first board: sample data to view and to try each part of the API on. */
export const WELCOME_BOARD = {
  name: 'Welcome to Kiban',
  description: 'A board for experiments. Change or archive it: it is not created again.',
  lists: [
    {
      name: 'To do',
      cards: [
        {
          title: 'Read the API reference',
          description: 'Open /api/v1/docs. The OpenAPI document is at /api/v1/openapi.json.',
        },
        {
          title: 'Register a webhook',
          description: 'POST /api/v1/webhooks with a url and the event kinds to receive.',
        },
        {
          title: 'Connect an AI client',
          description: 'Enter the URL of /mcp in the client, then sign in and allow access.',
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
