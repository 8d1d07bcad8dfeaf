import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { listFiles, spellName, writeMigration } from './files-of-domain.ts'

// Runs as `npm run new-domain NAME`.
const root = path.join(import.meta.dirname, '../..')
const groupsFile = path.join(root, 'src/domains/groups.json')

interface Group {
  name: string
  domains: string[]
}

const [name = ''] = process.argv.slice(2)
const folder = path.join(root, 'src/domains', name)
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
  stop('Give a name in lower case, as in: npm run new-domain gift-cards')
if (existsSync(folder)) stop(`src/domains/${name} exists already.`)

const spellings = spellName(name)
for (const [file, text] of Object.entries(listFiles(spellings))) write(path.join(folder, file), text)
write(path.join(root, `migrations/${nextNumber()}-${name}.sql`), writeMigration(spellings))
addToLastGroup()
for (const script of [
  'vite/write-texts.ts',
  'test/database/write-db-types.ts',
  'test/database/write-data-model.ts',
  'test/calls/write-calls-table.ts',
  'test/contract/write-openapi.ts',
])
  execFileSync(process.execPath, [script], { cwd: root, stdio: 'inherit' })
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder, groupsFile], { cwd: root })
process.stdout.write(
  `src/domains/${name} has an operation, a table, a page (/${name}) and a test. It stands in the last group of groups.json; move it to the one it belongs to.\n`,
)

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function nextNumber(): string {
  const numbers = readdirSync(path.join(root, 'migrations')).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/** Domains of the last group may use all others on the server. */
function addToLastGroup() {
  const groups = JSON.parse(readFileSync(groupsFile, 'utf8')) as Group[]
  groups.at(-1)!.domains.push(name)
  groups.at(-1)!.domains.sort()
  writeFileSync(groupsFile, `${JSON.stringify(groups, null, 2)}\n`)
}
