import { describe, expect, it } from 'vitest'
import type { Image } from '#domains/media/common/media.ts'
import {
  admitFiles,
  changePhotos,
  countPhotos,
  getImages,
  savedPhoto,
  getPending,
  type Photo,
  waitingPhoto,
} from './photo-list.ts'

const image = (id: number): Image => ({
  id,
  name: `${id}.jpg`,
  url: '',
  thumb_url: '',
  large_url: '',
  width: 1600,
  height: 1200,
  thumbhash: '',
  alt: '',
  has_avif: false,
})
const photos = [1, 2, 3].map((id) => savedPhoto(image(id)))
const order = (list: Photo[]) => getImages(list).map(({ id }) => id)
const fresh = (key: string): Photo => ({
  ...savedPhoto(image(9)),
  key,
  state: 'waiting',
  sent: 0,
  image: null,
})

describe('changePhotos', () => {
  it.each([
    [2, 0, [3, 1, 2]],
    [0, 2, [2, 3, 1]],
    [1, 1, [1, 2, 3]],
    [0, -1, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
  ])('moves the photo at %i to %i', (from, to, expected) => {
    expect(order(changePhotos(photos, { kind: 'move', key: photos[from]!.key, to }))).toEqual(expected)
  })

  it('puts a removed photo back where it was', () => {
    const removed = changePhotos(photos, { kind: 'remove', key: 'image-2' })
    expect(order(removed)).toEqual([1, 3])
    const back = changePhotos(removed, { kind: 'restore', photo: photos[1]!, index: 1 })
    expect(order(back)).toEqual([1, 2, 3])
    expect(changePhotos(back, { kind: 'restore', photo: photos[1]!, index: 1 })).toBe(back)
  })

  it('moves a photo from file to server, past a failure', () => {
    let list = changePhotos([], { kind: 'add', photos: [fresh('a')] })
    list = changePhotos(list, { kind: 'sending', key: 'a', sent: 0.5 })
    list = changePhotos(list, {
      kind: 'failed',
      key: 'a',
      error: 'No connection.',
      mayRetry: true,
      wasCut: true,
    })
    expect(list[0]).toMatchObject({ state: 'failed', error: 'No connection.', mayRetry: true })
    list = changePhotos(list, { kind: 'retry', key: 'a' })
    expect(list[0]).toMatchObject({ state: 'waiting', error: null })
    list = changePhotos(list, { kind: 'kept', key: 'a', image: image(5) })
    expect(order(list)).toEqual([5])
  })

  it('ignores news about a removed photo', () => {
    expect(changePhotos(photos, { kind: 'kept', key: 'gone', image: image(5) })).toEqual(photos)
  })

  it('never holds more than twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) => fresh(`f${index}`))
    expect(changePhotos(photos, { kind: 'add', photos: many })).toHaveLength(20)
  })
})

describe('admitFiles', () => {
  const file = (name: string, size = 1000) => ({ name, size })

  it('refuses files that are too big or empty and admits the rest', () => {
    const { admitted, refused } = admitFiles(
      [file('big.jpg', 25 * 1024 * 1024 + 1), file('a.jpg'), file('none.jpg', 0)],
      0,
    )
    expect(admitted.map(({ name }) => name)).toEqual(['a.jpg'])
    expect(refused).toEqual([expect.stringMatching(/big\.jpg.*26 MB/), '“none.jpg” is empty.'])
  })

  it('drops files beyond twenty', () => {
    const { admitted, refused } = admitFiles([file('a'), file('b'), file('c')], 19)
    expect(admitted).toHaveLength(1)
    expect(refused).toEqual(['A listing has at most 20 photos, so 2 were left out.'])
  })
})

it('getPending lists unsent photos with their index and omits refused ones', () => {
  const [first, second] = photos as [Photo, Photo]
  const cut = { kind: 'failed', key: 'a', error: 'Cut.', mayRetry: true, wasCut: true } as const
  const list = [first, waitingPhoto('a', 'a.jpg', ''), second, waitingPhoto('b', 'b.jpg', '')]
  expect(getPending(changePhotos(list, cut))).toEqual([
    { key: 'a', index: 1 },
    { key: 'b', index: 3 },
  ])
  expect(getPending(changePhotos(list, { ...cut, mayRetry: false }))).toEqual([{ key: 'b', index: 3 }])
})

it('a refused file takes no place among the twenty', () => {
  const refused = { kind: 'failed', key: 'a', error: 'Damaged.', mayRetry: false, wasCut: false } as const
  const list = changePhotos([...photos, waitingPhoto('a', 'a.jpg', '')], refused)
  expect(countPhotos(list)).toBe(3)
  const more = Array.from({ length: 20 }, (_, n) => waitingPhoto(`m${n}`, 'm.jpg', ''))
  expect(countPhotos(changePhotos(list, { kind: 'add', photos: more }))).toBe(20)
})
