import * as z from 'zod/mini'
import { byId, file, id, idOfListing, instant, line, page, pageQuery, yes } from '#platform/common/shapes.ts'
import * as t from '#domains/listing-import/texts.ts'

export const importStatus = z.enum([
  'queued',
  'reading',
  'ready',
  'applying',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
])
export type ImportStatus = z.output<typeof importStatus>

export const importOutcome = z.enum(['new', 'changed', 'same', 'gone', 'refused'], {
  error: t.choose_from_the_list,
})
export type ImportOutcome = z.output<typeof importOutcome>

export const importGuard = z.enum(['withdrawn', 'changed', 'refused'])
export type ImportGuard = z.output<typeof importGuard>

export const listingImport = z.strictObject({
  id,
  status: importStatus,
  file_name: z.string(),
  started_by: z.string(),
  withdraws_missing: z.boolean(),
  /** Names of columns that mean nothing here. */
  unknown_columns: z.array(z.string()),
  /** Why it needs a confirmation: more than usual would end or change, or was refused. */
  guards: z.array(importGuard),
  failure: z.nullable(z.string()),
  progress: z.strictObject({ done: z.int(), total: z.int() }),
  /** Counts of the comparison. */
  found: z.strictObject({
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    gone: z.int(),
    refused: z.int(),
  }),
  report: z.strictObject({
    made: z.int(),
    updated: z.int(),
    withdrawn: z.int(),
    refused: z.int(),
    left: z.int(),
    pictures: z.int(),
    undone: z.int(),
    not_undone: z.int(),
  }),
  /** Until then it can be undone; null if it can't be. */
  undo_until: z.nullable(instant),
  undos: z.array(z.strictObject({ by: z.string(), at: instant })),
  created_at: instant,
  finished_at: z.nullable(instant),
})
export type ListingImport = z.output<typeof listingImport>

export const importProblem = z.strictObject({
  /** Empty for the row as a whole. */
  column: z.string(),
  says: z.string(),
})
export type ImportProblem = z.output<typeof importProblem>

export const importItem = z.strictObject({
  id,
  /** As a spreadsheet counts, without blank rows; 0 for what the table doesn't have. */
  row: z.int(),
  reference: z.string(),
  title: z.string(),
  outcome: importOutcome,
  changes: z.array(z.strictObject({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(importProblem),
  /** The outcome of the row; null until then. */
  result: z.nullable(z.enum(['made', 'updated', 'withdrawn', 'same', 'refused', 'left'])),
  message: z.string(),
  undo_result: z.nullable(z.enum(['undone', 'left'])),
  undo_message: z.string(),
  listing_id: z.nullable(idOfListing),
})
export type ImportItem = z.output<typeof importItem>

export const uploadListingImport = {
  fileFields: z.strictObject({ withdraws_missing: yes }),
  reply: listingImport,
}

export const listListingImports = {
  query: z.strictObject(pageQuery),
  reply: page(listingImport),
}

export const getListingImport = {
  params: byId,
  query: z.strictObject({
    outcome: z.optional(importOutcome),
    result: z.optional(
      z.enum(['made', 'updated', 'withdrawn', 'same', 'refused', 'left'], { error: t.choose_from_the_list }),
    ),
    q: z.optional(line(t.the_search, 80, 0)),
    ...pageQuery,
  }),
  reply: z.strictObject({ run: listingImport, ...page(importItem).shape }),
}

export const applyListingImport = {
  params: byId,
  body: z.strictObject({ past_guards: z._default(z.boolean({ error: t.choose_yes_or_no }), false) }),
  reply: listingImport,
}

export const cancelListingImport = {
  params: byId,
  reply: listingImport,
}

export const undoListingImport = {
  params: byId,
  reply: listingImport,
}

export const exportImportReport = { params: byId, reply: file }

export const getImportTemplate = { reply: file }

export const exportListings = {
  query: z.strictObject({
    status: z.optional(
      z.enum(['draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended'], {
        error: t.choose_from_the_list,
      }),
    ),
  }),
  reply: file,
}

export const exportSales = { reply: file }
