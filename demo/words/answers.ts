import type { Listing } from '#domains/listings/common/listings.ts'

type Answers = Listing['attributes']

interface Reading {
  category: string
  key: string
  read: (text: string) => Answers[string] | null
}

const number =
  (pattern: RegExp) =>
  (text: string): number | null => {
    const [, found] = pattern.exec(text) ?? []
    return found === undefined ? null : Number(found)
  }
const choice =
  (...choices: [pattern: RegExp, choice: string][]) =>
  (text: string): string | null =>
    choices.find(([pattern]) => pattern.test(text))?.[1] ?? null
const several =
  (...choices: [pattern: RegExp, choice: string][]) =>
  (text: string): string[] | null => {
    const found = choices.filter(([pattern]) => pattern.test(text)).map(([, name]) => name)
    return found.length > 0 ? found : null
  }

const wheel = choice(
  [/\b12 inch\b/i, '12 inch'],
  [/\b14 inch\b/i, '14 inch'],
  [/\b16 inch\b/i, '16 inch'],
  [/\b20 inch\b/i, '20 inch'],
  [/\b24 inch\b/i, '24 inch'],
  [/\b26 inch\b/i, '26 inch'],
  [/\b27\.5\b/, '27.5 inch'],
  [/\b29(?: inch)?\b/i, '29 inch'],
  [/\b700c\b/i, '700c'],
)
const storage = choice(
  [/\b(?:16|32) GB\b/i, '32 GB or less'],
  [/\b64 GB\b/i, '64 GB'],
  [/\b128 GB\b/i, '128 GB'],
  [/\b256 GB\b/i, '256 GB'],
  [/\b512 GB\b/i, '512 GB'],
  [/\b[1-4] TB\b/i, '1 TB or more'],
)
const colour = several(
  [/\bblack\b/i, 'Black'],
  [/\bwhite\b/i, 'White'],
  [/\b(?:grey|charcoal)\b/i, 'Grey'],
  [/\bsilver\b/i, 'Silver'],
  [/\bred\b/i, 'Red'],
  [/\bpink\b/i, 'Pink'],
  [/\byellow\b/i, 'Yellow'],
  [/\bgreen\b/i, 'Green'],
  [/\b(?:blue|navy)\b/i, 'Blue'],
  [/\bpurple\b/i, 'Purple'],
  [/\b(?:brown|tan)\b/i, 'Brown'],
)
const material = several(
  [/\brimu\b/i, 'Rimu'],
  [/\bkauri\b/i, 'Kauri'],
  [/\boak\b/i, 'Oak'],
  [/\bpine\b/i, 'Pine'],
  [/\b(?:teak|walnut|beech|macrocarpa|birch)\b/i, 'Other wood'],
  [/\b(?:metal|steel|iron|alumini?um)\b/i, 'Metal'],
  [/\bleather\b/i, 'Leather'],
  [/\b(?:wool|linen|fabric|velvet|corduroy)\b/i, 'Fabric'],
  [/\b(?:rattan|cane|wicker)\b/i, 'Rattan'],
)
const size = several(
  [/\bsize (?:XS|extra small)\b/i, 'XS'],
  [/\bsize (?:S|small)\b/i, 'S'],
  [/\bsize (?:M|medium)\b/i, 'M'],
  [/\bsize (?:L|large)\b/i, 'L'],
  [/\bsize XL\b/i, 'XL'],
  ...['6', '8', '10', '12', '14', '16', '18', '20'].map((one): [RegExp, string] => [
    new RegExp(`\\bsize ${one}\\b`, 'i'),
    one,
  ]),
)

const readings: Reading[] = [
  ...['road-bikes', 'mountain-bikes', 'electric-bikes'].map((kind) => ({
    category: `sports-cycling-${kind}`,
    key: 'frame_size',
    read: number(/\b(\d{2}) cm\b/),
  })),
  { category: 'sports-cycling', key: 'wheel_size', read: wheel },
  { category: 'phones-android', key: 'storage', read: storage },
  { category: 'phones-iphones', key: 'storage', read: storage },
  { category: 'computers-laptops', key: 'storage', read: storage },
  { category: 'computers-laptops', key: 'memory', read: number(/\b(\d{1,2}) GB(?: of)? (?:RAM|memory)\b/i) },
  { category: 'computers-laptops', key: 'screen_size', read: number(/\b(1\d(?:\.\d)?)[ -]inch\b/i) },
  { category: 'electronics-televisions', key: 'screen_size', read: number(/\b(\d{2})[ -]inch\b/i) },
  { category: 'clothing-men-shoes', key: 'shoe_size', read: number(/\bsize (3[5-9]|4\d)\b/i) },
  { category: 'clothing-women-shoes', key: 'shoe_size', read: number(/\bsize (3[5-9]|4\d)\b/i) },
  ...['men-jackets', 'men-tops', 'women-dresses', 'women-jackets', 'women-tops', 'workwear', 'wedding'].map(
    (kind) => ({ category: `clothing-${kind}`, key: 'clothing_size', read: size }),
  ),
  { category: 'clothing', key: 'colour', read: colour },
  { category: 'phones-android', key: 'colour', read: colour },
  { category: 'phones-iphones', key: 'colour', read: colour },
  { category: 'home-living-room', key: 'colour', read: colour },
  ...['home-living-room', 'home-tables', 'home-beds', 'garden-furniture', 'antiques-furniture'].flatMap(
    (category) => [
      { category, key: 'material', read: material },
      { category, key: 'width', read: number(/\b(\d{2,3}) cm (?:wide|across|long)\b/i) },
      { category, key: 'height', read: number(/\b(\d{2,3}) cm (?:high|tall)\b/i) },
    ],
  ),
  {
    category: 'home-beds',
    key: 'bed_size',
    read: choice(
      [/\bking single\b/i, 'King single'],
      [/\bsuper king\b/i, 'Super king'],
      [/\bqueen\b/i, 'Queen'],
      [/\bking\b/i, 'King'],
      [/\bdouble\b/i, 'Double'],
      [/\bsingle\b/i, 'Single'],
      [/\bcot\b/i, 'Cot'],
    ),
  },
  {
    category: 'books',
    key: 'book_format',
    read: choice(
      [/\b(?:hardback|hardcover|hard cover)\b/i, 'Hardback'],
      [/\b(?:paperback|penguin)\b/i, 'Paperback'],
    ),
  },
  { category: 'books', key: 'language', read: choice([/\bin te reo\b/i, 'Te reo Māori']) },
]

export function answersIn(category: string, text: string): Answers {
  const found = readings
    .filter((reading) => category === reading.category || category.startsWith(`${reading.category}-`))
    .map(({ key, read }) => [key, read(text)] as const)
    .filter((entry): entry is readonly [string, Answers[string]] => entry[1] !== null)
  return Object.fromEntries(found)
}
