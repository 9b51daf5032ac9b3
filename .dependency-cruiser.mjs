/**
 * What a feature of boards-api builds on: the shared tables and rules (store), and the folders below them. Everything else
 * directly below `src` is a feature.
 */
const FOUNDATION = 'access|config|docs|events|fairness|infrastructure|order|quotas|sql|store|testing';

/** The webhook dispatcher: its features, and the sender and the intake, which are no features of the API. */
const DISPATCHER = '^apps/webhook-dispatcher/src';
const dispatcherRules = [
  {
    name: 'dispatcher-store-below-features',
    severity: 'error',
    comment: 'The store serves the features, the sender and the intake, so it depends on none of them.',
    from: { path: `${DISPATCHER}/store/` },
    to: { path: `${DISPATCHER}/[^/]+/`, pathNot: `${DISPATCHER}/(config|infrastructure|store)/` },
  },
  {
    name: 'dispatcher-repositories-of-features',
    severity: 'error',
    comment: 'A repository belongs to its feature. What several need belongs in the store.',
    from: { path: `${DISPATCHER}/([^/]+)/`, pathNot: `${DISPATCHER}/testing/` },
    to: { path: `${DISPATCHER}/.*\\.repository\\.ts$`, pathNot: `${DISPATCHER}/($1|store)/` },
  },
  {
    name: 'dispatcher-sender-apart',
    severity: 'error',
    comment: 'The sender delivers what the tables hold, whichever feature queued it.',
    from: { path: `${DISPATCHER}/sender/` },
    to: { path: `${DISPATCHER}/(endpoints|deliveries|subscriptions|intake)/` },
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
    from: { path: `${SCREEN}/board-data/` },
    to: {
      path: `(^|node_modules/)(react|react-dom|preact|@tanstack|@ariakit)(/|$)|${SCREEN}/(?!board-data/)`,
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
      from: { path: '^apps/(boards-api|webhook-dispatcher|mcp-gateway|mcp-local|edge|one-machine)/src/' },
      to: { circular: true },
    },
    {
      name: 'store-below-features',
      severity: 'error',
      comment: 'The store serves all features, so it depends on none.',
      from: { path: '^apps/boards-api/src/store/' },
      to: { path: '^apps/boards-api/src/[^/]+/', pathNot: `^apps/boards-api/src/(${FOUNDATION})/` },
    },
    {
      name: 'features-by-their-readers',
      severity: 'error',
      comment:
        'A feature uses another one by its module, its reader or its directory. What several features need belongs in the store.',
      from: { path: '^apps/boards-api/src/([^/]+)/', pathNot: `^apps/boards-api/src/(${FOUNDATION})/` },
      to: {
        path: '^apps/boards-api/src/[^/]+/',
        pathNot: [
          '^apps/boards-api/src/$1/',
          `^apps/boards-api/src/(${FOUNDATION})/`,
          '^apps/boards-api/src/[^/]+/[^/]+\\.(module|reader)\\.ts$',
          '^apps/boards-api/src/members/member-directory\\.ts$',
        ],
      },
    },
    ...dispatcherRules,
    ...screenRules,
    {
      name: 'no-database-in-controllers',
      severity: 'error',
      comment: 'A controller reads the request and presents the response; a use case or a reader queries.',
      from: { path: '^apps/.*[.-](controller|consumer|responder)\\.ts$' },
      to: { path: '^libs/persistence/|\\.sql\\.ts$' },
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
