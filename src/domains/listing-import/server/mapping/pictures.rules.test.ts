import { expect, test } from 'vitest'
import { isPublicHost } from './terms.service.ts'
import { readPicture, splitPictures } from './pictures.rules.ts'

test.each([
  ['https://a.nz/1.jpg|https://a.nz/2.jpg', ['https://a.nz/1.jpg', 'https://a.nz/2.jpg']],
  ['https://a.nz/1.jpg https://a.nz/2.jpg', ['https://a.nz/1.jpg', 'https://a.nz/2.jpg']],
  ['https://a.nz/1.jpg\nhttps://a.nz/2.jpg', ['https://a.nz/1.jpg', 'https://a.nz/2.jpg']],
  ['https://a.nz/1;v=2.jpg; b c.jpg;d.jpg', ['https://a.nz/1;v=2.jpg', 'b c.jpg', 'd.jpg']],
  [' | ', []],
])('splitPictures splits %j', (text, parts) => {
  expect(splitPictures(text)).toEqual(parts)
})

test.each([
  ['a.nz', true],
  ['8.8.8.8', true],
  ['[2606:4700::1111]', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['[::1]', false],
  ['[::ffff:10.0.0.1]', false],
  ['localhost', false],
  ['printer.local', false],
  ['intranet', false],
])('isPublicHost judges %s as %s', (host, is) => {
  expect(isPublicHost(host)).toBe(is)
})

const terms = { files: null, isPublicHost, ownAddress: 'http://localhost/media/' }

test('readPicture reads an address without its fragment', () => {
  expect(readPicture('https://a.nz/1.jpg#top', terms)).toEqual({
    kind: 'address',
    source: 'https://a.nz/1.jpg',
  })
})

test('readPicture refuses an address that is too long', () => {
  expect(readPicture(`https://a.nz/${'a'.repeat(2_000)}`, terms)).toContain('is no address')
})

test('readPicture reads an address of Hoko’s own, whatever it begins with', () => {
  const source = 'http://localhost/media/abc-1600.webp'
  expect(readPicture(source, terms)).toEqual({ kind: 'address', source })
})
