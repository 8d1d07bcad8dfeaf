import { getSegmenter } from '#platform/common/texts/intl.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { must } from '#platform/common/must.ts'
import { unpackWoff } from './decompress-woff.ts'

const require = createRequire(import.meta.url)
const chineseFont = (file: string) => path.join(require.resolve('@embedpdf/fonts-sc'), '../../fonts', file)

let unpacked: Buffer | undefined
const lastFont = () =>
  (unpacked ??= unpackWoff(
    readFileSync(require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  ))

/**
 * Tried in order for each word: the brand's own, then Greek, Cyrillic and Vietnamese, then Chinese
 * and Japanese, then all else. Whole fonts (the screens use subsets), of which only needed ones are
 * opened.
 */
const fonts = {
  regular: [
    () => require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    () => chineseFont('NotoSansHans-Regular.otf'),
    lastFont,
  ],
  strong: [
    () => require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    () => require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
    () => chineseFont('NotoSansHans-Bold.otf'),
    lastFont,
  ],
}

interface Font {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
  ascender: number
}

interface LineOptions extends PDFKit.Mixins.TextOptions {
  lineWidth?: number
  textWidth?: number
}

/**
 * `_fragment` renders a piece of one line, and is the only place where lines are broken but not yet
 * rendered.
 */
interface Inside {
  _font: Font
  _fontSize: number
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void
}

interface Run {
  text: string
  font: Font
}

const hasGlyphs = ({ font }: Font, text: string) =>
  Array.from(text, (letter) => must(letter.codePointAt(0), 'code point')).every((point) =>
    font.hasGlyphForCodePoint(point),
  )

/**
 * Registers `regular` and `strong`, and renders each word in the first font that has all its
 * letters.
 */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PDFKit's types leave out what it calls private.
  const inside = pdf as unknown as Inside
  const families = new Map<Font, (() => Font)[]>()

  function openFont(name: string): Font {
    const { _font: current } = inside
    pdf.font(name)
    const { _font: opened } = inside
    inside._font = current
    return opened
  }

  for (const [name, [own, ...others]] of Object.entries(fonts)) {
    pdf.registerFont(name, must(own, 'font of our own')())
    const opened = openFont(name)
    const openers = others.map((find, index) => () => {
      const other = `${name} ${index + 1}`
      pdf.registerFont(other, find())
      return openFont(other)
    })
    families.set(opened, openers)
  }

  function findFont(text: string, own: Font): Font | undefined {
    if (hasGlyphs(own, text)) return own
    for (const open of families.get(own) ?? []) {
      const font = open()
      if (hasGlyphs(font, text)) return font
    }
    return undefined
  }

  function splitRuns(text: string): Run[] {
    const own = inside._font
    if (hasGlyphs(own, text)) return [{ text, font: own }]
    const runs: Run[] = []
    const add = (piece: string, font: Font) => {
      const last = runs.at(-1)
      if (last?.font === font) last.text += piece
      else runs.push({ text: piece, font })
    }
    for (const [word] of text.matchAll(/\s+|\S+/g)) {
      const font = findFont(word, own)
      if (font) add(word, font)
      else for (const { segment } of getSegmenter().segment(word)) add(segment, findFont(segment, own) ?? own)
    }
    return runs
  }

  function forRuns(text: string, act: (run: Run) => void): void {
    const own = inside._font
    for (const run of splitRuns(text)) {
      inside._font = run.font
      act(run)
    }
    inside._font = own
  }

  const measureRun = pdf.widthOfString.bind(pdf)
  const renderRun = inside._fragment.bind(pdf)

  pdf.widthOfString = (text, options) => {
    let width = 0
    forRuns(text, (run) => (width += measureRun(run.text, options)))
    return width
  }

  inside._fragment = (piece, x, y, options) => {
    const text = piece.replaceAll('\n', '')
    const baseline = (-inside._font.ascender / 1000) * inside._fontSize
    let at = x + findIndent(options, () => pdf.widthOfString(text.trimEnd(), options))
    forRuns(text, (run) => {
      renderRun(run.text, at, y, { ...options, baseline, align: 'left' })
      at += measureRun(run.text, options)
    })
  }
}

function findIndent({ align, width, lineWidth = 0, textWidth = 0 }: LineOptions, measure: () => number) {
  if (!width) return 0
  if (align === 'right') return lineWidth - measure()
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0
}
