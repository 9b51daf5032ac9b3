/**
 * The services whose features are apart. Their floors are the folders below the features, from the ground: a floor imports itself
 * and the floors below it. Every other folder directly below `src` is a feature.
 *
 * `entrances` are no features of the API: pages or commands, for which a feature offers its use cases as well. `offered` are files
 * that a feature offers beside its module and its readers.
 */
const SERVICES = {
  auth: {
    floors: { ground: 'config|infrastructure', store: 'mail|store', proof: 'proof', pages: 'oidc|pages' },
    entrances: 'operator|sign-in',
    offered: [],
  },
  'boards-api': {
    floors: {
      ground: 'access|cell|config|events|fairness|infrastructure|order|quotas|sql',
      store: 'store',
      docs: 'docs',
    },
    entrances: null,
    offered: ['members/member-directory', 'mentions/mentionable-members', 'mentions/text-mentions'],
  },
  'webhook-dispatcher': {
    floors: {
      ground: 'config|infrastructure',
      targets: 'targets',
      store: 'store',
      sender: 'sender',
      registration: 'registration',
    },
    entrances: null,
    offered: [],
  },
  notifications: {
    floors: {
      ground: 'config|infrastructure',
      store: 'store',
      audience: 'audience',
      counts: 'counts',
    },
    entrances: null,
    offered: [],
  },
};

function layersOf([service, { floors, entrances, offered }]) {
  const src = `^apps/${service}/src`;
  const foundation = `${Object.values(floors).join('|')}|testing`;
  const floorRules = Object.entries(floors).map(([floor, folders], n, all) => {
    const below = all.slice(0, n + 1).map(([, each]) => each);
    return {
      name: `${service}-${floor}-below`,
      severity: 'error',
      comment: 'A floor serves what stands above it, so it depends on none of that.',
      from: { path: `${src}/(${folders})/` },
      to: { path: `${src}/[^/]+/`, pathNot: `${src}/(${below.join('|')})/` },
    };
  });
  const apart = (name, from, use) => ({
    name: `${service}-${name}`,
    severity: 'error',
    comment:
      'A feature uses another one by what that offers. What several features need belongs in the store.',
    from: { path: `${src}/([^/]+)/`, ...from },
    to: {
      path: `${src}/[^/]+/`,
      pathNot: [
        `${src}/$1/`,
        `${src}/(${foundation})/`,
        `${src}/[^/]+/[^/]+\\.(module|reader)\\.ts$`,
        ...offered.map((file) => `${src}/${file}\\.ts$`),
        ...use,
      ],
    },
  });
  const others = entrances === null ? foundation : `${foundation}|${entrances}`;
  const features = apart('features-by-their-readers', { pathNot: `${src}/(${others})/` }, []);
  if (entrances === null) return [...floorRules, features];
  const pages = apart('entrances-by-use-cases', { path: `${src}/(${entrances})/` }, [
    `${src}/[^/]+/use-cases/`,
  ]);
  return [...floorRules, features, pages];
}

/** The ways to sign in, in auth: each may be added or taken away alone. */
const SIGN_IN = '^apps/auth/src/sign-in';
const signInRules = [
  {
    name: 'sign-in-ways-apart',
    severity: 'error',
    comment: 'A way to sign in uses what all have in common, which is in flow/, and no other way.',
    from: { path: `${SIGN_IN}/([^/]+)/` },
    to: { path: `${SIGN_IN}/`, pathNot: `${SIGN_IN}/($1|flow)/` },
  },
];

/** The screen: what the data, the controls and the views may build on. */
const SCREEN = '^apps/web/src';
const screenRules = [
  {
    name: 'screen-features-apart',
    severity: 'error',
    comment: 'A view never needs another view. What several need belongs beside features/.',
    from: { path: `${SCREEN}/features/([^/]+)/` },
    to: { path: `${SCREEN}/features/[^/]+/`, pathNot: `${SCREEN}/features/$1/` },
  },
  {
    name: 'screen-app-on-top',
    severity: 'error',
    comment: 'The app puts the views together. What stands below needs neither a view nor the app.',
    from: { path: `${SCREEN}/[^/]+/`, pathNot: `${SCREEN}/(app|features)/` },
    to: { path: `${SCREEN}/(app|features)/` },
  },
  {
    name: 'screen-features-below-app',
    severity: 'error',
    comment: 'A view is loaded by the app and knows nothing of it.',
    from: { path: `${SCREEN}/features/` },
    to: { path: `${SCREEN}/app/` },
  },
  {
    name: 'screen-controls-without-data',
    severity: 'error',
    comment: 'A control gets what it shows, so that every view can use it.',
    from: { path: `${SCREEN}/ui/` },
    to: { path: `${SCREEN}/`, pathNot: `${SCREEN}/(observable|texts|ui)/` },
  },
  {
    name: 'screen-data-without-views',
    severity: 'error',
    comment: 'The data of a board are plain TypeScript, tested without a browser.',
    from: { path: `${SCREEN}/board-model/` },
    to: {
      path: `(^|node_modules/)(react|react-dom|preact|@tanstack|@ariakit)(/|$)|${SCREEN}/(?!(api|board-model)/)`,
    },
  },
];

/** Rules about the imports between files and folders (docs/architecture.md, "Layers"). */
export default {
  forbidden: [
    {
      name: 'no-import-cycle',
      severity: 'error',
      comment: 'Two files that import each other are one concept in two places, or two concepts entangled.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      comment: 'Features whose folders form a cycle can only be understood together.',
      scope: 'folder',
      from: {
        path: '^(apps|libs|tools)/',
      },
      to: { circular: true },
    },
    ...Object.entries(SERVICES).flatMap(layersOf),
    ...signInRules,
    ...screenRules,
    {
      name: 'no-database-in-controllers',
      severity: 'error',
      comment: 'A controller reads the request and presents the response; a use case or a reader queries.',
      from: { path: '^apps/.*[.-](controller|consumer|responder)\\.ts$' },
      to: { path: '^libs/persistence/|\\.sql\\.ts$' },
    },
    {
      name: 'no-repository-in-controllers',
      severity: 'error',
      comment: 'A repository can write. A controller queries by a reader, and changes by a use case.',
      from: { path: '^apps/.*\\.controller\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'domain-without-technology',
      severity: 'error',
      comment: 'Domain rules are plain functions and types; they read the same in every service and test.',
      from: { path: '^apps/.*/domain/' },
      to: {
        path: '(^|node_modules/)(@nestjs|fastify|pg|@nats-io)(/|$)|^libs/(http-kit|persistence|messaging)/',
      },
    },
  ],
  options: {
    // Packages, and libraries as their built types, are leaves: rules may name them.
    doNotFollow: { path: '(^|/)(dist|node_modules)/' },
    exclude: { path: 'spec\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
