const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Directional marks and zero-width characters, which disguise names. */
const unseen =
  /[\u17b4\u17b5\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g

/** Tags in the flags of England, Scotland and Wales; anywhere else they are invisible. */
const flagsAndTags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const joiners = /([\u200c\u200d])[\u200c\u200d]+/g

/** No script stacks more, and sorting a long run of marks takes quadratic time. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu

const seen = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\u2800]/u

/**
 * Removes lone surrogates, NUL and stacks of combining marks, so that it can be compared, folded
 * and stored.
 */
export function assertValidUnicode(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replace(stackedMarks, '$1')
}

/**
 * For pasted addresses, numbers and codes: joiners have a meaning only between letters of words,
 * and pasting adds no control characters.
 */
export const cleanCode = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u200c\u200d]/g, '')
    .trim()

export function cleanText(text: string): string {
  const clean = assertValidUnicode(text)
    .replace(controls, '')
    .replace(unseen, '')
    .replace(flagsAndTags, '$1')
    .replace(joiners, '$1')
    .normalize('NFC')
  return seen.test(clean) ? clean : ''
}
