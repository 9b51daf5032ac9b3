export { itemsNamed, nearestNamed } from './named.js';
export { nameKey } from './name-key.js';
export { searchKey, searchWords } from './search-key.js';
export { mentionExcerpt } from './mentions/mention-excerpt.js';
export {
  isJoined,
  mayMention,
  mentionLabel,
  scanMentions,
  type MentionLink,
} from './mentions/mention-scan.js';
export { boardName, linkLabel, linkNames, type UnresolvedMention } from './mentions/name-mentions.js';
