import {
  type ArgumentElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/**
 * The arguments of one text: `text` and `count` are values, `fact` is true or not, `tag` makes an
 * element of its content.
 */
type Parameter = { kind: 'text' | 'count' | 'fact' | 'tag' } | { kind: 'choice'; choices: string[] }
type Parameters = Map<string, Parameter>

const header = '// Written by `npm run texts` from texts.json, where the texts stand.'

/**
 * Compiles a catalogue to TypeScript: a function for each message, so that a wrong name or a
 * missing value doesn't compile and a page loads only its own texts. Throws an error with the key
 * on invalid ICU MessageFormat.
 */
export function compileTexts(catalogue: Record<string, string>): string {
  const functions = Object.entries(catalogue).map(([key, text]) => {
    const { signature, value } = compileText(key, text)
    return `export const ${key} = ${signature} => ${value}`
  })
  const body = functions.join('\n')
  const imports = [
    body.includes('choosePlural(') &&
      `import { ${getPluralNames(body).join(', ')} } from '#platform/common/texts/choose-plural.ts'`,
    body.includes('endSentence(') && `import { endSentence } from '#platform/common/texts/end-sentence.ts'`,
    body.includes('Parts<') && `import type { Parts } from '#platform/common/texts/parts.ts'`,
  ].filter(Boolean)
  return `${[header, ...imports].join('\n')}\n\n${body}\n`
}

export interface CompiledText {
  names: string[]
  /** Includes its types. */
  signature: string
  /** A template literal, or an array of them and of elements. */
  value: string
}

export function compileText(key: string, text: string): CompiledText {
  try {
    if (!/^[a-z][a-z0-9_]*$/.test(key)) throw new Error('a key is small letters, digits and _')
    if (key === 'then')
      throw new Error('a module that exports then is taken for a promise, and its import never ends')
    const elements = parse(text, { ignoreTag: false, requiresOtherClause: true, captureLocation: false })
    const parameters: Parameters = new Map()
    const isRich = hasTag(elements)
    const value = isRich ? writeParts(elements, parameters) : writeText(elements, parameters)
    return { names: [...parameters.keys()], signature: writeSignature(parameters, isRich), value }
  } catch (error) {
    throw new Error(`The text ${key} can’t be read: ${String(error)}`, { cause: error })
  }
}

/** Returns which of the two a compiled text needs. */
export const getPluralNames = (code: string): string[] =>
  ['choosePlural', 'formatCount'].filter((name) => code.includes(`${name}(`))

function hasTag(elements: MessageFormatElement[]): boolean {
  return elements.some((element) => element.type === TYPE.tag)
}

function writeSignature(parameters: Parameters, isRich: boolean): string {
  const names = [...parameters.keys()]
  const types = names.map((name) => `${name}: ${writeType(parameters.get(name)!)}`)
  const taken = names.length === 0 ? '()' : `({ ${names.join(', ')} }: { ${types.join('; ')} })`
  return isRich ? `<Node>${taken}: Parts<Node>` : `${taken}: string`
}

function writeType(parameter: Parameter): string {
  if (parameter.kind === 'choice') return parameter.choices.map((choice) => `'${choice}'`).join(' | ')
  if (parameter.kind === 'tag') return '(parts: Parts<Node>) => Node'
  if (parameter.kind === 'fact') return 'boolean'
  return parameter.kind === 'count' ? 'number' : 'string | number'
}

/** Writes a template literal of the text. */
function writeText(elements: MessageFormatElement[], parameters: Parameters, count?: string): string {
  const parts = elements.map((element, n) => {
    const [before, after] = [elements[n - 1], elements[n + 1]]
    if (endsWithName(element, after)) return `\${endSentence(${writeValue(element, parameters)})}`
    if (element.type === TYPE.literal && endsWithName(before, element)) {
      return writePart({ ...element, value: element.value.slice(1) }, parameters, count)
    }
    return writePart(element, parameters, count)
  })
  return `\`${parts.join('')}\``
}

/**
 * People's names end in a full stop ("Kahu W."), so one at the end of a sentence includes its own.
 */
const endsWithName = (
  element: MessageFormatElement | undefined,
  after: MessageFormatElement | undefined,
): element is ArgumentElement =>
  element?.type === TYPE.argument &&
  /(^|_)name$/.test(element.value) &&
  after?.type === TYPE.literal &&
  /^\.($|[\s”"])/.test(after.value)

function writePart(element: MessageFormatElement, parameters: Parameters, count?: string): string {
  if (element.type === TYPE.literal) return element.value.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)
  if (element.type === TYPE.pound) return `\${formatCount(${count})}`
  return `\${${writeValue(element, parameters)}}`
}

function writeValue(element: MessageFormatElement, parameters: Parameters): string {
  if (element.type === TYPE.argument) {
    if (!parameters.has(element.value)) parameters.set(element.value, { kind: 'text' })
    return element.value
  }
  if (element.type === TYPE.plural && element.pluralType === 'cardinal') {
    parameters.set(element.value, { kind: 'count' })
    return `choosePlural(${element.value}, ${writeCases(element.options, parameters, element.value)})`
  }
  if (element.type === TYPE.select) {
    const choices = Object.keys(element.options).filter((choice) => choice !== 'other')
    if (choices.join() === 'true') {
      parameters.set(element.value, { kind: 'fact' })
      const [isTrue, other] = [element.options['true']!, element.options['other']!]
      return `${element.value} ? ${writeText(isTrue.value, parameters)} : ${writeText(other.value, parameters)}`
    }
    const cases = writeCases(element.options, parameters)
    parameters.set(element.value, { kind: 'choice', choices: [...choices, 'other'] })
    return `${cases}[${element.value}]`
  }
  throw new Error('only values, plurals, choices and tags are used here')
}

function writeCases(
  options: Record<string, { value: MessageFormatElement[] }>,
  parameters: Parameters,
  count?: string,
): string {
  const cases = Object.entries(options).map(([name, option]) => {
    return `'${name}': ${writeText(option.value, parameters, count)}`
  })
  return `{ ${cases.join(', ')} }`
}

/** Writes an array of strings and elements, for texts with tags. */
function writeParts(elements: MessageFormatElement[], parameters: Parameters): string {
  const parts = elements.map((element) => {
    if (element.type !== TYPE.tag) return writeText([element], parameters)
    parameters.set(element.value, { kind: 'tag' })
    return `${element.value}(${writeParts(element.children, parameters)})`
  })
  return `[${parts.join(', ')}]`
}
