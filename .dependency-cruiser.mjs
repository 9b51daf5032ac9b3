/** Import cycles, anywhere, of any kind: also one of types only makes two files that can be read only together. */
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
