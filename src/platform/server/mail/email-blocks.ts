/** The block that a line of text becomes in an email. */
export type Piece =
  | { is: 'lines'; lines: Span[][] }
  | { is: 'button'; url: string }
  | { is: 'list'; items: { spans: Span[]; url: string | null }[] }

export interface Span {
  text: string
  url: string | null
}

const address = /(https?:\/\/[^\s<>"'“”‘’]*[^\s<>"'“”‘’.,;:!?)])/
const addressAlone = /^https?:\/\/[^\s<>"'“”‘’]+$/

/** The first of our addresses on its own line is the button. Other sites' addresses stay text. */
export function splitIntoPieces(text: string, publicUrl: string): Piece[] {
  const pieces: Piece[] = []
  for (const block of text.trim().split(/\n\s*\n/)) {
    pieces.push({ is: 'lines', lines: [] })
    for (const line of block.split('\n')) addLine(pieces, line, publicUrl)
  }
  return pieces.filter((piece) => piece.is !== 'lines' || piece.lines.length > 0)
}

function addLine(pieces: Piece[], line: string, publicUrl: string): void {
  const last = pieces.at(-1)
  const trimmed = line.trim()
  const own = addressAlone.test(trimmed) && isOwnAddress(trimmed, publicUrl)
  const item = last?.is === 'list' && /^\s/.test(line) ? last.items.at(-1) : undefined
  if (own && item && item.url === null) item.url = trimmed
  else if (own && !pieces.some(({ is }) => is === 'button')) pieces.push({ is: 'button', url: trimmed })
  else if (line.startsWith('- ')) {
    const found = { spans: splitIntoSpans(line.slice(2), publicUrl), url: null }
    if (last?.is === 'list') last.items.push(found)
    else pieces.push({ is: 'list', items: [found] })
  } else {
    const spans = splitIntoSpans(trimmed, publicUrl)
    if (last?.is === 'lines') last.lines.push(spans)
    else pieces.push({ is: 'lines', lines: [spans] })
  }
}

function splitIntoSpans(line: string, publicUrl: string): Span[] {
  return line
    .split(address)
    .map((text, index) => ({ text, url: index % 2 === 1 && isOwnAddress(text, publicUrl) ? text : null }))
    .filter(({ text }) => text !== '')
}

/**
 * Our paths that a text may have alone on a line, as it's written without knowing the site's
 * address.
 */
const ownPathAlone = /^\/user-settings#invoices$/gm

export const completePaths = (text: string, publicUrl: string): string =>
  text.replace(ownPathAlone, (path) => `${publicUrl}${path}`)

/** A name before an @ could pass for the site. */
export function isOwnAddress(text: string, publicUrl: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && url.origin === new URL(publicUrl).origin && url.username === '' && url.password === ''
  )
}
