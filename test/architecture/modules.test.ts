import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const list = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The last part of a file's name is its role in the module. */
const roles = [
  'service',
  'routes',
  'rules', // pure functions
  'policy',
  'queries',
  'view', // data for display
  'labels', // texts
  'messages', // messages to people
  'notices', // notifications
  'events',
  'reactions',
  'jobs',
  'adapter', // calls to the outside: a register, a process
  'data', // manually written tables
  'gauges', // metrics
  'types',
]

test('every file on the server of a domain has a role', () => {
  const files = list('src/domains/*/server/**/*.ts')
  expect(files.length).toBeGreaterThan(400)
  const known = new Set(roles)
  const roleless = files.filter(
    (file) => !file.endsWith('/server/domain.ts') && !known.has(/\.([\w-]+)\.ts$/.exec(file)?.[1] ?? ''),
  )
  expect(roleless).toEqual([])
})

function readImported(code: string): Map<string, { domain: string; operation: string }> {
  const imports = code.matchAll(/^import \{([^}]*)\} from '#domains\/([^/]+)\/common\/[^']+'/gm)
  return new Map(
    Array.from(imports).flatMap(([, names, domain]) =>
      names!.split(',').map((one) => {
        const [operation, as = operation] = one.trim().split(/\s+as\s+/)
        return [as!, { domain: domain!, operation: operation! }] as const
      }),
    ),
  )
}

test('each contract domain is served once by the module of its name', () => {
  const served = list('src/domains/*/server/**/*.ts').flatMap((file) => {
    const code = read(file)
    const imported = readImported(code)
    return Array.from(code.matchAll(/\bserve\(\s*(\w+),/g), ([, name]) => ({
      server: file.split('/')[2],
      ...imported.get(name!),
    }))
  })
  const declared = list('src/domains/*/common/**/*.ts').flatMap((file) =>
    Array.from(
      read(file).matchAll(/^export const (\w+) = operation<typeof shapes\.\w+>\(\s*'[^']+',?\s*\)\(/gm),
      ([, operation]) => {
        const domain = file.split('/')[2]!
        return { server: domain, domain, operation: operation! }
      },
    ),
  )
  expect(declared.length).toBeGreaterThan(150)
  const sort = (those: object[]) => those.map((one) => JSON.stringify(one)).sort()
  expect(sort(served)).toEqual(sort(declared))
})

test('every module is in one group, and modules have no import cycles', () => {
  const groups = JSON.parse(read('src/domains/groups.json')) as { domains: string[] }[]
  const knows = Map.groupBy(
    list('src/domains/*/server/**/*.ts').flatMap((file) => {
      const domain = file.split('/')[2]!
      const entered = read(file).matchAll(/from '#domains\/([^/]+)\/server\//g)
      return Array.from(entered, ([, other]) => ({ domain, other: other! }))
    }),
    ({ domain }) => domain,
  )
  const domains = new Set(list('src/domains/*/server/**/*.ts').map((file) => file.split('/')[2]!))
  expect(groups.flatMap((group) => group.domains).sort()).toEqual([...domains].sort())

  const done = new Set<string>()
  const circles: string[] = []
  const visit = (domain: string, way: string[]) => {
    if (way.includes(domain)) circles.push([...way.slice(way.indexOf(domain)), domain].join(' → '))
    if (way.includes(domain) || done.has(domain)) return
    for (const other of new Set(knows.get(domain)?.map((one) => one.other)))
      if (other !== domain) visit(other, [...way, domain])
    done.add(domain)
  }
  for (const domain of domains) visit(domain, [])
  expect(circles).toEqual([])
})
