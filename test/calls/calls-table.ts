import { posix } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { allOperations } from '#app/server/all-operations.ts'
import { listAddresses } from '#platform/common/addresses.ts'
import '#app/server/all-pages.ts'
import routes from '#app/web/routes.ts'
import { specified_calls } from './specified-calls.ts'

const forgetNames = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}')

const operations = new Map(
  allOperations.map(({ domain, op }) => [`${op.method} ${forgetNames(op.path)}`, { domain, op }]),
)

export const findOperation = (call: string) => operations.get(forgetNames(call))

const listRoutes = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])])

const files = new Map<string, string>(
  listRoutes(routes).flatMap(({ path, file }) =>
    path ? [[`/${forgetNames(path)}`, posix.join('app/web', file)] as const] : [],
  ),
)

export const findPageFile = (address: string) => files.get(forgetNames(address))

const callRows = Object.entries(specified_calls).flatMap(([part, calls]) => [
  `| **${part}** | | | |`,
  ...calls.map((call) => {
    const found = findOperation(call)
    if (!found) return `| \`${call}\` | – | | |`
    return `| \`${call}\` | \`${found.op.name}\` | \`${found.domain}\` | ${found.op.access.replace('_', ' ')} |`
  }),
])

const pageRows = listAddresses().map(({ path, for: audience }) => {
  const file = findPageFile(path)
  return `| \`${path}\` | ${audience} | ${file ? `\`${file}\`` : '–'} |`
})

export function writeCallsTable(): string {
  return `# Calls and pages

Written by \`npm run calls-table\` from the contract, the route guard's table and the routes. Here is every call that Hoko is specified by, with the operation that answers it, and every page. The contract has more; \`/api/docs\` shows them all.

## Calls

| call | operation | contract and module | open to |
|---|---|---|---|
${callRows.join('\n')}

## Pages

| address | open to | page |
|---|---|---|
${pageRows.join('\n')}
`
}
