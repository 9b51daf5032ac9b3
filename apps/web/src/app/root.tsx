import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { BoardViewPartsContext } from '../board-views/board-view-parts.js';
import { router } from './routes.js';
import { SignedIn } from './signed-in.js';
import { VIEW_PARTS } from './view-parts.js';
import { MessagesContext, type Messages } from '../texts/messages.js';

/** The whole screen: texts, sign-in, cache of read data and the page of the address. */
export function Root({ messages }: { messages: Messages }): ReactElement {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  return (
    <MessagesContext value={messages}>
      <QueryClientProvider client={queries}>
        <SignedIn>
          <BoardViewPartsContext value={VIEW_PARTS}>
            <RouterProvider router={router} />
          </BoardViewPartsContext>
        </SignedIn>
      </QueryClientProvider>
    </MessagesContext>
  );
}
