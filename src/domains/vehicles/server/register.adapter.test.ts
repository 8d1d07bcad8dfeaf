import { expect, test } from 'vitest'
import { vehicleRecord } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { readPlate, readVin } from '#domains/listings/common/vehicle-numbers.ts'
import { RegisterSilence, createSampleRegister } from './register.adapter.ts'
import { samplePlates } from './sample-plates.data.ts'

const today = new Date('2026-11-22T00:00:00Z')
const day = (at: Date) => at.toISOString().slice(0, 10)
const register = createSampleRegister(() => today)
const find = async (plate: string) => (await register.findVehicle(plate))!

test('the sample register has more than 60 vehicles with unique plates', () => {
  expect(samplePlates.length).toBeGreaterThan(60)
  expect(new Set(samplePlates.map(({ plate }) => plate)).size).toBe(samplePlates.length)
})

test.each(samplePlates.map(({ plate }) => plate))('%s is plausible', async (plate) => {
  const record = await find(plate)
  expect(vehicleRecord.parse(record)).toEqual(record)
  expect(readPlate(plate)).toEqual({ plate })
  expect(readVin(record.vin!)).toEqual({ vin: record.vin })
  expect(record.first_registered_year).toBeGreaterThanOrEqual(record.year!)
  expect(record.vin!.startsWith('7A')).toBe(record.import_history === 'imported')
  if (record.odometer_km !== null) {
    const years = 2027 - record.year!
    expect(record.odometer_km / years).toBeLessThan(16_000)
    expect(record.odometer_km).toBeGreaterThanOrEqual(0)
  }
  if (record.subtype === 'motorbike') expect(record.engine_cc).toBeGreaterThan(100)
})

test.each([
  ['QKB482', { subtype: 'car', make: 'Toyota', model: 'Corolla', fuel_type: 'hybrid' }],
  ['C4KRT', { subtype: 'motorbike', engine_cc: 689 }],
  ['914TK', { subtype: 'caravan', odometer_km: null, fuel_type: null }],
  ['LTR640', { subtype: 'truck' }],
  ['MDR734', { fuel_type: 'diesel', ruc_paid_to_km: expect.any(Number) }],
  ['NEV101', { import_history: 'imported', first_registered_year: 2022, engine_cc: null }],
])('the documented plate %s', async (plate, expected) => expect(await find(plate)).toMatchObject(expected))

test('most are current, the documented WoF has expired and the documented rego has lapsed', async () => {
  const now = day(today)
  const [good, noWof, noRego] = await Promise.all([find('QKB482'), find('HNW517'), find('FYD905')])
  expect(good.wof_expires! > now && good.rego_expires! > now).toBe(true)
  expect(noWof.wof_expires! < now).toBe(true)
  expect(noRego.rego_expires! < now && noRego.wof_expires! > now).toBe(true)
})

test('the sample register gives the same tomorrow, so that filled-in fields still match', async () => {
  const tomorrow = createSampleRegister(() => new Date('2026-11-23T00:00:00Z'))
  const same = await Promise.all(
    samplePlates.map(
      async ({ plate }) =>
        JSON.stringify(await tomorrow.findVehicle(plate)) === JSON.stringify(await find(plate)),
    ),
  )
  expect(same.filter(Boolean).length).toBeGreaterThan(60)
  expect(await tomorrow.findVehicle('QKB482')).toEqual(await find('QKB482'))
})

test('an unknown plate is null, and DOWN01 simulates an outage', async () => {
  expect(await register.findVehicle('ZZZ999')).toBeNull()
  await expect(register.findVehicle('DOWN01')).rejects.toThrow(RegisterSilence)
})

test.each([
  ['AB123456', true],
  ['AB123400', false],
])('licence %s', async (licenceNumber, isValid) =>
  expect(await register.checkLicence({ licence_number: licenceNumber, card_version: '123' })).toBe(isValid),
)
