import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { registerFields, vehicleRecord } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import type { RegisterSource, VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { must } from '#platform/common/must.ts'
import { sampleModels } from './sample-models.data.ts'
import { samplePlates, type SamplePlate } from './sample-plates.data.ts'

export interface Register {
  /** The key of its stored answers, so that they aren't mixed with another provider's. */
  provider: string
  source: RegisterSource
  findVehicle(plate: string): Promise<VehicleRecord | null>
  checkLicence(licence: { licence_number: string; card_version: string }): Promise<boolean>
}

/** No answer, or an unreadable one. */
export class RegisterSilence extends Error {}

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

/** Simulates a register that is down. */
const silentPlate = 'DOWN01'

/**
 * For the demo, development and tests. The same plate gives the same record on any day, except that past expiry dates
 * move on by a year.
 */
export function createSampleRegister(today: () => Date = () => new Date()): Register {
  const plates = new Map(samplePlates.map((sample) => [sample.plate, sample]))
  return {
    provider: 'sample',
    source: 'sample',
    async findVehicle(plate) {
      if (plate === silentPlate) throw new RegisterSilence('the sample register plays dead')
      const sample = plates.get(plate)
      return sample ? toRecord(sample, today()) : null
    },
    async checkLicence({ licence_number: licenceNumber }) {
      return !licenceNumber.endsWith('00')
    },
  }
}

function toRecord(sample: SamplePlate, now: Date): VehicleRecord {
  const { plate, model, year, colour, importedIn } = sample
  const chance = computeDigest(plate)
  const age = now.getUTCFullYear() - year
  const wofNext = getNext(must(chance[0], 'random byte'), must(chance[1], 'random byte'), now)
  const wofExpires = sample.wof === 'expired' ? yearsOn(wofNext, -1) : wofNext
  const inspected = yearsOn(wofExpires, -1)
  const regoNext = getNext(must(chance[2], 'random byte'), must(chance[3], 'random byte'), now)
  const details = sampleModels[model]
  const odometerKm = odometerAt(inspected, sample, chance)
  const wasInspected = sample.wof !== 'never' && age > 0
  return {
    ...details,
    plate,
    vin: getVin(sample, chance),
    year,
    exterior_colour: colour,
    odometer_km: details.subtype === 'caravan' || !wasInspected ? null : odometerKm,
    number_of_owners: 1 + (must(chance[4], 'random byte') % (1 + Math.ceil(age / 4))),
    import_history: importedIn ? 'imported' : 'nz_new',
    first_registered_year: importedIn ?? year,
    wof_expires: sample.wof === 'never' ? null : getDay(wofExpires),
    rego_expires: getDay(sample.rego ? yearsOn(regoNext, -1) : regoNext),
    // Bought in thousands, a little ahead of the odometer.
    ruc_paid_to_km: paysRuc(details) && wasInspected ? Math.ceil(odometerKm / 1000) * 1000 + 5000 : null,
  }
}

/** Diesel and electric vehicles pay road user charges. */
const paysRuc = ({ fuel_type: fuelType, subtype }: { fuel_type: string | null; subtype: string | null }) =>
  subtype !== 'motorbike' && (fuelType === 'diesel' || fuelType === 'electric')

const computeDigest = (plate: string) => createHash('sha256').update(plate).digest()

function getNext(month: number, day: number, now: Date): Date {
  const at = new Date(Date.UTC(now.getUTCFullYear(), month % 12, 1 + (day % 28)))
  return at > now ? at : yearsOn(at, 1)
}

const yearsOn = (at: Date, years: number) =>
  new Date(Date.UTC(at.getUTCFullYear() + years, at.getUTCMonth(), at.getUTCDate()))

const getDay = (at: Date) => at.toISOString().slice(0, 10)

/** Between 7,000 and 15,000 km a year, up to the last inspection. */
function odometerAt(inspected: Date, { year }: SamplePlate, chance: Buffer): number {
  const yearly = 7_000 + (chance.readUInt16BE(5) % 8_000)
  const years = Math.max(0, (inspected.getTime() - Date.UTC(year, 6, 1)) / (365.25 * 86_400_000))
  return Math.round(years * yearly) + (must(chance[7], 'random byte') % 100)
}

const vinCharacters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** Used imports get a New Zealand VIN, which begins with 7A. */
function getVin({ importedIn, model }: SamplePlate, chance: Buffer): string {
  const maker = importedIn
    ? '7AT0'
    : `J${(sampleModels[model].make ?? '').slice(0, 1).replace(/[IOQ]/, 'X')}1Z`
  const middle = Array.from(chance.subarray(8, 15), (byte) => vinCharacters[byte % vinCharacters.length])
  return `${maker}${middle.join('')}${String(chance.readUInt32BE(16) % 1_000_000).padStart(6, '0')}`
}
