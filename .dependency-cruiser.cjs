// The walls of ARCHITECTURE.md. Each has a canary in test/architecture/canaries that must be rejected.
const canary = '^test/architecture/canaries'
const groups = require('./src/domains/groups.json')
const top = '^(?:test/architecture/canaries/)?'
const root = `${top}src`
const domains = `${root}/domains`
const shapes = ['^node_modules/zod/', '[./]shapes\\.ts$']
const texts = `${root}/(?:domains/[^/]+|platform|app)/texts\\.ts$`

/** Imports that stand against a wall, each with its reason. They may go, and none may be added. */
const known = {
  // The session is the platform's, and a session is somebody's: the identity's types and its two calls.
  session: `${root}/platform/web/session/`,
  of_session: `${domains}/(?:accounts|identity|messaging)/common/`,
  // Shapes of pushed events are of those that push them.
  live: `${root}/platform/common/live\\.shapes\\.ts$`,
  of_live: `${domains}/(?:auctions|deals|listings|messaging)/common/.*shapes\\.ts$`,
  // Which query parameters make a page, and how large a picture may be.
  http: `${root}/platform/server/http/(?:pages/page-queries|read-files)\\.ts$`,
  of_http: `${domains}/(?:search|media)/common/`,
  // A session's account has its plan and its offer of finance, a team its listings' status, and an email its kind.
  of_above: `${domains}/(?:accounts/common/accounts|businesses/common/team|settings/common/setting-texts)\\.shapes\\.ts$`,
}

/** On the server, and in `common`, a group knows only those below it, which are named before it. */
const groupWalls = ['server', 'common'].flatMap((environment) =>
  groups.slice(0, -1).map(({ name, domains: own }, place) => {
    const above = groups.slice(place + 1).flatMap((group) => group.domains)
    return {
      name: `wall-3-${name.replaceAll(' ', '-')}-knows-no-group-above-it-in-${environment}`,
      severity: 'error',
      from: { path: `${domains}/(?:${own.join('|')})/${environment}/`, pathNot: [known.of_above] },
      to: { path: `${domains}/(?:${above.join('|')})/${environment}/` },
    }
  }),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...groupWalls,
    {
      name: 'wall-1-common-imports-only-common',
      severity: 'error',
      from: { path: `${root}/(?:domains/[^/]+|platform|app)/common/` },
      to: {
        pathNot: [
          `${root}/(?:domains/[^/]+|platform|app)/common/`,
          texts,
          '^node_modules/(?:zod|libphonenumber-js)/',
        ],
      },
    },
    {
      name: 'wall-1-operations-are-plain-data',
      severity: 'error',
      from: {
        path: `${root}/(?:domains/[^/]+|platform)/common/`,
        pathNot: ['[./]shapes\\.ts$', '/field-shapes\\.ts$'],
      },
      to: { path: shapes, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-1-browsers-have-shapes-in-forms-alone',
      severity: 'error',
      from: {
        path: `${root}/(?:domains/[^/]+|platform|app)/web/`,
        pathNot: [
          `${root}/platform/web/forms/`,
          `${domains}/(?:accounts|identity|selling)/web/`,
          `${domains}/[^/]+/web/admin/`,
          `${domains}/staff/web/`,
          '-(?:form|dialog|check|address)\\.tsx?$',
          '/(?:use-settings-draft|email-settings)\\.ts$',
        ],
      },
      to: { path: shapes, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-1-web-never-imports-server',
      severity: 'error',
      from: { path: `${root}/(?:domains/[^/]+|platform|app)/web/` },
      to: { path: `${root}/(?:domains/[^/]+|platform|app)/server/` },
    },
    {
      name: 'wall-2-platform-knows-no-domain',
      severity: 'error',
      from: { path: `${root}/platform/`, pathNot: [known.session, known.live, known.http] },
      to: { path: `${root}/(?:domains|app)/` },
    },
    {
      name: 'wall-2-the-session-knows-whose-it-is-alone',
      severity: 'error',
      from: { path: known.session },
      to: { path: `${root}/(?:domains|app)/`, pathNot: known.of_session },
    },
    {
      name: 'wall-2-pushed-events-know-their-shapes-alone',
      severity: 'error',
      from: { path: known.live },
      to: { path: `${root}/(?:domains|app)/`, pathNot: known.of_live },
    },
    {
      name: 'wall-2-http-knows-two-limits-alone',
      severity: 'error',
      from: { path: known.http },
      to: { path: `${root}/(?:domains|app)/`, pathNot: known.of_http },
    },
    {
      name: 'wall-2-app-is-known-by-nobody',
      severity: 'error',
      from: { path: `${root}/(?:domains|platform)/` },
      to: { path: `${root}/app/` },
    },
    {
      name: 'wall-2-the-kit-knows-no-call',
      severity: 'error',
      from: { path: `${root}/platform/web/ui/` },
      to: {
        path: [`${root}/platform/common/(?!texts/|must\\.ts$)`, `${root}/platform/web/(?!ui/|styles/)`],
      },
    },
    {
      name: 'wall-3-server-enters-domains-by-services-and-events',
      severity: 'error',
      from: { path: `${domains}/([^/]+)/server/` },
      to: {
        path: `${domains}/[^/]+/server/`,
        pathNot: [`${domains}/$1/server/`, '\\.(?:service|events)\\.ts$'],
      },
    },
    {
      name: 'wall-3-web-enters-domains-by-shared',
      severity: 'error',
      from: { path: `${domains}/([^/]+)/web/`, pathNot: `${domains}/[^/]+/web/pages/` },
      to: {
        path: `${domains}/[^/]+/web/`,
        pathNot: [`${domains}/$1/web/`, `${domains}/[^/]+/web/shared/`],
      },
    },
    {
      name: 'wall-3-pages-are-imported-by-app-alone',
      severity: 'error',
      from: { path: `${root}/`, pathNot: [`${root}/app/`, `${domains}/[^/]+/web/pages/`] },
      to: { path: `${domains}/[^/]+/web/pages/` },
    },
    {
      name: 'wall-3-manifests-are-read-by-app-alone',
      severity: 'error',
      from: { path: `${root}/(?:domains|platform)/` },
      to: { path: `${domains}/[^/]+/(?:server/domain|web/pages|web/admin/menu)\\.ts$` },
    },
    {
      name: 'wall-3-no-cycles',
      severity: 'error',
      from: {},
      // Operations know their shapes as types.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'wall-4-rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: [
          '\\.rules\\.ts$',
          `${root}/(?:domains/[^/]+|platform)/common/`,
          texts,
          '^node_modules/(?:libphonenumber-js|otpauth|zod)/',
          // Unpacking bytes is a calculation.
          '^zlib$',
          '\\.types\\.ts$',
        ],
      },
    },
    {
      name: 'wall-4-nothing-behind-routes-knows-them',
      severity: 'error',
      from: { path: '\\.(?:service|rules|queries|events|policy)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'wall-4-only-the-server-reaches-the-database',
      severity: 'error',
      from: { path: `${root}/(?:domains/[^/]+|platform|app)/(?:web|common)/` },
      to: { path: '^node_modules/(?:pg|kysely)/' },
    },
    {
      name: 'wall-6-verify-ledger-shares-nothing-with-what-it-checks',
      severity: 'error',
      from: { path: `${top}tools/verify-ledger/` },
      to: { pathNot: [`${top}tools/verify-ledger/`, '^(?:node:)?(?:fs/promises|process|util)$'] },
    },
    {
      // The browser runs it over a ledger as it was downloaded.
      name: 'wall-6-what-is-checked-borrows-nothing-of-verify-ledger',
      severity: 'error',
      from: { path: `${root}/(?:domains/[^/]+|platform|app)/(?:common|server)/` },
      to: { path: `${top}tools/` },
    },
    {
      name: 'wall-6-the-demo-is-loaded-in-one-place',
      severity: 'error',
      from: { path: `${root}/`, pathNot: `${root}/app/server/load-demo\\.ts$` },
      to: { path: '^demo/' },
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
