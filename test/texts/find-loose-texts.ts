import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * Finds user-visible texts in code, with their lines. It reads the syntax tree, so comments don't
 * count.
 */
export function findLooseTexts(code: string, file = 'page.tsx'): string[] {
  const isServer = file.includes('/server/')
  const found: string[] = []
  const note = (node: Node, text: string, isFilled = isText(text, isServer)) => {
    if (isFilled) found.push(`${code.slice(0, node.start).split('\n').length}: ${text.trim().slice(0, 60)}`)
  }
  walk(
    parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node,
    [],
    (node, parents) => {
      if (node.type === 'JSXText') note(node, String(node.value), letters.test(String(node.value)))
      else if (isTechnical(node, parents)) return false
      else if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value)
      else if (node.type === 'TemplateLiteral') {
        const quasis = node.quasis as { value: { cooked: string } }[]
        if (/[A-Za-zĀ-ū]{3,}/.test(quasis.map((one) => one.value.cooked).join('')))
          note(node, quasis.map((one) => one.value.cooked).join('X'))
      }
      return true
    },
  )
  return found
}

type Visit = (node: Node, parents: Node[]) => boolean | void

function walk(node: Node, parents: Node[], visit: Visit): void {
  if (visit(node, parents) === false) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && 'type' in child)
        walk(child as Node, [node, ...parents], visit)
}

const letters = /[A-Za-zĀ-ū]{2,}/
// Matches addresses, media types and queries.
const technical =
  /^(?:\w+\/|https?:|data:|use (?:strict|client)|\(m(?:in|ax)-|M\d|[a-z-]+:[a-z-]|#|\.|\/)|[{};<>=]|Meta\+K|^by (?:keys|pointer)$/
const className =
  /^(?:X|flex|grid|block|inline|hidden|relative|absolute|fixed|sticky|truncate|border|underline|group|peer|contents|shrink|grow|rounded|num|heading|italic|invisible|table|[!-]?[a-z0-9@*[&][^A-Z“”’?!]*[-:/[\]][^A-Z“”’?!]*!?)$/
const isClasses = (text: string) => text.split(/\s+/).every((word) => className.test(word))
const serverTechnical =
  /^[\w.]+ as \w+$|^(?:is not|not in|Hoko|\d+ (?:days?|hours?|minutes?|ms))$|\b(?:select|insert into|create table|create database|epoch)\b|HTTP\/|Content-|-src |no-store|no-cache|at time zone|^YYYY/
const names =
  /^(?:Escape|Enter|Tab|Space|Home|End|Delete|Backspace|Arrow\w+|Page(?:Up|Down)|Shift|Control|Meta|Alt|Accept|Authorization|Cookie|Location|Vary|Pacific\/Auckland|\w*Error|Date|Hoko)$/

function isText(text: string, isServer: boolean): boolean {
  const texts = text.trim()
  if (
    !letters.test(texts) ||
    technical.test(texts) ||
    isClasses(texts) ||
    names.test(texts) ||
    /^[A-Z0-9_]+$/.test(texts) ||
    /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(texts)
  )
    return false
  if (isServer && (serverTechnical.test(texts) || !/^[“"X]?[A-ZĀĒĪŌŪ0-9]/.test(texts))) return false
  return /\s/.test(texts) ? /[a-zā-ū]{2,}/.test(texts) : /^[A-ZĀĒĪŌŪ][a-zā-ū’]+[.,?!…:]?$/.test(texts)
}

const silentAttributes =
  /^(?:className|\w+ClassName|id|htmlFor|href|to|type|name|d|viewBox|variant|style|key|autoComplete|inputMode|role|src|srcSet|sizes|rel|target|fill|stroke|as|method|action|enterKeyHint|accept|pattern|form|tone|size|kind|value|slot|field|side|align|media|wrap|lang|icon|transform|points|data-.*)$/
const silentKeys =
  /^(?:className|href|to|type|id|key|path|url|kind|rel|charSet|timeZone|locale|method|style|summary|weekday|month|unit|currency|class|mimeType|pattern|sql|table|index|queryKey|operation|variant|tone|sort|headers?|tags|operationId|timeStyle|dateStyle|accept)$/
const silentCalls =
  /^(?:querySelector(?:All)?|closest|matches|(?:add|remove)EventListener|[gs]etItem|removeItem|append|delete|has|get|set|split|join|startsWith|endsWith|includes|indexOf|replace|replaceAll|match|joinClasses|log|info|warn|error|debug|createElement|[gs]etAttribute|toLocaleString|padStart|padEnd|fetch|header|mark|measure|matchMedia|describe|meta|_default)$/
const silentTypes = /^(?:Import|Export(?:All|Named.*Source)|TS(?!As|NonNull|Satisfies)|TaggedTemplate)/

const nameOf = (node: unknown): string => {
  const { name, property, value } = (node ?? {}) as { name?: unknown; property?: unknown; value?: unknown }
  return typeof name === 'string'
    ? name
    : property
      ? nameOf(property)
      : typeof value === 'string'
        ? value
        : ''
}

function isTechnical(node: Node, [parent]: Node[]): boolean {
  if (silentTypes.test(node.type)) return true
  if (node.type === 'JSXAttribute') return silentAttributes.test(nameOf(node.name))
  if (node.type === 'Property') return silentKeys.test(nameOf(node.key))
  if (node.type === 'NewExpression')
    return /Error$|^No[A-Z]|^URL$|^RegExp$|^Blob$|Event|Channel$|^Headers$|^Set$/.test(nameOf(node.callee))
  if (node.type === 'CallExpression') return silentCalls.test(nameOf(node.callee))
  if (node.type === 'BinaryExpression') return /^[!=]==?$|^in$/.test(String(node.operator))
  if (!parent) return false
  if (parent.type === 'CallExpression' && nameOf(parent.callee) === 'must')
    return (parent.arguments as Node[])[1] === node
  if (parent.type === 'Property' && parent.key === node) return true
  if (parent.type === 'MemberExpression' && parent.property === node) return true
  return parent.type === 'SwitchCase' && parent.test === node
}
