/** One row of an edge's table. */
export interface EdgeRoute {
  /** How `path` is meant: the path and everything below it, exactly the path, or a regular expression. */
  match: 'tree' | 'exact' | 'pattern';
  path: string;
  service: string;
}

/** The service that an edge of nginx's kind sends a path to: the first row that matches. */
export function firstMatch(routes: readonly EdgeRoute[], path: string): string | undefined {
  return routes.find((route) => matches(route, path))?.service;
}

/** The service that a Gateway or an Ingress sends a path to: an exact row, else the longest one. */
export function longestMatch(routes: readonly EdgeRoute[], path: string): string | undefined {
  const found = routes.filter((route) => matches(route, path));
  const exact = found.find((route) => route.match === 'exact');
  return (exact ?? found.sort((a, b) => b.path.length - a.path.length)[0])?.service;
}

function matches({ match, path: own }: EdgeRoute, path: string): boolean {
  switch (match) {
    case 'exact':
      return path === own;
    case 'tree':
      return own === '/' || path === own || path.startsWith(`${own}/`);
    case 'pattern':
      return new RegExp(own).test(path);
  }
}
