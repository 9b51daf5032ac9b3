/** The served routes, to distinguish a missing path (404) from another method (405 with Allow). */
export class RouteTable {
  private readonly routes: { methods: string[]; pattern: RegExp }[] = [];

  add(methods: string | string[], url: string): void {
    const pattern = new RegExp(
      `^${url
        .split('/')
        .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : escape(part)))
        .join('/')}$`,
    );
    this.routes.push({ methods: [methods].flat(), pattern });
  }

  /** The methods of `path`; empty if the path is not served. */
  methodsOf(path: string): string[] {
    const methods = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].filter((method) => method !== 'OPTIONS').sort();
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
