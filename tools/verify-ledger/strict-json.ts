export class UnreadableError extends Error {}

const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\]:,]|true|false|null/g
const whole = /^(?:0|[1-9]\d*)$/

/**
 * JSON as narrowed by RFC 7493, and this format further: no key twice, and numbers as plain whole
 * digits. `JSON.parse` takes the last of two keys and reads 205e3 as 205000; other readers may
 * differ. Linear in the length of the text.
 */
export function readStrictJson(text: string): unknown {
  const value = parse(text)
  const keys: (Set<string> | null)[] = []
  let mayBeKey = false
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') keys.push(new Set())
    else if (token === '[') keys.push(null)
    else if (token === '}' || token === ']') keys.pop()
    else if (token.startsWith('"') && mayBeKey) addKey(keys.at(-1), JSON.parse(token))
    else if (/^[-\d]/.test(token) && !whole.test(token))
      throw new UnreadableError(
        `it holds the number ${token.slice(0, 40)}, and only plain whole ones are allowed.`,
      )
    mayBeKey = token === '{' || (token === ',' && keys.at(-1) instanceof Set)
  }
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableError('it is not JSON.', { cause })
  }
}

function addKey(known: Set<string> | null | undefined, key: string) {
  if (known?.has(key)) throw new UnreadableError(`it says “${key.slice(0, 40)}” twice in one object.`)
  known?.add(key)
}
