import type { ImportProblem } from '#domains/listing-import/common/listing-import.ts'
import { maxReference } from '#domains/listing-import/common/import-columns.ts'
import { createListing as createListingShapes } from '#domains/selling/common/own-listings.shapes.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { saveListing } from '#domains/selling/server/editing.service.ts'
import { sellerAsActor } from '#domains/selling/server/publishing/behalf.service.ts'
import { readOwnListing } from '#domains/selling/server/publishing/drafts.service.ts'
import { findUnsavedItemProblems } from '#domains/selling/server/publishing/unsaved.service.ts'
import { toListingId, type ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { mapRow, type MappedFields, type MappedRow } from '../mapping/map-row.rules.ts'
import type { ImportTerms } from '../mapping/terms.service.ts'
import { selectKnownPictures } from '../pictures.queries.ts'
import { cleanCell, type Cells, type Column } from '../reading/columns.rules.ts'
import { proposeReference, readOwnReference, writeCells } from './cells.rules.ts'
import type { Item } from './items.queries.ts'
import { toProblems } from './problems.rules.ts'
import type { KnownItem } from './references.queries.ts'
import { findChangedFields } from './changes.rules.ts'
import * as t from '#domains/listing-import/texts.ts'

export interface Comparing {
  platform: Pick<Platform, 'db' | 'config'>
  terms: ImportTerms
  known: ReadonlyMap<string, KnownItem>
  byListing: ReadonlyMap<number, KnownItem>
  /** References of the rows before, in small letters. */
  seen: Set<string>
  seenListings: Set<ListingId>
}

interface Row {
  row_number: number
  cells: Cells
}

/** Finds what a row would do, by the rules that decide when it's done. */
export async function compareRow(comparing: Comparing, { row_number: rowNumber, cells }: Row): Promise<Item> {
  const reference = (cells.get('reference') ?? '').replace(/\s+/g, ' ')
  const title = (cells.get('title') ?? '').replace(/\s+/g, ' ').slice(0, 80)
  const row = { row_number: rowNumber, reference: reference.slice(0, maxReference), title }
  const problem = findReferenceProblem(reference, comparing.seen)
  if (problem !== null) return refused(row, [{ column: 'reference', says: problem }])
  comparing.seen.add(reference.toLowerCase())
  const own = await findListing(comparing, reference, cells.get('listing') ?? '')
  if (typeof own === 'string') return refused(row, [{ column: 'reference', says: own }])
  if (own !== null && comparing.seenListings.has(own.id))
    return refused(row, [{ column: 'reference', says: t.another_row_is_about_it() }])
  if (own !== null) comparing.seenListings.add(own.id)
  return own === null
    ? await compareNew(comparing, row, cells)
    : await compareKnown(comparing, row, cells, own)
}

type Start = Pick<Item, 'row_number' | 'reference' | 'title'>

const nothing = { wanted: null, changes: [], problems: [], listing_id: null }

const refused = (row: Start, problems: ImportProblem[], own?: OwnListing): Item => ({
  ...row,
  ...nothing,
  outcome: 'refused',
  problems,
  listing_id: own?.id ?? null,
})

function findReferenceProblem(reference: string, seen: ReadonlySet<string>): string | null {
  if (reference === '') return t.it_has_no_reference()
  if (reference.length > maxReference) return t.at_most_characters({ max: String(maxReference) })
  return seen.has(reference.toLowerCase()) ? t.that_reference_was_there_before() : null
}

const readListingNumber = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)

/**
 * A reference that isn't known yet may come with the number of a listing, as an export has it.
 * @returns null for a new one, or the sentence that refuses it
 */
async function findListing(
  { platform: { db }, terms, known }: Comparing,
  reference: string,
  listing: string,
): Promise<OwnListing | string | null> {
  const item = known.get(reference.toLowerCase())
  const named = readOwnReference(reference) ?? readListingNumber(listing)
  const id = item?.listing_id ?? (item ? null : named)
  if (id === null) return null
  const own = await readOwnListing(db, terms.seller_id, toListingId(id))
  if (own === null) return item || readOwnReference(reference) === null ? null : t.that_reference_is_ours()
  return own.type === 'general' ? own : t.that_is_no_general_item()
}

async function compareNew({ platform, terms }: Comparing, row: Start, cells: Cells): Promise<Item> {
  const { problems, ...mapped } = mapRow(cells, null, terms)
  const fields = {
    ...mapped.fields,
    ...(mapped.fields.suburb === undefined &&
      terms.suburb !== null &&
      problems.every(({ column }) => column !== 'suburb') && { suburb: terms.suburb }),
  }
  const wanted = { ...mapped, fields }
  const cleaned = cleanFields(fields)
  if (problems.length > 0 || 'problems' in cleaned)
    return refused(row, [...problems, ...('problems' in cleaned ? cleaned.problems : [])])
  const found = await transact(platform.db, async (tx) =>
    findUnsavedItemProblems(tx, platform.config, terms.seller_id, {
      wanted: toRow(cleaned.fields),
      now: await readClock(tx),
    }),
  )
  const refusals = toProblems(found, fields.sale_method ?? 'fixed_price')
  if (refusals.length > 0) return refused(row, refusals)
  return { ...row, ...nothing, outcome: 'new', wanted: { ...wanted, fields: cleaned.fields } }
}

const toRow = ({ closes_at: closesAt, ...fields }: MappedFields) => ({
  ...fields,
  ...(closesAt !== undefined && { closes_at: closesAt === null ? null : new Date(closesAt) }),
})

/** The shape of a person's listing cleans the texts, and limits them. */
function cleanFields(fields: MappedFields): { fields: MappedFields } | { problems: ImportProblem[] } {
  const parsed = createListingShapes.body.safeParse({ type: 'general', ...fields })
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }): [string, string] => [path.join('.'), message])
    return { problems: toProblems(Object.fromEntries(errors), fields.sale_method ?? 'fixed_price') }
  }
  const { type: _type, ...cleaned } = parsed.data
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The shape checked the same fields.
  return { fields: cleaned as MappedFields }
}

async function compareKnown(comparing: Comparing, row: Start, cells: Cells, own: OwnListing): Promise<Item> {
  const { platform, terms, known } = comparing
  const item = known.get(row.reference.toLowerCase()) ?? comparing.byListing.get(own.id)
  const before = item?.reference ?? proposeReference(own.id)
  const identity = { reference: before, gtin: item?.gtin ?? null, brand: item?.brand ?? '' }
  const now = writeCells(own, identity, terms)
  const title = row.title || (own.title ?? '')
  const start = { ...row, title }
  const same: Item = { ...start, ...nothing, outcome: 'same', listing_id: own.id }
  const written = new Map([...cells].filter(([column, cell]) => isOther(column, cell, now)))
  written.delete('reference')
  written.delete('listing')
  const reference = findNewReference(row.reference, item, comparing)
  if (written.size === 0 && reference === undefined) return same
  const { problems, ...mapped } = mapRow(withPlace(written, cells), own, terms)
  const cleaned = cleanFields(mapped.fields)
  if (problems.length > 0 || 'problems' in cleaned)
    return refused(start, [...problems, ...('problems' in cleaned ? cleaned.problems : [])], own)
  const changes = await findChanges(platform.db, {
    mapped: { ...mapped, ...(reference !== undefined && { reference }) },
    fields: cleaned.fields,
    own,
    identity,
    terms,
  })
  if (changes.columns.length === 0) return same
  const refusals = await rehearse(comparing, own, changes)
  if (refusals.length > 0) return refused(start, refusals, own)
  return {
    ...start,
    outcome: 'changed',
    wanted: changes.wanted,
    changes: changes.columns.map((column) => ({
      column,
      before: cut(now.get(column) ?? ''),
      after: cut(cells.get(column) ?? ''),
    })),
    problems: [],
    listing_id: own.id,
  }
}

/** Undefined unless the row gives its listing another reference. */
const findNewReference = (
  reference: string,
  item: KnownItem | undefined,
  { known }: Comparing,
): string | undefined =>
  known.has(reference.toLowerCase()) || readOwnReference(reference) !== null || item?.reference === reference
    ? undefined
    : reference

const maxShown = 200

const cut = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text)

const isOther = (column: Column, cell: string, now: ReadonlyMap<Column, string>) =>
  cell !== cleanCell(now.get(column) ?? '')

/** A suburb is read with its district and region, whichever of them changed. */
function withPlace(written: Map<Column, string>, cells: Cells): Map<Column, string> {
  const places = ['suburb', 'district', 'region'] as const
  if (places.some((column) => written.has(column)))
    for (const column of places) written.set(column, cells.get(column) ?? '')
  return written
}

interface Changes {
  columns: Column[]
  wanted: Omit<MappedRow, 'problems'>
  /** Undefined where the photos don't change, or must be fetched. */
  image_ids: number[] | undefined
}

async function findChanges(
  db: Db,
  {
    mapped,
    fields,
    own,
    identity,
    terms,
  }: {
    mapped: Omit<MappedRow, 'problems'>
    fields: MappedFields
    own: OwnListing
    identity: { gtin: string | null; brand: string }
    terms: ImportTerms
  },
): Promise<Changes> {
  const found = findChangedFields(own, fields)
  const images = mapped.pictures && (await selectKnownPictures(db, terms, mapped.pictures))
  const ids = images?.map((id) => id ?? 0) ?? []
  const arePicturesNew = images !== undefined && ids.join() !== own.images.map(({ id }) => id).join()
  const isGtinNew = mapped.gtin !== undefined && mapped.gtin !== identity.gtin
  const isBrandNew = mapped.brand !== undefined && mapped.brand !== identity.brand
  return {
    columns: [
      ...(mapped.reference === undefined ? [] : (['reference'] as const)),
      ...found.columns,
      ...(isGtinNew ? (['gtin'] as const) : []),
      ...(isBrandNew ? (['brand'] as const) : []),
      ...(arePicturesNew ? (['pictures'] as const) : []),
    ],
    wanted: {
      fields: found.fields,
      ...(mapped.reference !== undefined && { reference: mapped.reference }),
      ...(isGtinNew && { gtin: mapped.gtin ?? null }),
      ...(isBrandNew && { brand: mapped.brand ?? '' }),
      ...(arePicturesNew && mapped.pictures && { pictures: mapped.pictures }),
    },
    image_ids: arePicturesNew && ids.every((id) => id > 0) ? ids : undefined,
  }
}

class RehearsalEnded extends Error {}

/** Does what applying would do, and takes it back: the rules of editing decide, not a copy of them. */
async function rehearse(
  { platform: { db, config }, terms }: Comparing,
  own: OwnListing,
  { wanted, image_ids: imageIds }: Changes,
): Promise<ImportProblem[]> {
  try {
    await transact(db, async (tx: Tx) => {
      const input = {
        id: own.id,
        version: own.version,
        ...wanted.fields,
        ...(imageIds && { image_ids: imageIds }),
      }
      await saveListing(tx, config, sellerAsActor(terms.seller_id), input)
      throw new RehearsalEnded()
    })
  } catch (error) {
    if (error instanceof RehearsalEnded) return []
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    return toProblems(
      error.details.errors ?? { '': error.message },
      wanted.fields.sale_method ?? own.sale_method,
    )
  }
  return []
}
