import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'

/** Typewriter, curly, and the ʻokina and glottal stops of Polynesian names. */
const apostrophes = /[ʻʼʹʾʿꞌ]|(?<=[\p{L}\p{M}])['’‘`´′＇](?=\p{L})/gu
/** Compatibility forms of letters that belong to no word. */
const signs = /[™®©℠ªº]/gu
/** Stands for a hyphen meanwhile; nobody has it on a keyboard. */
const mark = '\u{f0001}'
const not_a_word = /[^\p{L}\p{Nd}\u{f0001}]+/gu
/** Names match this mostly, and thousands of them are normalised at once. */
const plain_text = /^[\w .,:;&/()+]*$/
const hyphens = /(?<=[\p{L}\p{M}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu

/**
 * The words of a text in small plain letters and digits, with single spaces between: the same for titles and for
 * searches, whatever the database's locale takes for a letter. Apostrophes within a word go: men's is mens.
 * @param hyphen what stands for a hyphen between letters or digits
 */
export function normaliseWords(text: string, hyphen = ' '): string {
  if (plain_text.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim()
  const plain = text.replaceAll(mark, ' ').replace(signs, ' ').replace(apostrophes, '').replace(hyphens, mark)
  return foldMacrons(plain.normalize('NFKD')).replace(not_a_word, ' ').replaceAll(mark, hyphen).trim()
}
