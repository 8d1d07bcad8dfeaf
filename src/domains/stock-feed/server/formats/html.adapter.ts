import { decodeHTMLStrict } from 'entities/decode'

const style = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
const blocks = 'p|div|ul|ol|li|dl|dt|dd|table|tr|h[1-6]|section|article|blockquote|hr'
const blockTags = new RegExp(String.raw` ?(?:</?(?:${blocks})(?:\s[^<>]*)?/?> ?)+`, 'gi')
const lineTags = / ?<\/?br\s*[^<>]*> ?/gi
const anyTag = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>/gi
const hasLines = new RegExp(String.raw`<(?:br|${blocks})\b[^<>]*>`, 'i')

/**
 * Converts dealers' HTML in notes and extras to plain text: a tag becomes a line break or nothing,
 * and a lone < remains.
 */
export function readHtml(text: string): string {
  const shown = leaveOutComments(text).replace(style, '')
  // Like browsers: if tags break the lines, line breaks are spaces.
  const flat = hasLines.test(shown) ? shown.replace(/\s+/g, ' ') : shown
  const plain = flat.replace(blockTags, '\n').replace(lineTags, '\n').replace(anyTag, '')
  return decodeHTMLStrict(plain)
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffd \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Searches by markers, since a pattern would scan the rest for each missing end. */
function leaveOutComments(text: string): string {
  const [before = '', ...comments] = text.split('<!--')
  return [before, ...comments.map((comment) => comment.split('-->').slice(1).join('-->'))].join('')
}
