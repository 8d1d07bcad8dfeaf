import { must } from '#platform/common/must.ts'
const combiningMarks = /\p{M}/gu

/** Letters that Unicode doesn't decompose into a plain one and a mark. */
const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const wholeLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** 'Ōtaki' becomes 'otaki', 'RØDE' becomes 'rode'. Both sides of a search are folded. */
export function foldMacrons(text: string): string {
  return text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(wholeLetters, (letter) => must(letters[letter], 'plain letter'))
}
