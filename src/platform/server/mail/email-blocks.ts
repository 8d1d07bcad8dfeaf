/** The block that a line of text becomes in an email. */
export type Piece =
  | { is: 'lines'; lines: Span[][] }
  /** Without a label it has the email's own. */
  | { is: 'button'; url: string; label: string | null }
  /** A picture with a title and figures beside it; without an address it leads where the button does. */
  | { is: 'card'; picture: string; title: string; lines: string[]; url: string | null }
  | { is: 'list'; items: { spans: Span[]; url: string | null }[] }

export interface Span {
  text: string
  url: string | null
}

const address = /(https?:\/\/[^\s<>"'“”‘’]*[^\s<>"'“”‘’.,;:!?)])/
const addressAlone = /^https?:\/\/[^\s<>"'“”‘’]+$/
/** A few words that name a button; more are a sentence with an address. */
const labelledAddress = /^([^:<>]{2,32}): (https?:\/\/[^\s<>"'“”‘’]+)$/
const picturePath = /^\/media\/[\w-]+\.webp$/

/**
 * Each of our addresses with a label on its own line is a button, and so is the first without one.
 * A paragraph that begins with the address of one of our pictures is a card. Other sites' addresses
 * stay text.
 */
export function splitIntoPieces(text: string, publicUrl: string): Piece[] {
  const pieces: Piece[] = []
  for (const block of text.trim().split(/\n\s*\n/)) {
    const card = readCard(block.split('\n'), publicUrl)
    pieces.push(card ?? { is: 'lines', lines: [] })
    if (!card) for (const line of block.split('\n')) addLine(pieces, line, publicUrl)
  }
  return pieces.filter((piece) => piece.is !== 'lines' || piece.lines.length > 0)
}

function readCard([first = '', title, ...rest]: string[], publicUrl: string): Piece | null {
  if (!isPicture(first, publicUrl) || title === undefined) return null
  const last = rest.at(-1) ?? ''
  const url = addressAlone.test(last) && isOwnAddress(last, publicUrl) ? last : null
  return { is: 'card', picture: first, title, lines: url === null ? rest : rest.slice(0, -1), url }
}

const isPicture = (line: string, publicUrl: string) =>
  isOwnAddress(line, publicUrl) && picturePath.test(new URL(line).pathname)

/** The plain text has no pictures. */
export const dropPictures = (text: string, publicUrl: string): string =>
  text
    .split('\n')
    .filter((line) => !isPicture(line, publicUrl))
    .join('\n')

function addLine(pieces: Piece[], line: string, publicUrl: string): void {
  const last = pieces.at(-1)
  const trimmed = line.trim()
  const own = addressAlone.test(trimmed) && isOwnAddress(trimmed, publicUrl)
  const item = last?.is === 'list' && /^\s/.test(line) ? last.items.at(-1) : undefined
  const [, label, url = ''] = labelledAddress.exec(trimmed) ?? []
  if (own && item && item.url === null) item.url = trimmed
  else if (own && !pieces.some(({ is }) => is === 'button'))
    pieces.push({ is: 'button', url: trimmed, label: null })
  else if (label !== undefined && !trimmed.startsWith('- ') && isOwnAddress(url, publicUrl))
    pieces.push({ is: 'button', url, label })
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
