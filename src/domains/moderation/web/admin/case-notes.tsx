import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { caseKinds } from '#domains/moderation/common/case-kinds.ts'
import { listCases as shapes } from '#domains/moderation/common/cases.shapes.ts'
import {
  caseOrders,
  listCases,
  type ModerationCase,
  getCase,
  noteCase,
  type WholeCase,
  caseAssignees,
} from '#domains/moderation/common/cases.ts'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { KeyHint, useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { tableAddress } from '#domains/staff/web/shared/table/table-address.ts'
import type { SearchOf } from '#domains/staff/web/shared/table/table-definition.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeDone, getActLabels, getSeverityLabels, listKinds } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export type CaseFilter = SearchOf<typeof listCases, {}>
export type CaseName = Pick<ModerationCase, 'kind' | 'id'>

export interface ModerationPlace extends CaseFilter {
  open: CaseName | null
}

/** 'listing_report-12' */
const beside = { case: z.optional(z.string().check(z.regex(/^[a-z_]+-[1-9]\d{0,14}$/))) }

const address = tableAddress<SearchOf<typeof listCases, typeof beside>>({
  path: '/moderation',
  query: z.extend(shapes.query, { order: z._default(z.enum(caseOrders), 'severity') }),
  beside,
})

export function readModerationPlace(params: URLSearchParams): ModerationPlace {
  const { case: name, ...filter } = address.read(params)
  const [kind, id] = name?.split('-') ?? []
  const known = caseKinds.find((one) => one === kind)
  return { ...filter, open: known ? { kind: known, id: Number(id) } : null }
}

export const moderationAddress = ({ open, ...filter }: Partial<ModerationPlace>): string =>
  address.to({ ...filter, ...(open && { case: nameCase(open) }) })

export const nameCase = ({ kind, id }: CaseName): string => `${kind}-${id}`

export const isSameCase = (one: CaseName, other: CaseName | null): boolean =>
  one.kind === other?.kind && one.id === other.id

interface QueuedCase extends CaseName {
  listing: { id: number } | null
}

/** Finds the case to open once the one at `at` and the listing's other reports are decided. */
export function findNextCase(items: QueuedCase[], at: number, othersOf: number | null): QueuedCase | null {
  const isOpen = ({ kind, listing }: QueuedCase) =>
    othersOf === null || kind !== 'listing_report' || listing?.id !== othersOf
  return items.slice(at + 1).find(isOpen) ?? items.slice(0, Math.max(at, 0)).findLast(isOpen) ?? null
}

export const casesPerPage = 50

/** Polling interval, since other admins decide meanwhile. */
export const refreshMs = 5_000

export function useCases({ kind, severity, assignee, order, q, page }: CaseFilter) {
  const input = { order, page, limit: casesPerPage, kind, severity, assignee, q: q || undefined }
  return useApiQuery(listCases, input, { placeholderData: keepPreviousData, refetchInterval: refreshMs })
}

/** Refetches after a decision, a claim or an undo, here or by another admin. */
export function useCasesChanged() {
  const invalidate = useInvalidate()
  const changed = useQueueChanged()
  return () => {
    changed()
    invalidate(getCase)
  }
}

/** Leaves out the open case, which need not be fetched again. */
export function useQueueChanged() {
  const invalidate = useInvalidate()
  return () => {
    for (const op of [listCases, getAdminListing, getAdminTasks]) invalidate(op)
  }
}

interface CaseNotesProps extends Pick<WholeCase, 'notes' | 'decisions' | 'kind'> {
  name: CaseName
}

export function CaseNotes({ name, notes, decisions, kind }: CaseNotesProps) {
  return (
    <section aria-label={t.private_notes()} className="grid gap-2">
      <h3 className="heading text-base">
        {t.private_notes()}{' '}
        <May op={noteCase}>
          <KeyHint letter="N" />
        </May>
      </h3>
      {(notes.length > 0 || decisions.length > 0) && (
        <ul className="grid gap-1.5 text-sm">
          {decisions.map(({ id, outcome, acts, decided_by: decidedBy, at, undone }) => (
            <li key={`decision ${id}`} className="num text-ink-2 wrap-anywhere">
              {t.decided_earlier({
                decision: [describeDone(kind, outcome), ...acts.map((act) => getActLabels()[act])].join(', '),
                name: decidedBy,
                at: formatMoment(at),
                undone,
              })}
            </li>
          ))}
          {notes.map(({ id, author, text, at }) => (
            <li key={id} className="max-w-prose rounded-control bg-sunk px-3 py-2">
              <p className="num text-xs text-ink-2">
                {author} · <time dateTime={at}>{formatMoment(at)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <May op={noteCase}>
        <NoteForm name={name} />
      </May>
    </section>
  )
}

function NoteForm({ name }: { name: CaseName }) {
  const changed = useCasesChanged()
  const place = useRef<HTMLFormElement>(null)
  const form = useOperationForm(noteCase, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ ...name, text }),
    onDone: () => {
      form.set({ text: '' })
      changed()
    },
  })
  useLetterKey('n', () => place.current?.querySelector('textarea')?.focus(), 0)
  return (
    <form ref={place} id={form.id} method="post" noValidate className="grid gap-2" onSubmit={form.submit}>
      <Field label={t.add_a_note()} help={t.only_admins_read_notes()} {...form.field('text')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('text')}
            rows={2}
            maxLength={2_000}
            className="min-h-16"
            onKeyDown={(event) => {
              if (!isEnterKey(event) || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              form.submit()
            }}
          />
        )}
      </Field>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" kind="quiet" busy={form.isSending}>
          {t.save_note()}
        </Button>
      </div>
    </form>
  )
}

const getAssignees = makeTexts(() => ({
  me: t.taken_by_me(),
  nobody: t.taken_by_nobody(),
  others: t.taken_by_others(),
}))

const getOrders = makeTexts(() => ({
  oldest: t.oldest_first(),
  newest: t.newest_first(),
  severity: t.most_urgent_first(),
}))

interface CaseFiltersProps {
  filter: CaseFilter
  counts: OperationReply<typeof listCases>['counts'] | undefined
  onFilter: (filter: CaseFilter) => void
}

export function CaseFilters({ filter, counts, onFilter }: CaseFiltersProps) {
  const narrow = (change: Partial<CaseFilter>) => onFilter({ ...filter, page: 1, ...change })
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <search aria-label={t.moderation()} className="grid gap-2 border-b border-line p-3 [&>form]:w-full">
      <SearchField shortcut="/" label={t.search_cases()} q={filter.q ?? ''} onSearch={(q) => narrow({ q })} />
      <div className="grid grid-cols-2 gap-1.5 [&_select]:w-full">
        <PillSelect
          label={t.kind_of_case()}
          value={filter.kind ?? ''}
          onChoose={(kind) => narrow({ kind: kind || undefined })}
          options={[
            { value: '', label: t.all_kinds_count({ count: total ?? 0 }) },
            ...listKinds().map(({ kind, label }) => ({
              value: kind,
              label: t.kind_count({ kind: label, count: counts?.[kind] ?? 0 }),
            })),
          ]}
        />
        <PillSelect
          label={t.severity()}
          value={String(filter.severity ?? '')}
          onChange={({ target }) => narrow({ severity: Number(target.value) || undefined })}
          options={[
            { value: '', label: t.any_severity() },
            ...([3, 2, 1] as const).map((one) => ({ value: String(one), label: getSeverityLabels()[one] })),
          ]}
        />
        <PillSelect
          label={t.taken_by()}
          value={filter.assignee ?? ''}
          onChoose={(assignee) => narrow({ assignee: assignee || undefined })}
          options={[
            { value: '', label: t.taken_or_not() },
            ...caseAssignees.map((one) => ({ value: one, label: getAssignees()[one] })),
          ]}
        />
        <PillSelect
          label={t.order()}
          value={filter.order}
          onChoose={(order) => narrow({ order })}
          options={caseOrders.map((one) => ({ value: one, label: getOrders()[one] }))}
        />
      </div>
    </search>
  )
}
