import { expect, test } from 'vitest'
import { decodingCost, type PictureHeader } from './picture-cost.rules.ts'

const jpeg = { format: 'jpeg', channels: 3, depth: 'uchar', chromaSubsampling: '4:2:0' }
const png = { format: 'png', channels: 4, depth: 'uchar' }
const size = (width: number, height: number) => ({ width, height })
const heic = { format: 'heic', channels: 3, depth: 'uchar' }
const layers = { isProgressive: true }

test.each<[string, PictureHeader, ReturnType<typeof decodingCost>]>([
  ['a photo of 12 megapixels', { ...jpeg, ...size(4032, 3024) }, 1],
  ['a photo of 50 megapixels', { ...jpeg, ...size(8160, 6144) }, 2],
  ['80 megapixels', { ...jpeg, ...size(10_000, 8000) }, 2],
  ['a row more', { ...jpeg, ...size(10_000, 8001) }, 'too many pixels'],
  ['a line of 30,000', { ...png, ...size(30_000, 1) }, 1],
  ['a longer line', { ...png, ...size(1, 30_001) }, 'too many pixels'],
  ['a photo that gets sharper', { ...jpeg, ...layers, ...size(4032, 3024) }, 1],
  ['a larger one', { ...jpeg, ...layers, ...size(5800, 4500) }, 2],
  ['one too large for that', { ...jpeg, ...layers, ...size(6000, 4500) }, 'too much at once'],
  ['one of fine colours', { ...jpeg, ...layers, chromaSubsampling: '4:4:4', ...size(4032, 3024) }, 2],
  ['one of four inks', { ...jpeg, ...layers, channels: 4, ...size(4032, 3024) }, 'too much at once'],
  ['a PNG in rows', { ...png, depth: 'ushort', ...size(8000, 8000) }, 2],
  ['a PNG in layers', { ...png, ...layers, ...size(4000, 4000) }, 2],
  ['a deep PNG in layers', { ...png, ...layers, depth: 'ushort', ...size(4000, 4000) }, 'too much at once'],
  ['a GIF', { format: 'gif', channels: 4, depth: 'uchar', ...size(4000, 4000) }, 2],
  ['a large GIF', { format: 'gif', channels: 4, depth: 'uchar', ...size(5000, 4000) }, 'too much at once'],
  ['a WebP', { format: 'webp', channels: 4, depth: 'uchar', ...size(8000, 6000) }, 2],
  [
    'a moving WebP',
    { format: 'webp', channels: 4, depth: 'uchar', pages: 2, ...size(4000, 3000) },
    'too much at once',
  ],
  ['a TIFF', { format: 'tiff', channels: 3, depth: 'uchar', ...size(4000, 3000) }, 1],
  [
    'a TIFF of fractions',
    { format: 'tiff', channels: 3, depth: 'float', ...size(4000, 3000) },
    'too much at once',
  ],
  ['an AVIF', { format: 'avif', channels: 3, depth: 'uchar', ...size(3200, 2400) }, 2],
  ['a large AVIF', { format: 'avif', channels: 3, depth: 'uchar', ...size(4032, 3024) }, 'too much at once'],
  ['a small HEIC', { ...heic, ...size(2000, 1500) }, 1],
  ['a HEIC of 12 megapixels', { ...heic, ...size(4032, 3024) }, 2],
  ['a HEIC of 24 megapixels', { ...heic, ...size(5712, 4284) }, 2],
  ['a HEIC of 48 megapixels', { ...heic, ...size(8064, 6048) }, 'too much at once'],
  ['a HEIC of more than any picture', { ...heic, ...size(12_000, 9000) }, 'too many pixels'],
])('%s', (_what, header, cost) => expect(decodingCost(header)).toBe(cost))
