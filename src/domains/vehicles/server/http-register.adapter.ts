import * as z from 'zod/mini'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { registerFields, vehicleRecord } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { RegisterSilence, type Register } from './register.adapter.ts'

export interface HttpRegisterSettings {
  /** The provider's address, without a trailing slash. */
  url: string
  key: string
}

const answersWithinMs = 5_000
const maxBytes = 64 * 1024

/**
 * A provider over HTTP. `GET {url}/vehicles/{plate}` returns a record in the contract's format, or
 * 404; `POST {url}/driver-licence-checks` returns `{"is_valid": true}`. The key is a bearer token.
 */
export function createHttpRegister({ url, key }: HttpRegisterSettings): Register {
  async function request(path: string, body?: object): Promise<unknown> {
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // The key must not be sent to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(answersWithinMs),
      })
      if (response.ok) return JSON.parse(await readText(response))
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new Error(`it answered ${response.status}`)
    } catch (error) {
      throw new RegisterSilence(`the vehicle register at ${url} gave no answer`, { cause: error })
    }
  }

  return {
    provider: url,
    source: 'register',
    async findVehicle(plate) {
      const answer = await request(`/vehicles/${plate}`)
      return answer === null ? null : readRecord(answer, plate)
    },
    async checkLicence(licence) {
      const answer = licenceAnswer.safeParse(await request('/driver-licence-checks', licence))
      if (answer.success) return answer.data.is_valid
      throw new RegisterSilence('the register answered a licence check with something else')
    },
  }
}

const licenceAnswer = z.object({ is_valid: z.boolean() })
const anyObject = z.record(z.string(), z.unknown())

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('it answered more than a record')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads field by field; a missing or unknown value counts as not given. */
function readRecord(answer: unknown, plate: string): VehicleRecord {
  const given = anyObject.safeParse(answer)
  if (!given.success) throw new RegisterSilence('the register answered with something else than a record')
  const reported = given.data.plate
  const reading = typeof reported === 'string' ? readPlate(reported) : { plate }
  if (!('plate' in reading) || reading.plate !== plate)
    throw new RegisterSilence('the register answered for another plate')
  const fields = registerFields.map((field) => {
    const parsed = vehicleRecord.shape[field].safeParse(given.data[field] ?? null)
    return [field, parsed.success ? parsed.data : null]
  })
  const record = vehicleRecord.parse({ ...Object.fromEntries(fields), plate })
  if (!record.make) throw new RegisterSilence('the register answered a record without a make')
  return record
}
