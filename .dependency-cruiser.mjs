/** Forbids every import cycle, also of types only: two files in a cycle can only be read together. */
export default {
  forbidden: [
    {
      name: 'no-import-cycle',
      severity: 'error',
      comment: 'Two files that import each other are one concept in two places, or two concepts entangled.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
