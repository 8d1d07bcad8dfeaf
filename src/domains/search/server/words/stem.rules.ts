/**
 * Unites singular and plural, and nothing else: PostgreSQL's Porter stemmer joins mobile with
 * mobility, organ with organic, and bedding with bed.
 */
export function stemWord(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (!/^[a-z]{3,}$/.test(word) || unchanging.has(word)) return word
  return dropEnding(dropPlural(word))
}

/**
 * Gives singular and plural the same ending, whichever of the spellings has an e: axe, boxes,
 * hoodie, hoody.
 */
function dropEnding(word: string): string {
  if (word.length > 3 && word.endsWith('ie')) return `${word.slice(0, -2)}y`
  return /.(?:[sxzo]|[cs]h)e$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

function dropPlural(word: string): string {
  if (word.length === 3) return /[^aeious]s$/.test(word) ? word.slice(0, -1) : word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

const unchanging = new Set(['news', 'lens', 'gps', 'abs', 'atlas', 'canvas', 'christmas', 'swiss'])

const irregular = new Map(
  Object.entries({
    men: 'man',
    mens: 'man',
    women: 'woman',
    womens: 'woman',
    children: 'child',
    childrens: 'child',
    mice: 'mouse',
    geese: 'goose',
    menus: 'menu',
    emus: 'emu',
    knives: 'knife',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    leaves: 'leaf',
    scarves: 'scarf',
    calves: 'calf',
    wolves: 'wolf',
    hooves: 'hoof',
    loaves: 'loaf',
    halves: 'half',
  }),
)

/** Words that don't describe an item. */
const stopWords = new Set(
  (
    'a an and any are as at be been but by can do for from had has have i in into is it its me my no not of off on or ' +
    'our out so some such than that the their them then there these they this to too up us was we were what when which ' +
    'who will with you your'
  ).split(' '),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)
