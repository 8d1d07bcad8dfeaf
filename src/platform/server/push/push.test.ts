import crypto, { createECDH } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { openPush } from '#test/harness/doubles/push-device.ts'
import { encryptPush } from './push.ts'

const read = (text: string) => Buffer.from(text, 'base64url')

// The example of RFC 8291, appendix A.
const example = {
  message: 'When I grow up, I want to be a watermelon',
  our_private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  their_private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const device = { p256dh: read(example.p256dh), auth: read(example.auth) }

afterEach(() => vi.restoreAllMocks())

test('encryption matches the standard’s example', () => {
  const ours = createECDH('prime256v1')
  ours.setPrivateKey(read(example.our_private))
  vi.spyOn(ours, 'generateKeys').mockReturnValue(ours.getPublicKey('base64url'))
  vi.spyOn(crypto, 'createECDH').mockReturnValue(ours)
  vi.spyOn(crypto, 'randomBytes').mockImplementation(() => read(example.salt))
  const body = encryptPush(Buffer.from(example.message), device)
  expect(body.toString('base64url')).toBe(example.body)
})

test('each message has its own keys, and the device decrypts it', () => {
  const bodies = [1, 2].map(() => encryptPush(Buffer.from(example.message), device))
  expect(bodies[0]!.subarray(0, 86)).not.toEqual(bodies[1]!.subarray(0, 86))
  const theirs = createECDH('prime256v1')
  theirs.setPrivateKey(read(example.their_private))
  for (const body of bodies) expect(openPush(body, { theirs, auth: device.auth })).toBe(example.message)
})

test('a key that is no point of the curve is refused', () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)])
  expect(() => encryptPush(Buffer.from('kia ora'), { ...device, p256dh })).toThrow(/public key/i)
})
