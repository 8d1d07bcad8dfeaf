import { expect, it } from 'vitest'
import { avifSources, pictureSources } from './picture-sources.ts'

const image = {
  id: 1,
  name: 'bicycle.jpg',
  thumb_url: '/t.webp',
  url: '/m.webp',
  large_url: '/l.webp',
  thumbhash: '',
  alt: '',
  has_avif: false,
}

it('gives the widths of a landscape picture', () => {
  expect(pictureSources({ ...image, width: 1600, height: 1200 }, 'all')).toBe(
    '/t.webp 400w, /m.webp 800w, /l.webp 1600w',
  )
})

it('gives a portrait picture the widths it has, not its heights', () => {
  expect(pictureSources({ ...image, width: 1200, height: 1600 }, 'card')).toBe('/t.webp 300w, /m.webp 600w')
})

it('does not claim more than a small picture has', () => {
  expect(pictureSources({ ...image, width: 500, height: 300 }, 'card')).toBe('/t.webp 400w, /m.webp 500w')
})

it('gives AVIF of the same widths once it is there', () => {
  const landscape = { ...image, width: 1600, height: 1200 }
  expect(avifSources(landscape, 'card')).toBeUndefined()
  expect(avifSources({ ...landscape, has_avif: true }, 'card')).toBe('/t.avif 400w, /m.avif 800w')
})
