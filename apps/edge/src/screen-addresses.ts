import { screenViewPattern } from '@kiban/vocabulary';

const VIEWS = new RegExp(screenViewPattern);

/** Whether the edge responds with app.html. @param path decoded, without the query */
export const isViewOfScreen = (path: string): boolean => VIEWS.test(path);
