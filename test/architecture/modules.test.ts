import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const list = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What a file of a module is for, by the last part of its name. */
const roles = [
  'service',
  'routes',
  'rules', // pure
  'policy',
  'queries',
  'view', // what it shows
  'words', // what it says
  'messages', // what it writes to people
  'notices', // what it tells them of
  'events',
  'reactions',
  'jobs',
  'adapter', // what it speaks to outside: a register, a process
  'data', // tables that were written by hand
  'types',
]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A file of one reaction is named by its effect and cause: `withdraw.account-deleted.ts`. */
const causes = list('src/server/modules/**/*.events.ts').flatMap((file) =>
  Array.from(read(file).matchAll(/^export const (\w+) = fact\b/gm), ([, name]) => kebab(name!)),
)

test('every file in a module has a role', () => {
  const files = list('src/server/modules/**/*.ts')
  expect(files.length).toBeGreaterThan(400)
  expect(causes.length).toBeGreaterThan(30)
  const known = new Set([...roles, ...causes])
  const roleless = files.filter((file) => !known.has(/\.([\w-]+)\.ts$/.exec(file)?.[1] ?? ''))
  expect(roleless.filter((file) => path.basename(file) !== 'texts.ts')).toEqual([])
})

function readImported(code: string): Map<string, { domain: string; operation: string }> {
  const imports = code.matchAll(/^import \{([^}]*)\} from '#contract\/([^/]+)\/[^']+'/gm)
  return new Map(
    Array.from(imports).flatMap(([, names, domain]) =>
      names!.split(',').map((one) => {
        const [operation, as = operation] = one.trim().split(/\s+as\s+/)
        return [as!, { domain: domain!, operation: operation! }] as const
      }),
    ),
  )
}

test('what a domain of the contract declares is served by the module of its name, once', () => {
  const served = list('src/server/modules/**/*.ts').flatMap((file) => {
    const code = read(file)
    const imported = readImported(code)
    return Array.from(code.matchAll(/\bserve\(\s*(\w+),/g), ([, name]) => ({
      module: file.split('/')[3],
      ...imported.get(name!),
    }))
  })
  const declared = list('src/contract/*/*.ts').flatMap((file) =>
    Array.from(
      read(file).matchAll(/^export const (\w+) = operation<typeof shapes\.\w+>\(\s*'[^']+',?\s*\)\(/gm),
      ([, operation]) => {
        const domain = file.split('/')[2]!
        return { module: domain, domain, operation: operation! }
      },
    ),
  )
  expect(declared.length).toBeGreaterThan(150)
  const sort = (those: object[]) => those.map((one) => JSON.stringify(one)).sort()
  expect(sort(served)).toEqual(sort(declared))
})

test('every module is in one group, and no modules know one another in a circle', () => {
  const groups = JSON.parse(read('src/server/modules/groups.json')) as { modules: string[] }[]
  const knows = Map.groupBy(
    list('src/server/modules/*/**/*.ts').flatMap((file) => {
      const module = file.split('/')[3]!
      const entered = read(file).matchAll(/from '#server\/modules\/([^/]+)\//g)
      return Array.from(entered, ([, other]) => ({ module, other: other! }))
    }),
    ({ module }) => module,
  )
  const modules = new Set(list('src/server/modules/*/**/*.ts').map((file) => file.split('/')[3]!))
  expect(groups.flatMap((group) => group.modules).sort()).toEqual([...modules].sort())

  const done = new Set<string>()
  const circles: string[] = []
  const visit = (module: string, way: string[]) => {
    if (way.includes(module)) circles.push([...way.slice(way.indexOf(module)), module].join(' → '))
    if (way.includes(module) || done.has(module)) return
    for (const other of new Set(knows.get(module)?.map((one) => one.other)))
      if (other !== module) visit(other, [...way, module])
    done.add(module)
  }
  for (const module of modules) visit(module, [])
  expect(circles).toEqual([])
})
