import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst, transformWithOxc } from 'vite'
import type { AnyOperation } from '../src/contract/core/operation.ts'

export interface Span {
  start: number
  end: number
}

/** An import of values, or one declaration. */
export interface Statement extends Span {
  imports?: { source: string; names: { from: string; as: string }[] }
  /** The names it declares. */
  declares: string[]
  isExported: boolean
  refers: Set<string>
  /** What a `const` is given, where that is a call. */
  call?: Span & { callee: string; properties: Map<string, Span> }
}

/** One file of the contract without its types. `heavy` are its names that are made with the library of shapes. */
export interface ContractFile {
  code: string
  statements: Statement[]
  operations: Map<string, AnyOperation>
  heavy: Set<string>
}

const src = path.join(import.meta.dirname, '../src')
const shapes = /^zod\b/

/** A catalogue of texts is functions alone, of which the bundler takes what is used. */
export const isTexts = (source: string): boolean => source.endsWith('/texts.ts')

/** Where the contract is imported from, whatever the form of the import; null for anything else. */
export function contractPath(source: string, importer: string): string | null {
  if (isTexts(source)) return null
  const [, area, rest] = /^#(contract|shared)\/(.+)$/.exec(source) ?? []
  if (area && rest) return path.join(src, area, rest)
  return isContract(importer) && /^\.\.?\//.test(source) ? path.join(path.dirname(importer), source) : null
}

/** What browser and server both have: the contract, and the rules, words and formats that both use. */
export const isContract = (file: string): boolean =>
  !isTexts(file) && ['contract', 'shared'].some((area) => file.startsWith(path.join(src, area) + path.sep))

export async function readContractFile(
  file: string,
  source: string,
  readOther: (file: string) => Promise<ContractFile>,
): Promise<ContractFile> {
  const { code } = await transformWithOxc(source, file)
  const statements = readStatements(code)
  const exported = (await import(pathToFileURL(file).href)) as Record<string, AnyOperation>
  const operations = new Map<string, AnyOperation>()
  const heavy = new Set<string>()
  for (const { imports } of statements) {
    if (!imports) continue
    const other = contractPath(imports.source, file)
    const known = other ? await readOther(other) : null
    for (const { from, as } of imports.names)
      if (known ? known.heavy.has(from) || known.operations.has(from) : shapes.test(imports.source))
        heavy.add(as)
  }
  for (const { call, declares } of statements)
    if (call?.callee === 'operation') operations.set(declares[0]!, exported[declares[0]!]!)
  for (let before = -1; before !== heavy.size;) {
    before = heavy.size
    for (const { declares, refers, imports } of statements) {
      if (imports || declares.some((name) => operations.has(name))) continue
      // Whoever reads the shapes of a call is heavy with them.
      if ([...refers].some((name) => heavy.has(name) || operations.has(name)))
        for (const name of declares) heavy.add(name)
    }
  }
  return { code, statements, operations, heavy }
}

/** The statements of a module, each declaration by itself. */
export function readStatements(code: string): Statement[] {
  const { body } = parseAst(code) as unknown as { body: any[] }
  return body.map((node) => {
    const declaration = node.declaration ?? node
    const { start, end } = node as Span
    const isExported = node.type === 'ExportNamedDeclaration'
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((one: any) => ({
        from: one.imported?.name ?? (one.type === 'ImportNamespaceSpecifier' ? '*' : 'default'),
        as: one.local.name,
      }))
      return {
        start,
        end,
        isExported,
        declares: [],
        refers: new Set(),
        imports: { source: node.source.value, names },
      }
    }
    const variables = declaration.type === 'VariableDeclaration' ? declaration.declarations : null
    const declares = (variables ?? [declaration]).flatMap(({ id }: any) => (id ? namesIn(id) : []))
    const refers = new Set<string>(namesIn(declaration).filter((name) => !declares.includes(name)))
    return {
      start,
      end,
      isExported,
      declares,
      refers,
      call: variables?.length === 1 ? callIn(variables[0].init) : undefined,
    }
  })
}

function callIn(init: any): Statement['call'] {
  if (init?.type !== 'CallExpression') return undefined
  const properties: any[] = init.arguments[0]?.properties ?? []
  return {
    start: init.start,
    end: init.end,
    callee: init.callee.name ?? '',
    properties: new Map(
      properties.flatMap(({ key, value }) =>
        key ? [[key.name, { start: value.start, end: value.end }]] : [],
      ),
    ),
  }
}

/** Every identifier below a node but for the names of properties. */
function namesIn(node: any): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  if (node.type === 'Identifier') return [node.name]
  return Object.entries(node).flatMap(([key, value]) => {
    const isName = (key === 'key' || key === 'property') && !node.computed
    return isName ? [] : namesIn(value)
  })
}
