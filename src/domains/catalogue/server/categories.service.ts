import { getPicturePath } from '#platform/common/formats/files.ts'
import type {
  createCategory,
  deleteCategory,
  AdminCategory,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import {
  changesBetween,
  recordAudit,
  type AuditEntryInput,
} from '#domains/staff/server/audit/audit.service.ts'
import { attachImages, releaseImages, selectImages } from '#domains/media/server/media.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { siteTopic, publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { categoryMoved } from './catalogue.events.ts'
import {
  selectCategories,
  selectCountsByCategory,
  selectListingCounts,
  type CategoryRow,
} from './catalogue.queries.ts'
import { categoryView, inTreeOrder } from './catalogue.service.ts'
import { countListingsIn, lockTree, writePaths, writePositions } from './categories.queries.ts'
import { nameProblem, orderWith, placeProblem, slugFor } from './categories.rules.ts'
import { describeContents } from './categories.labels.ts'
import * as t from '#domains/catalogue/texts.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

export async function readAdminCategories(db: Db): Promise<AdminCategory[]> {
  const [rows, counts, listingCounts] = await Promise.all([
    selectCategories(db),
    selectListingCounts(db),
    selectCountsByCategory(db),
  ])
  return inTreeOrder(rows).map((row) => ({
    ...categoryView(row, counts.get(row.id) ?? 0),
    status: row.status,
    image_id: row.image_id,
    held_count: listingCounts.get(row.id) ?? 0,
    is_adult: row.is_adult,
    licence_words: row.licence_words,
  }))
}

async function readStored(db: Db, id: number): Promise<AdminCategory> {
  return must(
    (await readAdminCategories(db)).find((category) => category.id === id),
    'category',
  )
}

export async function addCategory(
  db: Db,
  actorId: AccountId,
  {
    type,
    parent_id: parentId,
    position,
    image_id: imageId,
    ...fields
  }: OperationValues<typeof createCategory>,
): Promise<AdminCategory> {
  return await transact(db, async (tx) => {
    const tree = await lockTree(tx)
    const parent = parentIn(tree, parentId)
    const itsType = parent?.type ?? type
    if (!itsType) return refuseField('type', t.choose_a_listing_type_general_items())
    if (parent && type && type !== itsType)
      refuseField('type', t.subcategories_of_name_must_have_the({ name: parent.name }))
    const slug = slugFor(fields.name, parent?.slug ?? null, new Set(tree.map((one) => one.slug)))
    const wanted = {
      id: 0,
      type: itsType,
      parent_id: parentId,
      name: fields.name,
      slug,
      position: 0,
      path: [0],
    }
    refuseMisplaced(tree, wanted, parent)
    const { id } = await tx
      .insertInto('categories')
      .values({ ...fields, type: itsType, parent_id: parentId, slug, position: 0, path: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('categories')
      .set({ path: [...(parent?.path ?? []), id] })
      .where('id', '=', id)
      .execute()
    await writePositions(tx, orderWith(tree, id, parentId, position))
    if (imageId !== null) await setImage(tx, actorId, { id, image_id: null }, imageId)
    await publishTopic(tx, siteTopic)
    const added = await readStored(tx, id)
    await audit(tx, actorId, id, { action: 'category.added', after: getFacts(added) })
    return added
  })
}

export async function changeCategory(
  db: Db,
  actorId: AccountId,
  { id, position, image_id: imageId, ...fields }: OperationValues<typeof updateCategory>,
): Promise<AdminCategory> {
  return await transact(db, async (tx) => {
    const tree = await lockTree(tx)
    const before = tree.find((one) => one.id === id)
    if (!before) return refuse('not_found')
    const after = { ...before, ...fields }
    const parent = parentIn(tree, after.parent_id)
    refuseMisplaced(tree, after, parent)
    if (Object.keys(fields).length > 0)
      await tx.updateTable('categories').set(fields).where('id', '=', id).execute()
    const isMoved = after.parent_id !== before.parent_id
    if (isMoved) await writePaths(tx, id, parent?.path ?? [])
    if (isMoved || position !== undefined)
      await writePositions(tx, orderWith(tree, id, after.parent_id, position))
    if (imageId !== undefined && imageId !== before.image_id) await setImage(tx, actorId, before, imageId)
    if (imageId === null && before.image_id === null)
      await tx.updateTable('categories').set({ image: null }).where('id', '=', id).execute()
    if (isMoved || after.name !== before.name) await recordEvent(tx, categoryMoved, { category_id: id })
    await publishTopic(tx, siteTopic)
    const changed = await readStored(tx, id)
    const changes = changesBetween(getFacts(before), getFacts(changed))
    await audit(tx, actorId, id, { action: 'category.changed', ...changes })
    return changed
  })
}

export type MoveListings = (tx: Tx, from: number, to: number) => Promise<number>

export const moveListings = extensionPoint<MoveListings>('moving of listings between categories')

export async function removeCategory(
  { db, moveAll }: { db: Db; moveAll: MoveListings },
  actorId: AccountId,
  { id, move_to: moveTo }: OperationValues<typeof deleteCategory>,
): Promise<OperationReply<typeof deleteCategory>> {
  return await transact(db, async (tx) => {
    const tree = await lockTree(tx)
    const gone = tree.find((one) => one.id === id)
    if (!gone) return refuse('not_found')
    const children = tree.filter((one) => one.parent_id === id)
    const target = moveTo === undefined ? null : targetIn(tree, gone, children, moveTo)
    const movedListings = target ? await moveAll(tx, id, target.id) : 0
    if (target) await moveChildren(tx, tree, children, target)
    // Locks the category: nothing can be added from here on, and recent additions are counted.
    await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute()
    const contents = { categories: target ? 0 : children.length, listings: await countListingsIn(tx, id) }
    if (contents.categories + contents.listings > 0) {
      const message = describeContents(gone.name, contents)
      return refuse('category_in_use', { holds: contents, message })
    }
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    if (gone.image_id !== null) await releaseImages(tx, [gone.image_id])
    if (target && (movedListings > 0 || children.length > 0))
      await recordEvent(tx, categoryMoved, { category_id: target.id })
    await publishTopic(tx, siteTopic)
    const moved = target && { move_to: target.id, categories: children.length, listings: movedListings }
    await audit(tx, actorId, id, { action: 'category.removed', before: getFacts(gone), after: moved })
    return { ok: true as const, moved_categories: children.length, moved_listings: movedListings }
  })
}

async function audit(
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  act: Pick<AuditEntryInput, 'action' | 'before' | 'after'>,
) {
  await recordAudit(tx, { actor_id: actorId, subject_kind: 'category', subject_id: subjectId, ...act })
}

function getFacts(
  category: Pick<
    AdminCategory,
    'name' | 'parent_id' | 'position' | 'status' | 'is_famous' | 'image' | 'is_adult' | 'licence_words'
  >,
) {
  const {
    name,
    parent_id: parentId,
    position,
    status,
    is_famous: isFamous,
    image,
    is_adult: isAdult,
    licence_words: licenceWords,
  } = category
  return {
    name,
    parent_id: parentId,
    position,
    status,
    is_famous: isFamous,
    image,
    is_adult: isAdult,
    licence_words: licenceWords,
  }
}

function targetIn(tree: CategoryRow[], gone: CategoryRow, children: CategoryRow[], moveTo: number) {
  const target = tree.find((one) => one.id === moveTo)
  if (!target) return refuseField('move_to', t.that_category_is_no_longer_there())
  if (target.path.includes(gone.id)) return refuseField('move_to', t.choose_a_category_outside_the_one())
  if (target.type !== gone.type) return refuseField('move_to', t.choose_a_category_of_the_same_type())
  for (const child of children) {
    const problem = placeProblem(tree, child, target) ?? nameProblem(tree, { ...child, parent_id: target.id })
    if (problem) refuseField('move_to', problem)
  }
  return target
}

async function moveChildren(tx: Tx, tree: CategoryRow[], children: CategoryRow[], target: CategoryRow) {
  const beside = tree.filter((one) => one.parent_id === target.id).map((one) => one.id)
  for (const child of children) {
    await tx.updateTable('categories').set({ parent_id: target.id }).where('id', '=', child.id).execute()
    await writePaths(tx, child.id, target.path)
  }
  await writePositions(tx, [...beside, ...children.map((child) => child.id)])
}

function parentIn(tree: CategoryRow[], parentId: number | null): CategoryRow | null {
  if (parentId === null) return null
  return (
    tree.find((one) => one.id === parentId) ??
    refuseField('parent_id', t.that_category_is_no_longer_there_2())
  )
}

function refuseMisplaced(
  tree: CategoryRow[],
  wanted: Parameters<typeof placeProblem>[1],
  parent: CategoryRow | null,
) {
  const place = placeProblem(tree, wanted, parent)
  if (place) refuseField('parent_id', place)
  const name = nameProblem(tree, wanted)
  if (name) refuseField('name', name)
}

function refuseField(field: string, sentence: string): never {
  return refuse('validation_failed', { errors: { [field]: sentence } })
}

async function setImage(
  tx: Tx,
  ownerId: AccountId,
  { id, image_id: before }: Pick<CategoryRow, 'id' | 'image_id'>,
  imageId: number | null,
) {
  const image = imageId === null ? null : (await selectImages(tx, [imageId])).get(imageId)
  const isMissing = imageId !== null && (await attachImages(tx, ownerId, [imageId])).length > 0
  if (isMissing || image === undefined) refuseField('image_id', t.that_photo_is_no_longer_there_upload())
  await tx
    .updateTable('categories')
    .set({ image_id: imageId, image: image && getPicturePath(image.thumb_url) })
    .where('id', '=', id)
    .execute()
  if (before !== null) await releaseImages(tx, [before])
}
