import { inflateSync } from 'node:zlib'

type Objects = Map<string, string>

function readObjects(file: string): Objects {
  return new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  )
}

function readStream(body: string): string {
  const begin = /stream\r?\n/.exec(body)
  const [, length] = /\/Length (\d+)/.exec(body) ?? []
  if (!begin || length === undefined) return ''
  // Its own length, since compressed bytes may end like a line.
  const from = begin.index + begin[0].length
  const packed = Buffer.from(body.slice(from, from + Number(length)), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
}

/** By glyph number, in four hexadecimal digits. */
function readLetters(objects: Objects, fontId: string): Map<string, string> {
  const [, mapId] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '') ?? []
  const letters = new Map<string, string>()
  for (const [, first, list] of readStream(objects.get(mapId ?? '') ?? '').matchAll(
    /<(\w{4})> <\w{4}> \[([^\]]*)\]/g,
  ))
    for (const [at, [, code]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0')
      const units = code!.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  return letters
}

/** Reads what a PDF of ours says, a line for each piece of text. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf.toString('latin1'))
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name!)) fonts.set(name!, readLetters(objects, id!))
  return [...objects.values()]
    .map(readStream)
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) => [...stream.matchAll(/\/(F\d+) \S+ Tf[^[]*\[(.*?)\] TJ/g)])
    .map(([, font, shown]) =>
      [...shown!.matchAll(/<(\w*)>/g)]
        .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font!)?.get(glyph) ?? '?')
        .join(''),
    )
    .join('\n')
}
