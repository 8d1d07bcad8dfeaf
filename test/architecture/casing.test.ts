import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

interface Node {
  type: string
  [field: string]: unknown
}

interface Source {
  file: string
  program: Node
}

const sources: Source[] = globSync('{src,tools,demo,bench,vite}/**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: (file) => /(?:^|\/)texts\.ts$|\.test\.tsx?$/.test(file),
}).map((file) => ({
  file,
  program: parseSync(file, readFileSync(path.join(root, file), 'utf8')).program as unknown as Node,
}))

const isSnake = (name: string) => /^_*[a-z0-9]+(?:_[a-z0-9]+)+$/i.test(name) && !/^[A-Z0-9_]+$/.test(name)

function visit(node: unknown, see: (node: Node, above: Node[]) => void, above: Node[] = []): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see, above)
  else if (node !== null && typeof node === 'object' && typeof (node as Node).type === 'string') {
    see(node as Node, above)
    const inside = [...above, node as Node]
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, see, inside)
  }
}

/** Returns the names that a parameter, a variable or a pattern declares. */
function listBound(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name as string]
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((one) => listBound((one.value ?? one.argument) as Node))
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap(listBound)
    case 'AssignmentPattern':
      return listBound(pattern.left as Node)
    case 'RestElement':
      return listBound(pattern.argument as Node)
    default:
      return []
  }
}

function listDeclared(node: Node): string[] {
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return listBound(node.local as Node)
    case 'CatchClause':
      return listBound(node.param as Node | null)
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return listBound(node.id as Node)
    default:
      return Array.isArray(node.params)
        ? [...listBound((node.id ?? null) as Node | null), ...(node.params as Node[]).flatMap(listBound)]
        : []
  }
}

const getText = (key: unknown): string | null => {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null
}

const memberTypes = new Set([
  'Property',
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
])

function getMember(node: Node, above: Node[]): string | null {
  if (node.type === 'JSXAttribute') return getText(node.name)
  if (!memberTypes.has(node.type) || node.computed === true) return null
  return above.at(-1)?.type === 'ObjectPattern' ? null : getText(node.key)
}

/** Whether the literal only repeats the name of a member: `Pick<Sale, 'ends_at'>`, `Sale['ends_at']`, `'ends_at' in sale`. */
const repeatsMember = (above: Node[]): boolean =>
  above.slice(-4).some(({ type, typeName, operator }) => {
    if (type === 'TSTypeReference') return /^(?:Pick|Omit)$/.test(getText(typeName) ?? '')
    return type === 'TSIndexedAccessType' || operator === 'in'
  })

const placeholders = new Set(
  globSync('src/**/texts.json', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(/\{(\w+)/g), ([, name]) => name!),
  ),
)

/**
 * Shapes and refusals cross the wire; the outbox and the queue store events and the input of jobs,
 * and a table the names of the invariants.
 */
const wireFiles =
  /shapes\.ts$|db-types\.ts$|common\/refusals\.ts$|\.events\.ts$|\.jobs\.ts$|outbox-dispatch\.ts$|(?:invariants|trade-payments\/server\/checks)\/\w+\.queries\.ts$/

/** Speak the protocol of somebody else, Stripe, Google or PostgreSQL, or write keys of texts. */
const foreignFiles =
  /\.adapter\.ts$|platform\/server\/(?:payments\/(?:stripe-|gateway|sandbox-events|members\/(?:[\w-]*gateway|stripe-|akahu-))|push\/|service-account|database\/)|bench\/(?:backup|browse|search)\.ts$|tools\/new-domain\//

/** Stored in browsers, in columns of JSON and in files, or part of an address or a puzzle. */
const storedNames = {
  browsers: `given_at hides_app_prompt is_loading resend_at selected_country server_time_difference
    server_time_difference_ms unread_chat_count wanted_by`,
  auditLog: `auctions_replayed ended_sessions exact_place report_id report_of total_after_cents
    total_before_cents`,
  /** Framings of pictures and records of stock feeds. */
  columnsOfJson: 'is_gone turn_degrees',
  /** Admins can reword emails. */
  placeholdersOfEmails: 'codes_left signed_out',
  /** Unions that only a query gives. */
  queries: 'part_refunded sale_disputes',
  /** Each is called after the column that it empties. */
  formOfPlans: `is_unlimited_max_general_listings is_unlimited_max_property_listings
    is_unlimited_max_vehicle_listings`,
  addressOfMarketReport: 'rows_from rows_to',
  puzzleBeforeCode: 'max_tries',
  resultsOfBenchmarks: 'reference_value',
}

function listKnown(): Set<string> {
  const known = new Set(Object.values(storedNames).flatMap((names) => names.split(/\s+/)))
  for (const { file, program } of sources)
    visit(program, (node, above) => {
      const member = wireFiles.test(file) ? getMember(node, above) : null
      if (member) known.add(member)
      if (node.type === 'Literal' && typeof node.value === 'string' && !repeatsMember(above))
        known.add(node.value.replace(/^.* as /, ''))
      if (node.type === 'TemplateElement')
        for (const [, alias] of (node.value as { raw: string }).raw.matchAll(/\bas (\w+)/g)) known.add(alias!)
    })
  return known
}

const listMembers = ({ file, program }: Source): string[] => {
  const members: string[] = []
  visit(program, (node, above) => {
    const member = getMember(node, above)
    const isText = node.type === 'Property' && placeholders.has(member ?? '')
    if (member && isSnake(member) && !isText) members.push(`${file}: ${member}`)
  })
  return members
}

test('every declared name is in camelCase', () => {
  const declared = sources.flatMap(({ file, program }) => {
    const found: string[] = []
    visit(program, (node) => found.push(...listDeclared(node).filter(isSnake)))
    return found.map((name) => `${file}: ${name}`)
  })
  expect(declared).toEqual([])
})

test('a member in snake_case is known to the wire, the database or a store', () => {
  const known = listKnown()
  const members = sources
    .filter(({ file }) => !wireFiles.test(file) && !foreignFiles.test(file))
    .flatMap(listMembers)
  expect(new Set(members.filter((member) => !known.has(member.replace(/^.*: /, ''))))).toEqual(new Set())
})
