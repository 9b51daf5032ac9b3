export { itemsNamed, nearestNamed } from './named.js';
export { nameKey } from './name-key.js';
export { searchKey, searchWords } from './search-key.js';
