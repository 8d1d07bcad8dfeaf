import sharp from 'sharp'
import {
  createAdvertisement,
  type Advertisement,
  countAdvertisements,
  nextAdvertisements,
  type ShownAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { requestFor } from '#platform/common/request.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { readPicture } from '#platform/server/files/pictures.ts'
import type { Person, TestApp } from '../test-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export async function aPicture(app: Pick<TestApp, 'platform'>, owner: Person): Promise<number> {
  const picture = await readPicture(
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#075' } })
      .png()
      .toBuffer(),
  )
  if ('refused' in picture) throw new Error(picture.refused)
  return (await storePicture(app.platform, owner.id, { name: 'kayak.png', picture })).id
}

let made = 0

export async function anAdvertisement(
  app: TestApp,
  admin: Person,
  wishes: Partial<OperationInput<typeof createAdvertisement>> = {},
): Promise<Advertisement> {
  made += 1
  const added = await app.as(admin).call(createAdvertisement, {
    name: `Kayaks ${made}`,
    link: `https://kayaks.co.nz/${made}`,
    image_id: await aPicture(app, admin),
    status: 'enabled',
    ...wishes,
  })
  if ('key' in added) throw new Error(JSON.stringify(added))
  return added
}

interface Visitor {
  address?: string
  device?: string
}

/** Sends a browser's user agent, which in-process calls don't have. */
export function aVisitor(
  app: Pick<TestApp, 'server'>,
  { address = '203.0.113.5', device = firefox }: Visitor = {},
) {
  async function send(op: typeof nextAdvertisements | typeof countAdvertisements, input: object) {
    const { method, path, body } = requestFor(op, input)
    return await app.server.inject({
      method,
      url: `/api${path}`,
      remoteAddress: address,
      headers: { 'user-agent': device },
      ...(body && { payload: body as object }),
    })
  }
  return {
    next: async (input: OperationInput<typeof nextAdvertisements> = {}): Promise<ShownAdvertisement[]> =>
      (await send(nextAdvertisements, input)).json<{ items: ShownAdvertisement[] }>().items,
    count: async (counted: OperationInput<typeof countAdvertisements>): Promise<number> =>
      (await send(countAdvertisements, counted)).statusCode,
  }
}
