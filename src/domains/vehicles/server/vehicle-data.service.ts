import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import type {
  checkDriverLicence,
  LicenceCheck,
  lookUpVehicle,
  RegisterSource,
  VehicleRecord,
} from '#domains/vehicles/common/vehicle-data.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  createHttpRegister,
  type Register,
  createSampleRegister,
  RegisterSilence,
} from './register.adapter.ts'
import {
  countLicenceChecks,
  countLookups,
  deleteErasedChecks,
  deleteOldLookups,
  deleteOldRecords,
  eraseLicenceChecks,
  lockLookupsBy,
  selectLicenceCheck,
  selectRecord,
  upsertRecord,
} from './vehicle-data.queries.ts'
import * as t from '#domains/vehicles/texts.ts'

function getRegister({ vehicleData }: Pick<Config, 'vehicleData'>): Register | null {
  if (vehicleData === null) return null
  return vehicleData === 'sample' ? createSampleRegister() : createHttpRegister(vehicleData)
}

type Parts = Pick<Platform, 'db' | 'config' | 'log'>

/** Requests per account and day; stored answers don't count. */
const maxLookupsADay = 40
const maxLicenceChecksADay = 5
const daySeconds = 86_400

export async function lookUp(
  parts: Parts,
  accountId: AccountId,
  plate: string,
): Promise<OperationReply<typeof lookUpVehicle>> {
  const register = getRegister(parts.config) ?? refuseWithoutRegister()
  const cached = await selectRecord(parts.db, register.provider, plate)
  const { record, fetched_at: fetchedAt } = cached?.is_fresh
    ? cached
    : await fetchRecord(parts, register, accountId, plate)
  if (record === null) {
    refuse('not_found', {
      message: t.the_plate_plate_isnt_on_the_register({ plate }),
    })
  }
  return { record, source: register.source, fetched_at: fetchedAt.toISOString() }
}

/** Runs between two transactions, so that no lock waits for another server. */
async function fetchRecord({ db, log }: Parts, register: Register, accountId: AccountId, plate: string) {
  await transact(db, async (tx) => {
    await lockLookupsBy(tx, accountId)
    if ((await countLookups(tx, accountId)) >= maxLookupsADay) {
      refuse('rate_limited', {
        message: t.youve_reached_todays_look_up_limit(),
        retry_after_s: daySeconds,
      })
    }
    await tx.insertInto('vehicle_lookups').values({ account_id: accountId, plate }).execute()
  })
  const record = await orRefuse(log, () => register.findVehicle(plate))
  const fetchedAt = await transact(db, (tx) =>
    upsertRecord(tx, { provider: register.provider, plate, record }),
  )
  return { record, fetched_at: fetchedAt }
}

export async function checkLicence(
  { db, config, log }: Parts,
  accountId: AccountId,
  licence: OperationValues<typeof checkDriverLicence>,
): Promise<OperationReply<typeof checkDriverLicence>> {
  const register = getRegister(config) ?? refuseWithoutRegister(t.we_cant_check_licences_here())
  const lastTwoDigits = licence.licence_number.slice(-2)
  const { id, checked_at: checkedAt } = await transact(db, async (tx) => {
    await lockLookupsBy(tx, accountId)
    if ((await countLicenceChecks(tx, accountId)) >= maxLicenceChecksADay) {
      refuse('rate_limited', {
        message: t.youve_reached_todays_licence_check(),
        retry_after_s: daySeconds,
      })
    }
    return await tx
      .insertInto('licence_checks')
      .values({ account_id: accountId, last_two_digits: lastTwoDigits })
      .returning(['id', 'checked_at'])
      .executeTakeFirstOrThrow()
  })
  const isValid = await orRefuse(log, () => register.checkLicence(licence), {
    message: t.the_register_isnt_responding_try_again(),
  })
  await transact(db, (tx) =>
    tx
      .updateTable('licence_checks')
      .set({ is_valid: isValid })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute(),
  )
  return { is_valid: isValid, checked_at: checkedAt.toISOString(), last_two_digits: lastTwoDigits }
}

export async function readLicenceCheck(db: Db, accountId: AccountId): Promise<LicenceCheck | null> {
  const row = await selectLicenceCheck(db, accountId)
  if (!row || row.is_valid === null || row.last_two_digits === null) return null
  const { is_valid: isValid, checked_at: checkedAt, last_two_digits: lastTwoDigits } = row
  return { is_valid: isValid, checked_at: checkedAt.toISOString(), last_two_digits: lastTwoDigits }
}

/** A check that is still waiting for its answer stores nothing either. */
export async function forgetLicenceChecks(db: Db, accountId: AccountId): Promise<void> {
  await transact(db, (tx) => eraseLicenceChecks(tx, accountId))
}

function refuseWithoutRegister(therefore = t.enter_the_details_yourself()): never {
  return refuse('register_unavailable', {
    message: joinSentences(t.no_vehicle_register_is_connected_here(), therefore),
  })
}

/** A provider's failure is reported plainly and isn't logged as our error. */
async function orRefuse<T>(
  log: Platform['log'],
  request: () => Promise<T>,
  details?: { message: string },
): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof RegisterSilence)) throw error
    log.warn({ err: error }, 'the vehicle register gave no answer')
    return refuse('register_unavailable', details)
  }
}

export interface RegisterReply {
  record: VehicleRecord
  source: RegisterSource
  fetched_at: Date
}

/** Null if the plate was never looked up, or is unknown. */
export async function readRegister(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  typed: string | null,
): Promise<RegisterReply | null> {
  const register = getRegister(config)
  const reading = readPlate(typed ?? '')
  if (!register || !('plate' in reading)) return null
  const cached = await selectRecord(db, register.provider, reading.plate)
  if (!cached?.record) return null
  return { record: cached.record, source: register.source, fetched_at: cached.fetched_at }
}

export async function forgetLookups(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('vehicle_lookups').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('licence_checks').where('account_id', '=', accountId).execute()
}

/**
 * Requests are retained for three months, in case of misuse. Records too, and longer while a
 * listing has the plate.
 */
export async function forgetOldLookups(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await deleteOldLookups(tx)
    await deleteOldRecords(tx)
    await deleteErasedChecks(tx)
  })
}
