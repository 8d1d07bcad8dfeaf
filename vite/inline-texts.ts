import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileText, getPluralNames } from './compile-texts.ts'

const sources = path.join(import.meta.dirname, '../src')
const imported = /^import \* as t from ['"]#([\w/-]+)\/texts\.ts['"];?$/m

/**
 * Inlines each text where it is used. A catalogue is one module, and a bundler keeps a module
 * whole: the first load would include the texts of all other pages in the folder.
 */
export const inlineTexts: Plugin = {
  name: 'inline-texts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code) {
    const [, folder] = imported.exec(code) ?? []
    if (folder === undefined) return null
    const file = path.join(sources, folder, 'texts.json')
    this.addWatchFile(file)
    return { code: inlineInto(code, JSON.parse(readFileSync(file, 'utf8'))), map: null }
  },
}

export function inlineInto(code: string, catalogue: Record<string, string>): string {
  const functions = new Map<string, string>()
  const inlined = code.replaceAll(/\bt\.([a-z][a-z0-9_]*)\b(\(\))?/g, (_, key: string, call?: string) => {
    const text = catalogue[key]
    if (text === undefined) throw new Error(`No text is called ${key}`)
    const { names, value } = compileText(key, text)
    if (call && names.length === 0) return value
    // Hoisted: a table of the module may refer to it.
    functions.set(
      key,
      `function t_${key}(${names.length > 0 ? `{ ${names.join(', ')} }` : ''}) { return ${value} }`,
    )
    return `t_${key}${call ?? ''}`
  })
  const written = [...functions.values()].join('\n')
  // The page may have its own function with such a name.
  const needed = getPluralNames(written).map((name) => `${name} as t_${name}`)
  const lines = [
    needed.length > 0 && `import { ${needed.join(', ')} } from '#platform/common/texts/choose-plural.ts'`,
    written.includes('endSentence(') &&
      `import { endSentence as t_endSentence } from '#platform/common/texts/end-sentence.ts'`,
  ]
  const line = lines.filter(Boolean).join('\n')
  const renamed = written.replaceAll(/\b(?=(?:choosePlural|formatCount|endSentence)\()/g, 't_')
  return `${inlined.replace(imported, line)}\n${renamed}`
}
