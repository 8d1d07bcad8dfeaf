import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'

/** Typewriter and curly apostrophes, and the ʻokina and glottal stops of Polynesian names. */
const apostrophes = /[ʻʼʹʾʿꞌ]|(?<=[\p{L}\p{M}])['’‘`´′＇](?=\p{L})/gu
/** Compatibility forms of letters that belong to no word. */
const signs = /[™®©℠ªº]/gu
/** A temporary stand-in for a hyphen, which no keyboard has. */
const mark = '\u{f0001}'
const notAWord = /[^\p{L}\p{Nd}\u{f0001}]+/gu
/** Most names match this, and thousands of them are normalised at once. */
const plainText = /^[\w .,:;&/()+]*$/
const hyphens = /(?<=[\p{L}\p{M}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu

/**
 * Returns a text's words in lower-case plain letters and digits, separated by single spaces: the
 * same for titles and searches, independent of the database's locale. Apostrophes within a word are
 * removed: men's becomes mens.
 * @param hyphen the replacement for a hyphen between letters or digits
 */
export function normaliseWords(text: string, hyphen = ' '): string {
  if (plainText.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim()
  const plain = text.replaceAll(mark, ' ').replace(signs, ' ').replace(apostrophes, '').replace(hyphens, mark)
  return foldMacrons(plain.normalize('NFKD')).replace(notAWord, ' ').replaceAll(mark, hyphen).trim()
}
