import sharp from 'sharp'
import type { Image, OwnImage } from '#domains/media/common/media.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { readPicture } from '#platform/server/files/pictures.ts'
import { sendForm } from '../market/file-forms.ts'
import type { Market, Person, TestApp } from '../test-app.ts'

export async function aPicture(app: Market, { id }: Person): Promise<Image> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#357a52' } })
  const picture = await readPicture(await photo.jpeg().toBuffer())
  if ('refused' in picture) throw new Error(picture.refused)
  return storePicture(app.platform, id, { name: 'photo.jpg', picture })
}

export async function anUpload(app: TestApp, person: Person, bytes: Buffer): Promise<OwnImage> {
  const { status, reply } = await sendForm(app, '/upload-image', [['files', bytes, 'photo.jpg']], person)
  if (status !== 201) throw new Error(`The picture was not kept: ${JSON.stringify(reply)}`)
  return reply.images[0]
}

const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' }
export type Colour = keyof typeof colours

export async function fourColours(width = 400, height = 200): Promise<Buffer> {
  const field = { width: width / 2, height: height / 2, channels: 3 as const }
  const at = async (colour: Colour, left: number, top: number) => ({
    input: await sharp({ create: { ...field, background: colours[colour] } })
      .png()
      .toBuffer(),
    left,
    top,
  })
  return await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([
      await at('red', 0, 0),
      await at('green', field.width, 0),
      await at('blue', 0, field.height),
      await at('white', field.width, field.height),
    ])
    .png()
    .toBuffer()
}

export async function cornersOf(bytes: Buffer): Promise<Colour[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (left: number, top: number): Colour => {
    const from = (top * info.width + left) * info.channels
    const [red, green, blue] = [...data.subarray(from, from + 3)].map((value) => value > 127)
    return red && green && blue ? 'white' : red ? 'red' : green ? 'green' : 'blue'
  }
  const [right, bottom] = [info.width - 1, info.height - 1]
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)]
}
