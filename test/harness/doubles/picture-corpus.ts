import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  blankPng,
  circularTiff,
  claimHeicSize,
  claimGifFrame,
  claimGifSize,
  claimJpegSize,
  pngOf,
  quarterTurnedHeic,
  withJpegSegment,
  withPngChunk,
} from './picture-bytes.ts'
import { fourColours } from './pictures.ts'

/** A marker hidden in the files' metadata: no stored file may contain it. */
export const secret = 'Papakura-secret'

export interface CorpusPicture {
  what: string
  bytes: Buffer
  name?: string
  expected: [number, number] | RegExp
  has_colours?: boolean
}

const unknown = /can’t read this image/
const damaged = /damaged/
const tooMany = /at most 80 megapixels/
const tooMuch = /too big for the way it was saved/

const text = (content: string) => Buffer.from(content, 'latin1')
const picture = async () => sharp(await fourColours())
const jpeg = async () => await (await picture()).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
const png = () => fourColours()
const gif = async () => await (await picture()).gif().toBuffer()

const exif = {
  IFD0: { Make: secret, ImageDescription: secret },
  IFD3: { GPSLatitude: '37/1 3/1 36/1', GPSLatitudeRef: 'S', GPSLongitude: '174/1 56/1 24/1' },
}

/** EXIF orientation as cameras write it, with the pixels unrotated. */
async function fromCamera(orientation: number): Promise<Buffer> {
  const [turn, mirror] = (
    [
      [0, null],
      [0, 'flop'],
      [180, null],
      [0, 'flip'],
      [90, 'flop'],
      [270, null],
      [90, 'flip'],
      [90, null],
    ] as const
  )[orientation - 1]!
  const turned = sharp(await (await picture()).rotate(turn).png().toBuffer())
  const lying = await (mirror ? turned[mirror]() : turned).png().toBuffer()
  return await sharp(lying).withExif(exif).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

const upright = { expected: [400, 200] as [number, number], has_colours: true }

export async function goodPictures(): Promise<CorpusPicture[]> {
  const plain = await jpeg()
  const recorded = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      what: `a JPEG with GPS, orientation ${orientation}`,
      bytes: await fromCamera(orientation),
      ...upright,
    })),
  )
  const withNotes = async (format: 'png' | 'webp' | 'tiff' | 'avif') => ({
    what: `${format} with GPS and a profile`,
    bytes: await (await picture()).withExif(exif).withIccProfile('p3').toFormat(format).toBuffer(),
    ...upright,
  })
  const frames = [await png(), await (await picture()).rotate(180).png().toBuffer()]
  return [
    ...recorded,
    ...(await Promise.all((['png', 'webp', 'tiff', 'avif'] as const).map(withNotes))),
    {
      what: 'a HEIC with GPS and a profile, turned by a quarter',
      bytes: await quarterTurnedHeic(),
      name: 'IMG_0001.HEIC',
      expected: [96, 48],
      has_colours: true,
    },
    { what: 'a JPEG in CMYK', bytes: await cmyk(), ...upright, has_colours: false },
    {
      what: 'a PNG of 16 bits',
      bytes: await (await picture()).toColourspace('rgb16').png().toBuffer(),
      ...upright,
    },
    {
      what: 'a PNG of a palette with holes',
      bytes: await (await picture()).ensureAlpha(0.5).png({ palette: true }).toBuffer(),
      expected: [400, 200],
    },
    {
      what: 'a progressive JPEG',
      bytes: await (await picture()).jpeg({ progressive: true }).toBuffer(),
      ...upright,
    },
    { what: 'a PNG of one bit', bytes: blankPng(9, 7), expected: [9, 7] },
    { what: 'a picture of one pixel', bytes: blankPng(1, 1), expected: [1, 1] },
    { what: 'a line', bytes: blankPng(3000, 1), expected: [1600, 1] },
    {
      what: 'an animated GIF',
      bytes: await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      ...upright,
    },
    {
      what: 'an animated WebP',
      bytes: await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      ...upright,
    },
    ...(await picturesWithMore(plain)),
    { what: 'a TIFF that goes round in a circle', bytes: circularTiff(8, 8), expected: [8, 8] },
  ]
}

async function picturesWithMore(plain: Buffer): Promise<CorpusPicture[]> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`
  return [
    {
      what: 'a JPEG with XMP, IPTC and a comment',
      bytes: withJpegSegment(
        withJpegSegment(
          withJpegSegment(plain, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
          0xed,
          text(`Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x16\x1c\x02\x78\x00\x0f${secret}`),
        ),
        0xfe,
        text(`<script>${secret}</script>`),
      ),
      ...upright,
    },
    {
      what: 'a PNG with text',
      bytes: withPngChunk(await png(), 'tEXt', text(`Comment\0<?php ${secret} ?>`)),
      ...upright,
    },
    {
      what: 'a PNG that is a PDF as well',
      bytes: Buffer.concat([
        withPngChunk(await png(), 'tEXt', text(`Comment\0%PDF-1.7\n${secret}`)),
        text(`%PDF-1.7\n${secret}\ntrailer\n%%EOF`),
      ]),
      name: 'both.pdf',
      ...upright,
    },
    {
      what: 'a JPEG that is an archive as well',
      bytes: Buffer.concat([plain, text(`PK\x03\x04\x14\0${secret}.exe`)]),
      name: 'both.zip',
      ...upright,
    },
    {
      what: 'a GIF that is a script as well',
      bytes: Buffer.concat([claimGifSize(await gif(), 0x2a2f, 200), text(`*/=1;alert('${secret}')`)]),
      name: 'both.js',
      ...upright,
    },
    {
      what: 'a PNG whose text unfolds to 64 MB',
      bytes: withPngChunk(
        await png(),
        'zTXt',
        Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]),
      ),
      ...upright,
    },
    { what: 'a JPEG that is called a PNG', bytes: plain, name: 'photo.png', ...upright },
    { what: 'a JPEG that is called a page', bytes: plain, name: 'index.html', ...upright },
  ]
}

async function cmyk(): Promise<Buffer> {
  return await (await picture()).toColourspace('cmyk').jpeg().toBuffer()
}

export async function badPictures(): Promise<CorpusPicture[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${secret}</script></svg>`
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}\0\0\0\0mif1${brand}`)])
  const strangers: [string, Buffer, string?][] = [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['an SVG with a script', text(svg), 'drawing.svg'],
    ['an SVG that is called a PNG', text(svg), 'drawing.png'],
    ['an SVG behind a mark and a comment', text(`\xef\xbb\xbf<?xml version="1.0"?><!-- -->${svg}`)],
    ['an SVG that is packed', gzipSync(svg), 'drawing.svgz'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'photo.jpg'],
    ['a script', text("import fs from 'node:fs'"), 'photo.jpg'],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), 'photo.jpg'],
    ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'), 'photo.eps'],
    [
      'drawing commands',
      text("push graphic-context\nfill 'url(https://example.nz/x.jpg\"|ls)'"),
      'photo.mvg',
    ],
    ['an archive', text('PK\x03\x04\x14\0\0\0\0\0'), 'photo.jpg'],
    ['a program', text('\x7fELF\x02\x01\x01'), 'photo.jpg'],
    ['a BMP', text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'photo.bmp'],
    ['a Photoshop file', text('8BPS\0\x01\0\0\0\0\0\0'), 'photo.psd'],
    ['JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n'), 'photo.jp2'],
    ['a film', box('isom'), 'film.mp4'],
    ['a picture behind other bytes', Buffer.concat([text('x'), await jpeg()])],
  ]
  const magics: [string, string][] = [
    ['JPEG', '\xff\xd8\xff'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\x24\0\0\0WEBP'],
    ['TIFF', 'II*\0'],
    ['a large TIFF', 'II*\0\xff\xff\xff\xff'],
    ['AVIF', '\0\0\0\x14ftypavif\0\0\0\0avif'],
    ['HEIC', '\0\0\0\x14ftypheic\0\0\0\0heic'],
  ]
  const deep = { bits: 16, is_colour: true, is_interlaced: true } as const
  const huge: [string, Buffer, RegExp][] = [
    ['a PNG of 30,000 by 30,000', blankPng(30_000, 30_000), tooMany],
    ['a PNG that only says so', pngOf({ width: 30_000, height: 30_000 }, Buffer.alloc(0)), tooMany],
    [
      'a PNG of two thousand million rows',
      pngOf({ width: 1, height: 2_147_483_647 }, Buffer.alloc(9)),
      damaged,
    ],
    ['a PNG of 60,000 by 1', blankPng(60_000, 1), tooMany],
    [
      'an interlaced PNG of 72 million deep pixels',
      pngOf({ width: 9000, height: 8000, ...deep }, Buffer.alloc(9)),
      tooMuch,
    ],
    ['a JPEG that says 65,000 by 65,000', claimJpegSize(await jpeg(), 65_000, 65_000), tooMany],
    ['a GIF that says 65,535 by 65,535', claimGifFrame(await gif(), 65_535, 65_535), tooMany],
    ['a GIF of 36 million pixels', claimGifFrame(await gif(), 6000, 6000), tooMuch],
    ['a TIFF of 100,000 by 100,000', circularTiff(100_000, 100_000), tooMany],
    ['a HEIC that says 30,000 by 30,000', claimHeicSize(await quarterTurnedHeic(), 30_000, 30_000), tooMany],
    ['a HEIC that says 30 megapixels', claimHeicSize(await quarterTurnedHeic(), 6000, 5000), tooMuch],
    ['a TIFF that has less than it says', circularTiff(900, 900), damaged],
    ['a JPEG that has less than it says', claimJpegSize(await jpeg(), 400, 2000), damaged],
    ['a PNG without pixels', pngOf({ width: 40, height: 40 }, Buffer.alloc(0)), damaged],
    ['a PNG without a size', pngOf({ width: 0, height: 0 }, Buffer.alloc(0)), damaged],
  ]
  return [
    ...strangers.map(([what, bytes, name = 'photo.jpg']) => ({ what, bytes, name, expected: unknown })),
    ...magics.map(([of, start]) => ({
      what: `the first bytes of ${of}`,
      bytes: text(start),
      expected: damaged,
    })),
    ...huge.map(([what, bytes, expected]) => ({ what, bytes, expected })),
    { what: 'an SVG that begins like a PNG', bytes: text(`\x89PNG\r\n\x1a\n${svg}`), expected: damaged },
    {
      what: 'a script that begins like a GIF',
      bytes: text(`GIF89a/*${secret}*/=1;alert(1)`),
      expected: damaged,
    },
  ]
}

export async function brokenPictures(): Promise<CorpusPicture[]> {
  const made = await picture()
  const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const
  const heic = await quarterTurnedHeic()
  const whole = await Promise.all(formats.map((format) => made.clone().toFormat(format).toBuffer()))
  return [...formats, 'heic'].flatMap((format, index) => {
    const bytes = whole[index] ?? heic
    const cuts = Array.from({ length: 16 }, (_, n) => Math.floor((bytes.length * (n + 0.5)) / 16))
    return [
      ...[...cuts, bytes.length - 1, bytes.length - 3].map((length) => ({
        what: `${format} cut off after ${length} bytes`,
        bytes: bytes.subarray(0, length),
        expected: damaged,
      })),
      ...Array.from({ length: 16 }, (_, n) => ({
        what: `${format} bent for the ${n + 1}th time`,
        bytes: bend(bytes, n + 1),
        expected: damaged,
      })),
    ]
  })
}

function bend(bytes: Buffer, seed: number): Buffer {
  const bent = Buffer.from(bytes)
  let state = seed * 2_654_435_761
  for (let n = 0; n < 8; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bent[12 + (state % (bytes.length - 12))] = state >>> 24
  }
  return bent
}
