export { event } from './event/event.js';
export { property } from './property/property.js';
export { view } from './view/view.js';
