export { nameKey } from './name-key.js';
export { searchKey, searchWords } from './search-key.js';
