import type { CreateCardDto, Caller } from '@kiban/contracts';
import { filledProperties } from '@kiban/vocabulary';
import { placeOf } from '../order/place.js';
import { cardTextBytes, type Growth } from '../quotas/growth.js';
import type { Room } from '../quotas/room.js';
import { requireSpan } from '../store/cards/domain/card.js';
import type { Creation } from '../store/placing/placement.js';
import { relatedBytes, type Related } from '../store/placing/related.js';

/** What a new card adds to its workspace. */
export function growthOf(request: CreateCardDto, related: Related): Growth {
  return { cards: 1, textBytes: cardTextBytes(request) + relatedBytes(related) };
}

/** @throws ValidationError */
export function creationOf(caller: Caller, request: CreateCardDto, related: Related, room: Room): Creation {
  const place = placeOf(request);
  const properties = filledProperties('create', request);
  requireSpan(properties.startDate, properties.dueDate);
  return {
    action: 'create',
    caller,
    card: { listId: request.listId, ...properties },
    place,
    related,
    quota: { room, growth: growthOf(request, related) },
  };
}
