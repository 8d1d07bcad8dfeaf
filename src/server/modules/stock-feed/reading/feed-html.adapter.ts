import sax from 'sax'

/** HTML 4's names; the package's types leave the table out. */
const { ENTITIES: named } = sax as unknown as { ENTITIES: Readonly<Record<string, string>> }

const style = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
const blocks = 'p|div|ul|ol|li|dl|dt|dd|table|tr|h[1-6]|section|article|blockquote|hr'
const block_tags = new RegExp(String.raw` ?(?:</?(?:${blocks})(?:\s[^<>]*)?/?> ?)+`, 'gi')
const line_tags = / ?<\/?br\s*[^<>]*> ?/gi
const any_tag = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>/gi
const has_lines = new RegExp(String.raw`<(?:br|${blocks})\b[^<>]*>`, 'i')

/** What dealers' programs write into notes and extras, as plain text: a tag becomes a line break or nothing, and a lone < stays. */
export function readHtml(text: string): string {
  const shown = leaveOutComments(text).replace(style, '')
  // As browsers do: where tags break the lines, line breaks are spaces.
  const flat = has_lines.test(shown) ? shown.replace(/\s+/g, ' ') : shown
  const plain = flat.replace(block_tags, '\n').replace(line_tags, '\n').replace(any_tag, '')
  return plain
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi, decodeEntity)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** By their marks, since a pattern looks for each end that isn't there through all the rest. */
function leaveOutComments(text: string): string {
  const [before = '', ...comments] = text.split('<!--')
  return [before, ...comments.map((comment) => comment.split('-->').slice(1).join('-->'))].join('')
}

/** @returns as it was written where nothing is called that */
function decodeEntity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? written
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ' '
}
