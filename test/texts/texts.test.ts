import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { findLooseTexts } from './find-loose-texts.ts'
import { inlineInto } from '../../vite/inline-texts.ts'
import { compileTexts } from '../../vite/compile-texts.ts'

const root = path.join(import.meta.dirname, '../..')
const catalogues = globSync('src/**/texts.json', { cwd: root })

const cases: [name: string, text: string, expected: string][] = [
  ['a sentence', 'Place your bid', '(): string => `Place your bid`'],
  [
    'a value',
    'Bid up to {amount}',
    '({ amount }: { amount: string | number }): string => `Bid up to ${amount}`',
  ],
  [
    'a plural',
    '{count, plural, =0 {No bids} one {# bid} other {# bids}}',
    "({ count }: { count: number }): string => `${choosePlural(count, { '=0': `No bids`, 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`",
  ],
  [
    'a choice',
    '{who, select, buyer {You have} other {They have}} paid',
    "({ who }: { who: 'buyer' | 'other' }): string => `${{ 'buyer': `You have`, 'other': `They have` }[who]} paid`",
  ],
  [
    'what is said only if it is so',
    'Withdraw it{may_sell, select, true { or mark it as sold} other {}}.',
    '({ may_sell }: { may_sell: boolean }): string => `Withdraw it${may_sell ? ` or mark it as sold` : ``}.`',
  ],
  [
    'an element',
    'New here? <link>Register</link>',
    '<Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`New here? `, link([`Register`])]',
  ],
  [
    'a name at the end of a sentence, which may bring its own full stop',
    'We’ll tell {display_name}. They know {name}.',
    '({ display_name, name }: { display_name: string | number; name: string | number }): string => `We’ll tell ${endSentence(display_name)} They know ${endSentence(name)}`',
  ],
  [
    'a full stop that ends no sentence',
    '{name}.csv, {amount}.',
    '({ name, amount }: { name: string | number; amount: string | number }): string => `${name}.csv, ${amount}.`',
  ],
  [
    'signs of the language it is written in',
    'a `b` ${c}'.replace('{c}', "'{c}'"),
    '(): string => `a \\`b\\` \\${c}`',
  ],
]

test.for(cases)('%s', ([, text, expected]) => {
  expect(compileTexts({ key: text })).toContain(`export const key = ${expected}\n`)
})

test.for([
  ['a brace that is never closed', 'Bid {amount'],
  ['a plural without its other', '{count, plural, one {# bid}}'],
  ['a date', '{at, date, short}'],
  ['a tag that is never closed', 'See <link>more'],
] as const)('%s is refused with its key', ([, text]) => {
  expect(() => compileTexts({ some_key: text })).toThrow('some_key')
})

test('a key that would make the module thenable is refused', () => {
  expect(() => compileTexts(JSON.parse('{ "then": "From then on" }'))).toThrow('The text then')
})

test('inlined texts give the same result as the catalogue, also in module tables', () => {
  const code = inlineInto(
    "import * as t from '#domains/chat/texts.ts'\nconst table = { say: t.gone }\nreturn [table.say(), t.gone(), t.up_to({ amount: 5 })]",
    { gone: 'It’s gone.', up_to: 'Up to {amount}', unused: 'Unused' },
  )
  expect(code).not.toContain('Unused')
  expect(runInThisContext(`(() => {${code}})()`)).toEqual(['It’s gone.', 'It’s gone.', 'Up to 5'])
})

test('a page may have a function with the name of a text helper', () => {
  const code = inlineInto(
    "import * as t from '#domains/chat/texts.ts'\nconst formatCount = String\nreturn t.bids({ count: 2 }) + formatCount(1)",
    { bids: '{count, plural, one {# bid} other {# bids}}' },
  )
  expect(code).toContain('formatCount as t_formatCount')
  expect(code).toContain('`${t_formatCount(count)} bids`')
  expect(code).toContain('+ formatCount(1)')
})

test('a page imports the helper that ends a sentence after a name', () => {
  const code = inlineInto("import * as t from '#domains/chat/texts.ts'\nreturn t.gone({ name: 'Kahu W.' })", {
    gone: 'We told {name}. Done.',
  })
  expect(code).toContain(
    "import { endSentence as t_endSentence } from '#platform/common/texts/end-sentence.ts'",
  )
  expect(code).toContain('${t_endSentence(name)} Done.')
})

test('a key must be a single identifier', () => {
  expect(() => compileTexts({ 'Some key': 'text' })).toThrow('Some key')
})

const isSource = (file: string) => !/\.test\.tsx?$|\.d\.ts$|[\\/]texts\.ts$/.test(file)

/** [path, why its texts aren't translated]. */
const untranslated = [
  ['src/app/web/dev/', 'pages for who builds Hoko'],
  ['.data.ts', 'tables that the market starts with, and that its owner changes'],
  ['messages/message-texts.ts', 'as above: texts of the settings'],
  ['messages/email-bodies.ts', 'as above: texts of the settings'],
  ['messages/finance-email-bodies.ts', 'as above: texts of the settings'],
  ['messages/text-placeholders.ts', 'samples for the above'],
  ['json-ld.ts', 'words of schema.org'],
  ['types/real-estate-data.ts', 'words of schema.org'],
  ['web/mark-room.ts', 'names of fonts'],
  ['settings/common/carriers.ts', 'names of carriers'],
  ['common/contact-details.ts', 'keys'],
  ['stock-feed/common/feed-fields.ts', 'names and words of MotorCentral’s feed'],
  ['listing-import/server/mapping/delivery.rules.ts', 'words of a CSV, which don’t change'],
  ['listing-import/server/mapping/values.rules.ts', 'words of a CSV, which don’t change'],
  ['listing-import/server/exporting/template.labels.ts', 'words of a CSV, which don’t change'],
  ['stock-feed/web/runs/example-csv.ts', 'names and words of MotorCentral’s feed'],
  ['stock-feed/server/mapping/map-vehicle.rules.ts', 'names of MotorCentral’s fields'],
  ['files/picture-cost.rules.ts', 'keys'],
  ['auctions/server/pseudonyms.service.ts', 'names of birds and trees'],
  ['.queries.ts', 'SQL'],
  ['.jobs.ts', 'names of tasks, and logs'],
  ['.adapter.ts', 'what is spoken to other machines'],
  ['platform/server/config.ts', 'for who runs Hoko'],
  ['platform/server/settings.ts', 'for who runs Hoko'],
  ['storage/file-settings.ts', 'for who runs Hoko'],
  ['platform/server/database/', 'logs, for who runs Hoko'],
  ['platform/server/ops/', 'metrics, for who runs Hoko'],
  ['redis/redis-gauges.ts', 'metrics, for who runs Hoko'],
  ['.gauges.ts', 'metrics, for who runs Hoko'],
  ['platform/server/backup/', 'for who runs Hoko'],
  ['platform/server/doctor/', 'for who runs Hoko'],
  ['storage/bucket-problem.ts', 'for who runs Hoko'],
  ['platform/server/jobs/', 'logs, for who runs Hoko'],
  ['payments/members/akahu-', 'names of a protocol, logs and settings, for who runs Hoko'],
  ['payments/members/stripe-connect-gateway.ts', 'logs, for who runs Hoko'],
  ['payments/members/sandbox-transfers.ts', 'a name that the sandbox refuses'],
  ['platform/server/push/', 'names of a protocol'],
  ['server/sitemap/', 'names of a protocol'],
  ['http/openapi.ts', 'descriptions of the API, which are English as its names are'],
  ['http/contract-checks.ts', 'logs, for who runs Hoko'],
  ['admin/reporter-message.ts', 'verbs that a message is searched for'],
  ['files/work-process.ts', 'logs, for who runs Hoko'],
  ['batches/replay.service.ts', 'logs, for who runs Hoko'],
  ['overlays/focus-return.ts', 'selectors'],
  ['results/use-restored-focus.ts', 'selectors'],
]

test('no text promises what only a trustee or an insurer can', () => {
  const promises = catalogues.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>).filter(
      // The Act's name stays.
      (text) => /escrow|guarantee/i.test(text.replaceAll('Consumer Guarantees Act', '')),
    ),
  )
  expect(promises).toEqual([])
})

test('every user-visible text is in a catalogue', () => {
  const files = globSync('src/{domains,platform,app/web}/**/*.{ts,tsx}', {
    cwd: root,
  })
  const read = files
    .filter((file) => isSource(file) && !untranslated.some(([part]) => file.includes(part!)))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
  expect(read.length).toBeGreaterThan(1000)
  expect(read.flatMap(([file, code]) => findLooseTexts(code, file).map((text) => `${file}:${text}`))).toEqual(
    [],
  )
}, 120_000)

test.for([
  ['in an element', '<p>Place your bid</p>'],
  ['between elements', '<p><b>{name}</b> leads</p>'],
  ['in a label', '<Field label="Price" />'],
  ['as a choice', '<p>{is ? "Sold for" : x}</p>'],
  ['with a value', 'const a = `Bid up to ${price}`'],
  ['in a table', 'const words = { open: "Still open" }'],
  ['in a refusal', 'throw refuse("x", { message: "You can’t bid here." })'],
] as const)('the check finds the text %s', ([, code]) => {
  expect(findLooseTexts(code)).toHaveLength(1)
})

test.for([
  ['a class', '<p className="flex gap-2">{x}</p>'],
  ['an error for who develops', 'throw new Error("Nothing was found here")'],
  ['a comparison', 'if (key === "Enter") go()'],
  ['SQL', 'sql`select id from listings where Name is null`'],
  ['a comment', '// Place your bid\nconst a = 1'],
] as const)('the check ignores %s', ([, code]) => {
  expect(findLooseTexts(code)).toEqual([])
})

test('every text of a catalogue is used', () => {
  const unused = catalogues.flatMap((file) => {
    const folder = path.join(root, path.dirname(file))
    const code = globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter(isSource)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n')
    const used = new Set(Array.from(code.matchAll(/\bt\.([a-z][a-z0-9_]*)/g), ([, key]) => key))
    const keys = Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)
    return keys.filter((key) => !used.has(key)).map((key) => `${file}: ${key}`)
  })
  expect(unused).toEqual([])
})

const findFragments = (catalogue: Record<string, string>): string[] =>
  Object.entries(catalogue)
    .filter(([, text]) => text !== text.trim() || /\{(?:choice|text|words)\d*[,}]/.test(text))
    .map(([key]) => key)

test('no text is a fragment of a sentence', () => {
  const fragments = catalogues.flatMap((file) => {
    const catalogue = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>
    return findFragments(catalogue).map((key) => `${file}: ${key}`)
  })
  expect(fragments).toEqual([])
})

test.for([
  [' Your bid still counts.', true],
  ['Also used by ', true],
  ['Added {choice}', true],
  ['{text2} km', true],
  ['The {words, select, a {price} other {rent}}', true],
  ['Withdraw it{may_sell, select, true { or mark it as sold} other {}}.', false],
  ['They write: “{message}”', false],
] as const)('%s is a fragment: %s', ([text, isPiece]) => {
  expect(findFragments({ text })).toHaveLength(isPiece ? 1 : 0)
})
