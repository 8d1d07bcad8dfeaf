import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankPng, claimHeicSize, quarterTurnedHeic } from '#test/harness/doubles/picture-bytes.ts'
import { cornersOf } from '#test/harness/doubles/pictures.ts'
import { sniffPicture } from './picture-gate.ts'
import {
  encodeAvif,
  framePicture,
  measurePicture,
  readOriginal,
  readPicture,
  type Picture,
} from './picture-work.ts'

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3b6ea5',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })

async function read(bytes: Buffer): Promise<Picture> {
  const picture = await readPicture(bytes)
  if ('refused' in picture) throw new Error(picture.refused)
  return picture
}

test('a phone’s photo is rotated upright, in three sizes, without its location', async () => {
  const bytes = await photo(4032, 3024)
    .withExif({
      IFD0: { Make: 'Fernbird Phones', Orientation: '6' },
      IFD3: { GPSLatitude: '41/1 17/1 11/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  expect(bytes.includes('Fernbird')).toBe(true)

  const picture = await read(bytes)

  expect([picture.width, picture.height]).toEqual([1200, 1600])
  for (const [size, side] of [
    ['large', 1600],
    ['medium', 800],
    ['small', 400],
  ] as const) {
    const made = await sharp(picture[size]).metadata()
    expect(made).toMatchObject({ format: 'webp', height: side })
    expect([made.exif, made.icc, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(picture[size].includes('Fernbird')).toBe(false)
  }
  expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(10)
})

test('a crop follows a rotation, and a rotation follows the camera’s', async () => {
  // A red left half; the camera was held so that it belongs on top.
  const left = { create: { width: 60, height: 60, channels: 3, background: '#ff0000' } } as const
  const bytes = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const sent = await readOriginal(bytes)
  if ('refused' in sent) throw new Error(sent.refused)
  const { picture: upright, original } = sent
  expect([upright.width, upright.height]).toEqual([60, 120])
  expect(await colourAt(upright.large, 20, 10)).toBe('red')
  expect(await colourAt(upright.large, 20, 110)).toBe('blue')

  const whole = { turn_degrees: 90 as const, left: 0, top: 0, width: 120, height: 60 }
  expect(await measurePicture(original)).toEqual({ width: 60, height: 120 })
  const turned = await framePicture(original, whole)
  expect([turned.width, turned.height]).toEqual([120, 60])
  expect(await colourAt(turned.large, 110, 30)).toBe('red')

  const part = await framePicture(original, { ...whole, left: 70, width: 40, height: 30 })
  expect([part.width, part.height]).toEqual([40, 30])
  expect(await colourAt(part.large, 5, 15)).toBe('red')
  const avif = await encodeAvif(original, { ...whole, width: 50 }, [400, 20])
  expect(await sharp(avif.get(400)).metadata()).toMatchObject({ width: 50, height: 60, compression: 'av1' })
  expect(await sharp(avif.get(20)).metadata()).toMatchObject({ width: 17, height: 20 })
  expect(await colourAt(avif.get(400)!, 10, 30)).toBe('blue')
})

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red, , blue] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red! > blue! ? 'red' : 'blue'
}

test('a small picture isn’t enlarged', async () => {
  const picture = await read(await photo(320, 200).png().toBuffer())
  expect([picture.width, picture.height]).toEqual([320, 200])
  expect(await sharp(picture.small).metadata()).toMatchObject({ width: 320, height: 200 })
})

test.each([
  ['jpeg', () => photo(30, 20).jpeg()],
  ['png', () => photo(30, 20).png()],
  ['webp', () => photo(30, 20).webp()],
  ['avif', () => photo(30, 20).avif({ effort: 0 })],
  ['gif', () => photo(30, 20).gif()],
  ['tiff', () => photo(30, 20).tiff()],
] as const)('%s is read', async (format, make) => {
  const bytes = await make().toBuffer()
  expect(sniffPicture(bytes)).toBe(format)
  expect(await read(bytes)).toMatchObject({ width: 30, height: 20 })
})

test('readOriginal rotates a HEIC once, keeps its colours and removes its location', async () => {
  const bytes = await quarterTurnedHeic()
  expect(bytes.includes('Papakura-secret')).toBe(true)
  expect(sniffPicture(bytes)).toBe('heic')
  const sent = await readOriginal(bytes)
  if ('refused' in sent) throw new Error(sent.refused)
  for (const made of [sent.original, sent.picture.large, sent.picture.small]) {
    const { width, height, exif } = await sharp(made).metadata()
    expect([width, height, exif]).toEqual([96, 48, undefined])
    expect(await cornersOf(made)).toEqual(['red', 'green', 'blue', 'white'])
    expect(made.includes('Papakura-secret')).toBe(false)
  }
})

test('readPicture refuses a HEIC that is cut off or claims too many pixels', async () => {
  const bytes = await quarterTurnedHeic()
  for (const length of [40, 900, bytes.length - 5])
    expect(await readPicture(bytes.subarray(0, length))).toEqual({
      refused: expect.stringMatching(/damaged/),
    })
  expect(await readPicture(claimHeicSize(bytes, 30_000, 30_000))).toEqual({
    refused: expect.stringMatching(/80 megapixels/),
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

test('the first frame of an animation is used', async () => {
  const bytes = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const picture = await read(bytes)
  expect([picture.width, picture.height]).toEqual([8, 8])
  const [red, , blue] = await sharp(picture.large).raw().toBuffer()
  expect(red).toBeGreaterThan(blue! + 150)
})

test('data appended to a picture is removed', async () => {
  const bytes = Buffer.concat([
    await photo(40, 40).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\x03\x04'),
  ])
  const picture = await read(bytes)
  expect(picture.large.includes('<script>')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])

test.each([
  ['an SVG', Buffer.from(svg), /can’t read this image/],
  ['an SVG that begins like a PNG', Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'), /damaged/],
  ['a PDF', Buffer.from('%PDF-1.7 …'), /can’t read this image/],
  ['a web page', Buffer.from('<!doctype html><img src=x>'), /can’t read this image/],
  ['an empty file', Buffer.alloc(0), /can’t read this image/],
  ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), /damaged/],
  ['the first bytes of a HEIC', heic, /damaged/],
])('%s is refused with a plain message', async (_what, bytes, sentence) => {
  expect(await readPicture(bytes)).toEqual({ refused: expect.stringMatching(sentence) })
})

test('a truncated file is refused', async () => {
  for (const bytes of [await photo(600, 600).jpeg().toBuffer(), await photo(600, 600).png().toBuffer()]) {
    expect(await readPicture(bytes.subarray(0, bytes.length / 2))).toEqual({
      refused: expect.stringMatching(/damaged/),
    })
  }
})

test('a picture of 30,000 by 30,000 pixels is refused before decoding', async () => {
  const png = blankPng(30_000, 30_000)
  const before = process.memoryUsage().rss
  expect(await readPicture(png)).toEqual({
    refused: expect.stringMatching(/80 megapixels/),
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test.each([
  ['after 900 good bytes', 900],
  ['after half of it', 0.5],
])('a JPEG of noise %s is damaged', async (_what, good) => {
  const bytes = await photo(300, 200).jpeg().toBuffer()
  const from = good < 1 ? Math.round(bytes.length * good) : good
  let noise = 1
  for (let at = from; at < bytes.length; at += 1) {
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0
    bytes[at] = noise >>> 24
  }
  expect(await readPicture(bytes)).toEqual({
    refused: 'This photo is damaged. Save it again, or choose another.',
  })
})

const stray = (count: number) => Buffer.alloc(count, 'x')

test('readPicture reads a JPEG with stray bytes in its head or before its end', async () => {
  const bytes = await photo(300, 200).jpeg().toBuffer()
  const table = bytes.indexOf(Buffer.from([0xff, 0xc4]))
  const inHead = [bytes.subarray(0, table), stray(18), bytes.subarray(table)]
  const beforeEnd = [bytes.subarray(0, -2), stray(40), bytes.subarray(-2)]
  const inBoth = [...inHead.slice(0, 2), bytes.subarray(table, -2), stray(40), bytes.subarray(-2)]
  for (const parts of [inHead, beforeEnd, inBoth])
    expect(await readPicture(Buffer.concat(parts))).toMatchObject({ width: 300, height: 200 })
})

test('readPicture refuses noise and truncation behind a head with stray bytes', async () => {
  const bytes = await photo(300, 200).jpeg().toBuffer()
  const table = bytes.indexOf(Buffer.from([0xff, 0xc4]))
  const odd = Buffer.concat([bytes.subarray(0, table), stray(18), bytes.subarray(table)])
  const refused = 'This photo is damaged. Save it again, or choose another.'
  expect(await readPicture(odd.subarray(0, odd.length / 2))).toEqual({ refused })
  for (let at = Math.round(odd.length / 2); at < odd.length; at += 1) odd[at] = (at * 7919) % 255
  expect(await readPicture(odd)).toEqual({ refused })
})

test('a JPEG with phones’ appended data and odd scan parameters is read', async () => {
  const bytes = await photo(300, 200).jpeg().toBuffer()
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  const odd = Buffer.from(bytes)
  odd[scan + 4 + 1 + 6 + 1] = 0
  expect(await readPicture(Buffer.concat([bytes, Buffer.from('SEFTsamsung trailer')]))).toMatchObject({
    width: 300,
  })
  expect(await readPicture(odd)).toMatchObject({ width: 300 })
})
