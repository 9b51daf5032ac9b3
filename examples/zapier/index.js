import zapier from 'zapier-platform-core';
import manifest from './package.json' with { type: 'json' };
import { authentication } from './authentication.js';
import { addToken, throwKibanError } from './kiban-calls.js';
import { createCard } from './creates/create-card.js';
import { moveCard } from './creates/move-card.js';
import { updateCard } from './creates/update-card.js';
import { findCard } from './searches/find-card.js';
import { boardEvent } from './triggers/board-event.js';
import { boards, eventKinds, labels, lists, people } from './triggers/choices.js';

const byKey = (...parts) => Object.fromEntries(parts.map((part) => [part.key, part]));

export default {
  version: manifest.version,
  platformVersion: zapier.version,
  authentication,
  beforeRequest: [addToken],
  afterResponse: [throwKibanError],
  triggers: byKey(boardEvent, boards, lists, labels, people, eventKinds),
  creates: byKey(createCard, updateCard, moveCard),
  searches: byKey(findCard),
};
