import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { AnyOperation } from '../src/contract/core/operation.ts'
import {
  type ContractFile,
  contractPath,
  isContract,
  isTexts,
  readContractFile,
  readStatements,
  type Statement,
} from './contract-file.ts'

const shapes = ['params', 'query', 'body', 'reply', 'file_fields']
const unsent = ['summary', 'limit', 'refusals', 'reply']
const parted = '?shapes'

/**
 * Sends browsers of the contract what they use. A call needs its address and the names of its fields; the shapes by
 * which the server checks it, and the library they are made with, are wanted only by forms that check by them too
 * (`signIn.body!`). So each file of the contract comes in two parts: what is light, and `file.ts?shapes`.
 */
export function browserContract(root: string): Plugin {
  const web = path.join(root, 'src/web') + path.sep
  const files = new Map<string, Promise<ContractFile>>()

  function read(file: string): Promise<ContractFile> {
    const kept = files.get(file) ?? readContractFile(file, readFileSync(file, 'utf8'), read)
    files.set(file, kept)
    return kept
  }

  return {
    name: 'browser-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      if (!source.endsWith(parted)) return null
      const file = contractPath(source.slice(0, -parted.length), importer.split('?')[0]!)
      return file && file + parted
    },
    async load(id) {
      const [file = '', part] = id.split('?')
      if (!isContract(file) || (part && `?${part}` !== parted)) return null
      const known = await read(file)
      const code = part
        ? await heavyPart(file, known, (source) => readImported(source, file))
        : await lightPart(file, known, (source) => readImported(source, file))
      return { code, moduleType: 'js', moduleSideEffects: false }
    },
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(web) || !/#(?:contract|shared)\//.test(code)) return null
      return { code: await directed(code, (source) => readImported(source, file)), map: null }
    },
  }

  async function readImported(source: string, importer: string): Promise<ContractFile | null> {
    const file = contractPath(source, importer)
    return file ? read(file) : null
  }
}

type ReadImported = (source: string) => Promise<ContractFile | null>

async function lightPart(file: string, known: ContractFile, readImported: ReadImported): Promise<string> {
  const { code, statements, operations, heavy } = known
  const wanted = wantedOfLight(known)
  const used = usedByLight(known)
  const parts = statements.map(async (one) => {
    const name = one.declares[0] ?? ''
    const op = operations.get(name)
    if (one.imports)
      return importText(one, readImported, (from, other, as) =>
        other && used.has(as) && !other.heavy.has(from) && !other.operations.has(from) ? 'light' : null,
      )
    if (op) return `export const ${name} = ${slimOperation(op)}`
    if (one.declares.some((declared) => heavy.has(declared))) return ''
    const also = one.isExported ? [] : one.declares.filter((declared) => wanted.has(declared))
    return withoutEffect(one, code) + (also.length > 0 ? `\nexport { ${also.join(', ')} }` : '')
  })
  return (await Promise.all(parts)).join('\n')
}

/** The light names that the other part refers to. */
function wantedOfLight({ statements, heavy, operations }: ContractFile): Set<string> {
  const isHeavy = ({ declares }: Statement) =>
    declares.some((name) => heavy.has(name) || operations.has(name))
  return new Set(statements.filter(isHeavy).flatMap(({ refers }) => [...refers]))
}

/** What the light part refers to. An import of anything else would bring its file along, wherever this one goes. */
function usedByLight({ statements, heavy, operations }: ContractFile): Set<string> {
  const isLight = ({ imports, declares }: Statement) =>
    !imports && !declares.some((name) => heavy.has(name) || operations.has(name))
  return new Set(statements.filter(isLight).flatMap(({ refers }) => [...refers]))
}

async function heavyPart(file: string, known: ContractFile, readImported: ReadImported): Promise<string> {
  const { code, statements, operations, heavy } = known
  const wanted = wantedOfLight(known)
  const light: string[] = []
  const parts = statements.map(async (one) => {
    if (one.imports)
      return importText(one, readImported, (from, other) =>
        !other || !(other.heavy.has(from) || other.operations.has(from)) ? 'light' : 'heavy',
      )
    if (one.declares.some((name) => heavy.has(name) || operations.has(name))) return withoutEffect(one, code)
    light.push(...one.declares.filter((name) => wanted.has(name)))
    return ''
  })
  const text = (await Promise.all(parts)).join('\n')
  return light.length > 0 ? `import { ${light.join(', ')} } from './${path.basename(file)}'\n${text}` : text
}

/** In a module of the screens: what it reads of the contract's shapes comes from the part that has them. */
async function directed(code: string, readImported: ReadImported): Promise<string> {
  let text = ''
  let from = 0
  for (const one of readStatements(code)) {
    if (!one.imports) continue
    if (!(await readImported(one.imports.source))) continue
    const replaced = await importText(one, readImported, (name, other) =>
      other?.heavy.has(name) || (other?.operations.has(name) && readsShapes(name, code)) ? 'heavy' : 'light',
    )
    text += code.slice(from, one.start) + replaced
    from = one.end
  }
  return text + code.slice(from)
}

const readsShapes = (name: string, code: string) =>
  new RegExp(`\\b${name}\\.(?:${shapes.join('|')})\\b`).test(code)

type Direct = (from: string, other: ContractFile | null, as: string) => 'light' | 'heavy' | null

async function importText(
  { imports }: Statement,
  readImported: ReadImported,
  direct: Direct,
): Promise<string> {
  const { source, names } = imports!
  if (isTexts(source)) return `import * as ${names[0]!.as} from '${source}'`
  const other = await readImported(source)
  if (names.some(({ from }) => from === '*')) {
    if (other) throw new Error(`${source}: name what is used of it`)
    return direct('*', null, names[0]!.as) === null ? '' : `import * as ${names[0]!.as} from '${source}'`
  }
  return (['light', 'heavy'] as const)
    .map((part) => {
      const some = names.filter(({ from, as }) => direct(from, other, as) === part)
      const list = some.map(({ from, as }) => (from === as ? from : `${from} as ${as}`)).join(', ')
      return list && `import { ${list} } from '${source}${part === 'heavy' ? parted : ''}'`
    })
    .join('\n')
}

/** Nothing in the contract does anything but declare, so what nobody uses may be left out. */
function withoutEffect({ start, end, call }: Statement, code: string): string {
  if (!call) return code.slice(start, end)
  return `${code.slice(start, call.start)}/* @__PURE__ */ (() => ${code.slice(call.start, call.end)})()${code.slice(call.end, end)}`
}

function slimOperation(op: AnyOperation): string {
  const sent = Object.entries(op)
    .filter(([key, value]) => !unsent.includes(key) && value !== undefined)
    .map(([key, value]) => [key, shapes.includes(key) ? namesOnly(key, value) : value])
  return JSON.stringify(Object.fromEntries(sent))
}

const namesOnly = (key: string, { shape }: { shape: object }) => ({
  shape: key === 'body' ? {} : Object.fromEntries(Object.keys(shape).map((name) => [name, 1])),
})
