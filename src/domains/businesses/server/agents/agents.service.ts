import type { createAgent, updateAgent, Agent, ListedAgent } from '#domains/businesses/common/agents.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readLicenceNumber } from '#domains/businesses/common/licence-numbers.ts'
import { changesBetween, recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import { readPhoneNumber } from '#domains/identity/server/account/own-changes.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { requirePlace } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  getWriterId,
  letGoPictures,
  lockBusinessActor,
  auditForBusiness,
  readSeller,
  takePicture,
  type BusinessActor,
} from '../business-actor.service.ts'
import { agentLeft } from '../businesses.events.ts'
import * as t from '#domains/businesses/texts.ts'
import { lockAgent, selectAgent, selectAgents, type AgentRow } from './agents.queries.ts'
import { agentView, listedAgentView } from './agents.view.ts'

export { lockAgents } from './agents.queries.ts'

export async function readAgents(
  db: Db,
  sellerId: AccountId,
  { is_own: isOwn, status }: { is_own: boolean; status?: 'active' | 'left' | undefined },
): Promise<Agent[]> {
  const rows = await selectAgents(db, { seller_id: sellerId, status: isOwn ? status : 'active' })
  const photos = await selectPhotos(db, rows)
  return rows.map((row) => agentView(row, photos.get(row.image_id ?? 0) ?? null, isOwn))
}

/** Returns them in the order of the ids, including those who left. */
export async function readListedAgents(db: Db, ids: number[]): Promise<ListedAgent[]> {
  if (ids.length === 0) return []
  const rows = await selectAgents(db, { ids })
  const photos = await selectPhotos(db, rows)
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return row ? [listedAgentView(row, photos.get(row.image_id ?? 0) ?? null)] : []
  })
}

const selectPhotos = (db: Db, rows: AgentRow[]) =>
  selectImages(
    db,
    rows.flatMap(({ image_id: imageId }) => imageId ?? []),
  )

type AgentInput = Partial<OperationValues<typeof createAgent>>

interface Fields {
  name?: string
  image_id?: number | null
  phone_number?: string
  email?: string
  licence_number?: string
}

/** Reports every error at once. */
async function readFields(
  tx: Tx,
  actor: BusinessActor,
  { name, image_id: imageId, phone_number: phoneNumber, email, licence_number: licenceNumber }: AgentInput,
  id?: number,
): Promise<Fields> {
  const errors: Record<string, string> = {}
  const fields: Fields = { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
  if (imageId !== undefined) {
    fields.image_id = imageId
    const problem = await takePicture(tx, actor, imageId)
    if (problem) errors.image_id = problem
  }
  if (phoneNumber !== undefined) {
    const reading = phoneNumber === '' ? { phone_number: '' } : readPhoneNumber(phoneNumber)
    if ('problem' in reading) errors.phone_number = reading.problem
    else fields.phone_number = reading.phone_number
  }
  if (licenceNumber !== undefined) {
    const licence = readLicenceNumber(licenceNumber)
    if (licence === null) errors.licence_number = t.enter_the_licence_number()
    else fields.licence_number = licence
  }
  const lockHolder =
    fields.licence_number && (await selectLicenceHolder(tx, actor.seller_id, fields.licence_number, id))
  if (lockHolder) errors.licence_number = t.name_has_this_licence_number({ name: lockHolder })
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  return fields
}

async function selectLicenceHolder(tx: Tx, sellerId: AccountId, licenceNumber: string, butId = 0) {
  const row = await tx
    .selectFrom('agents')
    .select('name')
    .where('seller_id', '=', sellerId)
    .where('licence_number', '=', licenceNumber)
    .where('status', '=', 'active')
    .where('id', '<>', butId)
    .executeTakeFirst()
  return row?.name
}

/** Only an agency with its own licence carries out real estate agency work through agents. */
async function requireAgency(tx: Tx, { seller_id: sellerId, onBehalfBy }: BusinessActor) {
  const seller = await readSeller(tx, sellerId)
  if (seller.seller_kind === 'in_trade' && seller.agency_licence !== null) return
  refuse('not_an_agency', onBehalfBy === null ? {} : { message: t.this_member_isnt_an_agency() })
}

export async function addAgent(
  db: Db,
  actor: BusinessActor,
  sent: OperationValues<typeof createAgent>,
): Promise<Agent> {
  return await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    await requireAgency(tx, actor)
    await requirePlace(tx, actor, { action: 'add_agent' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All fields were sent.
    const fields = (await readFields(tx, actor, sent)) as Required<Fields>
    const at = await readClock(tx)
    const { id } = await tx
      .insertInto('agents')
      .values({ ...fields, seller_id: actor.seller_id, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordStatus(tx, actor, { id, status: 'active', moves_to: null }, at)
    await auditForBusiness(tx, actor, {
      action: 'agent.added-for',
      after: { agent_id: id, ...fields },
      act: 'agent_added',
      about: fields.name,
    })
    return await present(tx, actor, id)
  })
}

export async function changeAgent(
  db: Db,
  actor: BusinessActor,
  { id, status, moves_to: movesTo = null, ...sent }: OperationValues<typeof updateAgent>,
): Promise<Agent> {
  return await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    const before = await lockAgent(tx, id)
    if (before?.seller_id !== actor.seller_id) return refuse('not_found')
    const returns = status === 'active' && before.status === 'left'
    if (returns) {
      await requireAgency(tx, actor)
      await requirePlace(tx, actor, { action: 'add_agent' })
    }
    const licenceNumber = sent.licence_number ?? (returns ? before.licence_number : undefined)
    const fields = await readFields(
      tx,
      actor,
      { ...sent, ...(licenceNumber !== undefined && { licence_number: licenceNumber }) },
      id,
    )
    const at = await readClock(tx)
    const after = { ...fields, ...(status && { status }) }
    await tx
      .updateTable('agents')
      .set({ ...after, updated_at: at })
      .where('id', '=', id)
      .execute()
    await letGoPictures(
      tx,
      [before.image_id],
      [fields.image_id === undefined ? before.image_id : fields.image_id],
    )
    if (status && status !== before.status) await move(tx, actor, { id, status, moves_to: movesTo }, at)
    const changes = changesBetween<Record<string, unknown>>(before, { ...before, ...after })
    if (Object.keys(changes.after).length > 0) {
      await auditForBusiness(tx, actor, {
        action: 'agent.changed-for',
        act: 'agent_changed',
        about: fields.name ?? before.name,
        before: { agent_id: id, ...changes.before },
        after: { agent_id: id, ...changes.after },
      })
    } else recordUnchanged()
    return await present(tx, actor, id)
  })
}

interface StatusMove {
  id: number
  status: 'active' | 'left'
  moves_to: number | null
}

async function move(tx: Tx, actor: BusinessActor, to: StatusMove, at: Date) {
  const { id, status, moves_to: movesTo } = to
  if (status === 'left') {
    const next = movesTo === null ? undefined : await lockAgent(tx, movesTo)
    const may = next?.seller_id === actor.seller_id && next.status === 'active' && next.id !== id
    if (movesTo !== null && !may) {
      refuse('validation_failed', {
        errors: { moves_to: t.choose_an_agent_who_works_for_you() },
      })
    }
    await recordEvent(tx, agentLeft, { agent_id: id, seller_id: actor.seller_id, moves_to: movesTo })
  }
  await recordStatus(tx, actor, to, at)
}

async function recordStatus(
  tx: Tx,
  actor: BusinessActor,
  { id, status, moves_to: movesTo }: StatusMove,
  at: Date,
) {
  await tx
    .insertInto('agent_status_changes')
    .values({
      agent_id: id,
      status,
      moves_to: status === 'left' ? movesTo : null,
      changed_by: getWriterId(actor),
      at,
    })
    .execute()
}

async function present(tx: Tx, { seller_id: sellerId }: BusinessActor, id: number): Promise<Agent> {
  await publishTopic(tx, `seller:${sellerId}`)
  const row = must(await selectAgent(tx, id), 'agent')
  const photos = await selectPhotos(tx, [row])
  return agentView(row, photos.get(row.image_id ?? 0) ?? null, true)
}

/** Agents named on a listing can leave, but not be deleted. */
export async function removeAgent(db: Db, actor: BusinessActor, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    const before = await lockAgent(tx, id)
    if (before?.seller_id !== actor.seller_id) return refuse('not_found')
    const { listing_count: listingCount } = must(await selectAgent(tx, id), 'agent')
    if (listingCount > 0) refuse('agent_in_use')
    await tx.deleteFrom('agents').where('id', '=', id).execute()
    await letGoPictures(tx, [before.image_id], [])
    await publishTopic(tx, `seller:${actor.seller_id}`)
    return await auditForBusiness(tx, actor, {
      action: 'agent.deleted-for',
      act: 'agent_deleted',
      about: before.name,
      before: { agent_id: id, name: before.name, licence_number: before.licence_number },
    })
  })
}

export async function findSellerOfAgent(db: Db, id: number): Promise<AccountId> {
  return (await selectAgent(db, id))?.seller_id ?? refuse('not_found')
}
