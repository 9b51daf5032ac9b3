/**
 * The addresses of the screen's views, which its program reads itself: the edge responds with app.html. The same list
 * stands in docker/edge/nginx.conf; tools/k8s-check holds them equal. Every other path is a file, or not found.
 */
const VIEWS = [
  /^\/boards(?:\/\d{1,16}(?:\/(?:cards\/\d{1,16}|table|calendar|gantt|grid|settings|activity))?)?$/,
  // Decoded: the number of a card has the sign that the screen shows, `/cards/%2312`.
  /^\/cards\/#?\d{1,16}$/,
  /^\/(?:my-work|search)$/,
  /^\/settings(?:\/(?:webhooks|deliveries|members|workspace|audit|profile))?$/,
];

/** @param path without the query */
export const isViewOfScreen = (path: string): boolean => VIEWS.some((view) => view.test(path));
