import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noun = 'Name the concept: a file called utils, helpers, common, misc, manager or base says nothing.';

/** Syntax that no file may have. */
const forbiddenSyntax = [
  {
    selector: "Decorator[expression.callee.name='Global']",
    message: 'Import the module where it is needed.',
  },
  {
    selector: "CallExpression[callee.name='forwardRef']",
    message: 'Features have an order; turn the dependency round.',
  },
  {
    // Not `max-params`, which counts the parameters of functions as well.
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
    message: 'More than six dependencies: name the concept that is missing, and give it some of them.',
  },
];

const globalsOf = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));

export default tseslint.config(
  {
    ignores: [
      '**/{dist,dist-types}/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      'libs/client/src/generated/**',
      // Compiled together with what is generated in a test.
      'tools/openapi/samples/**',
      'libs/client/samples/**',
      // Typed by packages that only `npm run platforms` installs, which compiles it.
      'examples/activepieces/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: globalsOf('process console URL setTimeout clearTimeout fetch Buffer require module __dirname'),
    },
  },
  {
    files: ['apps/web/public/**/*.js', 'apps/boards-api/reference/*.js'],
    languageOptions: {
      globals: globalsOf(
        'document location history sessionStorage localStorage matchMedia scrollBy scrollTo crypto btoa fetch URL URLSearchParams TextEncoder TextDecoderStream FormData navigator Event CustomEvent Option AbortController DOMParser addEventListener',
      ),
    },
  },
  {
    // The build writes SHELL in front of it.
    files: ['apps/web/src/offline-shell/service-worker.js'],
    languageOptions: { globals: globalsOf('self caches fetch URL setTimeout SHELL') },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that read types are in .oxlintrc.json: the compiler of TypeScript 7 is ten times as fast.
    extends: [...tseslint.configs.strict],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-control-regex': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        {
          selector: "MethodDefinition[kind='constructor'] TSTypeReference[typeName.name='ModuleRef']",
          message: 'Name what the class needs in its constructor.',
        },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Settings are read in config/ only.',
        },
      ],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            {
              sourceTag: 'type:app',
              onlyDependOnLibsWithTags: [
                'type:contract',
                'type:kit',
                'type:client',
                'type:toolset',
                'type:testing',
              ],
            },
            // The edge, and the launcher that contains it: programs beside the services.
            {
              sourceTag: 'type:host',
              onlyDependOnLibsWithTags: ['type:contract', 'type:kit', 'type:host', 'type:testing'],
            },
            // A rule without dependencies, such as the comparison of names, is the same one everywhere.
            { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract', 'type:rule'] },
            {
              sourceTag: 'type:kit',
              onlyDependOnLibsWithTags: ['type:contract', 'type:kit', 'type:client', 'type:testing'],
            },
            {
              sourceTag: 'type:client',
              onlyDependOnLibsWithTags: ['type:contract', 'type:client', 'type:kit', 'type:testing'],
            },
            {
              sourceTag: 'type:toolset',
              onlyDependOnLibsWithTags: ['type:contract', 'type:client', 'type:rule', 'type:testing'],
            },
            {
              sourceTag: 'type:testing',
              onlyDependOnLibsWithTags: ['type:contract', 'type:client', 'type:testing'],
            },
            {
              sourceTag: 'type:e2e',
              onlyDependOnLibsWithTags: ['type:contract', 'type:client', 'type:testing'],
            },
            // Developer machinery may import any project; no project above may import it.
            { sourceTag: 'type:tooling', onlyDependOnLibsWithTags: ['*'] },
            { sourceTag: 'scope:boards', onlyDependOnLibsWithTags: ['scope:boards', 'scope:shared'] },
            { sourceTag: 'scope:auth', onlyDependOnLibsWithTags: ['scope:auth', 'scope:shared'] },
            { sourceTag: 'scope:webhooks', onlyDependOnLibsWithTags: ['scope:webhooks', 'scope:shared'] },
            {
              sourceTag: 'scope:notifications',
              onlyDependOnLibsWithTags: ['scope:notifications', 'scope:shared'],
            },
            { sourceTag: 'scope:mcp', onlyDependOnLibsWithTags: ['scope:mcp', 'scope:shared'] },
            { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
          ],
        },
      ],
    },
  },
  {
    // A longer file has more than one concept. Tests may list more cases, and generated files are what they are.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*-spec.ts', '**/*.spec.ts'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Only the kits import the database driver and the broker's client.
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    // The launcher makes the databases and logins that the services find.
    ignores: [
      'libs/persistence/**',
      'libs/testing/**',
      'apps/one-machine/**',
      '**/*-spec.ts',
      '**/*.spec.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'pg', message: 'Use @kiban/persistence.' },
            { name: 'typeorm', message: 'Use @kiban/persistence.' },
          ],
          patterns: [{ group: ['**/{utils,helpers,common,misc,manager,base}.js'], message: noun }],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    ignores: ['libs/events/**', 'libs/messaging/**', '**/*-spec.ts', '**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@nats-io/*'], message: 'Use @kiban/messaging.' }] },
      ],
    },
  },
  {
    // A landed migration runs the same statements for ever, so it holds their whole text.
    files: ['apps/*/migrations/[0-9]*.ts', 'apps/*/migrations/frozen/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./frozen/)',
              allowTypeImports: true,
              message: 'Copy the text into the migration or into frozen/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      '**/config/**/*.ts',
      'apps/*/src/testing/**/*.ts',
      'libs/testing/**/*.ts',
      'tools/**/*.ts',
      '**/*-spec.ts',
      '**/*.spec.ts',
      '**/migrate.ts',
      '**/seed.ts',
      '**/prepare-broker.ts',
      'apps/platform-e2e/**/*.ts',
      'examples/**/*.ts',
      'apps/mcp-local/**/*.ts',
      'apps/one-machine/src/main.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
    },
  },
  {
    // The schema library infers these types; written types would be less precise.
    files: ['libs/app-config/src/settings.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['**/*-spec.ts', '**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
