// The walls of ARCHITECTURE.md. Each has a canary in test/architecture/canaries that must be rejected.
const canary = '^test/architecture/canaries'
const groups = require('./src/server/modules/groups.json')
const root = '^(?:test/architecture/canaries/)?src'
const shapes = ['^node_modules/zod/', `${root}/contract/.*\\bshapes\\.ts$`]

/** A group knows only those below it, which are named before it. */
const groupWalls = groups.slice(0, -1).map(({ name, modules }, place) => {
  const above = groups.slice(place + 1).flatMap((group) => group.modules)
  return {
    name: `wall-8-${name.replaceAll(' ', '-')}-knows-no-group-above-it`,
    severity: 'error',
    from: { path: `${root}/server/modules/(?:${modules.join('|')})/` },
    to: { path: `${root}/server/modules/(?:${above.join('|')})/` },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...groupWalls,
    {
      name: 'wall-0-shared-imports-only-itself',
      severity: 'error',
      from: { path: `${root}/shared/` },
      to: { pathNot: [`${root}/shared/`] },
    },
    {
      name: 'wall-1-contract-imports-only-zod-and-shared',
      severity: 'error',
      from: { path: `${root}/contract/` },
      to: { pathNot: [`${root}/(?:contract|shared)/`, '^node_modules/zod/'] },
    },
    {
      name: 'wall-1-operations-are-plain-data',
      severity: 'error',
      from: { path: `${root}/contract/`, pathNot: ['\\bshapes\\.ts$', '/core/all-\\w+\\.ts$'] },
      to: { path: shapes, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-1-browsers-have-shapes-in-forms-alone',
      severity: 'error',
      from: {
        path: `${root}/web/`,
        pathNot: [
          `${root}/web/(?:admin/|lib/forms/|features/(?:account-settings|accounts|selling)/)`,
          '-(?:form|dialog|check|address)\\.tsx?$',
        ],
      },
      to: { path: shapes, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-2-web-never-imports-server',
      severity: 'error',
      from: { path: `${root}/web/` },
      to: { path: `${root}/server/` },
    },
    {
      name: 'wall-2-ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: `${root}/web/(?:ui|lib|frames)/` },
      to: { path: `${root}/web/(?:features|routes|admin)/` },
    },
    {
      name: 'wall-2-ui-knows-no-domain',
      severity: 'error',
      from: { path: `${root}/web/ui/` },
      to: { path: [`${root}/contract/`, `${root}/shared/(?!texts/)`, `${root}/web/(?!ui/|styles/)`] },
    },
    {
      name: 'wall-2-features-are-strangers',
      severity: 'error',
      from: { path: `${root}/web/features/([^/]+)/` },
      to: { path: `${root}/web/(?:features|routes|admin)/`, pathNot: `${root}/web/features/$1/` },
    },
    {
      name: 'wall-3-the-demo-is-loaded-in-one-place',
      severity: 'error',
      from: { path: '^(?:test/architecture/canaries/)?src/', pathNot: `${root}/server/load-demo\\.ts$` },
      to: { path: '^demo/' },
    },
    {
      name: 'wall-3-platform-knows-no-module',
      severity: 'error',
      from: { path: `${root}/server/platform/` },
      to: { path: `${root}/server/(?:modules|build-|main)` },
    },
    {
      name: 'wall-4-modules-are-entered-by-their-doors',
      severity: 'error',
      from: { path: `${root}/server/modules/([^/]+)/` },
      to: {
        path: `${root}/server/modules/`,
        pathNot: [`${root}/server/modules/$1/`, '\\.(?:service|events)\\.ts$'],
      },
    },
    {
      name: 'wall-4-no-cycles',
      severity: 'error',
      from: {},
      // Operations know their shapes as types.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'wall-5-rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: [
          '\\.rules\\.ts$',
          `${root}/(?:contract|shared)/`,
          '^node_modules/(?:libphonenumber-js|otpauth|zod)/',
          // Unpacking bytes is a calculation.
          '^zlib$',
          '\\.types\\.ts$',
          '/texts\\.ts$',
        ],
      },
    },
    {
      name: 'wall-5-nothing-behind-routes-knows-them',
      severity: 'error',
      from: { path: '\\.(?:service|rules|queries|events|policy)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'wall-6-contract-and-web-never-reach-the-database',
      severity: 'error',
      from: { path: `${root}/(?:web|contract|shared)/` },
      to: { path: '^node_modules/(?:pg|kysely)/' },
    },
    {
      name: 'wall-7-the-checker-shares-nothing-with-what-it-checks',
      severity: 'error',
      from: { path: `${root}/verify-ledger/` },
      to: { pathNot: [`${root}/verify-ledger/`, '^(?:node:)?(?:fs/promises|process|util)$'] },
    },
    {
      name: 'wall-7-what-is-checked-borrows-nothing-of-the-checker',
      severity: 'error',
      from: { path: `${root}/(?:server|contract|shared)/` },
      to: { path: `${root}/verify-ledger/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may reach anywhere; the canaries are cruised by their own test alone.
    exclude: { path: process.env.HOKO_CANARIES ? '^$' : ['\\.test\\.tsx?$', canary] },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
